import type { Language } from '../language.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { words } from './words.js';

/** The game in English. */
export const english: Language = {
  actions,
  events,
  questions,
  answers,
  words: { ...words, ...reasons },
  drawing,
  grammar: { and: 'and', nothing: 'nothing', unitIn: (kind, place) => `${kind} in ${place}` },
  nameOfDisaster: ({ english }) => english,
};
