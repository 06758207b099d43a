import type { Labels } from '../../../core/game/game.js';
import type { Action, GenesMactantes } from '../rules/index.js';
import type { Event } from '../types/index.js';
import { catalan } from './catalan/index.js';
import { drawMap } from './draw.js';
import { english } from './english/index.js';
import type { Language, Narrator } from './language.js';
import { nameOf } from './naming.js';
import { narratorOf } from './telling.js';

/** Catalan for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'ca' ? catalan : english);

/** Names and sentences in English and Catalan. */
export const labels: Labels<GenesMactantes> = {
  languages: ['en', 'ca'],
  draw: drawMap,
  name: (id, language, view) => nameOf(id, spoken(language), view),
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
