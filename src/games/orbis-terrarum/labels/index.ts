import { own } from '../../../core/data/codec.js';
import type { Labels } from '../../../core/game/game.js';
import type { OrbisTerrarum } from '../rules/index.js';
import { drawMap } from './draw.js';
import { english } from './english/index.js';
import type { Phrases } from './language.js';
import { narratorOf } from './naming.js';
import { spanish } from './spanish/index.js';
import { order, sentence } from './telling.js';

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Phrases => (language === 'es' ? spanish : english);

/** Names and sentences in English and Spanish. */
export const labels: Labels<OrbisTerrarum> = {
  languages: ['en', 'es'],
  name: (id, language, view) => narratorOf(spoken(language), view).name(id),
  action(action, language, view) {
    const phrases = spoken(language);
    return order(own<string>(phrases.actions, action.type) ?? action.type, action, narratorOf(phrases, view));
  },
  event(event, language, view) {
    const phrases = spoken(language);
    // Distances go by their names. [OT-SCOPE-07]
    const told = event.type === 'scope-changed' ? { ...event, value: `scope ${event.value ?? 'over'}` } : event;
    return sentence(own<string>(phrases.events, event.type) ?? event.type, told, narratorOf(phrases, view));
  },
  draw: drawMap,
};
