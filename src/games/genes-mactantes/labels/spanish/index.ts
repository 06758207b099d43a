import { disastersIn } from '../disasters.js';
import type { Language } from '../language.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { disasters, words } from './words.js';

/** The game in Spanish. */
export const spanish: Language = {
  actions,
  events,
  questions,
  answers,
  words: { ...words, ...reasons },
  drawing,
  grammar: { and: 'y', nothing: 'nada', unitIn: (kind, place) => `${kind} en ${place}` },
  nameOfDisaster: disastersIn(disasters),
};
