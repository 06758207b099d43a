import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import type { Words } from '../../../core/words/words.js';
import type { Genegrafter } from '../rules/index.js';
import type { View } from '../types/index.js';
import { answerOf, decisionOn, questionOf } from './asking.js';
import { drawTable } from './draw.js';
import type { Forms, Language, Naming, Teller } from './language.js';
import { tellerIn } from './naming.js';

/** What the option of a decision is called by: whom a special die makes discard is a player, and its face a number, whatever else is called so. */
const choosingIn = (language: Naming, view: View | undefined): Teller => {
  const teller = tellerIn(language, view);
  switch (decisionOn(view)) {
    case 'special-opponent':
      return { ...teller, name: language.chosen ?? ((player) => player) };
    case 'special-face':
      return { ...teller, name: teller.word };
    default:
      return teller;
  }
};

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<Genegrafter> => {
  const telling = tellingBy<Genegrafter, Teller>(language, (view) => tellerIn(language, view));
  return {
    language: language.code,
    name: (id, view, among) => tellerIn(language, view)[among === 'words' ? 'word' : 'name'](id),
    ...telling,
    action: (action, view) =>
      action.type === 'resolve-choice'
        ? language.actions[action.type].order(action, choosingIn(language, view))
        : telling.action(action, view),
    draw: (view) => drawTable(view, tellerIn(language, view), language.code === 'fr' ? ' :' : ':'),
  };
};

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
