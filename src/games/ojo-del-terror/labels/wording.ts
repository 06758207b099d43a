import { own } from '../../../core/data/own.js';
import { askedAs, placesIn } from '../../../core/game/asking.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import type { Words } from '../../../core/words/words.js';
import type { Action, OjoDelTerror } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { drawMap } from './draw.js';
import type { Language, Naming, Narrator } from './language.js';
import { namingIn } from './naming.js';
import { narratorOf } from './narrator.js';

/** How something is said by one who tells it. What is of a type that nobody here knows is called by its type. */
type Telling<T> = (told: T, narrator: Narrator) => string;

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<OjoDelTerror> => ({
  language: language.code,
  name: (id, view) => namingIn(language, view)(id),
  action(action, view) {
    const order = own<{ readonly order: unknown }>(language.actions, action.type)?.order as Telling<Action> | undefined;
    return order?.(action, narratorOf(language, view)) ?? action.type;
  },
  event(event, view) {
    const sentence = own<{ readonly sentence: unknown }>(language.events, event.type)?.sentence as Telling<Event> | undefined;
    return sentence?.(event, narratorOf(language, view)) ?? event.type;
  },
  draw: (view) => drawMap(view, namingIn(language, view)),
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
