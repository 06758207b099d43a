import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { phrases } from './phrases.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** English. */
export const english: Language = { actions, events, words, phrases, questions, answers, printed: ({ name, english }) => english ?? name };
