import type { Throws } from '../language.js';

/** What English calls the reasons of throws. */
export const throws: Throws = {
  'home of {player}': 'the home world of $1',
  'warband of {player}': 'the warband of $1',
  'who kills first on {planets}': 'who kills first on $1',
  'who takes {planets}': 'who takes $1',
  'who gets the benefit of {deed}': 'who gets the benefit of $1',
};
