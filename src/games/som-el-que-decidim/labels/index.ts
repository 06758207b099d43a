import { askedAs } from '../../../core/game/asking.js';
import type { Labels } from '../../../core/game/game.js';
import type { SomElQueDecidim } from '../rules/index.js';
import { drawBoard } from './draw.js';
import type { Name, Narrator } from './language.js';
import { languages, spoken } from './languages.js';
import { namer, placeName } from './naming.js';

/** Names and sentences in English, Spanish, Catalan and French. */
export const labels: Labels<SomElQueDecidim> = {
  languages: Object.keys(languages),
  name: (id, language, view) => namer(spoken(language), view)(id),
  action(action, language, view) {
    const told = spoken(language);
    const say = told.actions[action.type].order as (action: never, name: Name) => string;
    return say(action as never, namer(told, view));
  },
  event(event, language, view) {
    const told = spoken(language);
    const say = told.events[event.type].sentence as (event: never, name: Name) => string;
    return say(event as never, namer(told, view));
  },
  question: (type, field, language) => askedAs(spoken(language).questions, type, field),
  answer(type, field, value, language, view) {
    const told = spoken(language);
    const say = askedAs<(given: never, narrator: Narrator) => string>(told.answers, type, field);
    return say?.(value as never, { name: namer(told, view), place: (cell) => placeName(cell, told, view), view });
  },
  draw: (view, language) => drawBoard(view, language),
};
