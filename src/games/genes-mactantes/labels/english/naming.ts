import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { reasons } from './reasons.js';
import { throws } from './throws.js';
import { words } from './words.js';

/** What English calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'en',
  actions,
  events,
  words: { ...words, ...reasons },
  throws,
  orders,
  drawing,
  grammar: { nothing: 'nothing', noTroops: 'none', unitIn: (kind, place) => `${kind} in ${place}` },
  nameOfDisaster: ({ english }) => english,
};

/** Names, actions and events in English, for a client that neither fills in forms nor explains refusals. */
export const englishNames = /* @__PURE__ */ namesIn(naming);
