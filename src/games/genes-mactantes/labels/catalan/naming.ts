import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { at, of } from './phrases.js';
import { reasons } from './reasons.js';
import { throws } from './throws.js';
import { words } from './words.js';

/** What Catalan calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'ca',
  actions,
  events,
  words: { ...words, ...reasons },
  throws,
  orders,
  drawing,
  grammar: { nothing: 'res', noTroops: 'cap', unitIn: (kind, place) => `${kind} ${at(place)}`, forms: { at, of } },
  nameOfDisaster: ({ name }) => name,
};

/** Names, actions and events in Catalan, for a client that neither fills in forms nor explains refusals. */
export const catalanNames = /* @__PURE__ */ namesIn(naming);
