import { own } from '../../../core/data/own.js';
import { legible } from '../../../core/words/legible.js';
import { defaultDisasters } from '../content/disasters.js';
import { modules } from '../content/modules.js';
import type { View } from '../types/index.js';
import type { Naming } from './language.js';

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

/** The name of anything with an id: a word of the rules, a disaster, a character, a territory, a country; otherwise the id itself. */
export const nameOf = (id: string, language: Naming, view: View | undefined): string => {
  if (view?.config.players.includes(id)) return id;
  const word = wordOf(id, language);
  if (word !== undefined) return word;
  const disaster = (view?.config.disasterKinds ?? defaultDisasters).find((kind) => kind.id === id);
  if (disaster !== undefined) return legible(language.nameOfDisaster(disaster), id);
  if (view === undefined) return defaultNames.get(id) ?? spaced(id);
  const found =
    view.characters.find((character) => character.id === id) ??
    view.map.territories.find((territory) => territory.id === id) ??
    view.map.countries.find((country) => country.id === id);
  return found === undefined ? spaced(id) : legible(found.name, id);
};
