import { isDeedId, rulesOfDeed } from '../../content/deeds.js';
import type { Action } from '../../rules/index.js';
import { type Draught, type Event, isOrder, type Order, type Written } from '../../types/index.js';

/** The name of anything with an id, in the language that is spoken. */
export type Name = (id: string) => string;

/** What a language can say. */
export interface Tongue {
  action(action: Action, name: Name): string;
  /** Players are told in the order of their seats, where these are known. */
  event(event: Event, name: Name, seats?: readonly string[]): string;
}

type WrittenAs<T extends Order['type']> = Extract<Draught, { readonly type: T }>;

/** How a language says each order; `list` joins names with its word for and. */
export interface OrderPhrases {
  readonly and: string;
  invade(planet: string): string;
  terms(members: string, beneficiary: string): string;
  killer(killer: string): string;
  warlord(warlord: string): string;
  defend(planet: string): string;
  defendSector(sector: string): string;
  cede(planet: string, to: string): string;
  trade(give: string, receive: string, partner: string): string;
  claim(deed: string): string;
}

/** The entries of a record in seating order; ids that are numbers would otherwise come first. */
export const bySeat = <T>(
  record: Readonly<Record<string, T>>,
  seats: readonly string[] = Object.keys(record),
): [player: string, value: T][] =>
  seats.flatMap((player): [string, T][] => (Object.hasOwn(record, player) ? [[player, record[player]!]] : []));

/** Joins names: `ada, bo and cy`. */
export const listWith =
  (and: string) =>
  (ids: readonly string[], name: Name = (id) => id): string =>
    ids.length < 2 ? ids.map(name).join('') : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;

const times = (count: number): string => (count === 1 ? '' : ` ×${count}`);

/** Says any order, from the phrases of a language. */
export const orderTeller = (phrases: OrderPhrases): ((order: Order | Written, name: Name, author: string) => string) => {
  const list = listWith(phrases.and);
  const invade = ({ planet, count, alliance, warlord }: WrittenAs<'invade'>, name: Name, author: string): string =>
    [
      `${phrases.invade(name(planet))}${times(count)}`,
      alliance == null ? '' : ` ${phrases.terms(list(alliance.members.filter((member) => member !== author)), alliance.beneficiary)}`,
      alliance?.killer == null ? '' : `, ${phrases.killer(alliance.killer)}`,
      warlord == null ? '' : `, ${phrases.warlord(warlord)}`,
    ].join('');
  const claim = ({ deed, inside, outside, sector, god }: WrittenAs<'claim'>, name: Name): string => {
    const named = [inside, outside, sector, god].filter((id): id is string => id != null);
    return `${phrases.claim(name(deed))}${named.length === 0 ? '' : ` (${list(named, name)})`}`;
  };
  return (order, name, author) => {
    if (!isOrder(order)) return order.type;
    switch (order.type) {
      case 'invade':
        return invade(order, name, author);
      case 'defend':
        return `${phrases.defend(name(order.planet))}${times(order.count)}`;
      case 'defend-sector':
        return `${phrases.defendSector(name(order.sector))}${times(order.count)}`;
      case 'cede':
        return phrases.cede(name(order.planet), order.to);
      case 'trade':
        return phrases.trade(list(order.give, name), list(order.receive, name), order.partner);
      case 'claim':
        return claim(order, name);
    }
  };
};

/** A player with the home world, if there is one. */
export const homed = (player: string, homes: Readonly<Record<string, string | null>>, name: Name): string => {
  const home = Object.hasOwn(homes, player) ? homes[player] : null;
  return home == null ? player : `${player} (${name(home)})`;
};

/** The word for what a deed gives besides points. */
export const benefitOf = (deed: string): string => (isDeedId(deed) ? (rulesOfDeed(deed).benefit ?? '') : '');
