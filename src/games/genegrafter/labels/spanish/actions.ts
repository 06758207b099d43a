import type { Orders } from '../language.js';
import { all, bringing } from './phrases.js';

/** What can be done, in Spanish. */
export const actions: Orders = {
  'play-character': { name: 'jugar un personaje', order: ({ card }, { name }) => `jugar ${name(card)}` },
  'play-gear': {
    name: 'jugar un equipamiento',
    order: ({ card, character }, { name }) => `equipar a ${name(character)} con ${name(card)}`,
  },
  'declare-battle': {
    name: 'declarar un combate',
    order: ({ opponent, attackers }, { name }) => `atacar a ${opponent} con ${all(attackers, name) || 'nadie'}`,
  },
  'choose-defender': { name: 'elegir un defensor', order: ({ character }, { name }) => `defender con ${name(character)}` },
  'accept-direct-damage': { name: 'aceptar el daño directo', order: () => 'aceptar el daño' },
  'play-ability': { name: 'poner una habilidad', order: ({ card }, { name }) => `poner ${name(card)} boca abajo` },
  'spend-marker': { name: 'gastar una ficha', order: ({ kind }, { word }) => `gastar una ficha de ${word(kind)}` },
  'pass-duel': { name: 'pasar', order: () => 'pasar' },
  'use-reroll': { name: 'repetir la tirada de un dado', order: ({ die }) => `volver a tirar el dado ${die + 1}` },
  'apply-die-effect': {
    name: 'usar un efecto de dado',
    order: ({ effect, owner, die, face }) =>
      `usar el efecto ${effect + 1} en el dado ${die + 1} de ${owner}${face === undefined ? '' : `, que pasa a ${face}`}`,
  },
  'end-dice-window': { name: 'dejar los dados', order: () => 'dejar los dados como están' },
  graft: { name: 'injertar', order: ({ card, from, host }, { name, word }) => `injertar ${name(card)} (${word(from)}) bajo ${name(host)}` },
  'end-grafting': { name: 'dejar de injertar', order: () => 'no injertar más' },
  'use-special-die': {
    name: 'usar el dado especial',
    order: ({ face }, { word }) => `usar el dado especial${face === undefined ? '' : `: ${bringing(face, word)}`}`,
  },
  'resolve-choice': {
    name: 'elegir',
    order: ({ option }, { name }) => (option === 'decline' ? 'no elegir nada' : `elegir ${name(option)}`),
  },
  'end-main': { name: 'terminar la fase principal', order: () => 'terminar la fase principal' },
  'discard-card': { name: 'descartar una carta', order: ({ card }, { name }) => `descartar ${name(card)}` },
};
