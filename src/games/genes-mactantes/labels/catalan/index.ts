import type { Language } from '../language.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { words } from './words.js';

/** The game in Catalan. */
export const catalan: Language = {
  actions,
  events,
  questions,
  answers,
  words: { ...words, ...reasons },
  drawing,
  grammar: { and: 'i', nothing: 'res', unitIn: (kind, place) => `${kind} a ${place}` },
  nameOfDisaster: ({ name }) => name,
};
