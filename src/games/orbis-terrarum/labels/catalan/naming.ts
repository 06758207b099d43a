import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { forms } from './grammar.js';
import { texts } from './texts.js';
import { throws } from './throws.js';
import { words } from './words.js';

/** What Catalan calls things, and how it says what happens. */
export const naming: Naming = { code: 'ca', actions, events, words, throws, texts, forms };

/** Names, actions and events in Catalan, for a client that neither fills in forms nor explains refusals. */
export const catalanNames = /* @__PURE__ */ namesIn(naming);
