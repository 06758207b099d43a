import { askedAs } from '../../../core/game/asking.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import { namingThrows } from '../../../core/words/throws.js';
import type { Words } from '../../../core/words/words.js';
import type { SomElQueDecidim } from '../rules/index.js';
import type { View } from '../types/index.js';
import { drawBoard } from './draw.js';
import type { Asking, Name, Naming, Narrator } from './language.js';
import { nameOf, namer, placeName } from './naming.js';

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<SomElQueDecidim> => ({
  language: language.code,
  name: namingThrows(language.throws, (id, view: View | undefined, among) => nameOf(id, language, view, among)),
  ...tellingBy<SomElQueDecidim, Name>(language, (view) => namer(language, view)),
  draw: (view) => drawBoard(view, language),
});

/** Everything there is to say in one language: forms and refusals, too. */
export const wordsIn = (language: Naming, { questions, answers, refusals, core }: Asking): Words<SomElQueDecidim> => ({
  ...namesIn(language),
  question: (type, field) => askedAs(questions, type, field),
  answer(type, field, value, view) {
    const say = askedAs<(given: never, narrator: Narrator) => string>(answers, type, field);
    return say?.(value as never, { name: namer(language, view), place: (cell) => placeName(cell, language, view), view });
  },
  refusals: refusals as unknown as RefusalTable,
  core,
});
