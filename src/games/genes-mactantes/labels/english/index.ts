import { coreInEnglish } from '../../../../core/words/english.js';
import { refusals } from '../../refusals/index.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { words } from './words.js';

const naming: Naming = {
  code: 'en',
  actions,
  events,
  words: { ...words, ...reasons, ...orders },
  drawing,
  grammar: { and: 'and', nothing: 'nothing', unitIn: (kind, place) => `${kind} in ${place}` },
  nameOfDisaster: ({ english }) => english,
};

/** Names, actions and events in English, for a client that neither fills in forms nor explains refusals. */
export const englishNames = /* @__PURE__ */ namesIn(naming);

/** Everything in English. */
export const english = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInEnglish });
