import { askedAs, placesIn } from '../../../core/game/asking.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import { namingThrows } from '../../../core/words/throws.js';
import type { Words } from '../../../core/words/words.js';
import type { OjoDelTerror } from '../rules/index.js';
import type { View } from '../types/index.js';
import { drawMap } from './draw.js';
import type { Language, Naming, Narrator } from './language.js';
import { listCalled, namingIn } from './naming.js';
import { narratorOf } from './narrator.js';

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<OjoDelTerror> => ({
  language: language.code,
  name: namingThrows(language.throws, (id, view: View | undefined, among) => namingIn(language, view)(id, listCalled(among))),
  ...tellingBy<OjoDelTerror, Narrator>(language, (view) => narratorOf(language, view)),
  draw: (view) => drawMap(view, language),
});

/** Everything there is to say in one language: forms and refusals, too. */
export const wordsIn = (naming: Naming, forms: Omit<Language, keyof Naming>): Words<OjoDelTerror> => ({
  ...namesIn(naming),
  question(type, field) {
    const question = askedAs(forms.questions, type, field);
    return typeof question === 'function' ? question(...placesIn(field)) : question;
  },
  answer: (type, field, value, view) => askedAs(forms.answers, type, field)?.(value, narratorOf(naming, view), view),
  refusals: forms.refusals as unknown as RefusalTable,
  core: forms.core,
});
