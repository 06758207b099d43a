import { coreInEnglish } from '../../../../core/words/english.js';
import { refusals } from '../../refusals/index.js';
import { wordsIn } from '../wording.js';
import { fields } from './fields.js';
import { naming } from './naming.js';
import { answers, questions } from './questions.js';

export { englishNames } from './naming.js';

/** Everything in English. */
export const english = /* @__PURE__ */ wordsIn(naming, { fields, questions, answers, refusals, core: coreInEnglish });
