import { coreInSpanish } from '../../../../core/words/spanish.js';
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

const naming: Naming = { code: 'es', actions, events, words, texts, forms };

/** Names, actions and events in Spanish, for a client that neither fills in forms nor explains refusals. */
export const spanishNames = /* @__PURE__ */ namesIn(naming);

/** Everything in Spanish, the language of the book. */
export const spanish = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInSpanish });
