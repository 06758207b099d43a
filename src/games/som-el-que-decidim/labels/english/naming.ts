import type { Naming } from '../language.js';
import { namesIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { throws } from './throws.js';
import { words } from './words.js';

/** What English calls things, and how it says what happens. */
export const naming: Naming = {
  code: 'en',
  actions,
  events,
  words,
  throws,
  tile: ({ name }) => name,
  marks: {
    catalonia: 'Cat',
    world: 'Wld',
    spain: 'Spa',
    economic: '€€€',
    taxAgency: 'Tax',
    prescription: '€/℞',
    inheritance: '1/3',
    suffrage: 'Suf',
  },
};

/** Names, actions and events in English, for a client that neither fills in forms nor explains refusals. */
export const englishNames = /* @__PURE__ */ namesIn(naming);
