import type { Labels } from '../../../core/game/game.js';
import type { Action, GenesMactantes } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { answerIn, questionIn } from './asking.js';
import { drawMap } from './draw.js';
import type { Narrator } from './language.js';
import { nameOf } from './naming.js';
import { languages, spoken } from './spoken.js';
import { narratorOf } from './telling.js';

/** Names and sentences in every language that is spoken. */
export const labels: Labels<GenesMactantes> = {
  languages,
  draw: drawMap,
  name: (id, language, view) => nameOf(id, spoken(language), view),
  question: (type, field, language, view) => questionIn(spoken(language), type, field, view),
  answer: (type, field, value, language, view) => answerIn(spoken(language), type, field, value, view),
  action(action, language, view) {
    const tongue = spoken(language);
    const { order } = tongue.actions[action.type] as { readonly order: (action: Action, narrator: Narrator) => string };
    return order(action, narratorOf(tongue, view));
  },
  event(event, language, view) {
    const tongue = spoken(language);
    const { sentence } = tongue.events[event.type] as { readonly sentence: (event: Event, narrator: Narrator) => string };
    return sentence(event, narratorOf(tongue, view));
  },
};
