import { disastersIn } from '../disasters.js';
import type { Language } from '../language.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { disasters, words } from './words.js';

/** The game in French. */
export const french: Language = {
  actions,
  events,
  questions,
  answers,
  words: { ...words, ...reasons },
  drawing,
  grammar: { and: 'et', nothing: 'rien', unitIn: (kind, place) => `${kind} à ${place}` },
  nameOfDisaster: disastersIn(disasters),
};
