import { defineGame } from 'ludoteca';
import { checkTranscript, type ScriptLine, transcript } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type Pig, pig } from '../../examples/your-own-game/pig.js';
import { sealedBids } from './helpers/sealed-bids.js';
import { thrownBy } from './helpers/thrown.js';

const ada = (type: 'roll' | 'hold') => ({ type, player: 'ada' }) as const;
const short = transcript(pig, {
  title: 'Ada rolls a six and holds.',
  config: { players: ['ada', 'bo'], goal: 6 },
  script: [[ada('roll'), 6], [ada('hold')]],
});
const secret = transcript(sealedBids, {
  title: 'Two bid for three lots.\nThe dice are random.',
  config: { players: ['ada', 'bo'], lots: 3 },
  seed: 4,
});

test('a scripted transcript reads like a game', () => {
  expect(short.replaceAll(/state [0-9a-f]{8}/g, 'state *')).toBe(`# Ada rolls a six and holds.
game pig (Pig)
language en
config {"players":["ada","bo"],"goal":6}

setup
@ to act: ada · state *

step 1
> ada: roll
= {"type":"roll","player":"ada"}
  d6 = 6 (pig)
  ada rolls 6
@ to act: ada · state *

step 2
> ada: hold
= {"type":"hold","player":"ada"}
  ada holds and has 6
@ nobody is to act · state *

over [PIG-END-01]: ada won
  1. ada, 6
  2. bo, 0
`);
});

test('what others see stands beside what happened', () => {
  const written = /^ {2}ada bids \d in secret.*\n {4}\[bo, a spectator: nothing\]$/m;
  expect(secret).toMatch(written);
  expect(secret).toMatch(/^ {2}shuffle = [\d ]+ \(lots and favours\)$/m);
  expect(secret).toMatch(/^# Two bid for three lots\.\n# The dice are random\.$/m);
});

test('the same seed writes the same text, another seed another', () => {
  const config = { players: ['ada', 'bo'], lots: 3 };
  expect(transcript(sealedBids, { title: 'Two bid for three lots.\nThe dice are random.', config, seed: 4 })).toBe(secret);
  expect(transcript(sealedBids, { title: 'Two bid for three lots.\nThe dice are random.', config, seed: 5 })).not.toBe(secret);
});

test('a transcript plays again from its own text', () => {
  checkTranscript(pig, short);
  checkTranscript(sealedBids, secret);
});

test.each([
  ['another throw', 'd6 = 6 (pig)', 'd6 = 5 (pig)', /Line 13 reads/],
  ['another sentence', 'ada rolls 6', 'ada rolls six', /Line 13 reads\n {2} {2}ada rolls six\nbut the game now gives\n {2} {2}ada rolls 6/],
  ['a missing throw', '  d6 = 6 (pig)\n', '', /step 1 is refused: dice-fault/],
  ['a throw too many', '  d6 = 6 (pig)\n', '  d6 = 6 (pig)\n  d6 = 6 (pig)\n', /step 1 leaves 1 throw unused/],
  ['an order out of turn', '"type":"hold","player":"ada"', '"type":"hold","player":"bo"', /step 2 is refused: not-your-turn/],
  ['an unknown order', '"type":"hold"', '"type":"fold"', /type should be one of/],
  ['another winner', 'ada won', 'bo won', /Line 22 reads/],
  ['no configuration', 'config ', 'konfig ', /no line that begins with config/],
])('a transcript with %s is not accepted', (_, from, to, message) => {
  expect(short).toContain(from);
  expect(() => checkTranscript(pig, short.replace(from, to))).toThrow(message);
});

test('what others see is told in brackets, those who see the same together', () => {
  const config = { players: ['ada', 'bo', 'cy'], lots: 1 };
  const text = transcript(sealedBids, {
    title: 'Bo looks, and all commit.',
    config,
    setup: [[3, 2, 1, 0]],
    script: [
      [{ type: 'bid', player: 'ada', coins: 2, against: ['bo'] }],
      [{ type: 'bid', player: 'bo', coins: 2, against: [] }],
      [{ type: 'commit', player: 'cy' }],
      [{ type: 'commit', player: 'bo' }],
      [{ type: 'commit', player: 'ada' }, 2],
    ],
  });
  expect(text.replaceAll(/state [0-9a-f]{8}/g, 'state *')).toBe(`# Bo looks, and all commit.
game sealed-bids (Sealed bids)
language en
config {"players":["ada","bo","cy"],"lots":1}

setup
  shuffle = 3 2 1 0 (lots and favours)
  Lot 1 is on show.
@ to act: ada, bo, cy · state *

step 1
> ada: bid 2 against bo
= {"type":"bid","player":"ada","coins":2,"against":["bo"]}
  ada bids 2 in secret, against bo.
    [bo, cy, a spectator: nothing]
@ to act: ada, bo, cy · state *

step 2
> bo: bid 2
= {"type":"bid","player":"bo","coins":2,"against":[]}
  bo bids 2 in secret.
    [ada, cy, a spectator: nothing]
@ to act: ada, bo, cy · state *

step 3
> cy: commit
= {"type":"commit","player":"cy"}
  cy has committed.
@ to act: ada, bo · state *

step 4
> bo: commit
= {"type":"commit","player":"bo"}
  bo has committed.
@ to act: ada · state *

step 5
> ada: commit
= {"type":"commit","player":"ada"}
  d2 = 2 (equal bids)
  ada has committed.
  ada bid 2, against bo.
  bo bid 2.
  bo buys lot 1 for 2.
  ada's favour is worth 4.
  bo's favour is worth 3.
  cy's favour is worth 2.
@ nobody is to act · state *

over [SB-END-01]: ada, bo won
  1. ada, 4
  1. bo, 4
  3. cy, 2
`);
  checkTranscript(sealedBids, text);
});

test('a sentence of several lines stands on one, in the language that is asked for, and orders that name their player do so once', () => {
  const wordy = defineGame<Pig>({
    ...pig.definition,
    title: { en: 'Pig', ca: 'Porc' },
    labels: {
      ...pig.definition.labels!,
      languages: ['en', 'ca'],
      action: ({ type, player }, language) => (type === 'roll' ? `${player}\n${type} ${language}` : `no ${type}\nyet`),
      event: ({ type }, language) => `${type}\nin\n${language}`,
    },
  });
  const text = transcript(wordy, {
    title: 'Dues línies.\nCap més.',
    config: { players: ['ada', 'bo'], goal: 6 },
    script: [[ada('roll'), 6], [ada('hold')]],
    language: 'ca',
  });
  expect(text.replaceAll(/state [0-9a-f]{8}/g, 'state *')).toBe(`# Dues línies.
# Cap més.
game pig (Porc)
language ca
config {"players":["ada","bo"],"goal":6}

setup
@ to act: ada · state *

step 1
> ada roll ca
= {"type":"roll","player":"ada"}
  d6 = 6 (pig)
  rolled in ca
@ to act: ada · state *

step 2
> ada: no hold yet
= {"type":"hold","player":"ada"}
  held in ca
@ nobody is to act · state *

over [PIG-END-01]: ada won
  1. ada, 6
  2. bo, 0
`);
  checkTranscript(wordy, text);
});

const dicey = defineGame<Pig>({
  ...pig.definition,
  outcome: (state) => (state.phase === 'over' ? { ranking: [], winners: [], clause: 'PIG-END-01' } : null),
  rules: {
    ...pig.definition.rules,
    roll: {
      ...pig.definition.rules.roll,
      apply(state, { player }, table) {
        const [first] = table.pool(2, 6, 'two (of them)');
        const order = table.shuffle(3, 'an order');
        state.pot = first! + order[0]!;
        table.emit({ type: 'rolled', player, die: first! });
      },
    },
  },
});

test('pools and shuffles are written down with their reasons, whoever wins, and played again', () => {
  const text = transcript(dicey, {
    title: 'Pools.',
    config: { players: ['ada', 'bo'], goal: 4 },
    script: [[ada('roll'), [3, 5], [2, 0, 1]], [ada('hold')]],
  });
  expect(text.replaceAll(/state [0-9a-f]{8}/g, 'state *')).toBe(`# Pools.
game pig (Pig)
language en
config {"players":["ada","bo"],"goal":4}

setup
@ to act: ada · state *

step 1
> ada: roll
= {"type":"roll","player":"ada"}
  2d6 = 3 5 (two (of them))
  shuffle = 2 0 1 (an order)
  ada rolls 3
@ to act: ada · state *

step 2
> ada: hold
= {"type":"hold","player":"ada"}
  ada holds and has 5
@ nobody is to act · state *

over [PIG-END-01]: nobody wins
`);
  checkTranscript(dicey, text);
  expect(() => checkTranscript(dicey, text.replace('2d6 = 3 5', '2d6 = 4 5'))).toThrow(/Line 14 reads/);
  expect(() => checkTranscript(dicey, text.replace('2d6', '2d8'))).toThrow(/The record has a pool of 8 \(two \(of them\)\)/);
  expect(() => checkTranscript(dicey, text.replace('shuffle = 2 0 1', 'd6 = 2'))).toThrow(/The record has a roll of 6 \(an order\)/);
});

test('what reads nearly like a throw is none, and dice may have many sides', () => {
  const large = defineGame<Pig>({
    ...pig.definition,
    rules: {
      ...pig.definition.rules,
      roll: {
        ...pig.definition.rules.roll,
        apply(state, { player }, table) {
          state.pot = table.roll(20, 'pig');
          table.emit({ type: 'rolled', player, die: state.pot });
        },
      },
    },
    labels: { ...pig.definition.labels!, event: (event) => (event.type === 'rolled' ? `d20 = ${event.die} (pig): well done` : 'held') },
  });
  const text = transcript(large, {
    title: 'Ada needs  d20 = 12 (pig)',
    config: { players: ['ada', 'bo'], goal: 12 },
    script: [[ada('roll'), 12], [ada('hold')]],
  });
  expect(text).toMatch(/^ {2}d20 = 12 \(pig\)\n {2}d20 = 12 \(pig\): well done$/m);
  checkTranscript(large, text);
});

test('a text that was written down long ago still plays, and its states are the same', () => {
  checkTranscript(
    pig,
    `# Ada rolls a six and holds.
game pig (Pig)
language en
config {"players":["ada","bo"],"goal":6}

setup
@ to act: ada · state c6ce4c5d

step 1
> ada: roll
= {"type":"roll","player":"ada"}
  d6 = 6 (pig)
  ada rolls 6
@ to act: ada · state 122582ab

step 2
> ada: hold
= {"type":"hold","player":"ada"}
  ada holds and has 6
@ nobody is to act · state 82bfe50f

over [PIG-END-01]: ada won
  1. ada, 6
  2. bo, 0
`,
  );
});

const config = { players: ['ada', 'bo'], goal: 6 };

test('what does not go as it is written is told with its step', () => {
  const of = (script: readonly ScriptLine<Pig>[], more: object = {}): string | null =>
    thrownBy(() => transcript(pig, { title: 'No.', config, script, ...more }));
  expect(of([[ada('hold')]])).toBe('step 1 is refused: empty-pot (PIG-HOLD-01) There is nothing in the pot to hold.');
  expect(of([[ada('roll'), 6, 5]])).toBe('step 1 leaves 1 throw unused.');
  expect(of([[ada('roll'), 3], [ada('roll')]])).toBe(
    'step 2 is refused: dice-fault (CORE-DICE) The script has no throw left for d6 (pig).',
  );
  expect(of([], { setup: [4] })).toBe('setup leaves 1 throw unused.');
  expect(of([], { config: { players: ['ada'], goal: 6 } })).toBe(
    'setup is refused: bad-table (PIG-PLAY-01) Two or more different players take part, for a goal of 1 to 1,000,000 points.',
  );
  expect(of([], {})).toBe(null);
});

test('the first line that comes out otherwise is told, also where lines are missing or too many', () => {
  const of = (text: string): string | null => thrownBy(() => checkTranscript(pig, text));
  expect(of(short)).toBe(null);
  expect(of(short.slice(0, -1))).toBe(`Line 25 reads
  nothing
but the game now gives
  `);
  expect(of(`${short}more`)).toBe(`Line 25 reads
  more
but the game now gives
  `);
  expect(of(`${short}\nmore`)).toBe(`Line 26 reads
  more
but the game now gives
  nothing`);
  expect(of(short.replace('language en\n', ''))).toBe('The transcript has no line that begins with language.');
  expect(of(short.replace('= {"type":"hold"', '= {"type":"fold"'))).toBe(
    '= {"type":"fold","player":"ada"}: type should be one of "roll", "hold"; it is "fold".',
  );
  expect(of(short.replace('ada: roll', 'ada: rolls'))).toBe(`Line 10 reads
  > ada: rolls
but the game now gives
  > ada: roll`);
});

test('random play is cut where it is said, is chosen for where that is wanted, and has the seed 1 unless another is given', () => {
  const steps = (text: string): number => text.match(/^step /gm)?.length ?? 0;
  const long = { players: ['ada', 'bo'], goal: 1000 };
  expect(steps(transcript(pig, { title: 'Long.', config: long }))).toBe(200);
  expect(steps(transcript(pig, { title: 'Long.', config: long, maxSteps: 7 }))).toBe(7);
  expect(transcript(pig, { title: 'Long.', config: long, maxSteps: 7 })).toBe(
    transcript(pig, { title: 'Long.', config: long, maxSteps: 7, seed: 1 }),
  );
  expect(
    transcript(pig, { title: 'Long.', config: long, maxSteps: 5, choose: (_, player) => ({ type: 'roll', player }) as const }),
  ).not.toContain('hold');
});
