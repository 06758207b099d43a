import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import { namingThrows } from '../../../core/words/throws.js';
import type { Words } from '../../../core/words/words.js';
import type { Genegrafter } from '../rules/index.js';
import type { View } from '../types/index.js';
import { answerOf, questionOf } from './asking.js';
import { drawTable } from './draw.js';
import type { Forms, Language, Naming, Teller } from './language.js';
import { tellerIn } from './naming.js';

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<Genegrafter> => ({
  language: language.code,
  name: namingThrows(language.throws, (id, view: View | undefined, among) =>
    tellerIn(language, view)[among === 'words' ? 'word' : 'name'](id),
  ),
  ...tellingBy<Genegrafter, Teller>(language, (view) => tellerIn(language, view)),
  draw: (view) => drawTable(view, tellerIn(language, view), language.code === 'fr' ? ' :' : ':'),
});

/** Everything there is to say in one language: forms and refusals, too. Two arguments without a spread, so that a bundler drops a call nobody uses. */
export const wordsIn = (naming: Naming, forms: Forms): Words<Genegrafter> => {
  const language: Language = { ...naming, ...forms };
  return {
    ...namesIn(naming),
    question: (type, field, view) => questionOf(language, type, field, view),
    answer: (type, field, value, view) => answerOf(language, type, field, value, view),
    refusals: forms.refusals as unknown as RefusalTable,
    core: forms.core,
  };
};
