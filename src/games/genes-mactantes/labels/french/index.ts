import { coreInFrench } from '../../../../core/words/french.js';
import { disastersIn } from '../disasters.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { drawing } from './drawing.js';
import { events } from './events.js';
import { orders } from './orders.js';
import { answers, questions } from './questions.js';
import { reasons } from './reasons.js';
import { refusals } from './refusals/index.js';
import { disasters, words } from './words.js';

const naming: Naming = {
  code: 'fr',
  actions,
  events,
  words: { ...words, ...reasons, ...orders },
  drawing,
  grammar: { and: 'et', nothing: 'rien', unitIn: (kind, place) => `${kind} à ${place}` },
  nameOfDisaster: disastersIn(disasters),
};

/** Names, actions and events in French, for a client that neither fills in forms nor explains refusals. */
export const frenchNames = /* @__PURE__ */ namesIn(naming);

/** Everything in French. */
export const french = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInFrench });
