import { own } from '../../../core/data/codec.js';
import { askedAs, placesIn } from '../../../core/game/asking.js';
import type { Labels } from '../../../core/game/game.js';
import type { Action, OjoDelTerror } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { drawMap } from './draw.js';
import { english } from './english/index.js';
import type { Language, Narrator } from './language.js';
import { namingIn } from './naming.js';
import { narratorOf } from './narrator.js';
import { spanish } from './spanish/index.js';

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'es' ? spanish : english);

/** How something is said by one who tells it. What is of a type that nobody here knows is called by its type. */
type Telling<T> = (told: T, narrator: Narrator) => string;

/** Names and sentences in English and Spanish. */
export const labels: Labels<OjoDelTerror> = {
  languages: ['en', 'es'],
  name: (id, language, view) => namingIn(spoken(language), view)(id),
  action(action, language, view) {
    const { actions } = spoken(language);
    const order = own<{ readonly order: unknown }>(actions, action.type)?.order as Telling<Action> | undefined;
    return order?.(action, narratorOf(spoken(language), view)) ?? action.type;
  },
  event(event, language, view) {
    const { events } = spoken(language);
    const sentence = own<{ readonly sentence: unknown }>(events, event.type)?.sentence as Telling<Event> | undefined;
    return sentence?.(event, narratorOf(spoken(language), view)) ?? event.type;
  },
  question(type, field, language) {
    const question = askedAs(spoken(language).questions, type, field);
    return typeof question === 'function' ? question(...placesIn(field)) : question;
  },
  answer(type, field, value, language, view) {
    const told = spoken(language);
    return askedAs(told.answers, type, field)?.(value, narratorOf(told, view), view);
  },
  draw: (view, language) => drawMap(view, namingIn(spoken(language), view)),
};
