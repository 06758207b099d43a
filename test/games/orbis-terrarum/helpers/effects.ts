import type { Action } from './table.js';

/** Francia is given Wealth. */
export const wealth = (delta = 5) => ({ do: 'wealth', nation: 'francia', delta }) as const;

/** The referee brings this about. */
export const effects = (...all: readonly object[]): Action =>
  ({ type: 'apply-effects', player: 'referee', reason: '', effects: all }) as Action;
