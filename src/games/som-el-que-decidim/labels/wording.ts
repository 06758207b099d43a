import { own } from '../../../core/data/own.js';
import { askedAs } from '../../../core/game/asking.js';
import type { RefusalTable } from '../../../core/refusals/table.js';
import type { Words } from '../../../core/words/words.js';
import type { Action, SomElQueDecidim } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { drawBoard } from './draw.js';
import type { Asking, Name, Naming, Narrator } from './language.js';
import { namer, placeName } from './naming.js';

/** How something is told by its names. What is of a type that nobody here knows is called by its type. */
type Telling<T> = (told: T, name: Name) => string;

/** What names things and tells what happens, in one language. */
export const namesIn = (language: Naming): Words<SomElQueDecidim> => ({
  language: language.code,
  name: (id, view) => namer(language, view)(id),
  action(action, view) {
    const order = own<{ readonly order: unknown }>(language.actions, action.type)?.order as Telling<Action> | undefined;
    return order?.(action, namer(language, view)) ?? action.type;
  },
  event(event, view) {
    const sentence = own<{ readonly sentence: unknown }>(language.events, event.type)?.sentence as Telling<Event> | undefined;
    return sentence?.(event, namer(language, view)) ?? event.type;
  },
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
