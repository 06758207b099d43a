import type { Throws } from '../language.js';

/** What Spanish calls the reasons of throws. */
export const throws: Throws = {
  'home of {player}': 'mundo natal: $1',
  'warband of {player}': 'banda: $1',
  'who kills first on {planets}': 'quién mata primero: $1',
  'who takes {planets}': 'a quién va $1',
  'who gets the benefit of {deed}': 'quién obtiene el beneficio: $1',
};
