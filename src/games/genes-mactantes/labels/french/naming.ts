import { disastersIn } from '../disasters.js';
import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { reasons } from './reasons.js';
import { throws } from './throws.js';
import { disasters, wares, words } from './words.js';

/** What French calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'fr',
  actions,
  events,
  words: { ...words, ...reasons },
  throws,
  orders,
  drawing,
  grammar: { nothing: 'rien', noTroops: 'aucune', unitIn: (kind, place) => `${kind} à ${place}`, wares },
  nameOfDisaster: disastersIn(disasters),
};

/** Names, actions and events in French, for a client that neither fills in forms nor explains refusals. */
export const frenchNames = /* @__PURE__ */ namesIn(naming);
