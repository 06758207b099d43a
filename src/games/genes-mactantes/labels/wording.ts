import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import { namingThrows } from '../../../core/words/throws.js';
import type { Words } from '../../../core/words/words.js';
import type { GenesMactantes } from '../rules/index.js';
import type { View } from '../types/index.js';
import { answersByName } from './answers.js';
import { answerIn, questionIn } from './asking.js';
import { drawMap } from './draw.js';
import type { Explaining, Language, Naming, Narrator } from './language.js';
import { nameOf } from './naming.js';
import { narratorOf } from './telling.js';

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<GenesMactantes> => ({
  language: language.code,
  name: namingThrows(language.throws, (id, view: View | undefined, among) => nameOf(id, language, view, among)),
  ...tellingBy<GenesMactantes, Narrator>(language, (view) => narratorOf(language, view)),
  draw: (view) => drawMap(view, language),
});

/** Everything there is to say in one language: forms and refusals, too. They come by themselves, so that whoever takes the names alone carries none. */
export const wordsIn = (naming: Naming, explaining: Explaining): Words<GenesMactantes> => {
  const language: Language = { ...naming, ...explaining, answers: { ...answersByName, ...explaining.answers } };
  return {
    ...namesIn(language),
    question: (type, field, view) => questionIn(language, type, field, view),
    answer: (type, field, value, view) => answerIn(language, type, field, value, view),
    refusals: language.refusals as unknown as RefusalTable,
    core: language.core,
  };
};
