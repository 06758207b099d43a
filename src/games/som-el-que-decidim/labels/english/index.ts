import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** The game in English. */
export const english: Language = {
  actions,
  events,
  words,
  questions,
  answers,
  tile: ({ name }) => name,
  marks: {
    catalonia: 'Cat',
    world: 'Wld',
    spain: 'Esp',
    economic: '€€€',
    taxAgency: 'Tax',
    prescription: '€/℞',
    inheritance: '1/3',
    suffrage: 'Suf',
  },
};
