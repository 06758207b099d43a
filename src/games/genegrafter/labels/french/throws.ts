import type { Throws } from '../language.js';

/** What French calls the reasons of throws. */
export const throws: Throws = {
  'who begins': 'qui commence',
  cards: 'les cartes',
  events: 'les évènements',
  'pile {number}': 'pile $1',
  'rebuilding the deck': 'la défausse devient la pioche',
  regeneration: 'régénération',
  'attack dice': 'dés d’attaque',
  'defence dice': 'dés de défense',
  reroll: 'relance',
  'die effect': 'effet de dé',
  'special die': 'dé spécial',
  'tie-break': 'départage',
};
