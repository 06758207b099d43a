import type { Language } from '../language.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { answers, questions } from './questions.js';
import { tile } from './tiles.js';
import { words } from './words.js';

/** The game in French. */
export const french: Language = {
  actions,
  events,
  words,
  questions,
  answers,
  tile,
  marks: {
    catalonia: 'Cat',
    world: 'Mon',
    spain: 'Esp',
    economic: '€€€',
    taxAgency: 'Imp',
    prescription: '€/℞',
    inheritance: '1/3',
    suffrage: 'Suf',
  },
};
