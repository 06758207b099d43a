import { own } from '../../core/codec.js';
import type { Labels } from '../../core/game.js';
import { orbis500 } from './content/orbis-500.js';
import { drawMap } from './draw-map.js';
import type { OrbisTerrarum } from './index.js';
import { english } from './sentences/english/index.js';
import type { Phrases } from './sentences/phrases.js';
import { spanish } from './sentences/spanish/index.js';
import type { View } from './types.js';

const tongues: Readonly<Record<'en' | 'es', Phrases>> = { en: english, es: spanish };

/** Spanish for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Phrases => (language === 'es' ? tongues.es : tongues.en);

/** The name of anything with an id; otherwise the id itself. */
const nameOf = (id: string, phrases: Phrases, view: View | undefined): string => {
  const pack = view?.config.pack ?? orbis500;
  const named =
    own(phrases.words, id) ??
    (view === undefined ? undefined : own(view.nations, id)?.name) ??
    pack.nations.find((one) => one.id === id)?.name ??
    pack.regions.find((one) => one.id === id)?.name ??
    [...pack.milestones, ...pack.technologies].find((one) => one.id === id)?.name ??
    view?.organizations.find((one) => one.id === id)?.statute.name;
  return named ?? id;
};

/** Any value in a few words. */
const inWords = (value: unknown, phrases: Phrases, view: View | undefined): string => {
  const word = (id: string): string => nameOf(id, phrases, view);
  if (value === null || value === undefined) return word('nobody');
  if (typeof value === 'string') return word(value);
  if (typeof value === 'number' || typeof value === 'boolean') return word(String(value));
  if (Array.isArray(value)) return value.length === 0 ? word('none') : value.map((entry) => inWords(entry, phrases, view)).join(', ');
  const { kind, id, do: primitive } = value as { readonly kind?: unknown; readonly id?: unknown; readonly do?: unknown };
  if (typeof kind === 'string') return typeof id === 'string' ? `${word(kind)} ${word(id)}` : word(kind);
  if (typeof primitive === 'string') return word(primitive);
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${inWords(entry, phrases, view)}`)
    .join(', ');
};

const filled = (template: string | undefined, told: { readonly type: string }, phrases: Phrases, view: View | undefined): string =>
  (template ?? told.type)
    .replace(/\{(\w+)\}/g, (_, field: string) => inWords(own(told as unknown as Record<string, unknown>, field), phrases, view))
    .trim();

/** Names and sentences in English and Spanish. */
export const labels: Labels<OrbisTerrarum> = {
  languages: ['en', 'es'],
  name(id, language, view) {
    const phrases = spoken(language);
    const order = own(phrases.actions, id);
    return order === undefined ? nameOf(id, phrases, view) : id.replaceAll('-', ' ');
  },
  action: (action, language, view) => filled(own(spoken(language).actions, action.type), action, spoken(language), view),
  event(event, language, view) {
    const phrases = spoken(language);
    // Distances go by their names. [OT-SCOPE-07]
    const told = event.type === 'scope-changed' ? { ...event, value: `scope ${event.value ?? 'over'}` } : event;
    return filled(own(phrases.events, event.type), told, phrases, view);
  },
  draw: drawMap,
};
