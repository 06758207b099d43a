import { own } from '../../../core/data/codec.js';
import type { Labels } from '../../../core/game/game.js';
import { defaultPack } from '../content/default-pack.js';
import type { Genegrafter } from '../rules/index.js';
import type { Pack, View } from '../types/index.js';
import { drawTable } from './draw.js';
import { english } from './english/sentences.js';
import { frenchCards } from './french/cards.js';
import { french } from './french/sentences.js';
import { headings } from './headings.js';
import type { Tongue } from './language.js';
import { type Language, words } from './words.js';

const tongues: Readonly<Record<Language, Tongue>> = { en: english, fr: french };

/** French for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'fr' ? 'fr' : 'en');

/** The name a card has in its pack, without the number of its copy. */
const printedName = (id: string, pack: Pack): string | undefined => {
  const definition = id.replace(/#\d+$/, '');
  for (const list of [pack.characters, pack.abilities, pack.events, pack.dna, pack.gear] as readonly Pack['dna'][])
    for (const card of list) if (card.id === id || card.id === definition) return card.name;
  return undefined;
};

/** The name of anything with an id: a card, or a word of the rules; otherwise the id itself. A pack of one's own names its cards itself. */
const nameOf = (id: string, language: Language, pack: Pack | null): string =>
  (pack === null && language === 'fr' ? own(frenchCards, id) : undefined) ??
  printedName(id, pack ?? defaultPack) ??
  own<string>(words[language], id) ??
  own<string>(headings[language], id) ??
  id;

const naming = (language: Language, view: View | undefined) => (id: string) => nameOf(id, language, view?.pack ?? null);

/** Names and sentences in English and French. */
export const labels: Labels<Genegrafter> = {
  languages: ['en', 'fr'],
  name: (id, language, view) => naming(spoken(language), view)(id),
  action: (action, language, view) => tongues[spoken(language)].action(action, naming(spoken(language), view)),
  event: (event, language, view) => tongues[spoken(language)].event(event, naming(spoken(language), view)),
  draw: (view, language) => drawTable(view, naming(spoken(language), view)),
};
