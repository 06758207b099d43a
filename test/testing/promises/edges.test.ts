import { badState, defineGame, E, hasEach, O } from 'ludoteca';
import { expect, test } from 'vitest';
import { difference } from '../../../src/testing/difference.js';
import {
  answering,
  type Bids,
  type Breach,
  broken,
  brokenForStrangers,
  type State,
  short,
  stepping,
  testBreaches,
  there,
} from '../helpers/breaches.js';
import { type SealedBids, sealedBids } from '../helpers/sealed-bids.js';

const { codecs, definition } = sealedBids;
const few = {
  choose: (_: State, player: string) => ({ type: 'commit', player }) as const,
  configs: [{ players: ['ada', 'bo'], lots: 1 }],
  closely: 1,
};
const { labels: _, ...wordless } = definition;
const failing = (message: string) => (): never => {
  throw new Error(message);
};
/** So many have been asked of a position at the edge. */
const afterSo = (many: number): (() => boolean) => {
  let times = 0;
  return () => ++times > many;
};

const breaches: readonly Breach[] = [
  ['is sound at its edges', 'edge-numbers', sealedBids, null],
  [
    'comes to what no JSON can carry',
    'edge-numbers',
    answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, note: undefined } as State) : read)),
    `${there}, before step 2, with 1 for 2 at favours.ada: the state is no plain data: at note stands undefined, which JSON does not know.`,
  ],
  [
    'reads a state otherwise each time',
    'edge-numbers',
    (() => {
      let reads = 0;
      return answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, note: ++reads } as State) : read));
    })(),
    `${there}, before step 2, with 1 for 2 at favours.ada: Refused: bad-state (CORE-STATE) note: There is no field note.`,
  ],
  [
    'counts the coins otherwise each time',
    'edge-numbers',
    (() => {
      let reads = 0;
      return answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, coins: { ada: reads++ % 6, bo: 5 } }) : read));
    })(),
    `${there}, before step 2, with 1 for 2 at favours.ada: it comes back from JSON changed: at coins.ada 2 was expected, 3 was found.`,
  ],
  [
    'reads no state twice',
    'edge-numbers',
    answering('decodeState', (read, [state]) => (Object.isFrozen(state) ? failing('once is enough')() : read)),
    null,
  ],
  [
    'fails to list',
    'edge-numbers',
    brokenForStrangers((game, isStrange) =>
      answering('legalActions', (actions, [state]) => (isStrange(state) ? failing('no list')() : actions), game),
    ),
    `${there}, before step 2, with 1 for 2 at favours.ada: no list`,
  ],
  [
    'counts points without end',
    'edge-numbers',
    brokenForStrangers((game, isStrange) =>
      answering('points', (points, [state]) => (isStrange(state) ? Number.POSITIVE_INFINITY : points), game),
    ),
    `${there}, before step 2, with 1 for 2 at favours.ada: ada stands at Infinity.`,
  ],
  [
    'guesses what is no number',
    'edge-numbers',
    brokenForStrangers((game, isStrange) => answering('evaluate', (guess, [state]) => (isStrange(state) ? Number.NaN : guess), game)),
    `${there}, before step 2, with 1 for 2 at favours.ada: ada stands at NaN.`,
  ],
  [
    'shows what its codec does not know',
    'edge-numbers',
    { ...sealedBids, codecs: { ...codecs, view: codecs.config as never } },
    `${there}, before step 2, with 1 for 2 at favours.ada: the codec refuses the view of ada.`,
  ],
  [
    'shows a spectator what its codec does not know',
    'edge-numbers',
    answering('view', (view, [, viewer]) => (viewer === null ? ({} as never) : view)),
    `${there}, before step 2, with 1 for 2 at favours.ada: the codec refuses the view of a spectator.`,
  ],
  [
    'cannot be drawn',
    'edge-numbers',
    { ...sealedBids, definition: { ...definition, labels: { ...definition.labels!, draw: failing('no paper') } } },
    `${there}, before step 2, with 1 for 2 at favours.ada: no paper`,
  ],
  [
    'cannot be dealt anew',
    'edge-numbers',
    answering('redeal', () => ({}) as never),
    `${there}, before step 2, with 1 for 2 at favours.ada: Refused: bad-state (CORE-STATE) config: config is missing; it should be an object with players, lots.; bad-state (CORE-STATE) phase: phase is missing; it should be one of "bid", "over".; bad-state (CORE-STATE) lot: lot is missing; it should be a whole number from 1 to 15.; bad-state (CORE-STATE) deck: deck is missing; it should be a list of at most 10000.; bad-state (CORE-STATE) coins: coins is missing; it should be an object of ids.; bad-state (CORE-STATE) points: points is missing; it should be an object of ids.; bad-state (CORE-STATE) favours: favours is missing; it should be an object of ids.; bad-state (CORE-STATE) sheets: sheets is missing; it should be an object of ids.; bad-state (CORE-STATE) peekers: peekers is missing; it should be a list of at most 10000.`,
  ],
  [
    'has nothing to choose',
    'edge-numbers',
    brokenForStrangers((game, isStrange) => answering('randomAction', (action, [state]) => (isStrange(state) ? undefined : action), game)),
    `${there}, before step 2, with 1 for 2 at favours.ada: nobody has an action to choose, and the game is not over (who may act: ada; what is open: bid, withdraw, peek, commit).`,
  ],
  [
    'lets nobody act',
    'edge-numbers',
    brokenForStrangers((game, isStrange) => answering('actors', (actors, [state]) => (isStrange(state) ? [] : actors), game)),
    null,
  ],
  ...[['the second', 'ada', 'bo'] as const, ['the first', 'bo', 'ada'] as const].map(
    ([whom, one, other]): Breach => [
      `leaves it to ${whom}`,
      'edge-numbers',
      answering('randomAction', (action, [state, player]) => (player === one && !state.sheets[other]!.committed ? undefined : action)),
      null,
      { closely: 12, maxSteps: 0 },
    ],
  ),
  ['has no words', 'edge-numbers', { ...sealedBids, definition: wordless }, null],
  [
    'draws what it refuses',
    'edge-numbers',
    brokenForStrangers((game, isStrange) =>
      answering(
        'randomAction',
        (action, [state, player]) => (isStrange(state) ? { type: 'bid', player, coins: 99, against: [] } : action),
        game,
      ),
    ),
    `${there}, before step 2, with 1 for 2 at favours.ada: bid by ada: Refused: too-poor (SB-BID-01) You bid 99 and have 5.`,
  ],
  [
    'tells what its codec does not know',
    'edge-numbers',
    { ...sealedBids, codecs: { ...codecs, event: codecs.config as never } },
    `${there}, before step 2, with 1 for 2 at favours.ada: bid by ada: the codec refuses the event bid-written.`,
  ],
  [
    'comes to what it does not read',
    'edge-numbers',
    brokenForStrangers((game, isStrange) =>
      answering(
        'reduce',
        (answer, [state]) => stepping(answer, (step) => (isStrange(state) ? { ...step, state: { ...step.state, lot: 99 } } : step)),
        game,
      ),
    ),
    `${there}, before step 2, with 1 for 2 at favours.ada: bid by ada: Refused: bad-state (CORE-STATE) lot: lot should be a whole number from 1 to 15; it is 99.`,
  ],
  [
    'fails at the eighth step',
    'edge-numbers',
    (() => {
      const isLate = afterSo(7);
      return brokenForStrangers((game, isStrange) =>
        answering('reduce', (answer, [state]) => (isStrange(state) && isLate() ? failing('too far')() : answer), game),
      );
    })(),
    `${there}, before step 2, with 1 for 3 at favours.bo: bid by ada, bid by ada, bid by ada, bid by ada: too far`,
  ],
  [
    'stands nowhere after some steps',
    'edge-numbers',
    (() => {
      const isLate = afterSo(1);
      return brokenForStrangers((game, isStrange) =>
        answering('evaluate', (guess, [state]) => (isStrange(state) && isLate() ? Number.NaN : guess), game),
      );
    })(),
    `${there}, before step 2, with 1 for 3 at favours.bo: ada stands at NaN.`,
  ],
  [
    'fails to read a number inside another part',
    'edge-numbers',
    answering('decodeState', (read, [state]) => ((state as State).favours['ada'] === 1_000_000 ? failing('too much')() : read)),
    `${there}, before step 2, with another number at favours.ada: too much`,
  ],
  [
    'fails to read a number',
    'edge-numbers',
    answering('decodeState', (read, [state]) => (JSON.stringify(state).includes(':1000000,') ? failing('too much')() : read)),
    `${there}, before step 2, with another number at lot: too much`,
  ],
];
/** A game that takes a saved state unless its author finds fault with it: a path for each fault. */
const refusing = (faultsOf: (state: State) => readonly string[]): Bids =>
  defineGame<SealedBids>({
    ...definition,
    *checkState(state) {
      for (const path of faultsOf(state)) yield badState('Somebody is missing.', path);
    },
  });
/** What is not there for each player and for nobody else, but for what is passed over. */
const uneven =
  (passedOver?: string) =>
  ({ config: { players }, coins, points, favours, sheets }: State): string[] =>
    Object.entries({ coins, points, favours, sheets }).flatMap(([path, of]) => (path === passedOver || hasEach(players, of) ? [] : [path]));

const absences: readonly Breach[] = [
  ['refuses whoever is missing', 'edge-players', refusing(uneven()), null, { closely: 60 }],
  [
    'goes on where somebody has no coins',
    'edge-players',
    refusing(uneven('coins')),
    `${there}, before step 8, without coins.bo: There is no dNaN (a bid).`,
  ],
  [
    'takes a stranger for one of those who have looked, and cannot show it',
    'edge-players',
    answering('view', (view, [{ peekers }]) => (peekers.includes('stranger') ? failing('Who?')() : view), refusing(uneven())),
    `${there}, before step 10, with stranger for bo at peekers.0: Who?`,
    { closely: 60 },
  ],
  [
    'fails where it reads that somebody is missing',
    'edge-players',
    answering('decodeState', (read) => (E.isLeft(read) ? failing('Oh.')() : read)),
    `${there}, before step 8, without points.ada: Oh.`,
  ],
];
testBreaches(absences);

testBreaches(breaches.map(([what, id, game, message, more]): Breach => [what, id, game, message, { ...few, ...more }]));

/** Which lots are tried, one after the other, and from which of them play goes on, where any lot from one number to another can be read. */
const lotsTried = (
  least: number,
  most: number,
  there: number,
): { readonly asked: readonly number[]; readonly edges: readonly number[] } => {
  const asked: number[] = [];
  const edges = new Set<number>();
  const game: Bids = {
    ...sealedBids,
    decodeState: (input) => {
      const { lot, ...others } = input as State;
      const read = sealedBids.decodeState({ ...others, lot: 1 });
      if (lot !== asked.at(-1)) asked.push(lot);
      return lot >= least && lot <= most && E.isRight(read) ? E.right({ ...read.right, lot }) : sealedBids.decodeState(null);
    },
    setup: (config, dice) => stepping(sealedBids.setup(config, dice), (step) => ({ ...step, state: { ...step.state, lot: there } })),
    randomAction: (_, player) => ({ type: 'commit', player }),
    actors: (state) => {
      edges.add(state.lot);
      return state.lot === there ? sealedBids.actors(state) : [];
    },
  };
  expect(broken(game, 'edge-numbers', { ...short, ...few })).toBeNull();
  return { asked: asked.slice(0, asked.indexOf(there)), edges: [...edges] };
};

const far = [Number.MAX_SAFE_INTEGER, 2_147_483_649, 2_147_483_648, 2_147_483_647, 1_000_000_000, 1_000_000, 100_000, 10_000, 1_000];
const farthest = [Number.MAX_SAFE_INTEGER, 1_000_000];

type Tried = readonly [where: string, least: number, most: number, edges: readonly number[], asked?: readonly number[], there?: number];

const tried: readonly Tried[] = [
  [
    'near',
    -3,
    20,
    [1, 20, -3],
    [2, ...far, 2, 4, 8, 16, 32, 24, 20, 28, 24, 22, 21, 20, 0, ...far.map((lot) => -lot), 0, -2, -6, -4, -3, -5, -4, -3],
  ],
  ['at its place', 1, 1, [1], [2, ...farthest, 2, 0, ...farthest.map((lot) => -lot), 0]],
  ['at a thousand', 0, 1000, [1, 1000, 0], [2, ...far, 1001, 1000, 0, ...far.map((lot) => -lot), 0, -2, -1, 0]],
  ['between those that are tried', -1500, 77_777, [1, 77_777, -1500]],
  ['at the end of thirty-two bits', -(2 ** 31), 2 ** 31, [1, 2 ** 31, -(2 ** 31)]],
  [
    'at the end of what can be counted',
    Number.MIN_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
    [1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
    [2, Number.MAX_SAFE_INTEGER, 0, Number.MIN_SAFE_INTEGER],
  ],
  [
    'above some of those that are tried',
    4998,
    5003,
    [5000, 5003, 4998],
    [5001, ...far.slice(0, -1), 5001, 5003, 5007, 5005, 5004, 5003, 4999, ...far.map((lot) => -lot), 4999, 4997, 4998, 4996, 4997, 4998],
    5000,
  ],
  [
    'below some of those that are tried',
    -5003,
    -4998,
    [-5000, -4998, -5003],
    [
      -4999,
      ...far,
      -4999,
      -4997,
      -4998,
      -4996,
      -4997,
      -4998,
      -5001,
      ...far.slice(0, -1).map((lot) => -lot),
      -5001,
      -5003,
      -5007,
      -5005,
      -5004,
      -5003,
    ],
    -5000,
  ],
  [
    'at one of those that are tried',
    1000,
    1002,
    [1000, 1002],
    [1001, ...far.slice(0, -1), 1001, 1003, 1002, 1004, 1003, 1002, 999, ...farthest.map((lot) => -lot), 999],
    1000,
  ],
];
for (const [where, least, most, edges, asked, there = 1] of tried)
  test(`the last number that may stand somewhere is found where it is ${where}`, () => {
    const found = lotsTried(least, most, there);
    expect(found).toEqual({ edges, asked: asked ?? found.asked });
  });

/** The places whose numbers are tried in the first states of some games, which only begin; nothing else is taken for any of them. */
const placesTried = (...states: readonly object[]): readonly string[] => {
  const places = new Set<string>();
  let begun = 0;
  const game: Bids = {
    ...sealedBids,
    setup: () => E.right({ state: states[begun++] as State, events: [], rolls: [] }),
    outcome: () => O.none,
    decodeState: (input) => {
      for (const state of states) {
        const [, place] = /^at (\S+) \d+ was expected, -?\d+ was found$/.exec(difference(state, input) ?? '') ?? [];
        if (place !== undefined) places.add(place);
      }
      return sealedBids.decodeState(null);
    },
  };
  const { configs } = short;
  expect(broken(game, 'edge-numbers', { ...short, configs: states.map(() => configs[0]!), maxSteps: 0, closely: 12 })).toBeNull();
  return [...places];
};
const numbered = (many: number): Record<string, number> => Object.fromEntries(Array.from({ length: many }, (_, i) => [`n${i}`, i]));

test('of a list, and of an object with too many fields for all of them to have names of their own, one number or two are tried', () => {
  expect(placesTried({ inside: Array.from({ length: 5 }, (_, i) => i) }).length).toBeLessThan(3);
  expect(placesTried({ inside: numbered(9) }).length).toBeLessThan(3);
  expect(placesTried({ inside: numbered(8) }).length).toBe(8);
  expect(placesTried(numbered(9)).length).toBe(9);
});

test('a number in a list is another kind than one without a name, and is tried too', () => {
  expect(placesTried({ inside: { '': 1 } }, { inside: [1], n: numbered(6) })).toContain('inside.0');
});
