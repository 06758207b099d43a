import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { phrases } from './phrases.js';
import { words } from './words.js';

/** English. */
export const english: Language = { actions, events, words, phrases, printed: ({ name, english }) => english ?? name };
