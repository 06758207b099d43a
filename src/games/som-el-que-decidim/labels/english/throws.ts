import type { Throws } from '../language.js';

/** What English calls the reasons of throws. */
export const throws: Throws = {
  'first holder': 'who governs first',
  board: 'the tiles of the board',
  '2 € disc for {player}': 'a disc of 2 € for $1',
  '1 € disc for {player}': 'a disc of 1 € for $1',
  '2 € disc': 'a disc of 2 €',
  '1 € disc': 'a disc of 1 €',
  'degree of centralism': 'degree of centralism',
  die: 'the die',
  change: 'change',
  'disc to break': 'the disc to break',
  'tiles collected': 'the tiles collected',
};
