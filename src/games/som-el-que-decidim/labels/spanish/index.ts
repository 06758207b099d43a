import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { words } from './words.js';

/** The game in Spanish. */
export const spanish: Language = {
  actions,
  events,
  words,
  questions,
  answers,
  tile: ({ spanish: translated, name }) => translated ?? name,
  marks: {
    catalonia: 'Cat',
    world: 'Mun',
    spain: 'Esp',
    economic: '€€€',
    taxAgency: 'Tri',
    prescription: '€/℞',
    inheritance: '1/3',
    suffrage: 'Suf',
  },
};
