import type { Throws } from '../language.js';

/** What English calls the reasons of throws. */
export const throws: Throws = {
  'who begins': 'who begins',
  cards: 'the cards',
  events: 'the events',
  'pile {number}': 'pile $1',
  'rebuilding the deck': 'the discard becomes the deck',
  regeneration: 'regeneration',
  'attack dice': 'attack dice',
  'defence dice': 'defence dice',
  reroll: 'reroll',
  'die effect': 'die effect',
  'special die': 'special die',
  'tie-break': 'tie-break',
};
