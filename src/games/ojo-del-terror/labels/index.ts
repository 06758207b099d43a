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

/** Names and sentences in English and Spanish. */
export const labels: Labels<OjoDelTerror> = {
  languages: ['en', 'es'],
  name: (id, language, view) => namingIn(spoken(language), view)(id),
  action(action, language, view) {
    const { actions } = spoken(language);
    const order = actions[action.type].order as (action: Action, narrator: Narrator) => string;
    return order(action, narratorOf(spoken(language), view));
  },
  event(event, language, view) {
    const { events } = spoken(language);
    const sentence = events[event.type].sentence as (event: Event, narrator: Narrator) => string;
    return sentence(event, narratorOf(spoken(language), view));
  },
  draw: (view, language) => drawMap(view, namingIn(spoken(language), view)),
};
