import { coreInCatalan } from '../../../../core/words/catalan.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals/index.js';
import { words } from './words.js';

const naming: Naming = {
  code: 'ca',
  actions,
  events,
  words: { ...words, ...reasons, ...orders },
  drawing,
  grammar: { and: 'i', nothing: 'res', unitIn: (kind, place) => `${kind} a ${place}` },
  nameOfDisaster: ({ name }) => name,
};

/** Names, actions and events in Catalan, for a client that neither fills in forms nor explains refusals. */
export const catalanNames = /* @__PURE__ */ namesIn(naming);

/** Everything in Catalan, the language of the book. */
export const catalan = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInCatalan });
