import { coreInSpanish } from '../../../../core/words/spanish.js';
import { wordsIn } from '../wording.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals/index.js';

export { spanishNames } from './naming.js';

/** Everything in Spanish. */
export const spanish = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInSpanish });
