import { clone, E, O, seeded } from 'ludoteca';
import { type Action, type Config, catalonia, habit, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { change, give, pay, roll } from '../helpers/actions.js';
import { deciding, proposed, taking, walking } from '../helpers/positions.js';
import { ada, begun, bo, cai, players, type Scene, scene, tax, tile } from '../helpers/scenes.js';

const done = (state: State, player: string = ada): Action | undefined => habit(state, player, seeded(1));

/** Plays a game by habit, and by chance where it has nothing to say. */
const played = (config: Config, seed: number) => {
  const dice = seeded(seed);
  const own = seeded(`habits ${seed}`);
  const state = clone(accepted(somElQueDecidim.setup(config, dice)).state);
  const habits: Action[] = [];
  while (O.isNone(somElQueDecidim.outcome(state))) {
    const player = somElQueDecidim.actors(state)[0]!;
    const action = habit(state, player, own);
    if (action !== undefined) habits.push(action);
    accepted(somElQueDecidim.reduceInPlace(state, action ?? somElQueDecidim.randomAction(state, player, own)!, dice));
  }
  return { habits, state };
};

describe.each([
  ['alone', 1, 'AB'],
  ['of two', 2, 'AC'],
  ['of three', 3, 'A'],
  ['of four', 4, 'ABC'],
] as const)('in a game %s', (_name, count, mode) => {
  test.each(['cohesion', 'free', 'needed'] as const)('whatever is done out of habit may be done (%s)', (changePolicy) => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { habits, state } = played({ players: players(count), mode, changePolicy, turnLimit: 60 }, seed);
      expect(habits.length).toBeGreaterThan(state.turn);
    }
  });
});

test('out of habit the consultation is held in most games of three, which chance never brings about', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);
  const held = seeds.filter((seed) => played({ players: players(3) }, seed).state.end!.ending === 'consultation');
  expect(held.length).toBeGreaterThan(seeds.length / 2);
});

test('what lies face down makes no difference, as long as the same is known of it', () => {
  const config: Config = { players: players(3) };
  const dice = seeded(3);
  let { state } = accepted(somElQueDecidim.setup(config, dice));
  for (let step = 0; step < 120 && O.isNone(somElQueDecidim.outcome(state)); step++) {
    const player = somElQueDecidim.actors(state)[0]!;
    const action = habit(state, player, seeded(step))!;
    for (const seed of [1, 2]) expect(habit(somElQueDecidim.redeal(state, player, seeded(seed)), player, seeded(step))).toEqual(action);
    const next = somElQueDecidim.reduce(state, action, dice);
    if (E.isLeft(next)) throw new Error(JSON.stringify(next.left));
    state = next.right.state;
  }
});

test('the start tile goes to the middle of the board, and the mildest degree is chosen', () => {
  expect(done(begun())).toEqual({ type: 'place-concentration', player: ada, cell: 18 });
  expect(done(deciding())).toEqual({ type: 'choose-centralism', player: ada, degree: 'medium' });
  expect(done(begun({ concentration: 'keep' }, 1))).toEqual({ type: 'choose-centralism', player: ada, degree: 'high' });
  expect(done(proposed(), bo)).toEqual({ type: 'answer-proposal', player: bo, accept: false });
});

describe('money', () => {
  const paying = (discs: readonly string[], amount: number): State =>
    scene({ step: 'payment', discs: { ada: discs, bo: ['roads-2'] }, change: { dues: [tax(ada, amount)] } });

  test('is paid with as few discs as will do; where none will do, one is broken', () => {
    expect(done(paying(['health-1', 'roads-1', 'forests-1'], 2))).toEqual(pay(ada, 'health-1'));
    expect(done(paying(['health-1', 'roads-1'], 1))).toEqual(pay(ada, 'roads-1'));
    expect(done(paying(['roads-1', 'forests-1'], 2))).toEqual(pay(ada, 'roads-1', 'forests-1'));
    expect(done(paying(['health-1'], 1))).toEqual(change(ada, 'health-1', 'treasury'));
  });

  test('is taken in small coins, which are the easier to share', () => {
    expect(done(taking())).toEqual({ type: 'take-money', player: ada, twos: 0 });
  });

  const sharing = (discs: Readonly<Record<string, readonly string[]>>, mustShare = false): State =>
    scene({ count: 3, step: 'cohesion', discs, change: { mustShare } });

  test('is shared with the poorest as long as there is any difference', () => {
    const bos = ['health-1', 'roads-1', 'forests-1'];
    expect(done(sharing({ ada: ['justice-1', 'justice-2', 'housing-1'], bo: bos, cai: ['roads-2', 'railways-1'] }))).toEqual(
      give(cai, 'housing-1'),
    );
    expect(done(sharing({ ada: ['justice-1', 'justice-2', 'housing-1', 'housing-2'], bo: bos, cai: ['roads-2'] }))).toEqual(
      give(cai, 'justice-1'),
    );
    expect(done(sharing({ ada: ['housing-1'], bo: bos, cai: ['roads-2'] }))).toEqual({ type: 'end-cohesion', player: ada });
  });

  test('is kept where it is the last disc, and change that must be shared is given', () => {
    expect(done(sharing({ ada: ['justice-1'], bo: ['roads-1'], cai: ['forests-1'] }))).toEqual({ type: 'end-cohesion', player: ada });
    const rich = { ada: ['housing-1', 'housing-2'], bo: ['health-1', 'health-2'], cai: ['education-1', 'education-2'] };
    expect(done(sharing(rich))).toEqual({ type: 'end-cohesion', player: ada });
    expect(done(sharing(rich, true))?.type).toBe('give-disc');
  });

  test('comes of a roll', () => {
    expect(done(scene({ step: 'transferRoll' }))).toEqual(roll());
  });
});

describe('a walk from the north-west, around which lie 1, 3, 4 and 5,', () => {
  /** Where ada may go next; whatever else lies face up, some cells have been laid again, later ones among themselves. */
  const ways = (laidAgain: Readonly<Record<number, readonly [tile: string, laying: number]>>, rest: Partial<Scene> = {}) => {
    const board = Object.entries(laidAgain).map(([cell, [id, laying]]) => [cell, { tile: id, laying }] as const);
    const state = walking({ turn: 9, ...rest, change: { refills: 3, board: Object.fromEntries(board), ...rest.change } });
    const dice = seeded(1);
    const actions = Array.from({ length: 40 }, () => habit(state, ada, dice));
    return [...new Set(actions.map((action) => (action?.type === 'move' ? action.to : action?.type)))].sort();
  };
  const plain = tile(7);
  const [firstUrn, port] = [tile(29), tile(4)];
  /** But for one, all parts of the urn have been found. */
  const almost = { aside: [30, 31, 32] };
  const moved = { moved: true, trail: [0] };

  test('leads into the unknown, over known tiles if need be', () => {
    expect(ways({})).toEqual([1, 3, 4, 5]);
    const known = { 3: tile(19), 4: tile(20), 5: tile(21) };
    const board = Object.fromEntries(Object.entries(known).map(([cell, id]) => [cell, { tile: id, faceUp: true }]));
    expect(ways({}, { change: { board: { 1: { faceUp: true }, ...board } } })).toEqual([1]);
  });

  test('looks first where parts of the urn lie among tiles of the state, then where they are safe', () => {
    const safe = { 1: [plain, 1], 3: [firstUrn, 1] } as const;
    expect(ways(safe)).toEqual([4, 5]);
    expect(ways(safe, almost)).toEqual([1, 3]);
  });

  test('does not turn up what hides nothing but the state', () => {
    const elsewhere = { 36: [firstUrn, 1] } as const;
    expect(ways(elsewhere, { ...almost, change: moved })).toEqual(['stop']);
  });

  test('looks for money where the players have little, and leaves it where they have too much', () => {
    const layings = { 1: [port, 1], 3: [plain, 2], 36: [firstUrn, 3] } as const;
    const all = catalonia.discs.map(({ id }) => id);
    const rich = Object.fromEntries(players(4).map((id, seat) => [id, all.filter((_, i) => i % 4 === seat)]));
    const poor = Object.fromEntries(players(4).map((id, seat) => [id, [all[seat]!]]));
    expect(ways(layings, { ...almost, discs: poor })).toEqual([1]);
    expect(ways(layings, { ...almost, discs: rich })).toEqual([3]);
  });
});
