import { counted } from '../../../../core/data/counted.js';
import type { Decision } from '../../types/index.js';
import { decisionOn, effectAt, faceOf, optionOf } from '../asking.js';
import type { Answers, Questions } from '../language.js';
import { dieEffect } from './phrases.js';

const decisions: { readonly [Kind in Decision['kind']]: string } = {
  destroy: '¿Cuál de tus personajes muere?',
  wound: '¿Cuál de tus personajes recibe el daño?',
  heal: '¿Cuál de tus personajes se cura?',
  discard: '¿Qué carta descartas?',
  'special-face': '¿Qué cara eliges?',
  'special-recall': '¿Qué personaje recuperas?',
  'special-opponent': '¿Quién descarta una carta?',
  'special-graft-card': '¿Qué personaje injertas?',
  'special-graft-host': '¿Bajo qué personaje va?',
  'special-infinite': '¿Qué personaje recibe el Poder Infinito?',
};

/** What forms ask, in Spanish. */
export const questions: Questions = {
  'play-character.card': '¿Qué personaje entra en juego?',
  'play-gear.card': '¿Qué equipamiento juegas?',
  'play-gear.character': '¿Qué personaje lo lleva?',
  opponent: '¿A quién atacas?',
  attackers: (_told, [place]) => (place === 1 ? '¿Quién ataca?' : '¿Quién ataca después?'),
  'attackers.length': '¿Cuántos atacan?',
  'choose-defender.character': '¿Quién defiende?',
  'play-ability.card': '¿Qué habilidad pones boca abajo?',
  kind: '¿Qué clase de ficha?',
  'use-reroll.die': '¿Qué dado vuelves a tirar?',
  effect: '¿Qué efecto de dado usas?',
  owner: '¿El dado de quién?',
  'apply-die-effect.die': '¿En qué dado?',
  'apply-die-effect.face': '¿A qué cara pasa?',
  'graft.card': '¿Qué personaje injertas?',
  from: '¿De dónde?',
  host: '¿Bajo qué personaje va?',
  'use-special-die.face': '¿Qué cara del dado especial?',
  option: ({ view }) => decisions[decisionOn(view)!] ?? '¿Qué eliges?',
  'discard-card.card': '¿Qué carta descartas?',
};

const die = (name: string, face: number | undefined): string => (face === undefined ? name : `${name}, que muestra ${face}`);

/** What answers are called, in Spanish. */
export const answers: Answers = {
  card: (id, { card }) => card(id),
  character: (id, { card }) => card(id),
  attackers: (id, { card }) => card(id),
  'attackers.length': (length) => counted(length, 'atacante'),
  host: (id, { card }) => card(id),
  'graft.card': (id, { card, word, view }) =>
    view?.hand == null ? card(id) : `${card(id)}, de tu ${word(view.hand.includes(id) ? 'hand' : 'genePool')}`,
  opponent: (player) => player,
  owner: (player) => player,
  kind: (kind, { word }) => `una ficha de ${word(kind)}`,
  from: (zone, { word }) => `de tu ${word(zone)}`,
  'use-reroll.die': (place, { view }) => die(`dado ${place + 1}`, faceOf(view, view?.awaited, place)),
  'apply-die-effect.die': ({ owner, die: place }, { view }) => die(`dado ${place + 1} de ${owner}`, faceOf(view, owner, place)),
  effect: (place, { card, view }) => {
    const lingering = effectAt(view, view?.awaited, place);
    return `efecto ${place + 1}${lingering === undefined ? '' : `, ${card(lingering.card)}: ${dieEffect(lingering.effect)}`}`;
  },
  'apply-die-effect.face': (face) => `a un ${face}`,
  'use-special-die.face': (face, { word }) => word(`face-${face}`),
  option: optionOf,
};
