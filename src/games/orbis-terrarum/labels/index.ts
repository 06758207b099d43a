import { own } from '../../../core/data/codec.js';
import { askedAs } from '../../../core/game/asking.js';
import type { Labels } from '../../../core/game/game.js';
import type { OrbisTerrarum } from '../rules/index.js';
import { described } from './describing.js';
import { drawMap } from './draw.js';
import type { Orders, Sentences } from './language.js';
import { codes, spoken } from './languages.js';
import { narratorOf } from './naming.js';
import { order, sentence } from './telling.js';

/** Names and sentences in every language of the game. */
export const labels: Labels<OrbisTerrarum> = {
  languages: codes,
  name: (id, language, view) => narratorOf(spoken(language), view).name(id),
  action(action, language, view) {
    const said = spoken(language);
    return order(own<Orders[keyof Orders]>(said.actions, action.type)?.order ?? action.type, action, narratorOf(said, view));
  },
  event(event, language, view) {
    const said = spoken(language);
    // Distances go by their names. [OT-SCOPE-07]
    const told = event.type === 'scope-changed' ? { ...event, value: `scope ${event.value ?? 'over'}` } : event;
    return sentence(own<Sentences[keyof Sentences]>(said.events, event.type)?.sentence ?? event.type, told, narratorOf(said, view));
  },
  question: (type, field, language) => askedAs(spoken(language).questions, type, field),
  answer(type, field, value, language, view) {
    const said = spoken(language);
    const narrator = narratorOf(said, view);
    const say = askedAs(said.answers, type, field);
    if (say !== undefined) return say(value, narrator, view);
    return typeof value === 'string' && value !== '' ? described(value, narrator, view) : undefined;
  },
  draw: drawMap,
};
