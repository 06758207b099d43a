import { chosenBy, effectAt, faceOf, graftChosen } from '../asking.js';
import type { Choosing, Orders } from '../language.js';
import { ofCard } from '../listing.js';
import { all, bringing, token } from './phrases.js';

/** What is chosen in a decision, by what becomes of it. */
const choosing: Choosing = {
  destroy: (card, { name }) => `sacrifice ${name(card)}`,
  wound: (card, { name }) => `let ${name(card)} be hit`,
  heal: (card, { name }) => `heal ${name(card)}`,
  discard: (card, { name }) => `discard ${name(card)}`,
  'special-face': (face, { word }) => `choose face ${face}, ${bringing(Number(face), word)}`,
  'special-recall': (card, { name }) => `recall ${name(card)}`,
  'special-opponent': (player) => `make ${player} discard a card`,
  'special-graft-card': (card, { name }) => (card === 'decline' ? 'graft nothing' : `graft ${name(card)}`),
  'special-graft-host': (card, teller) => `graft ${graftChosen(teller)} under ${teller.name(card)}`,
  'special-infinite': (card, { name }) => `give ${name(card)} Infinite Power`,
};

/** A die by its place, and by the face it shows where that is seen. */
const called = (die: number, face: number | undefined): string => `die ${die + 1}${face === undefined ? '' : ` (a ${face})`}`;

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
  'use-reroll': { name: 'roll a die again', order: ({ player, die }, { view }) => `roll ${called(die, faceOf(view, player, die))} again` },
  'apply-die-effect': {
    name: 'use a die effect',
    order: ({ player, effect, owner, die, face }, { name, view }) =>
      `use die effect ${effect + 1}${ofCard(effectAt(view, player, effect)?.card, name)} on ${called(die, faceOf(view, owner, die))} of ${owner}${face === undefined ? '' : `, turning it to ${face}`}`,
  },
  'end-dice-window': { name: 'leave the dice', order: () => 'leave the dice as they are' },
  graft: { name: 'graft', order: ({ card, from, host }, { name, word }) => `graft ${name(card)} (${word(from)}) under ${name(host)}` },
  'end-grafting': { name: 'end grafting', order: () => 'graft no more' },
  'use-special-die': {
    name: 'use the special die',
    order: ({ face }, { word }) => `use the special die${face === undefined ? '' : `: ${bringing(face, word)}`}`,
  },
  'resolve-choice': {
    name: 'choose',
    order: ({ option }, teller) => chosenBy(choosing, option, teller) ?? `choose ${teller.name(option)}`,
  },
  'end-main': { name: 'end the main step', order: () => 'end the main step' },
  'discard-card': { name: 'discard a card', order: ({ card }, { name }) => `discard ${name(card)}` },
};
