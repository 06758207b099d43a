import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** Genegrafter in English. */
export const english: Language = { actions, events, words, questions, answers, copy: (number) => `copy ${number}` };
