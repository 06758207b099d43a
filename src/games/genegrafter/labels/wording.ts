import type { RefusalTable } from '../../../core/refusals/table.js';
import { tellingBy } from '../../../core/words/telling-by.js';
import type { Words } from '../../../core/words/words.js';
import type { Genegrafter } from '../rules/index.js';
import { answerOf, decisionOn, questionOf } from './asking.js';
import { drawTable } from './draw.js';
import type { Forms, Language, Name, Naming } from './language.js';
import { namingIn } from './naming.js';

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<Genegrafter> => {
  const telling = tellingBy<Genegrafter, Name>(language, (view) => namingIn(language, view));
  return {
    language: language.code,
    name: (id, view) => namingIn(language, view)(id),
    ...telling,
    // Whom a special die makes discard is a player, whatever else is called so.
    action: (action, view) =>
      action.type === 'resolve-choice' && decisionOn(view) === 'special-opponent'
        ? language.actions[action.type].order(action, language.chosen ?? ((player) => player))
        : telling.action(action, view),
    draw: (view) => drawTable(view, namingIn(language, view), language.code === 'fr' ? ' :' : ':'),
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
