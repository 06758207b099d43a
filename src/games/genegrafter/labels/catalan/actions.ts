import { chosenBy, effectAt, faceOf, graftChosen } from '../asking.js';
import type { Choosing, Orders } from '../language.js';
import { ofCard } from '../listing.js';
import { all, bringing, of } from './phrases.js';

/** What is chosen in a decision, by what becomes of it. */
const choosing: Choosing = {
  destroy: (card, { name }) => `sacrificar ${name(card)}`,
  wound: (card, { name }) => `fer que ${name(card)} rebi el dany`,
  heal: (card, { name }) => `guarir ${name(card)}`,
  discard: (card, { name }) => `descartar ${name(card)}`,
  'special-face': (face, { word }) => `triar la cara ${face}, ${bringing(Number(face), word)}`,
  'special-recall': (card, { name }) => `recuperar ${name(card)}`,
  'special-opponent': (player) => `fer que ${player} descarti una carta`,
  'special-graft-card': (card, { name }) => (card === 'decline' ? 'no empeltar res' : `empeltar ${name(card)}`),
  'special-graft-host': (card, teller) => `empeltar ${graftChosen(teller)} sota ${teller.name(card)}`,
  'special-infinite': (card, { name }) => `donar el Poder Infinit a ${name(card)}`,
};

/** A die by its place, and by the face it shows where that is seen. */
const called = (die: number, face: number | undefined): string => `el dau ${die + 1}${face === undefined ? '' : ` (un ${face})`}`;

/** What can be done, in Catalan. */
export const actions: Orders = {
  'play-character': { name: 'jugar un personatge', order: ({ card }, { name }) => `jugar ${name(card)}` },
  'play-gear': { name: 'jugar un equipament', order: ({ card, character }, { name }) => `equipar ${name(character)} amb ${name(card)}` },
  'declare-battle': {
    name: 'declarar un combat',
    order: ({ opponent, attackers }, { name }) => `atacar ${opponent} amb ${all(attackers, name) || 'ningú'}`,
  },
  'choose-defender': { name: 'triar un defensor', order: ({ character }, { name }) => `defensar amb ${name(character)}` },
  'accept-direct-damage': { name: 'acceptar el dany directe', order: () => 'acceptar el dany' },
  'play-ability': { name: 'posar una habilitat', order: ({ card }, { name }) => `posar ${name(card)} de cara avall` },
  'spend-marker': { name: 'gastar una fitxa', order: ({ kind }, { word }) => `gastar una fitxa ${of(word(kind))}` },
  'pass-duel': { name: 'passar', order: () => 'passar' },
  'use-reroll': {
    name: 'tornar a tirar un dau',
    order: ({ player, die }, { view }) => `tornar a tirar ${called(die, faceOf(view, player, die))}`,
  },
  'apply-die-effect': {
    name: 'fer servir un efecte de dau',
    order: ({ player, effect, owner, die, face }, { name, view }) =>
      `fer servir l’efecte ${effect + 1}${ofCard(effectAt(view, player, effect)?.card, name)} en ${called(die, faceOf(view, owner, die))} ${of(owner)}${face === undefined ? '' : `, que passa a ${face}`}`,
  },
  'end-dice-window': { name: 'deixar els daus', order: () => 'deixar els daus com estan' },
  graft: { name: 'empeltar', order: ({ card, from, host }, { name, word }) => `empeltar ${name(card)} (${word(from)}) sota ${name(host)}` },
  'end-grafting': { name: 'deixar d’empeltar', order: () => 'no empeltar més' },
  'use-special-die': {
    name: 'fer servir el dau especial',
    order: ({ face }, { word }) => `fer servir el dau especial${face === undefined ? '' : `: ${bringing(face, word)}`}`,
  },
  'resolve-choice': { name: 'triar', order: ({ option }, teller) => chosenBy(choosing, option, teller) ?? `triar ${teller.name(option)}` },
  'end-main': { name: 'acabar la fase principal', order: () => 'acabar la fase principal' },
  'discard-card': { name: 'descartar una carta', order: ({ card }, { name }) => `descartar ${name(card)}` },
};
