import { own } from '../../../core/data/own.js';
import { askedAs } from '../../../core/game/asking.js';
import type { Labels } from '../../../core/game/game.js';
import type { OrbisTerrarum } from '../rules/index.js';
import { described } from './describing.js';
import { drawMap } from './draw.js';
import { english } from './english/index.js';
import type { Language, Orders, Sentences } from './language.js';
import { narratorOf } from './naming.js';
import { spanish } from './spanish/index.js';
import { order, sentence } from './telling.js';

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'es' ? spanish : english);

/** Names and sentences in English and Spanish. */
export const labels: Labels<OrbisTerrarum> = {
  languages: ['en', 'es'],
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
  draw: (view, language) => drawMap(view, narratorOf(spoken(language), view).text),
};
