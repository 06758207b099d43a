import type { Phrases } from '../phrases.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { words } from './words.js';

/** What the game says in Spanish. */
export const spanish: Phrases = { actions, events, words };
