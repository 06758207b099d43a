import { E } from 'ludoteca';
import { answering, type Bids, type Breach, type State, stepping, testBreaches } from '../helpers/breaches.js';
import { sealedBids } from '../helpers/sealed-bids.js';

const { codecs } = sealedBids;
const nine = { players: ['ada', 'bo'], lots: 9 };
const begun = (change: (state: State) => State): Bids =>
  answering('setup', (answer) => stepping(answer, (step) => ({ ...step, state: change(step.state) })));
const later = (game: (isLater: () => boolean) => Bids, after: number): Bids => {
  let actions = 0;
  const broken = game(() => actions > after);
  return { ...broken, randomAction: (...asked) => (actions++, broken.randomAction(...asked)) };
};
let setups = 0;

const breaches: readonly Breach[] = [
  [
    'has configurations that no JSON can carry',
    'packs',
    sealedBids,
    'sealed-bids, with half a lot: the configuration is read back otherwise: at lots nothing was expected, nothing was found.',
    { packs: { 'half a lot': { ...nine, lots: undefined as never } } },
  ],
  [
    'refuses them',
    'packs',
    sealedBids,
    'sealed-bids, with ten lots: Refused: bad-config (CORE-BAD-PARAMETER) lots: lots should be a whole number from 1 to 9; it is 10.',
    { packs: { 'ten lots': { ...nine, lots: 10 } } },
  ],
  [
    'cannot read a state back',
    'packs',
    answering('decodeState', () => sealedBids.decodeState(null)),
    'sealed-bids, with nine lots, the state: Refused: bad-state (CORE-STATE) The input should be an object with config, phase, lot, deck, coins, points, favours, sheets, peekers; it is null.',
  ],
  [
    'reads another state back',
    'packs',
    answering('decodeState', (read) => (E.isRight(read) ? E.right({ ...read.right, lot: 9 }) : read)),
    'sealed-bids, with nine lots: the state comes back from JSON changed: at lot 6 was expected, 9 was found.',
  ],
  [
    'replays to another state',
    'packs',
    begun((state) => ({ ...state, coins: { ada: ++setups, bo: 1 } })),
    'sealed-bids, with nine lots: the record replays to another state: at coins.ada 1 was expected, 2 was found.',
  ],
  [
    'cannot be replayed',
    'packs',
    answering('decodeConfig', (read, [config]) => ((config as State['config']).lots === 9 ? sealedBids.decodeConfig(null) : read)),
    'sealed-bids, with nine lots: Refused: bad-config (CORE-BAD-PARAMETER) The input should be an object with players, lots; it is null.',
  ],
  [
    'cannot be begun again from its record',
    'packs',
    (() => {
      let begun = 0;
      return { ...sealedBids, setup: (config, dice) => sealedBids.setup(++begun > 1 ? { ...config, players: [] } : config, dice) };
    })(),
    'sealed-bids, with nine lots, the record: Refused: record-refused (CORE-RECORD) setup: setup cannot be played: Two to six different players take part, for 1 to 9 lots.; bad-table (SB-TABLE-01) Two to six different players take part, for 1 to 9 lots.',
  ],
  [
    'begins with an event that its codec does not know',
    'packs',
    { ...sealedBids, codecs: { ...codecs, event: codecs.config as never } },
    'sealed-bids, with nine lots: the codec refuses the event lot-shown.',
  ],
  [
    'begins with a view that its codec does not know',
    'packs',
    answering('view', (view, [, viewer]) => (viewer === null ? ({} as never) : view)),
    'sealed-bids, with nine lots: the codec refuses the view of a spectator.',
  ],
  [
    'cannot show itself',
    'packs',
    answering('view', (view, [, viewer]) => {
      if (viewer === 'bo') throw new Error('no light');
      return view;
    }),
    'sealed-bids, with nine lots, the view of bo: no light',
  ],
  [
    'fails to draw an action',
    'packs',
    answering('randomAction', () => {
      throw new Error('no lots');
    }),
    'sealed-bids, with nine lots: no lots',
  ],
  [
    'draws what it refuses',
    'packs',
    answering('randomAction', (action) => action && { type: 'bid', player: action.player, coins: 99, against: [] }),
    'sealed-bids, with nine lots, bid by ada: Refused: too-poor (SB-BID-01) You bid 99 and have 5.',
  ],
  [
    'cannot show itself after the first step',
    'packs',
    later((isLater) => answering('view', (view) => (isLater() ? ({} as never) : view)), 0),
    'sealed-bids, with nine lots, after 5 steps: the codec refuses the view of ada.',
  ],
  [
    'cannot show itself after the fifth step',
    'packs',
    later((isLater) => answering('view', (view) => (isLater() ? ({} as never) : view)), 4),
    'sealed-bids, with nine lots, after 5 steps: the codec refuses the view of ada.',
  ],
  [
    'fails to draw a sixth action',
    'packs',
    later(
      (isLater) =>
        answering('randomAction', (action) => {
          if (isLater()) throw new Error('no lots');
          return action;
        }),
      5,
    ),
    null,
  ],
  ['has nothing to draw', 'packs', answering('randomAction', () => undefined), null],
  [
    'has nothing to draw, and is read back once',
    'packs',
    (() => {
      let read = 0;
      const game = answering('decodeState', (state) => (++read > 1 ? sealedBids.decodeState(null) : state));
      return { ...game, randomAction: () => undefined };
    })(),
    null,
  ],
  ['is broken only for others', 'packs', answering('view', (view, [{ config }]) => (config.lots === 9 ? view : ({} as never))), null],
];
testBreaches(
  breaches.map(([what, id, game, message, more]): Breach => [what, id, game, message, { packs: { 'nine lots': nine }, ...more }]),
);
