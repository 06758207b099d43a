/** What the core itself costs: a game with next to no rules, played very often and very long. Run with --expose-gc. */
import { clone, createMatch, seeded } from 'ludoteca';
import { accepted } from 'ludoteca/testing';
import { pig } from '../examples/your-own-game/pig.js';
import { processorTime } from './clock.js';
import { counter } from './counter.js';
import { configOf, gameOf, playRandomly } from './workloads.js';

const dice = seeded(1);

/** Microseconds per action in place, on a game whose rule does nothing but count. */
const overhead = (): number => {
  const state = clone(accepted(counter.setup({ players: ['ada', 'bo'] }, dice)).state);
  const actions = ['ada', 'bo'].map((player) => ({ type: 'count' as const, player }));
  const best: number[] = [];
  for (let round = 0; round < 7; round++) {
    const start = processorTime();
    for (let i = 0; i < 200_000; i++) counter.reduceInPlace(state, actions[state.count & 1]!, dice);
    best.push((processorTime() - start) / 200);
  }
  return best.sort((a, b) => a - b)[3]!;
};

/** Microseconds per action through a match, in the first and in the last tenth of 20,000 actions. */
const growth = (): readonly [number, number] => {
  const match = accepted(createMatch(counter, { players: ['ada', 'bo'] }, { dice }));
  const tenths: number[] = [];
  for (let tenth = 0; tenth < 10; tenth++) {
    const start = processorTime();
    for (let i = 0; i < 2_000; i++) match.play(match.actors()[0]!, { type: 'count' });
    tenths.push((processorTime() - start) / 2);
  }
  return [tenths[1]!, tenths[9]!];
};

const heap = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed / 1e6;
};

/** Megabytes in use after 1,000 and after 10,000 games of Pig, and after 20 and 200 of El Ojo del Terror. */
const memory = (): readonly number[] => {
  const sizes: number[] = [];
  const pigs = (games: number): void => {
    for (let seed = 0; seed < games; seed++) {
      const state = clone(accepted(pig.setup({ players: ['ada', 'bo'], goal: 50 }, dice)).state);
      while (pig.actors(state).length > 0) pig.reduceInPlace(state, pig.randomAction(state, state.active, dice)!, dice);
    }
    sizes.push(heap());
  };
  pigs(1_000);
  pigs(9_000);
  const ojo = gameOf('ojo-del-terror');
  for (const games of [20, 180]) {
    for (let seed = 0; seed < games; seed++) playRandomly(ojo, seed);
    sizes.push(heap());
  }
  return sizes;
};

console.log(JSON.stringify({ overhead: overhead(), growth: growth(), memory: memory(), config: configOf(gameOf('ojo-del-terror')) }));
