import { coreInCatalan } from '../../../../core/words/catalan.js';
import { wordsIn } from '../wording.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';
import { refusals } from './refusals.js';

export { catalanNames } from './naming.js';

/** Everything in Catalan. What a pack of one's own prints is called as it prints it. */
export const catalan = /* @__PURE__ */ wordsIn(naming, { questions, answers, refusals, core: coreInCatalan });
