import { createHash } from 'node:crypto';
import { type Game, type GameTypes, seeded } from 'ludoteca';
import { type Bot, bestOf, greedily, greedyBot, randomBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type Pig, pig } from '../../examples/your-own-game/pig.js';
import { type SealedBids, sealedBids } from '../testing/helpers/sealed-bids.js';
import { closeToSeven, type State, type Tiny, threeInARow } from './helpers/tiny.js';

/** What is decided, what was asked of the game for it and how often, and a digest of all of that in its order. */
const asked = <G extends GameTypes>(game: Game<G>, botOf: (game: Game<G>) => Bot<G>, state: G['State'], player: string): string => {
  const counts = new Map<string, number>();
  const hash = createHash('sha256');
  const heard =
    (name: string, ask: (...of: unknown[]) => unknown) =>
    (...of: unknown[]): unknown => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      hash.update(`${name}(${of.map((one) => JSON.stringify(one)).join()})\n`);
      return ask(...of);
    };
  const watched = Object.fromEntries(
    Object.entries(game).map(([name, part]) => [name, typeof part === 'function' ? heard(name, part as never) : part]),
  ) as unknown as Game<G>;
  const action = botOf(watched)(state, player);
  return `${JSON.stringify(action)}: ${[...counts].map(([name, times]) => `${name} ${times}`).join(', ')}, ${hash.digest('hex').slice(0, 8)}`;
};

const begun = accepted(sealedBids.setup({ players: ['ada', 'bo', 'cy'], lots: 2 }, seeded(1))).state;
const sealed = (botOf: (game: Game<SealedBids>) => Bot<SealedBids>) => asked(sealedBids, botOf, begun, 'ada');
const search = (options: SearchOptions<SealedBids>) =>
  sealed((game) => searchBot(game, { iterations: 8, looks: 1, ...options, dice: seeded(1) }));

test('a bot decides the same by the same dice, and asks the game as often for it', () => {
  expect(sealed((game) => randomBot(game, seeded(1)))).toBe(
    '{"type":"bid","player":"ada","coins":3,"against":["bo"]}: randomAction 1, 98d7b889',
  );
  expect(sealed((game) => greedyBot(game, { dice: seeded(1) }))).toBe(
    '{"type":"commit","player":"ada"}: redeal 4, evaluate 108, legalActions 1, randomAction 3, open 208, reduceInPlace 104, actors 104, 9eafb9af',
  );
  expect(sealed((game) => greedyBot(game, { worlds: 2, candidates: 9, dice: seeded(1) }))).toBe(
    '{"type":"commit","player":"ada"}: redeal 2, evaluate 20, legalActions 1, randomAction 3, open 36, reduceInPlace 18, actors 18, 49ae409f',
  );
  expect(sealed((game) => (state, player) => bestOf(game, 5)(state, player, seeded(1)))).toBe(
    '{"type":"bid","player":"ada","coins":3,"against":["bo"]}: randomAction 5, open 8, reduceInPlace 4, evaluate 4, actors 4, 5333d1ff',
  );
  expect(sealed((game) => (state, player) => bestOf(game, 1)(state, player, seeded(1)))).toBe(
    '{"type":"bid","player":"ada","coins":3,"against":["bo"]}: randomAction 1, 98d7b889',
  );
  expect(sealed((game) => (state, player) => greedily(game)(state, player, seeded(1)))).toBe(
    '{"type":"commit","player":"ada"}: redeal 1, evaluate 9, legalActions 1, randomAction 3, open 16, reduceInPlace 8, actors 8, 1241fc2d',
  );
  expect(sealed((game) => (state, player) => greedily(game, { worlds: 2, candidates: 3 })(state, player, seeded(1)))).toBe(
    '{"type":"peek","player":"ada"}: redeal 2, evaluate 8, legalActions 1, randomAction 1, open 12, reduceInPlace 6, actors 6, f2121bfe',
  );
});

test('a search decides the same by the same dice, and asks the game as often for it, whatever its options', () => {
  expect(search({})).toBe(
    '{"type":"commit","player":"ada"}: redeal 1, evaluate 93, legalActions 1, randomAction 155, open 52, reduceInPlace 186, actors 178, witness 224, 39b65425',
  );
  expect(search({ depth: 3 })).toBe(
    '{"type":"commit","player":"ada"}: redeal 1, evaluate 44, legalActions 1, randomAction 19, open 52, reduceInPlace 50, actors 42, witness 32, 69f1557e',
  );
  expect(search({ deals: 3 })).toBe(
    '{"type":"commit","player":"ada"}: redeal 3, seats 1, evaluate 114, legalActions 1, randomAction 153, open 52, reduceInPlace 184, actors 177, witness 112, 814f56c8',
  );
  expect(search({ worlds: 2 })).toBe(
    '{"type":"commit","player":"ada"}: redeal 1, evaluate 93, legalActions 1, randomAction 155, open 52, reduceInPlace 186, actors 178, witness 224, 39b65425',
  );
  expect(search({ candidates: 5, finalists: 2, looks: 2 })).toBe(
    '{"type":"commit","player":"ada"}: redeal 7, evaluate 67, legalActions 1, randomAction 154, open 20, reduceInPlace 170, actors 162, witness 156, b22b8405',
  );
  expect(search({ exploration: 0, widening: 0, trust: 1, caution: -9 })).toBe(
    '{"type":"commit","player":"ada"}: redeal 8, evaluate 126, legalActions 1, randomAction 83, open 52, reduceInPlace 165, actors 160, witness 251, 1e843b9b',
  );
  expect(search({ rollout: (_, player) => ({ type: 'commit', player }) })).toBe(
    '{"type":"bid","player":"ada","coins":1,"against":[]}: redeal 2, evaluate 83, legalActions 1, randomAction 20, open 52, reduceInPlace 94, actors 94, witness 80, 50dd3425',
  );
  expect(search({ horizon: ({ lot }, now) => now.lot !== lot })).toBe(
    '{"type":"commit","player":"ada"}: redeal 1, evaluate 92, legalActions 1, randomAction 86, open 52, reduceInPlace 117, actors 109, witness 127, e04398c5',
  );
});

test('where all name something in secret, a search asks the game as often as it must', () => {
  const empty: State = { phase: 'play', players: ['ada', 'bo'], played: [] };
  expect(asked<Tiny>(closeToSeven, (game) => searchBot(game, { iterations: 30, looks: 1, dice: seeded(1) }), empty, 'ada')).toBe(
    '{"type":"play","player":"ada","move":3}: redeal 11, evaluate 109, legalActions 1, randomAction 33, open 16, reduceInPlace 68, actors 68, witness 60, fe20f172',
  );
  expect(asked<Tiny>(threeInARow, (game) => searchBot(game, { iterations: 30, looks: 1, dice: seeded(1) }), empty, 'ada')).toBe(
    '{"type":"play","player":"ada","move":0}: redeal 15, evaluate 175, legalActions 1, randomAction 190, open 18, reduceInPlace 226, actors 226, witness 91, ee120a09',
  );
});

const late: Pig['State'] = {
  config: { players: ['ada', 'bo'], goal: 20 },
  phase: 'play',
  active: 'ada',
  pot: 9,
  points: { ada: 11, bo: 5 },
};

test('of two actions the better is chosen, though it is listed last', () => {
  const standing: Game<Pig> = {
    ...pig,
    evaluate: (state, player) => (state.points[player]! + (state.active === player ? state.pot / 4 : 0)) / 40,
  };
  for (const seed of [1, 2, 3]) {
    expect(greedyBot(standing, { dice: seeded(seed) })(late, 'ada')).toEqual({ type: 'hold', player: 'ada' });
    expect(searchBot(standing, { iterations: 20, dice: seeded(seed) })(late, 'ada')).toEqual({ type: 'hold', player: 'ada' });
    expect(bestOf(standing, 9)(late, 'ada', seeded(seed))).toEqual({ type: 'hold', player: 'ada' });
  }
});

test('the more cautious a search, the longer it stays with what looks best at first sight', () => {
  const empty: State = { phase: 'play', players: ['ada', 'bo'], played: [] };
  // An edge looks best at first sight; thought through, the middle is better.
  const misleading: Game<Tiny> = {
    ...threeInARow,
    evaluate: (state, player) =>
      state.played.length === 1 ? (state.played[0]!.move === 1 && player === 'ada' ? 0.9 : 0.1) : threeInARow.evaluate(state, player),
  };
  const move = (caution: number) =>
    searchBot(misleading, { iterations: 100, looks: 1, trust: 0.001, caution, dice: seeded(1) })(empty, 'ada')?.move;
  expect([move(1e6), move(Number.POSITIVE_INFINITY)]).toEqual([1, 1]);
  expect([move(-1e6), move(0)]).toEqual([5, 4]);
});
