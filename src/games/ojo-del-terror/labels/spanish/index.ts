import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { phrases } from './phrases.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** Spanish, the language of the book. */
export const spanish: Language = { actions, events, words, phrases, questions, answers, printed: ({ name }) => name };
