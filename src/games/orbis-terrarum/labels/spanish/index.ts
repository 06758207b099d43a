import { coreInSpanish } from '../../../../core/words/spanish.js';
import { wordsIn } from '../wording.js';
import { fields } from './fields.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals/index.js';

export { spanishNames } from './naming.js';

/** Everything in Spanish, the language of the book. */
export const spanish = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInSpanish });
