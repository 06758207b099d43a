import type { HarmlessIn } from './harmless.js';

const unread = 'an entry about a step that is not known is one that cannot be read, whether it is not found or fails';

export const harmless: HarmlessIn = {
  'src/host/answering.ts': [
    {
      line: "const rematch = lays ? await desk.rematchOf(hosted) : '';",
      becomes: ['"Stryker was here!"'],
      why: 'where no rematch is laid out none is written: it is no rematch, its sender does not run the table, or one stands already',
    },
  ],
  'src/host/appending.ts': [
    {
      line: 'const byTable = ({ row: { table: one } }: Waiting, { row: { table: other } }: Waiting): number => (one < other ? -1 : one > other ? 1 : 0);',
      was: 'one > other',
      becomes: ['true', 'false', 'one >= other', 'one <= other'],
      why: 'sorting asks of two lines only whether the second belongs before the first; whether they are alike or in order otherwise is the same to it',
    },
    {
      line: "if (appended === undefined) reject(new Error('The journal did not say what became of an entry.'));",
      becomes: ['""'],
      why: 'whoever waits for a line asks whether it failed, and never in which words',
    },
  ],
  'src/host/audience.ts': [
    {
      line: 'if (state === null || table === this.#table) return null;',
      was: 'table === this.#table',
      becomes: ['false'],
      why: 'of the same table everything is compared, which takes longer, and nothing is found to be told',
    },
    {
      line: 'const fits = seen !== undefined && seen.moments <= length && seen.moments >= this.#from && this.#markAt(seen.moments) === seen.mark;',
      becomes: ['seen.moments > this.#from'],
      why: 'whoever has seen just what is not in memory is told all that is, whether it fits or not',
    },
  ],
  'src/host/budgets.ts': [
    {
      line: 'isFull(now: number): boolean {',
      becomes: ['{}'],
      why: 'a purse that is kept has filled by itself, and is as good as a new one: only memory is lost',
    },
    {
      line: 'return this.#left + (now - this.#at) * this.#perMillisecond >= this.#most;',
      becomes: [
        'false',
        'this.#left - (now - this.#at) * this.#perMillisecond',
        'this.#left + (now - this.#at) * this.#perMillisecond > this.#most',
      ],
      why: 'a purse that is kept has filled by itself, and is as good as a new one: only memory is lost',
    },
  ],
  'src/host/chain.ts': [
    { line: 'while (play !== null && play.step > step) play = play.before;', was: 'play !== null', becomes: ['true'], why: unread },
    { line: 'return play?.step === step ? play : null;', was: 'play?.step', becomes: ['play.step'], why: unread },
    {
      line: 'for (let play: Play | null = high; play !== null && play !== low; play = play.before) found.push(play);',
      was: 'play !== null',
      becomes: ['true'],
      why: 'whoever asks for the steps after one names one that stands below, or none: then it is met at the beginning',
    },
    {
      line: 'if (b !== null && a.step < b.step) b = b.before;',
      was: 'a.step < b.step',
      becomes: ['a.step <= b.step'],
      why: 'of two steps of the same number either may be left first',
    },
    {
      line: 'if (b !== null && a.step < b.step) b = b.before;',
      was: 'b !== null',
      becomes: ['true'],
      why: 'what is told anew begins no later than before, and of two steps of the same number the former is left first: it is at its end first',
    },
  ],
  'src/host/clocks.ts': [
    {
      line: 'if (clock === null) return clocks;',
      was: 'clock === null',
      becomes: ['false'],
      why: 'where there are no clocks none is paid back; of steps from before a snapshot the journal is read from its beginning anyway',
    },
    {
      line: 'if (gone.some(({ time }) => time === undefined)) return null;',
      becomes: ['false', '() => undefined'],
      why: 'what is not known cannot be read, whether it is looked for or fails',
    },
  ],
  'src/host/commands.ts': [
    {
      line: "{ dice, version = '' }: Pick<HostOptions, 'dice' | 'version'>,",
      was: "''",
      becomes: ['"Stryker was here!"'],
      why: 'a text without numbers is as early a version as none',
    },
  ],
  'src/host/greeting.ts': [
    {
      line: 'if (found === undefined || isSeated) return null;',
      was: 'found === undefined',
      becomes: ['false'],
      why: 'what fails is refused, and to be refused writes as little as to have nothing to do; at most the journal is read from its beginning for it',
    },
    {
      line: "if (kind === 'again' || kind === 'busy') throw new Error('An invitation could not be written.');",
      was: "'An invitation could not be written.'",
      becomes: ['""'],
      why: 'whoever catches it reads no message',
    },
  ],
  'src/host/handing-on.ts': [
    {
      line: 'if (hosted === null || rights === null) {',
      was: 'hosted === null',
      becomes: ['false'],
      why: 'at a table that is not there nobody has rights',
    },
  ],
  'src/host/host.ts': [
    {
      line: "alarm: (table: string, at: number) => answeredInTime(() => alarm(table, at), this.budgets.answering, after, 'No alarm is set.'),",
      was: "'No alarm is set.'",
      becomes: ['""'],
      why: 'whoever catches it reads no message',
    },
    {
      line: 'const client: Client = new Client(link, this, (gone) => this.#clients.delete(gone));',
      was: '(gone) => this.#clients.delete(gone)',
      becomes: ['() => undefined'],
      why: 'who has gone is told nothing any more: only memory is held',
    },
    {
      line: 'for (const [hash, { isForeseeing, messages, forecasts, rematches }] of [...this.#allowances])',
      was: '[...this.#allowances]',
      becomes: ['[]'],
      why: 'a full purse is as good as a new one: only memory is held',
    },
    {
      line: 'if (!isForeseeing && [messages, forecasts, rematches].every((purse) => purse.isFull(now))) this.#allowances.delete(hash);',
      becomes: ['false', '() => undefined'],
      why: 'a full purse is as good as a new one: only memory is held',
    },
  ],
  'src/host/hosted.ts': [
    {
      line: 'if (now !== null) sendFor(options, this.id, table, now);',
      was: 'now !== null',
      becomes: ['true'],
      why: 'where the table cannot be read any more after its own line, all who are there have been sent away just before: what fails behind them is caught, and whom it would be told has gone',
    },
  ],
  'src/host/ledger.ts': [
    {
      line: 'if (isNew) this.check();',
      becomes: ['true'],
      why: 'of the same table the rules say the same however often they are asked: it only takes longer',
    },
    {
      line: 'if (state !== undefined) this.#states.know(after.play, state);',
      becomes: ['false'],
      why: 'a state that is not known is found by playing the step again with the dice that are written',
    },
    {
      line: 'if (written === null || this.#good !== null || written.n === this.#kept) return;',
      was: 'written === null',
      becomes: ['false'],
      why: 'where there is no table nothing can be kept of it: whoever has it kept lets go what fails there',
    },
    {
      line: 'if (!this.isCut) return false;',
      was: 'false',
      becomes: ['true'],
      why: 'of a table that is in memory from its beginning nothing more is read',
    },
    {
      line: 'if (table === null) break;',
      becomes: ['false'],
      why: 'what follows a line that cannot be read cannot be read either: in the end there is no table, one way or the other',
    },
  ],
  'src/host/notices.ts': [
    {
      line: 'if (notify === undefined) return;',
      becomes: ['false'],
      why: 'where nobody is to be sent for, each sending fails, and whatever fails there is let go',
    },
  ],
  'src/host/pictures.ts': [
    {
      line: 'if (known !== undefined) return known;',
      becomes: ['false'],
      why: 'what was seen of a step is found out again, and is the same: it only takes longer',
    },
    {
      line: 'for (; play !== null && known.get(play)?.has(viewer) !== true; play = play.before) path.push(play);',
      was: 'known.get(play)?.has(viewer) !== true',
      becomes: ['true'],
      why: 'what is known of earlier steps is found out again, and is the same: it only takes longer',
    },
    {
      line: 'if (request === null || viewer === null || (request.by !== viewer && !request.of.includes(viewer))) return null;',
      was: 'viewer === null',
      becomes: ['false'],
      why: 'nobody asks, or is asked, without a seat',
    },
    {
      line: 'open: viewer === null || paused || closed || request !== null ? [] : game.open(state, viewer),',
      was: 'viewer === null',
      becomes: ['false'],
      why: 'to whoever has no seat the rules say themselves that nothing is open',
    },
  ],
  'src/host/rehearsal.ts': [
    {
      line: 'const step = before === null ? 0 : before.step + 1;',
      becomes: ['true', 'before.step - 1'],
      why: 'the answer hangs on which steps stand and in which order, and never on their numbers',
    },
    {
      line: "rules: { undo, watch: 'open' },",
      was: "'open'",
      becomes: ['""'],
      why: 'it is only asked whether nobody at all may watch',
    },
    {
      line: "const answer = freely(table, states, by, { kind: 'take-back', to: moments });",
      was: "'take-back'",
      becomes: ['""'],
      why: 'it is only asked whether something is to be done again; what is written of it is not looked at',
    },
  ],
  'src/host/sha256.ts': [{ line: 'for (let i = 16; i < 64; i++) {', becomes: ['i <= 64'], why: 'one word more is made than is read' }],
  'src/host/showing.ts': [
    {
      line: '#lately: Table[] = [];',
      becomes: ['["Stryker was here"]'],
      why: 'what has no number does not come before any table, and is dropped with the first',
    },
    {
      line: 'this.#lately = [...this.#lately.filter(({ n }) => n < table.n), table];',
      was: 'n < table.n',
      becomes: ['n <= table.n'],
      why: 'no number but that of the opening comes twice, and where watchers are behind the opening is dropped with the snapshot that follows it: where none are, nobody asks',
    },
  ],
  'src/host/snapshots.ts': [
    {
      line: 'const bare = { action: null, rolls: [], seal: snapshot.seal, events: [], ...turnIn(position) };',
      was: '[]',
      becomes: ['["Stryker was here"]'],
      why: 'the lowest step in memory is never played again: where it is the last its state is known, and elsewhere its seal is none that a setup makes',
    },
  ],
  'src/host/states.ts': [
    {
      line: 'if (before === null && next.step > 0) return null; // what came before it is not in memory',
      was: 'before === null && next.step > 0',
      becomes: ['false'],
      why: 'the setup, played in place of a later step, makes another seal or fails: it leads nowhere, which only takes longer',
    },
    {
      line: 'if (E.isLeft(step)) return null;',
      was: 'E.isLeft(step)',
      becomes: ['false'],
      why: 'of what the rules refuse no seal can be made: what fails there leads nowhere as well',
    },
  ],
  'src/host/table.ts': [
    {
      line: 'const made = (again < 0 ? known[i]! : stays[again]!).time ?? { left: 0, gained: 0 };',
      was: '{ left: 0, gained: 0 }',
      becomes: ['{}'],
      why: 'what a step gave is unknown only at tables without clocks, or the journal is read from its beginning; and without clocks nobody asks',
    },
    {
      line: "const { game, version = '', config, rules, seats, tokens } = deed;",
      becomes: ['"Stryker was here!"'],
      why: 'a text without numbers is as early a version as none',
    },
    {
      line: "of.right === 'invite' ? of.hash === invite : of.right === 'seat' && of.seat === seat && invite !== undefined;",
      was: "of.right === 'seat'",
      becomes: ['true'],
      why: 'no token names a seat but that of a seat or an invitation',
    },
  ],
  'src/host/versions.ts': [
    {
      line: 'for (let i = 0; i < Math.max(these.length, those.length); i++) {',
      was: 'i < Math.max(these.length, those.length)',
      becomes: ['i <= Math.max(these.length, those.length)'],
      why: 'beyond the end of both there is nothing in either, which is no difference',
    },
    {
      line: 'if (difference !== 0) return difference > 0;',
      was: 'difference > 0',
      becomes: ['difference >= 0'],
      why: 'where there is no difference nothing is returned yet',
    },
  ],
};
