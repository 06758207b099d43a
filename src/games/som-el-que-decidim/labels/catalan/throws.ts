import type { Throws } from '../language.js';

/** What Catalan calls the reasons of throws. */
export const throws: Throws = {
  'first holder': 'qui governa primer',
  board: 'les cartes del tauler',
  '2 € disc for {player}': 'disc de 2 €: $1',
  '1 € disc for {player}': 'disc d’1 €: $1',
  '2 € disc': 'disc de 2 €',
  '1 € disc': 'disc d’1 €',
  'degree of centralism': 'grau de centralisme',
  die: 'el dau',
  change: 'canvi',
  'disc to break': 'la moneda que es canvia',
  'tiles collected': 'les cartes recollides',
};
