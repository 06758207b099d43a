import { own } from '../../../core/data/codec.js';
import type { Labels } from '../../../core/game/game.js';
import { defaultDisasters } from '../content/disasters.js';
import { modules } from '../content/modules.js';
import type { Action, GenesMactantes } from '../rules/index.js';
import type { Event, Order, View } from '../types/index.js';
import { drawMap } from './draw.js';
import { headings } from './headings.js';
import { byKey, catalan, english, itemText, type Namer, orderText } from './sentences.js';
import { terms } from './terms.js';
import { words } from './words.js';

type Language = 'en' | 'ca';

/** Catalan for those who ask for it, English for everybody else. */
const spoken = (language: string | undefined): Language => (language === 'ca' ? 'ca' : 'en');

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

/** The name of anything with an id: a word of the rules, a disaster, a character, a territory, a country; otherwise the id itself. */
const nameOf = (id: string, language: Language, view: View | undefined): string => {
  if (view?.config.players.includes(id)) return id;
  const word = own(words, id) ?? own(terms, id) ?? own(headings as typeof words, id);
  if (word !== undefined) return word[language === 'en' ? 0 : 1];
  const disaster = (view?.config.disasterKinds ?? defaultDisasters).find((kind) => kind.id === id);
  if (disaster !== undefined) return language === 'en' ? disaster.english : disaster.name;
  if (view === undefined) return defaultNames.get(id) ?? spaced(id);
  const found =
    view.characters.find((character) => character.id === id) ??
    view.map.territories.find((territory) => territory.id === id) ??
    view.map.countries.find((country) => country.id === id);
  return found?.name ?? spaced(id);
};

const namer =
  (language: Language, view: View | undefined): Namer =>
  (id) =>
    nameOf(id, language, view);

/** The parameters of an action in a few words, in an order of their own: that of the keys is the caller's. What is so is told by its name. */
const parameters = (value: unknown, n: Namer): string => {
  const join = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);
  if (Array.isArray(value))
    return join(
      value.map((entry) => parameters(entry, n)),
      ', ',
    );
  if (typeof value === 'object' && value !== null)
    return join(
      byKey(value).map(([key, entry]) => (entry === true ? n(key) : entry === false ? '' : parameters(entry, n))),
      ' ',
    );
  return value === null ? '–' : n(String(value));
};

/** A declaration as written, with its number where another on the sheet reads alike. */
const declarationText = (id: string, player: string, n: Namer, view: View | undefined): string | undefined => {
  const written = view === undefined ? [] : (own(view.sheets, player)?.declarations ?? []);
  const meant = written.find((declaration) => declaration.id === id);
  if (meant === undefined) return undefined;
  const text = orderText(meant.order, n);
  return written.some((other) => other.id !== id && orderText(other.order, n) === text) ? `${text} (${id})` : text;
};

/** What an open offer comes to. */
const offerText = (id: string, n: Namer, view: View | undefined): string => {
  const offer = view?.offers.find((open) => open.id === id);
  if (offer === undefined) return id;
  const told = (items: typeof offer.give): string => (items.length === 0 ? '–' : items.map((item) => itemText(item, n)).join(', '));
  return `${offer.from} → ${offer.to}: ${told(offer.give)} ↔ ${told(offer.take)} (${id})`;
};

const wordless: readonly Action['type'][] = ['draw-coast', 'draw-features', 'draw-borders', 'place-cities'];

const actionText = (action: Action, n: Namer, view: View | undefined): string => {
  const { type, player, ...rest } = action;
  if (action.type === 'declare') return `${n(type)}: ${orderText(action as Order, n)}`;
  if (wordless.includes(type)) return n(type);
  if (action.type === 'create-country')
    return `${n(type)}: ${action.name}, ${Object.entries(action.characteristics)
      .map(([one, value]) => `${n(one)} ${value}`)
      .join(', ')}`;
  if (action.type === 'withdraw') {
    const written = declarationText(action.declaration, player, n, view);
    return `${n(type)}: ${written ?? action.declaration}`;
  }
  if (action.type === 'execute') {
    const { type: _type, player: _player, declaration, ...means } = action;
    const written = declarationText(declaration, player, n, view) ?? `${n(type)} ${declaration}`;
    const told = parameters(means, n);
    return told === '' ? written : `${written}: ${told}`;
  }
  if (action.type === 'accept-trade' || action.type === 'reject-trade' || action.type === 'cancel-trade')
    return `${n(type)}: ${offerText(action.offer, n, view)}`;
  const told = parameters(rest, n);
  return told === '' ? n(type) : `${n(type)}: ${told}`;
};

/** Names and sentences in English and Catalan. */
export const labels: Labels<GenesMactantes> = {
  languages: ['en', 'ca'],
  draw: drawMap,
  name: (id, language, view) => nameOf(id, spoken(language), view),
  action: (action, language, view) => actionText(action, namer(spoken(language), view), view),
  event(event: Event, language, view) {
    const tongue = spoken(language);
    const sayings = (tongue === 'en' ? english : catalan)(namer(tongue, view));
    return (sayings[event.type] as (event: Event) => string)(event);
  },
};
