import { own } from '../../../../core/data/codec.js';
import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { names } from './names.js';
import { phrases } from './phrases.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** Catalan. What a pack of one's own prints is called as it prints it. */
export const catalan: Language = {
  ...{ actions, events, words, phrases, questions, answers },
  printed: ({ name }) => own<string>(names, name) ?? name,
};
