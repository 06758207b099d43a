import { chosenBy, effectAt, faceOf, graftChosen } from '../asking.js';
import type { Choosing, Orders } from '../language.js';
import { ofCard } from '../listing.js';
import { all, bringing } from './phrases.js';

/** What is chosen in a decision, by what becomes of it. */
const choosing: Choosing = {
  destroy: (card, { name }) => `sacrificar a ${name(card)}`,
  wound: (card, { name }) => `hacer que ${name(card)} reciba el daño`,
  heal: (card, { name }) => `curar a ${name(card)}`,
  discard: (card, { name }) => `descartar ${name(card)}`,
  'special-face': (face, { word }) => `elegir la cara ${face}, ${bringing(Number(face), word)}`,
  'special-recall': (card, { name }) => `recuperar a ${name(card)}`,
  'special-opponent': (player) => `hacer que ${player} descarte una carta`,
  'special-graft-card': (card, { name }) => (card === 'decline' ? 'no injertar nada' : `injertar ${name(card)}`),
  'special-graft-host': (card, teller) => `injertar ${graftChosen(teller)} bajo ${teller.name(card)}`,
  'special-infinite': (card, { name }) => `dar el Poder Infinito a ${name(card)}`,
};

/** A die by its place, and by the face it shows where that is seen. */
const called = (die: number, face: number | undefined): string => `el dado ${die + 1}${face === undefined ? '' : ` (un ${face})`}`;

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
  'use-reroll': {
    name: 'repetir la tirada de un dado',
    order: ({ player, die }, { view }) => `volver a tirar ${called(die, faceOf(view, player, die))}`,
  },
  'apply-die-effect': {
    name: 'usar un efecto de dado',
    order: ({ player, effect, owner, die, face }, { name, view }) =>
      `usar el efecto ${effect + 1}${ofCard(effectAt(view, player, effect)?.card, name)} en ${called(die, faceOf(view, owner, die))} de ${owner}${face === undefined ? '' : `, que pasa a ${face}`}`,
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
    order: ({ option }, teller) =>
      chosenBy(choosing, option, teller) ?? (option === 'decline' ? 'no elegir nada' : `elegir ${teller.name(option)}`),
  },
  'end-main': { name: 'terminar la fase principal', order: () => 'terminar la fase principal' },
  'discard-card': { name: 'descartar una carta', order: ({ card }, { name }) => `descartar ${name(card)}` },
};
