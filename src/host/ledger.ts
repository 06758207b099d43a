import { O } from '../core/data/fp.js';
import { mostMoments } from '../protocol/index.js';
import { peopleAt, playAt, playsBetween } from './chain.js';
import type { Entry, Snapshot } from './journal.js';
import type { HostOptions } from './options.js';
import type { Play, Table } from './position.js';
import { isSnapshot, recalled, snapshotOf } from './snapshots.js';
import { States } from './states.js';
import { folded } from './table.js';
import { isLater } from './versions.js';

const page = 500;
const keepEvery = 50;

/** The tables the first entries make, one after the other, as far as they can be read. */
const tablesOf = (entries: readonly Entry[]): readonly Table[] => {
  const tables: Table[] = [];
  for (const entry of entries) {
    const table = folded(tables.at(-1) ?? null, entry);
    if (table === null) break;
    tables.push(table);
  }
  return tables;
};

/** What is known of one table’s journal, and the table it makes: from a snapshot on where there is one. */
export class Ledger {
  readonly #id: string;
  readonly #options: HostOptions;
  readonly #became: (table: Table) => void;
  readonly #commands = new Set<string>();
  #table: Table | null = null;
  /** The table of which it was looked last where the rules lead. */
  #checked: Table | null = null;
  #states: States | null = null;
  /** The last step to which mended rules lead; null if they lead to where the journal does. */
  #good: Play | null = null;
  #kept = 0;
  #last = '';
  /** Is part of the journal not in memory? */
  isCut = false;
  /** Is there something in the journal that a later version has written? */
  isNewer = false;

  /** `became` is told of every table the journal makes, one after the other. */
  constructor(id: string, options: HostOptions, became: (table: Table) => void) {
    this.#id = id;
    this.#options = options;
    this.#became = became;
  }

  /** The table as the journal makes it; null if there is none that can be read. */
  get written(): Table | null {
    return this.isNewer ? null : this.#table;
  }

  /** The table as far as it could be read. */
  get lastRead(): Table | null {
    return this.#table;
  }

  /** The table as it is shown: where mended rules lead elsewhere, it stands where they still lead, and asks whether to go on from there. */
  get table(): Table | null {
    const { written } = this;
    if (written === null || this.#good === null) return written;
    const play = this.#good;
    const agreed = written.goingOn?.to === play.step && written.goingOn.version === this.version ? written.goingOn.agreed : [];
    const request = { kind: 'go-on', to: play.step, by: '', of: peopleAt(written), agreed } as const;
    const clocks = Object.fromEntries(Object.entries(written.clocks).map(([seat, clock]) => [seat, { ...clock, since: null }]));
    return { ...written, play, undone: {}, request, clocks };
  }

  get states(): States {
    return this.#states!;
  }

  get version(): string {
    return this.#options.version ?? '';
  }

  /** The command of the last entry that is known here. */
  get last(): string {
    return this.#last;
  }

  /** Was this command written, as far as is known here? */
  has(command: string): boolean {
    return this.#commands.has(command);
  }

  /** It was, the journal says. */
  knows(command: string): void {
    this.#commands.add(command);
  }

  /** Reads what the journal has that is not known here; true if there was something, now or before it failed in the middle of it. */
  async readOn(): Promise<boolean> {
    const wasNewer = this.isNewer;
    if (this.#table === null) await this.#begin();
    await this.#readFrom(this.#table?.n ?? 0);
    const isNew = this.#table !== this.#checked;
    if (this.#asksBeyond()) await this.whole();
    if (isNew) this.check();
    return isNew || this.isNewer !== wasNewer;
  }

  /** Does the journal have another line, or none, where it had the last that is known here? So it is where a table was forgotten, or put back from a backup. */
  async isSetBack(): Promise<boolean> {
    const [last] = await this.#options.journal.read(this.#id, this.#table!.n - 1, 1);
    return last?.command !== this.#last;
  }

  /** Reads the journal from its beginning, once it is asked what came before the snapshot. */
  async whole(): Promise<void> {
    if (!this.isCut) return;
    const cut = this.#table!;
    const entries = await this.#entriesUpTo(cut.n);
    this.isCut = false; // and if part of it cannot be read, asking again will not help
    for (const { command } of entries) this.#commands.add(command);
    const tables = tablesOf(entries);
    const whole = tables.at(-1);
    if (whole?.n !== cut.n) return;
    const anew = new Map(playsBetween(null, whole.play).map((play) => [play.step, play]));
    for (const play of playsBetween(null, cut.play)) {
      const same = anew.get(play.step);
      if (same !== undefined) this.states.share(play, same);
    }
    this.#table = whole;
    for (const table of tables) this.#became(table);
    this.check();
  }

  /** The table as one entry more would make it, with what that needs of the past; null if it cannot be read here. */
  async foretold(entry: Entry): Promise<Table | null> {
    if (this.#isBeyond(entry)) await this.whole();
    return folded(this.written, entry);
  }

  /** One entry more, and the state it leads to if that is known; what it needs of the past is read first. */
  async add(entry: Entry, state?: object): Promise<void> {
    if (this.#isBeyond(entry)) await this.whole();
    this.#apply(entry, state);
  }

  #apply(entry: Entry, state?: object): void {
    const after = folded(this.#table, entry);
    const game = this.#states?.game ?? (after === null ? undefined : this.#options.gameOf(after.game));
    if (after === null || game === undefined) {
      this.isNewer = true;
      return;
    }
    this.#states ??= new States(game, after.config);
    if (state !== undefined) this.#states.know(after.play, state);
    this.#table = after;
    this.#last = entry.command;
    this.#commands.add(entry.command);
    this.#became(after);
  }

  /** Keeps the state: now and then, at the end, and whenever it is `wanted`. */
  async keep(wanted = false): Promise<void> {
    const { written } = this;
    if (written === null || this.#good !== null || written.n === this.#kept) return;
    const state = this.states.after(written.play)!;
    const isTime = written.n - this.#kept >= keepEvery || O.isSome(this.states.game.outcome(state));
    if (!isTime && !wanted) return;
    const snapshot = snapshotOf(this.states.game, written, state);
    if (snapshot === null) return;
    this.#kept = written.n;
    await this.#options.journal.keep(this.#id, snapshot).catch(() => {});
  }

  /** Do the rules still lead where the journal says? If they have been mended they may not; if it was written by later ones, this server is too old. */
  check(): void {
    const table = this.#table!;
    this.#checked = table;
    this.#good = null;
    const departs = this.states.departs(table.play);
    if (departs === null) return;
    if (departs.before === null || isLater(table.version, this.version)) this.isNewer = true;
    else this.#good = departs.before;
  }

  /** What was kept, over the opening; null if it cannot be read, whatever is wrong with it: then all is played again. */
  #recalled(opened: Table, snapshot: Snapshot, entries: readonly Entry[]): ReturnType<typeof recalled> {
    try {
      return recalled(this.states.game, opened, snapshot, entries);
    } catch {
      return null;
    }
  }

  /** So many entries, from the first on; fewer where the journal has no more. */
  async #entriesUpTo(last: number): Promise<readonly Entry[]> {
    const found: Entry[] = [];
    while (found.length < last) {
      const entries = await this.#options.journal.read(this.#id, found.length, Math.min(page, last - found.length));
      if (entries.length === 0) break;
      found.push(...entries);
    }
    return found;
  }

  /** Does an entry go back to steps that are not in memory, or of which the states are not: before the one that was kept? */
  #isBeyond(entry: Entry): boolean {
    if (!this.isCut) return false;
    const after = folded(this.#table, entry);
    return after === null || !this.states.reach(after.play);
  }

  /** Is leave asked to go back to a step that is not in memory? Nobody could be told how much of theirs would stand. */
  #asksBeyond(): boolean {
    const { written } = this;
    return written?.request?.kind === 'take-back' && playAt(written.play, written.request.to) === null;
  }

  async #readFrom(after: number): Promise<void> {
    for (let n = after; !this.isNewer; ) {
      const entries = await this.#options.journal.read(this.#id, n, page);
      for (const entry of entries) await this.add(entry);
      if (entries.length < page) break;
      n += entries.length;
    }
  }

  /** The opening, and what was kept last if it can be read. */
  async #begin(): Promise<void> {
    const { journal, now } = this.#options;
    const [snapshot, opening] = await Promise.all([journal.latest(this.#id).catch(() => null), journal.read(this.#id, 0, 1)]);
    if (opening[0] === undefined) return;
    this.#apply(opening[0]);
    if (this.#table === null || !isSnapshot(snapshot) || snapshot.n <= 1) return;
    const from = Math.max(1, snapshot.n - mostMoments);
    const entries = await journal.read(this.#id, from, snapshot.n - from);
    const found = this.#recalled(this.#table, snapshot, entries);
    // Watchers who are behind must be shown what stood then: so late a snapshot is none for them.
    if (found === null || (found.table.rules.delay > 0 && found.table.at > now() - found.table.rules.delay * 1000)) return;
    this.#table = found.table;
    this.isCut = playsBetween(null, found.table.play)[0]!.past !== undefined;
    this.states.know(found.table.play, found.state);
    this.#became(found.table);
    for (const { command } of entries) this.#commands.add(command);
    this.#last = entries.at(-1)!.command;
    this.#kept = snapshot.n;
  }
}
