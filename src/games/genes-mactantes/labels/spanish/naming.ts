import { disastersIn } from '../disasters.js';
import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { reasons } from './reasons.js';
import { throws } from './throws.js';
import { disasters, words } from './words.js';

/** What Spanish calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'es',
  actions,
  events,
  words: { ...words, ...reasons },
  throws,
  orders,
  drawing,
  grammar: { nothing: 'nada', noTroops: 'ninguna', unitIn: (kind, place) => `${kind} en ${place}` },
  nameOfDisaster: disastersIn(disasters),
};

/** Names, actions and events in Spanish, for a client that neither fills in forms nor explains refusals. */
export const spanishNames = /* @__PURE__ */ namesIn(naming);
