import type { Language } from '../language.js';
import { actions } from './actions.js';
import { cards } from './cards.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** Genegrafter in Catalan. */
export const catalan: Language = { actions, events, words, questions, answers, copy: (number) => `exemplar ${number}`, cards };
