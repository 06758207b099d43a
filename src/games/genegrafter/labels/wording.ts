import { own } from '../../../core/data/own.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import type { Words } from '../../../core/words/words.js';
import type { Action, Genegrafter } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { answerOf, questionOf } from './asking.js';
import { drawTable } from './draw.js';
import type { Forms, Language, Name, Naming } from './language.js';
import { namingIn } from './naming.js';

/** How something is said by one who tells it. What is of a type that nobody here knows is called by its type. */
type Telling<T> = (told: T, name: Name) => string;

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<Genegrafter> => ({
  language: language.code,
  name: (id, view) => namingIn(language, view)(id),
  action(action, view) {
    const order = own<{ readonly order: unknown }>(language.actions, action.type)?.order as Telling<Action> | undefined;
    return order?.(action, namingIn(language, view)) ?? action.type;
  },
  event(event, view) {
    const sentence = own<{ readonly sentence: unknown }>(language.events, event.type)?.sentence as Telling<Event> | undefined;
    return sentence?.(event, namingIn(language, view)) ?? event.type;
  },
  draw: (view) => drawTable(view, namingIn(language, view)),
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
