import { coreInFrench } from '../../../../core/words/french.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { fields } from './fields.js';
import { forms } from './grammar.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals/index.js';
import { texts } from './texts.js';
import { words } from './words.js';

const naming: Naming = { code: 'fr', actions, events, words, texts, forms };

/** Names, actions and events in French, for a client that neither fills in forms nor explains refusals. */
export const frenchNames = /* @__PURE__ */ namesIn(naming);

/** Everything in French. */
export const french = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInFrench });
