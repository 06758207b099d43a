import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { forms } from './grammar.js';
import { answers, questions } from './questions.js';
import { texts } from './texts.js';
import { words } from './words.js';

/** The game in French. */
export const french: Language = { actions, events, questions, answers, words, texts, forms, and: 'et' };
