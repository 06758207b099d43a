import type { Throws } from '../language.js';

/** What Catalan calls the reasons of throws. */
export const throws: Throws = {
  'who begins': 'qui comença',
  cards: 'les cartes',
  events: 'els esdeveniments',
  'pile {number}': 'pila $1',
  'rebuilding the deck': 'els descarts fan de baralla',
  regeneration: 'regeneració',
  'attack dice': 'daus d’atac',
  'defence dice': 'daus de defensa',
  reroll: 'repetició',
  'die effect': 'efecte de dau',
  'special die': 'dau especial',
  'tie-break': 'desempat',
};
