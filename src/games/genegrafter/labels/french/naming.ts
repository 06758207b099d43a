import { cards } from '../../content/names/french.js';
import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { throws } from './throws.js';
import { words } from './words.js';

/** What French calls things, and how it says what happens. */
export const naming: Naming = { code: 'fr', actions, events, words, throws, cards, copy: (number) => `exemplaire ${number}` };

/** Names, actions and events in French, for a client that neither fills in forms nor explains refusals. */
export const frenchNames = /* @__PURE__ */ namesIn(naming);
