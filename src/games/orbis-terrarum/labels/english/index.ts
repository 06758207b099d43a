import { coreInEnglish } from '../../../../core/words/english.js';
import { refusals } from '../../refusals/index.js';
import type { Naming } from '../language.js';
import { namesIn, wordsIn } from '../wording.js';
import { actions } from './actions.js';
import { events } from './events.js';
import { fields } from './fields.js';
import { forms } from './grammar.js';
import { answers, questions } from './questions.js';
import { texts } from './texts.js';
import { words } from './words.js';

const naming: Naming = { code: 'en', actions, events, words, texts, forms };

/** Names, actions and events in English, for a client that neither fills in forms nor explains refusals. */
export const englishNames = /* @__PURE__ */ namesIn(naming);

/** Everything in English. */
export const english = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInEnglish });
