import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { throws } from './throws.js';
import { tile } from './tiles.js';
import { words } from './words.js';

/** What Catalan calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'ca',
  actions,
  events,
  words,
  throws,
  tile,
  marks: {
    catalonia: 'Cat',
    world: 'Món',
    spain: 'Esp',
    economic: '€€€',
    taxAgency: 'Tri',
    prescription: '€/℞',
    inheritance: '1/3',
    suffrage: 'Suf',
  },
};

/** Names, actions and events in Catalan, for a client that neither fills in forms nor explains refusals. */
export const catalanNames = /* @__PURE__ */ namesIn(naming);
