import { own } from '../../core/codec.js';
import type { Labels } from '../../core/game.js';
import { drawMap } from './draw-map.js';
import type { OrbisTerrarum } from './index.js';
import { english } from './sentences/english/index.js';
import { narratorOf } from './sentences/naming.js';
import type { Phrases } from './sentences/phrases.js';
import { spanish } from './sentences/spanish/index.js';
import { order, sentence } from './sentences/telling.js';

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
