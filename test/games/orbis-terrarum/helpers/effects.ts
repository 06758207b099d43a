import type { Action } from './table.js';

export const wealth = (delta = 5) => ({ do: 'wealth', nation: 'francia', delta }) as const;

export const effects = (...all: readonly object[]): Action =>
  ({ type: 'apply-effects', player: 'referee', reason: '', effects: all }) as Action;
