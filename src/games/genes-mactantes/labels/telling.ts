import { own } from '../../../core/data/own.js';
import type { Item, Order, ProposedItem, View } from '../types/index.js';
import type { Grammar, Name, Naming, Narrator } from './language.js';
import { nameOf } from './naming.js';

const join = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

/** What is to be done, and with or to what, if there is anything to say of it, as a language joins the two. */
export const phraseWith =
  (colon: string) =>
  (deed: string, ...parts: readonly string[]): string =>
    join([deed, join(parts, ' ')], colon);

/** What is to be done, and with or to what. */
export const phrase = phraseWith(': ');

/** The side in a civil war that is several people in every language. */
export const rebels = 'rebels';

/** A change with its sign. */
export const signed = (delta: number): string => (delta < 0 ? `−${-delta}` : `+${delta}`);

const joined = (entries: readonly string[], { and, nothing }: Grammar): string =>
  entries.length === 0 ? nothing : entries.length === 1 ? entries[0]! : `${entries.slice(0, -1).join(', ')} ${and} ${entries.at(-1)!}`;

/** The entries of an object in the order of its keys: that in which they stand is the caller's. */
const byKey = (object: object): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));

const told = (value: unknown, name: Name): string => {
  if (value === undefined) return '';
  if (Array.isArray(value))
    return join(
      value.map((entry) => told(entry, name)),
      ', ',
    );
  if (typeof value === 'object' && value !== null)
    return join(
      byKey(value).map(([key, entry]) => (entry === true ? name(key) : entry === false ? '' : told(entry, name))),
      ' ',
    );
  return value === null ? '–' : name(String(value));
};

const orderText = ({ kind, written }: Order, name: Name): string =>
  [name(kind), ...byKey(written).map(([, value]) => name(String(value)))].join(' ');

/** A ware and what of it: `troops (3, garrison in Planells)`. */
const itemText = ({ item: ware, ...which }: ProposedItem, name: Name, { unitIn }: Grammar): string => {
  const { amount, kind, territory } = which as Partial<Extract<Item, { item: 'troops' }>>;
  const details =
    ware === 'troops'
      ? `${amount}, ${unitIn(name(kind!), name(territory!))}`
      : byKey(which)
          .map(([, value]) => name(String(value)))
          .join(' ');
  return details === '' ? name(ware) : `${name(ware)} (${details})`;
};

const orderOnSheet = (player: string, id: string, name: Name, view: View | undefined): string | undefined => {
  const written = view === undefined ? [] : (own(view.sheets, player)?.declarations ?? []);
  const meant = written.find((declaration) => declaration.id === id);
  if (meant === undefined) return undefined;
  const text = orderText(meant.order, name);
  return written.some((other) => other.id !== id && orderText(other.order, name) === text) ? `${text} (${id})` : text;
};

const termsOf = (id: string, name: Name, view: View | undefined, grammar: Grammar): string => {
  const offer = view?.offers.find((open) => open.id === id);
  if (offer === undefined) return id;
  const side = (items: readonly Item[]): string =>
    items.length === 0 ? '–' : items.map((item) => itemText(item, name, grammar)).join(', ');
  return `${offer.from} → ${offer.to}: ${side(offer.give)} ↔ ${side(offer.take)} (${id})`;
};

/** Tells in a language, to somebody who sees this much. */
export const narratorOf = (language: Naming, view: View | undefined): Narrator => {
  const name: Name = (id) => nameOf(id, language, view);
  const list = (entries: readonly string[]): string => joined(entries, language.grammar);
  return {
    name,
    list,
    told: (value) => told(value, name),
    order: (order) => orderText(order, name),
    onSheet: (player, declaration) => orderOnSheet(player, declaration, name, view),
    terms: (offer) => termsOf(offer, name, view, language.grammar),
    items: (items) => list(items.map((item) => itemText(item, name, language.grammar))),
    values: (values) =>
      Object.entries(values)
        .map(([characteristic, value]) => `${name(characteristic)} ${value}`)
        .join(', '),
    losses: (losses) =>
      Object.entries(losses)
        .map(([player, loss]) => `, ${player} ${name('authority')} −${loss}`)
        .join(''),
  };
};
