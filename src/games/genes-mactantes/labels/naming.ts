import { own } from '../../../core/data/own.js';
import { legible } from '../../../core/words/legible.js';
import { defaultDisasters } from '../content/disasters.js';
import { modules } from '../content/modules.js';
import type { View } from '../types/index.js';
import type { NamedList, Naming } from './language.js';

/** Names of the default maps, for those who have no view at hand. */
const defaultNames = new Map<string, string>([
  ...modules.flatMap(({ letter, country, name, territories }) => [
    [country, name] as const,
    ...territories.map((territory, i) => [`${letter}${i + 1}`, territory] as const),
  ]),
  ['mar-de-fora', 'Mar de Fora'],
  ['mar-de-dins', 'Mar de Dins'],
]);

/** An id that is a phrase: its words. */
const spaced = (id: string): string => (/^[a-z]+(-[a-z]+)+$/.test(id) ? id.replaceAll('-', ' ') : id);

/** The word of a language for an id of the rules, if it has one. */
const wordOf = (id: string, { actions, events, words }: Naming): string | undefined =>
  own(actions, id)?.name ?? own<string>(words, id) ?? own(events, id)?.heading;

/** What one of several things is called, where it is one of them. */
const calledIn = (things: readonly { readonly id: string; readonly name: string }[], id: string): string | undefined =>
  things.find((thing) => thing.id === id)?.name;

type Lookup = (id: string, language: Naming, view: View | undefined) => string | undefined;

/**
 * Names of what has its id from whoever made the map or the list of disasters. Such an id may be a word of the rules, or that of something else, so
 * that what is said to be among one of these lists is looked for nowhere else.
 */
const lists: Readonly<Record<NamedList, Lookup>> = {
  territories: (id, _, view) => (view === undefined ? defaultNames.get(id) : calledIn(view.map.territories, id)),
  countries: (id, _, view) => (view === undefined ? defaultNames.get(id) : calledIn(view.map.countries, id)),
  disasters: (id, { nameOfDisaster }, view) => {
    const found = (view?.config.disasterKinds ?? defaultDisasters).find((kind) => kind.id === id);
    return found && nameOfDisaster(found);
  },
};

/** The name of anything, of which nobody says among what it is: a word of the rules, a character, a disaster, a territory, a country. */
const anything: Lookup = (id, language, view) => {
  if (view?.config.players.includes(id)) return id;
  const word = wordOf(id, language) ?? calledIn(view?.characters ?? [], id);
  if (word !== undefined) return word;
  const { disasters, territories, countries } = lists;
  return disasters(id, language, view) ?? territories(id, language, view) ?? countries(id, language, view);
};

/** The name of anything with an id; what is said to be among a list is none of another. Otherwise the id itself. */
export const nameOf = (id: string, language: Naming, view: View | undefined, among = ''): string => {
  const name = (own<Lookup>(lists, among) ?? anything)(id, language, view);
  return name === undefined ? spaced(id) : legible(name, id);
};
