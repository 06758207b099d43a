import { counted } from '../../../../core/data/counted.js';
import type { Decision } from '../../types/index.js';
import { decisionOn, effectAt, faceOf, optionOf } from '../asking.js';
import type { Answers, Questions } from '../language.js';
import { dieEffect, of } from './phrases.js';

const decisions: { readonly [Kind in Decision['kind']]: string } = {
  destroy: 'Quin dels teus personatges mor?',
  wound: 'Quin dels teus personatges rep el dany?',
  heal: 'Quin dels teus personatges es guareix?',
  discard: 'Quina carta descartes?',
  'special-face': 'Quina cara tries?',
  'special-recall': 'Quin personatge recuperes?',
  'special-opponent': 'Qui descarta una carta?',
  'special-graft-card': 'Quin personatge empeltes?',
  'special-graft-host': 'Sota quin personatge va?',
  'special-infinite': 'Quin personatge rep el Poder Infinit?',
};

/** What forms ask, in Catalan. */
export const questions: Questions = {
  'play-character.card': 'Quin personatge entra en joc?',
  'play-gear.card': 'Quin equipament jugues?',
  'play-gear.character': 'Quin personatge el porta?',
  opponent: 'A qui ataques?',
  attackers: (_told, [place]) => (place === 1 ? 'Qui ataca?' : 'Qui ataca després?'),
  'attackers.length': 'Quants ataquen?',
  'choose-defender.character': 'Qui defensa?',
  'play-ability.card': 'Quina habilitat poses de cara avall?',
  kind: 'Quina mena de fitxa?',
  'use-reroll.die': 'Quin dau tornes a tirar?',
  effect: 'Quin efecte de dau fas servir?',
  owner: 'El dau de qui?',
  'apply-die-effect.die': 'En quin dau?',
  'apply-die-effect.face': 'A quina cara passa?',
  'graft.card': 'Quin personatge empeltes?',
  from: 'D’on?',
  host: 'Sota quin personatge va?',
  'use-special-die.face': 'Quina cara del dau especial?',
  option: ({ view }) => decisions[decisionOn(view)!] ?? 'Què tries?',
  'discard-card.card': 'Quina carta descartes?',
};

const die = (name: string, face: number | undefined): string => (face === undefined ? name : `${name}, que mostra ${face}`);

/** What answers are called, in Catalan. */
export const answers: Answers = {
  card: (id, { card }) => card(id),
  character: (id, { card }) => card(id),
  attackers: (id, { card }) => card(id),
  'attackers.length': (length) => counted(length, 'atacant'),
  host: (id, { card }) => card(id),
  'graft.card': (id, { card, word, view }) =>
    view?.hand == null ? card(id) : `${card(id)}, de la teva ${word(view.hand.includes(id) ? 'hand' : 'genePool')}`,
  opponent: (player) => player,
  owner: (player) => player,
  kind: (kind, { word }) => `una fitxa ${of(word(kind))}`,
  from: (zone, { word }) => `de la teva ${word(zone)}`,
  'use-reroll.die': (place, { view }) => die(`dau ${place + 1}`, faceOf(view, view?.awaited, place)),
  'apply-die-effect.die': ({ owner, die: place }, { view }) => die(`dau ${place + 1} ${of(owner)}`, faceOf(view, owner, place)),
  effect: (place, { card, view }) => {
    const lingering = effectAt(view, view?.awaited, place);
    return `efecte ${place + 1}${lingering === undefined ? '' : `, ${card(lingering.card)}: ${dieEffect(lingering.effect)}`}`;
  },
  'apply-die-effect.face': (face) => `a un ${face}`,
  'use-special-die.face': (face, { word }) => word(`face-${face}`),
  option: optionOf,
};
