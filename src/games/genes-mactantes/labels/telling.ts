import { own } from '../../../core/data/own.js';
import type { Item, Order, View } from '../types/index.js';
import type { Grammar, Language, Name, Narrator } from './language.js';
import { nameOf } from './naming.js';

const join = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

/** What is to be done, and with or to what, if there is anything to say of it. */
export const phrase = (deed: string, ...parts: readonly string[]): string => join([deed, join(parts, ' ')], ': ');

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

const itemText = (item: Item, name: Name): string =>
  byKey(item)
    .map(([, value]) => name(String(value)))
    .join(' ');

const orderOnSheet = (player: string, id: string, name: Name, view: View | undefined): string | undefined => {
  const written = view === undefined ? [] : (own(view.sheets, player)?.declarations ?? []);
  const meant = written.find((declaration) => declaration.id === id);
  if (meant === undefined) return undefined;
  const text = orderText(meant.order, name);
  return written.some((other) => other.id !== id && orderText(other.order, name) === text) ? `${text} (${id})` : text;
};

const termsOf = (id: string, name: Name, view: View | undefined): string => {
  const offer = view?.offers.find((open) => open.id === id);
  if (offer === undefined) return id;
  const side = (items: readonly Item[]): string => (items.length === 0 ? '–' : items.map((item) => itemText(item, name)).join(', '));
  return `${offer.from} → ${offer.to}: ${side(offer.give)} ↔ ${side(offer.take)} (${id})`;
};

/** Tells in a language, to somebody who sees this much. */
export const narratorOf = (language: Language, view: View | undefined): Narrator => {
  const name: Name = (id) => nameOf(id, language, view);
  const list = (entries: readonly string[]): string => joined(entries, language.grammar);
  return {
    name,
    list,
    told: (value) => told(value, name),
    order: (order) => orderText(order, name),
    onSheet: (player, declaration) => orderOnSheet(player, declaration, name, view),
    terms: (offer) => termsOf(offer, name, view),
    items: (items) => list(items.map((item) => itemText(item, name))),
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
