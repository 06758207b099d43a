import type { Orders } from '../language.js';
import { all, bringing, of } from './phrases.js';

/** What can be done, in French. */
export const actions: Orders = {
  'play-character': { name: 'jouer un personnage', order: ({ card }, { name }) => `jouer ${name(card)}` },
  'play-gear': { name: 'jouer un équipement', order: ({ card, character }, { name }) => `équiper ${name(character)} avec ${name(card)}` },
  'declare-battle': {
    name: 'déclarer un combat',
    order: ({ opponent, attackers }, { name }) => `attaquer ${opponent} avec ${all(attackers, name) || 'personne'}`,
  },
  'choose-defender': { name: 'choisir un défenseur', order: ({ character }, { name }) => `défendre avec ${name(character)}` },
  'accept-direct-damage': { name: 'accepter le dommage direct', order: () => 'accepter le dommage' },
  'play-ability': { name: 'poser une capacité', order: ({ card }, { name }) => `poser ${name(card)} face cachée` },
  'spend-marker': { name: 'dépenser un marqueur', order: ({ kind }, { word }) => `dépenser un marqueur ${of(word(kind))}` },
  'pass-duel': { name: 'passer', order: () => 'passer' },
  'use-reroll': { name: 'relancer un dé', order: ({ die }) => `relancer le dé ${die + 1}` },
  'apply-die-effect': {
    name: 'utiliser un effet de dé',
    order: ({ effect, owner, die, face }) =>
      `utiliser l’effet ${effect + 1} sur le dé ${die + 1} ${of(owner)}${face === undefined ? '' : `, tourné sur ${face}`}`,
  },
  'end-dice-window': { name: 'laisser les dés', order: () => 'laisser les dés tels quels' },
  graft: {
    name: 'génégrafter',
    order: ({ card, from, host }, { name, word }) => `génégrafter ${name(card)} (${word(from)}) sous ${name(host)}`,
  },
  'end-grafting': { name: 'finir de génégrafter', order: () => 'ne plus génégrafter' },
  'use-special-die': {
    name: 'utiliser le dé spécial',
    order: ({ face }, { word }) => `utiliser le dé spécial${face === undefined ? '' : ` : ${bringing(face, word)}`}`,
  },
  'resolve-choice': {
    name: 'choisir',
    order: ({ option }, { name }) => (option === 'decline' ? 'ne rien choisir' : `choisir ${name(option)}`),
  },
  'end-main': { name: 'finir la phase principale', order: () => 'finir la phase principale' },
  'discard-card': { name: 'défausser une carte', order: ({ card }, { name }) => `défausser ${name(card)}` },
};
