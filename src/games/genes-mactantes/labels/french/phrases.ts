export { ofInFrench as of } from '../../../../core/words/french-of.js';

import { phraseWith } from '../telling.js';

/** What is to be done, and with or to what, with the space that stands before a colon. */
export const phrase = phraseWith(' : ');
