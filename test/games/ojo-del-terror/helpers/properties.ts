import fc from 'fast-check';
import type { State } from 'ludoteca/ojo-del-terror';
import { test } from 'vitest';
import { often } from '../../../long.js';
import { games, type PlayedTurn, type RandomGame } from './random-games.js';

/** The same games for every property, so that each is played once. */
export const runs = { seed: 2026, numRuns: often(20, 40) } as const;

/** Holds of every game. */
export const ofGames = (name: string, claim: (game: RandomGame) => void, few: number = runs.numRuns): void =>
  test(name, () => fc.assert(fc.property(games, claim), { ...runs, numRuns: few }));

/** Holds of every turn of every game. */
export const ofTurns = (name: string, claim: (turn: PlayedTurn) => void, few: number = runs.numRuns): void =>
  ofGames(name, ({ turns }) => turns.forEach(claim), few);

/** Holds of every state of every game. */
export const ofStates = (name: string, claim: (state: State) => void): void =>
  ofGames(name, ({ first, steps }) => {
    claim(first);
    for (const { state } of steps) claim(state);
  });

/** States to look at closely: a few of each game, at equal distances. */
export const someOf = ({ steps }: RandomGame, few: number): readonly State[] =>
  steps.filter((_, i) => i % Math.ceil(steps.length / few) === 0).map(({ before }) => before);
