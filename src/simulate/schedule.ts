import type { Range } from './batch.js';
import { gapsOf, type Stage } from './checkpoint.js';

/** What is to be played: a row of games of one stage. */
export interface Batch {
  readonly stage: number;
  readonly range: Range;
}

/** How many games have not been played yet. */
export const missingFrom = (stages: readonly Stage[], games: number): number =>
  stages.reduce((sum, { done }) => gapsOf(done, games).reduce((missing, [from, to]) => missing + to - from, sum), 0);

/** Hands out what has not been played yet, in rows of at most `size`. */
export const batchesOf = (stages: readonly Stage[], games: number): { next(size: number): Batch | undefined } => {
  const left = stages.flatMap(({ done }, stage) => gapsOf(done, games).map((range) => ({ stage, range })));
  return {
    next(size) {
      const first = left[0];
      if (first === undefined) return undefined;
      const [from, to] = first.range;
      const cut = Math.min(to, from + size);
      if (cut === to) left.shift();
      else left[0] = { stage: first.stage, range: [cut, to] };
      return { stage: first.stage, range: [from, cut] };
    },
  };
};
