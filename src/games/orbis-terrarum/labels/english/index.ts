import type { Phrases } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { fields } from './fields.js';
import { headings } from './headings.js';
import { orders } from './orders.js';
import { terms } from './terms.js';
import { words } from './words.js';

/** What the game says in English. */
export const english: Phrases = { actions, events, orders, headings, words: { ...fields, ...terms, ...words }, texts: {} };
