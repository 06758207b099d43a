import { own } from '../../../core/data/own.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import type { Words } from '../../../core/words/words.js';
import type { Action, GenesMactantes } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { answersByName } from './answers.js';
import { answerIn, questionIn } from './asking.js';
import { drawMap } from './draw.js';
import type { Explaining, Language, Naming, Narrator } from './language.js';
import { nameOf } from './naming.js';
import { narratorOf } from './telling.js';

/** How something is said by one who tells it. What is of a type that nobody here knows is called by its type. */
type Telling<T> = (told: T, narrator: Narrator) => string;

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<GenesMactantes> => ({
  language: language.code,
  name: (id, view) => nameOf(id, language, view),
  action(action, view) {
    const order = own<{ readonly order: unknown }>(language.actions, action.type)?.order as Telling<Action> | undefined;
    return order?.(action, narratorOf(language, view)) ?? action.type;
  },
  event(event, view) {
    const sentence = own<{ readonly sentence: unknown }>(language.events, event.type)?.sentence as Telling<Event> | undefined;
    return sentence?.(event, narratorOf(language, view)) ?? event.type;
  },
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
