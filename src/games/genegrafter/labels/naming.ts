import { own } from '../../../core/data/own.js';
import { defaultPack } from '../content/default-pack.js';
import type { Pack, View } from '../types/index.js';
import type { Language, Name, Orders, Sentences } from './language.js';

/** The name a card has in its pack, without the number of its copy. */
const printedName = (id: string, pack: Pack): string | undefined => {
  const definition = id.replace(/#\d+$/, '');
  for (const list of [pack.characters, pack.abilities, pack.events, pack.dna, pack.gear] as readonly Pack['dna'][])
    for (const card of list) if (card.id === id || card.id === definition) return card.name;
  return undefined;
};

/** The name of anything with an id: a card, a word, an action or an event; otherwise the id itself. A pack of one's own names its cards itself. */
const nameOf = (id: string, { actions, events, words, cards = {} }: Language, pack: Pack | null): string =>
  (pack === null ? own(cards, id) : undefined) ??
  printedName(id, pack ?? defaultPack) ??
  own<string>(words, id) ??
  own<Orders[keyof Orders]>(actions, id)?.name ??
  own<Sentences[keyof Sentences]>(events, id)?.heading ??
  id;

/** What a language calls things, beside what a viewer sees. */
export const naming =
  (language: Language, view: View | undefined): Name =>
  (id) =>
    nameOf(id, language, view?.pack ?? null);
