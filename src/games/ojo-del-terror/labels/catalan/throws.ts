import type { Throws } from '../language.js';

/** What Catalan calls the reasons of throws. */
export const throws: Throws = {
  'home of {player}': 'món natal: $1',
  'warband of {player}': 'banda: $1',
  'who kills first on {planets}': 'qui mata primer: $1',
  'who takes {planets}': 'a qui va $1',
  'who gets the benefit of {deed}': 'qui té el benefici: $1',
};
