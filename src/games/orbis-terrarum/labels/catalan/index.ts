import { coreInCatalan } from '../../../../core/words/catalan.js';
import { wordsIn } from '../wording.js';
import { fields } from './fields.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals/index.js';

export { catalanNames } from './naming.js';

/** Everything in Catalan. */
export const catalan = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInCatalan });
