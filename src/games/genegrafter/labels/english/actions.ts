import type { Orders } from '../language.js';
import { all, bringing, token } from './phrases.js';

/** What can be done, in English. */
export const actions: Orders = {
  'play-character': { name: 'play a character', order: ({ card }, { name }) => `play ${name(card)}` },
  'play-gear': { name: 'play a gear', order: ({ card, character }, { name }) => `put ${name(card)} on ${name(character)}` },
  'declare-battle': {
    name: 'declare a battle',
    order: ({ opponent, attackers }, { name }) => `attack ${opponent} with ${all(attackers, name) || 'nobody'}`,
  },
  'choose-defender': { name: 'choose a defender', order: ({ character }, { name }) => `defend with ${name(character)}` },
  'accept-direct-damage': { name: 'accept direct damage', order: () => 'accept the damage' },
  'play-ability': { name: 'lay an ability', order: ({ card }, { name }) => `lay ${name(card)} face down` },
  'spend-marker': { name: 'spend a token', order: ({ kind }, { word }) => `spend ${token(kind, word)}` },
  'pass-duel': { name: 'pass', order: () => 'pass' },
  'use-reroll': { name: 'roll a die again', order: ({ die }) => `roll die ${die + 1} again` },
  'apply-die-effect': {
    name: 'use a die effect',
    order: ({ effect, owner, die, face }) =>
      `use die effect ${effect + 1} on die ${die + 1} of ${owner}${face === undefined ? '' : `, turning it to ${face}`}`,
  },
  'end-dice-window': { name: 'leave the dice', order: () => 'leave the dice as they are' },
  graft: { name: 'graft', order: ({ card, from, host }, { name, word }) => `graft ${name(card)} (${word(from)}) under ${name(host)}` },
  'end-grafting': { name: 'end grafting', order: () => 'graft no more' },
  'use-special-die': {
    name: 'use the special die',
    order: ({ face }, { word }) => `use the special die${face === undefined ? '' : `: ${bringing(face, word)}`}`,
  },
  'resolve-choice': { name: 'choose', order: ({ option }, { name }) => `choose ${name(option)}` },
  'end-main': { name: 'end the main step', order: () => 'end the main step' },
  'discard-card': { name: 'discard a card', order: ({ card }, { name }) => `discard ${name(card)}` },
};
