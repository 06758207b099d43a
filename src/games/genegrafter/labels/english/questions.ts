import { counted } from '../../../../core/data/counted.js';
import type { Decision } from '../../types/index.js';
import { decisionOn, effectAt, faceOf, optionOf } from '../asking.js';
import type { Answers, Questions } from '../language.js';
import { dieEffect, token } from './phrases.js';

const decisions: { readonly [Kind in Decision['kind']]: string } = {
  destroy: 'Which of your characters dies?',
  wound: 'Which of your characters is hit?',
  heal: 'Which of your characters is healed?',
  discard: 'Which card do you discard?',
  'special-face': 'Which face do you choose?',
  'special-recall': 'Which character do you recall?',
  'special-opponent': 'Who discards a card?',
  'special-graft-card': 'Which character do you graft?',
  'special-graft-host': 'Under which character does it go?',
  'special-infinite': 'Which character gains Infinite Power?',
};

/** What forms ask, in English. */
export const questions: Questions = {
  'play-character.card': 'Which character enters play?',
  'play-gear.card': 'Which gear do you play?',
  'play-gear.character': 'Which character wears it?',
  opponent: 'Whom do you attack?',
  attackers: (_told, [place]) => (place === 1 ? 'Who attacks?' : 'Who attacks next?'),
  'attackers.length': 'How many attack?',
  'choose-defender.character': 'Who defends?',
  'play-ability.card': 'Which ability do you lay face down?',
  kind: 'Which kind of token?',
  'use-reroll.die': 'Which die do you roll again?',
  effect: 'Which die effect do you use?',
  owner: 'Whose die?',
  'apply-die-effect.die': 'On which die?',
  'apply-die-effect.face': 'To which face is it turned?',
  'graft.card': 'Which character do you graft?',
  from: 'From where?',
  host: 'Under which character does it go?',
  'use-special-die.face': 'Which face of the special die?',
  option: ({ view }) => decisions[decisionOn(view)!] ?? 'What do you choose?',
  'discard-card.card': 'Which card do you discard?',
};

const die = (name: string, face: number | undefined): string => (face === undefined ? name : `${name}, showing ${face}`);

/** What answers are called, in English. */
export const answers: Answers = {
  card: (id, { card }) => card(id),
  character: (id, { card }) => card(id),
  attackers: (id, { card }) => card(id),
  'attackers.length': (length) => counted(length, 'attacker'),
  host: (id, { card }) => card(id),
  'graft.card': (id, { card, word, view }) =>
    view?.hand == null ? card(id) : `${card(id)}, from your ${word(view.hand.includes(id) ? 'hand' : 'genePool')}`,
  opponent: (player) => player,
  owner: (player) => player,
  kind: (kind, { word }) => token(kind, word),
  from: (zone, { word }) => `from your ${word(zone)}`,
  'use-reroll.die': (place, { view }) => die(`die ${place + 1}`, faceOf(view, view?.awaited, place)),
  'apply-die-effect.die': ({ owner, die: place }, { view }) => die(`die ${place + 1} of ${owner}`, faceOf(view, owner, place)),
  effect: (place, { card, view }) => {
    const lingering = effectAt(view, view?.awaited, place);
    return `effect ${place + 1}${lingering === undefined ? '' : `, ${card(lingering.card)}: ${dieEffect(lingering.effect)}`}`;
  },
  'apply-die-effect.face': (face) => `to a ${face}`,
  'use-special-die.face': (face, { word }) => word(`face-${face}`),
  option: optionOf,
};
