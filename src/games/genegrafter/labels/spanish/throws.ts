import type { Throws } from '../language.js';

/** What Spanish calls the reasons of throws. */
export const throws: Throws = {
  'who begins': 'quién empieza',
  cards: 'las cartas',
  events: 'los eventos',
  'pile {number}': 'pila $1',
  'rebuilding the deck': 'los descartes hacen de mazo',
  regeneration: 'regeneración',
  'attack dice': 'dados de ataque',
  'defence dice': 'dados de defensa',
  reroll: 'repetición',
  'die effect': 'efecto de dado',
  'special die': 'dado especial',
  'tie-break': 'desempate',
};
