import { coreInFrench } from '../../../../core/words/french.js';
import { wordsIn } from '../wording.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals/index.js';

export { frenchNames } from './naming.js';

/** Everything in French. */
export const french = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInFrench });
