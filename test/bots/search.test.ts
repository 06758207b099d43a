import { type Game, type GameTypes, type PlayerId, seeded } from 'ludoteca';
import { bestOf, greedily, greedyBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { closeToSeven, type State, type Tiny, threeInARow, toTen } from './helpers/tiny.js';

const players = ['ada', 'bo'];
/** Moves played in turn. */
const after = (...moves: readonly number[]): State => ({
  phase: 'play',
  players,
  played: moves.map((move, i) => ({ player: players[i % 2]!, move })),
});
const decided = (game: Game<Tiny>, state: State, player: PlayerId, options: SearchOptions<Tiny> = {}) =>
  [1, 2, 3, 4, 5].map((seed) => searchBot(game, { iterations: 400, ...options, dice: seeded(seed) })(state, player)?.move);

test('a win in one move is found', () => {
  // x x .
  // o o .
  // . . .
  expect(decided(threeInARow, after(0, 3, 1, 4), 'ada')).toEqual([2, 2, 2, 2, 2]);
  expect(decided(threeInARow, after(0, 3, 1, 4, 8), 'bo')).toEqual([5, 5, 5, 5, 5]);
});

test('a threat is met, though nothing can be won by it', () => {
  // x x .
  // . o .
  // . . .
  expect(decided(threeInARow, after(0, 4, 1), 'bo')).toEqual([2, 2, 2, 2, 2]);
});

test('a forced win two moves away is found: a fork that no answer meets', () => {
  // x . .
  // . o .
  // o . x      the corner 2 blocks and threatens twice
  expect(decided(threeInARow, after(0, 4, 8, 6), 'ada', { iterations: 600 })).toEqual([2, 2, 2, 2, 2]);
});

test('where all decide at once in secret, what another has named is not known', () => {
  const named = (move: number): State => ({ phase: 'play', players, played: [{ player: 'ada', move }] });
  expect(decided(closeToSeven, named(0), 'bo')).toEqual([6, 6, 6, 6, 6]);
  expect(decided(closeToSeven, named(7), 'bo')).toEqual([6, 6, 6, 6, 6]);
  expect(decided(closeToSeven, after(), 'ada')).toEqual([6, 6, 6, 6, 6]);
});

test('those who play together count on each other', () => {
  expect(decided(toTen, after(2, 1, 4), 'bo')).toEqual([3, 3, 3, 3, 3]);
  // After 1 and 1 only two fours are enough.
  expect(decided(toTen, after(1, 1), 'ada')).toEqual([4, 4, 4, 4, 4]);
});

test('with a full pot a point short of the goal the pig holds, with an empty one it cannot', () => {
  const state = { config: { players, goal: 20 }, phase: 'play', active: 'ada', pot: 9, points: { ada: 11, bo: 15 } } as const;
  for (const seed of [1, 2, 3]) {
    const search = searchBot(pig, { iterations: 200, depth: 60, dice: seeded(seed) });
    expect(search(state, 'ada')).toEqual({ type: 'hold', player: 'ada' });
    expect(search({ ...state, pot: 0 }, 'ada')).toEqual({ type: 'roll', player: 'ada' });
    // One who wins with the next roll that is no 1 does not let the pot go when the other is sure to win.
    expect(search({ ...state, pot: 7, points: { ada: 11, bo: 19 } }, 'ada')).toEqual({ type: 'roll', player: 'ada' });
  }
});

test('with one imagined game, or with much caution, it does what greedy does', () => {
  const state = after(0, 4, 8, 6);
  const greedy = { worlds: 2, candidates: 60 };
  for (const seed of [1, 2, 3, 4, 5]) {
    const expected = greedyBot(threeInARow, { ...greedy, dice: seeded(seed) })(state, 'ada');
    const search = (options: SearchOptions<Tiny>) => searchBot(threeInARow, { looks: 2, ...options, dice: seeded(seed) })(state, 'ada');
    expect(search({ iterations: 1 })).toEqual(expected);
    expect(search({ iterations: 60, caution: 1000 })).toEqual(expected);
  }
});

test('only the finalists are thought through', () => {
  const { counts, counted } = counting(threeInARow);
  const tried = new Set<string>();
  const watched: Game<Tiny> = {
    ...counted,
    reduceInPlace: (state, action, dice) => {
      // The first looks are nine times one.
      if (counts.plays >= 9) tried.add(JSON.stringify(action));
      return counted.reduceInPlace(state, action, dice);
    },
  };
  searchBot(watched, { iterations: 40, depth: 1, looks: 1, finalists: 3, dice: seeded(1) })(after(), 'ada');
  expect(tried.size).toBe(3);
});

test('of several deals the world is imagined in which the others stand best', () => {
  // Here the other stands the better the more was named.
  const best: Game<Tiny> = { ...closeToSeven, evaluate: ({ played: [first] }, player) => (player === 'ada' ? first!.move : 0) };
  const stood: number[] = [];
  const watched: Game<Tiny> = {
    ...best,
    reduceInPlace: (state, action, dice) => {
      stood.push(state.played[0]!.move);
      return best.reduceInPlace(state, action, dice);
    },
  };
  const state: State = { phase: 'play', players, played: [{ player: 'ada', move: 0 }] };
  const mean = (deals: number): number => {
    stood.length = 0;
    searchBot(watched, { iterations: 1, looks: 64, deals, dice: seeded(1) })(state, 'bo');
    return stood.reduce((sum, move) => sum + move, 0) / stood.length;
  };
  expect(mean(1)).toBeLessThan(4.5);
  expect(mean(2)).toBeGreaterThan(mean(1) + 0.5);
  expect(mean(8)).toBeGreaterThan(5.5);
});

test('greedy play goes on by what the one who acts may know', () => {
  const named = (move: number): State => ({ phase: 'play', players, played: [{ player: 'ada', move }] });
  const play = (state: State) => [1, 2, 3, 4, 5].map((seed) => greedily(closeToSeven)(state, 'bo', seeded(seed))?.move);
  expect(play(named(0))).toEqual(play(named(7)));
  expect(greedily(closeToSeven)(named(0), 'ada', seeded(1))).toBeUndefined();
});

test('whoever is not to act has nothing to do', () => {
  expect(searchBot(threeInARow, { dice: seeded(1) })(after(0), 'ada')).toBeUndefined();
  expect(greedyBot(threeInARow, { dice: seeded(1) })(after(0), 'ada')).toBeUndefined();
  expect(searchBot(threeInARow, { dice: seeded(1) })(after(0), 'nobody')).toBeUndefined();
});

/** A game that counts how often it is redealt and played. */
const counting = <G extends GameTypes>(game: Game<G>) => {
  const counts = { redeals: 0, plays: 0 };
  const counted: Game<G> = {
    ...game,
    redeal: (...asked) => (counts.redeals++, game.redeal(...asked)),
    reduceInPlace: (...asked) => (counts.plays++, game.reduceInPlace(...asked)),
  };
  return { counts, counted };
};

test('the budget is kept: so many iterations, so many worlds, so deep', () => {
  for (const iterations of [1, 10, 50]) {
    const { counts, counted } = counting(threeInARow);
    searchBot(counted, { iterations, depth: 1, looks: 2, worlds: 8, dice: seeded(1) })(after(), 'ada');
    expect(counts).toEqual({ redeals: Math.max(2, Math.min(8, counts.redeals)), plays: 9 * 2 + iterations });
    expect(counts.redeals).toBeLessThanOrEqual(8);
  }
  const { counts, counted } = counting(threeInARow);
  searchBot(counted, { iterations: 20, depth: 4, looks: 1, dice: seeded(1) })(after(), 'ada');
  expect(counts.plays).toBe(9 + 20 * 4);
});

test('a budget in milliseconds is kept by the clock that is handed in', () => {
  let time = 0;
  const { counts, counted } = counting(threeInARow);
  const search = searchBot(counted, { milliseconds: 25, now: () => time++, depth: 1, looks: 1, dice: seeded(1) });
  expect(search(after(), 'ada')).toBeDefined();
  expect(counts.plays).toBeGreaterThan(9);
  expect(counts.plays).toBeLessThanOrEqual(27);
  // However short the time, there is an answer.
  expect(searchBot(threeInARow, { milliseconds: 0, dice: seeded(1) })(after(), 'ada')).toBeDefined();
});

test('with little time every action is looked at once before any is looked at again, and half of the time is for what comes after', () => {
  // x x .
  // o o .
  // . . .
  const state = after(0, 3, 1, 4);
  for (const seed of [1, 2, 3, 4, 5]) {
    const { counts, counted } = counting(threeInARow);
    const tried: number[] = [];
    const watched: Game<Tiny> = {
      ...counted,
      reduceInPlace: (world, action, dice) => {
        if (world.played.length === state.played.length) tried.push(action.move);
        return counted.reduceInPlace(world, action, dice);
      },
    };
    // Time goes by with every move that is imagined.
    const search = searchBot(watched, { milliseconds: 24, now: () => counts.plays, looks: 16, depth: 1, dice: seeded(seed) });
    expect(search(state, 'ada')?.move).toBe(2);
    const open = [2, 5, 6, 7, 8];
    for (const world of [0, 1]) expect(tried.slice(5 * world, 5 * world + 5).sort()).toEqual(open);
    // The third world is left unfinished in the middle of the time, and what follows thinks on about the best.
    expect(tried.length).toBeGreaterThanOrEqual(24);
    expect(new Set(tried.slice(12))).toEqual(new Set([2]));
  }
});

test('a look that was cut short in its second world counts by its first alone', () => {
  const value = ({ played }: State): number => (played.at(-1)!.move === 8 ? 1 : 0);
  const judged: Game<Tiny> = { ...threeInARow, evaluate: value };
  const { counts, counted } = counting(judged);
  const search = searchBot(counted, { milliseconds: 16, now: () => counts.plays, looks: 16, depth: 1, trust: 1000, dice: seeded(1) });
  expect(search(after(0, 3, 1, 4), 'ada')?.move).toBe(8);
});

test('a clock is read only where time is the budget', () => {
  const now = () => {
    throw new Error('what time is it?');
  };
  expect(searchBot(threeInARow, { iterations: 5, now, dice: seeded(1) })(after(), 'ada')).toBeDefined();
});

test('who plays on beyond the tree can be chosen, and where to stop', () => {
  const asked: string[] = [];
  const search = searchBot(threeInARow, {
    iterations: 30,
    dice: seeded(1),
    rollout: (state, player, dice) => {
      asked.push(player);
      return bestOf(threeInARow, 3)(state, player, dice);
    },
  });
  expect(search(after(), 'ada')?.move).toBeDefined();
  expect(new Set(asked)).toEqual(new Set(players));

  const { counts, counted } = counting(threeInARow);
  const horizon = (begun: State, now: State) => now.played.length >= begun.played.length + 2;
  searchBot(counted, { iterations: 10, looks: 1, horizon, dice: seeded(1) })(after(), 'ada');
  expect(counts.plays).toBe(9 + 10 * 2);
});

test('a favourite is played unless another action does clearly better, whatever looks best at first sight', () => {
  const naming = (move: number) => (_state: State, player: PlayerId) => ({ type: 'play', player, move }) as const;
  const shining: Game<Tiny> = { ...threeInARow, evaluate: ({ played }) => (played[0]?.move === 8 ? 1 : 0) };
  const first = (options: SearchOptions<Tiny>) => decided(shining, after(), 'ada', { iterations: 1, depth: 1, ...options });
  expect(first({})).toEqual([8, 8, 8, 8, 8]);
  expect(first({ favourite: naming(3) })).toEqual([3, 3, 3, 3, 3]);
  expect(first({ favourite: () => undefined })).toEqual([8, 8, 8, 8, 8]);
  // A win in one move, as above.
  expect(decided(threeInARow, after(0, 3, 1, 4), 'ada', { favourite: naming(8) })).toEqual([2, 2, 2, 2, 2]);
});

test.each([
  ['null', null],
  ['a number', 5],
  ['a text', 'play'],
  ['a bigint', 1n],
  ['a promise', Promise.resolve({ type: 'play', player: 'ada', move: 3 })],
  ['an action of no such kind', { type: 'pass', player: 'ada' }],
  ['an action without its field', { type: 'play', player: 'ada' }],
  ['an action that is refused', { type: 'play', player: 'ada', move: 99 }],
])('a favourite that says what cannot be done (%s) counts as saying nothing', (_, said) => {
  const favourite = () => said as unknown as Tiny['Action'];
  for (const budget of [{ iterations: 20 }, { milliseconds: 0 }])
    expect(decided(threeInARow, after(), 'ada', { favourite, ...budget })).toEqual(decided(threeInARow, after(), 'ada', budget));
});

test('a favourite that says who else should act is played by whoever is asked', () => {
  const favourite = (_state: State, _player: PlayerId) => ({ type: 'play', player: 'bo', move: 3 }) as const;
  const bot = searchBot(threeInARow, { favourite, iterations: 1, dice: seeded(1) });
  expect(bot(after(), 'ada')).toEqual({ type: 'play', player: 'ada', move: 3 });
});

test('a favourite that plays on in the state it is shown plays in a copy', () => {
  const favourite = (state: State, player: PlayerId) => {
    const action = { type: 'play', player, move: 3 } as const;
    threeInARow.reduceInPlace(state, action, seeded(1));
    return action;
  };
  expect(searchBot(threeInARow, { favourite, iterations: 1, dice: seeded(1) })(after(), 'ada')).toMatchObject({ move: 3 });
});

test('a favourite is thought of even where candidates are too few for it, and however short the time', () => {
  const favourite = (_state: State, player: PlayerId) => ({ type: 'play', player, move: 7 }) as const;
  const alone = (budget: SearchOptions<Tiny>) => decided(threeInARow, after(), 'ada', { candidates: 2, favourite, ...budget });
  expect(alone({ iterations: 1 })).toEqual([7, 7, 7, 7, 7]);
  let time = 0;
  expect(alone({ milliseconds: 1, now: () => 10 * time++ })).toEqual([7, 7, 7, 7, 7]);
});

test('what is not planned is left to the rollout, also where a plan would still have something to say', () => {
  const lowest = (options: SearchOptions<Tiny>): boolean[] => {
    const followed: boolean[] = [];
    const rollout = (state: State, player: PlayerId) => threeInARow.legalActions(state, player)[0];
    const watched: Game<Tiny> = {
      ...threeInARow,
      reduceInPlace: (state, action, dice) => {
        if (state.played.length > 0) followed.push(threeInARow.legalActions(state, action.player)[0]!.move === action.move);
        return threeInARow.reduceInPlace(state, action, dice);
      },
    };
    searchBot(watched, { iterations: 60, looks: 1, rollout, dice: seeded(1), ...options })(after(), 'ada');
    return followed;
  };
  expect(lowest({ planned: 1 })).not.toContain(false);
  expect(lowest({ planned: 2 })).toContain(false);
  expect(lowest({})).toContain(false);
});

test('planned for every outcome by itself, a pot that wins is held; by one plan for all of them it often is not', () => {
  const goal = 6;
  const state = { config: { players, goal }, phase: 'play', active: 'ada', pot: 2, points: { ada: 0, bo: 5 } } as const;
  /** How often a pot that wins is held in the games that are imagined. */
  const holds = (outcomes: boolean): number => {
    const choices: string[] = [];
    const watched: typeof pig = {
      ...pig,
      reduceInPlace: (world, action, dice) => {
        if (action.player === 'ada' && world.pot >= goal) choices.push(action.type);
        return pig.reduceInPlace(world, action, dice);
      },
    };
    searchBot(watched, { iterations: 1000, depth: 4, exploration: 0.1, outcomes, dice: seeded(1) })(state, 'ada');
    return choices.filter((type) => type === 'hold').length / choices.length;
  };
  expect(holds(true)).toBeGreaterThan(0.85);
  expect(holds(false)).toBeLessThan(0.7);
});
