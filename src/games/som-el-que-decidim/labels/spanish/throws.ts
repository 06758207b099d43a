import type { Throws } from '../language.js';

/** What Spanish calls the reasons of throws. */
export const throws: Throws = {
  'first holder': 'quién gobierna primero',
  board: 'las cartas del tablero',
  '2 € disc for {player}': 'disco de 2 €: $1',
  '1 € disc for {player}': 'disco de 1 €: $1',
  '2 € disc': 'disco de 2 €',
  '1 € disc': 'disco de 1 €',
  'degree of centralism': 'grado de centralismo',
  die: 'el dado',
  change: 'cambio',
  'disc to break': 'la moneda que se cambia',
  'tiles collected': 'las cartas recogidas',
};
