import type { Orders } from '../language.js';
import { all, bringing, of } from './phrases.js';

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
  'use-reroll': { name: 'tornar a tirar un dau', order: ({ die }) => `tornar a tirar el dau ${die + 1}` },
  'apply-die-effect': {
    name: 'fer servir un efecte de dau',
    order: ({ effect, owner, die, face }) =>
      `fer servir l’efecte ${effect + 1} en el dau ${die + 1} ${of(owner)}${face === undefined ? '' : `, que passa a ${face}`}`,
  },
  'end-dice-window': { name: 'deixar els daus', order: () => 'deixar els daus com estan' },
  graft: { name: 'empeltar', order: ({ card, from, host }, { name, word }) => `empeltar ${name(card)} (${word(from)}) sota ${name(host)}` },
  'end-grafting': { name: 'deixar d’empeltar', order: () => 'no empeltar més' },
  'use-special-die': {
    name: 'fer servir el dau especial',
    order: ({ face }, { word }) => `fer servir el dau especial${face === undefined ? '' : `: ${bringing(face, word)}`}`,
  },
  'resolve-choice': { name: 'triar', order: ({ option }, { name }) => `triar ${name(option)}` },
  'end-main': { name: 'acabar la fase principal', order: () => 'acabar la fase principal' },
  'discard-card': { name: 'descartar una carta', order: ({ card }, { name }) => `descartar ${name(card)}` },
};
