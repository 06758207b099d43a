import type { Action } from '../rules/index.js';
import { type Draught, type Event, isOrder, type Order, type Written } from '../types.js';

/** The name of anything with an id, in the language that is spoken. */
export type Name = (id: string) => string;

/** What a language can say. */
export interface Tongue {
  action(action: Action, name: Name): string;
  event(event: Event, name: Name): string;
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

/** Joins names: `ada, bo and cy`. */
export const listWith =
  (and: string) =>
  (ids: readonly string[], name: Name = (id) => id): string =>
    ids.length < 2 ? ids.map(name).join('') : `${ids.slice(0, -1).map(name).join(', ')} ${and} ${name(ids.at(-1)!)}`;

const times = (count: number): string => (count === 1 ? '' : ` ×${count}`);

/** Says any order, from the phrases of a language. */
export const orderTeller = (phrases: OrderPhrases): ((order: Order | Written, name: Name) => string) => {
  const list = listWith(phrases.and);
  const invade = ({ planet, count, alliance, warlord }: WrittenAs<'invade'>, name: Name): string =>
    [
      `${phrases.invade(name(planet))}${times(count)}`,
      alliance == null ? '' : ` ${phrases.terms(list(alliance.members), alliance.beneficiary)}`,
      alliance?.killer == null ? '' : `, ${phrases.killer(alliance.killer)}`,
      warlord == null ? '' : `, ${phrases.warlord(warlord)}`,
    ].join('');
  const claim = ({ deed, inside, outside, sector, god }: WrittenAs<'claim'>, name: Name): string => {
    const named = [inside, outside, sector, god].filter((id): id is string => id != null);
    return `${phrases.claim(name(deed))}${named.length === 0 ? '' : ` (${list(named, name)})`}`;
  };
  return (order, name) => {
    if (!isOrder(order)) return order.type;
    switch (order.type) {
      case 'invade':
        return invade(order, name);
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
