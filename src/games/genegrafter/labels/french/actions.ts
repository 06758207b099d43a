import { chosenBy, effectAt, faceOf, graftChosen } from '../asking.js';
import type { Choosing, Orders } from '../language.js';
import { ofCard } from '../listing.js';
import { all, bringing, of } from './phrases.js';

/** What is chosen in a decision, by what becomes of it. */
const choosing: Choosing = {
  destroy: (card, { name }) => `sacrifier ${name(card)}`,
  wound: (card, { name }) => `faire subir le dommage à ${name(card)}`,
  heal: (card, { name }) => `soigner ${name(card)}`,
  discard: (card, { name }) => `défausser ${name(card)}`,
  'special-face': (face, { word }) => `choisir la face ${face}, ${bringing(Number(face), word)}`,
  'special-recall': (card, { name }) => `rappeler ${name(card)}`,
  'special-opponent': (player) => `faire défausser une carte à ${player}`,
  'special-graft-card': (card, { name }) => (card === 'decline' ? 'ne rien génégrafter' : `génégrafter ${name(card)}`),
  'special-graft-host': (card, teller) => `génégrafter ${graftChosen(teller)} sous ${teller.name(card)}`,
  'special-infinite': (card, { name }) => `donner le Pouvoir Infini à ${name(card)}`,
};

/** A die by its place, and by the face it shows where that is seen. */
const called = (die: number, face: number | undefined): string => `le dé ${die + 1}${face === undefined ? '' : ` (un ${face})`}`;

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
  'use-reroll': { name: 'relancer un dé', order: ({ player, die }, { view }) => `relancer ${called(die, faceOf(view, player, die))}` },
  'apply-die-effect': {
    name: 'utiliser un effet de dé',
    order: ({ player, effect, owner, die, face }, { name, view }) =>
      `utiliser l’effet ${effect + 1}${ofCard(effectAt(view, player, effect)?.card, name)} sur ${called(die, faceOf(view, owner, die))} ${of(owner)}${face === undefined ? '' : `, tourné sur ${face}`}`,
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
    order: ({ option }, teller) =>
      chosenBy(choosing, option, teller) ?? (option === 'decline' ? 'ne rien choisir' : `choisir ${teller.name(option)}`),
  },
  'end-main': { name: 'finir la phase principale', order: () => 'finir la phase principale' },
  'discard-card': { name: 'défausser une carte', order: ({ card }, { name }) => `défausser ${name(card)}` },
};
