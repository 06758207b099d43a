import type { Decision } from '../../types/index.js';
import { decisionOn, effectAt, faceOf, optionOf } from '../asking.js';
import type { Answers, Questions } from '../language.js';
import { count, dieEffect, of } from './phrases.js';

const decisions: { readonly [Kind in Decision['kind']]: string } = {
  destroy: 'Lequel de vos personnages meurt ?',
  wound: 'Lequel de vos personnages est touché ?',
  heal: 'Lequel de vos personnages est soigné ?',
  discard: 'Quelle carte défaussez-vous ?',
  'special-face': 'Quelle face choisissez-vous ?',
  'special-recall': 'Quel personnage rappelez-vous ?',
  'special-opponent': 'Qui défausse une carte ?',
  'special-graft-card': 'Quel personnage génégraftez-vous ?',
  'special-graft-host': 'Sous quel personnage va-t-il ?',
  'special-infinite': 'Quel personnage reçoit le Pouvoir Infini ?',
};

/** What forms ask, in French. */
export const questions: Questions = {
  'play-character.card': 'Quel personnage entre en jeu ?',
  'play-gear.card': 'Quel équipement jouez-vous ?',
  'play-gear.character': 'Quel personnage le porte ?',
  opponent: 'Qui attaquez-vous ?',
  attackers: (_told, [place]) => (place === 1 ? 'Qui attaque ?' : 'Qui attaque ensuite ?'),
  'attackers.length': 'Combien attaquent ?',
  'choose-defender.character': 'Qui défend ?',
  'play-ability.card': 'Quelle capacité posez-vous face cachée ?',
  kind: 'Quelle sorte de marqueur ?',
  'use-reroll.die': 'Quel dé relancez-vous ?',
  effect: 'Quel effet de dé utilisez-vous ?',
  owner: 'Le dé de qui ?',
  'apply-die-effect.die': 'Sur quel dé ?',
  'apply-die-effect.face': 'Sur quelle face est-il tourné ?',
  'graft.card': 'Quel personnage génégraftez-vous ?',
  from: 'D’où ?',
  host: 'Sous quel personnage va-t-il ?',
  'use-special-die.face': 'Quelle face du dé spécial ?',
  option: ({ view }) => decisions[decisionOn(view)!] ?? 'Que choisissez-vous ?',
  'discard-card.card': 'Quelle carte défaussez-vous ?',
};

const die = (name: string, face: number | undefined): string => (face === undefined ? name : `${name}, qui montre ${face}`);

/** What answers are called, in French. */
export const answers: Answers = {
  card: (id, { card }) => card(id),
  character: (id, { card }) => card(id),
  attackers: (id, { card }) => card(id),
  'attackers.length': (length) => count(length, 'attaquant'),
  host: (id, { card }) => card(id),
  'graft.card': (id, { card, word, view }) =>
    view?.hand == null ? card(id) : `${card(id)}, de votre ${word(view.hand.includes(id) ? 'hand' : 'genePool')}`,
  opponent: (player) => player,
  owner: (player) => player,
  kind: (kind, { word }) => `un marqueur ${of(word(kind))}`,
  from: (zone, { word }) => `de votre ${word(zone)}`,
  'use-reroll.die': (place, { view }) => die(`dé ${place + 1}`, faceOf(view, view?.awaited, place)),
  'apply-die-effect.die': ({ owner, die: place }, { view }) => die(`dé ${place + 1} ${of(owner)}`, faceOf(view, owner, place)),
  effect: (place, { card, view }) => {
    const lingering = effectAt(view, view?.awaited, place);
    return `effet ${place + 1}${lingering === undefined ? '' : `, ${card(lingering.card)} : ${dieEffect(lingering.effect)}`}`;
  },
  'apply-die-effect.face': (face) => `sur un ${face}`,
  'use-special-die.face': (face, { word }) => word(`face-${face}`),
  option: optionOf,
};
