import type { Throws } from '../language.js';

/** What French calls the reasons of throws. */
export const throws: Throws = {
  'home of {player}': 'monde natal : $1',
  'warband of {player}': 'bande : $1',
  'who kills first on {planets}': 'qui tue en premier : $1',
  'who takes {planets}': 'à qui va $1',
  'who gets the benefit of {deed}': 'qui reçoit l’avantage : $1',
};
