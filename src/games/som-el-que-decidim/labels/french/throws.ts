import type { Throws } from '../language.js';

/** What French calls the reasons of throws. */
export const throws: Throws = {
  'first holder': 'qui gouverne en premier',
  board: 'les cartes du plateau',
  '2 € disc for {player}': 'disque de 2 € : $1',
  '1 € disc for {player}': 'disque de 1 € : $1',
  '2 € disc': 'disque de 2 €',
  '1 € disc': 'disque de 1 €',
  'degree of centralism': 'degré de centralisme',
  die: 'le dé',
  change: 'monnaie',
  'disc to break': 'la pièce à changer',
  'tiles collected': 'les cartes ramassées',
};
