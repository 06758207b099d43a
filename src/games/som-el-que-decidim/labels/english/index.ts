import { coreInEnglish } from '../../../../core/words/english.js';
import { refusals } from '../../refusals/index.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

const naming: Naming = {
  code: 'en',
  actions,
  events,
  words,
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

/** Everything in English. */
export const english = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInEnglish });
