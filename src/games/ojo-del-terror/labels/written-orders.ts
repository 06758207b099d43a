import { termsIn } from '../queries/terms.js';
import type { Draught, Order } from '../types/index.js';
import { isOrder } from '../types/order-types.js';
import type { Narrator, Phrases } from './language.js';

type WrittenAs<T extends Order['type']> = Extract<Draught, { readonly type: T }>;

const times = (count: number): string => (count === 1 ? '' : ` ×${count}`);

/** Says any order of a sheet, from the phrases of a language. */
export const orderTeller = (phrases: Phrases, { name, list }: Pick<Narrator, 'name' | 'list'>): Narrator['written'] => {
  const invade = ({ planet, count, across, alliance, warlord }: WrittenAs<'invade'>, author: string): string => {
    const terms = termsIn(alliance, author);
    return [
      `${phrases.invade(name(planet, 'planets'))}${times(count)}`,
      across ? ` ${phrases.across}` : '',
      terms === null ? '' : ` ${phrases.terms(list(terms.members.filter((member) => member !== author)), terms.beneficiary)}`,
      terms === null || terms.killer === null ? '' : `, ${phrases.killer(terms.killer)}`,
      warlord == null ? '' : `, ${phrases.warlord(warlord)}`,
    ].join('');
  };
  const claim = ({ deed, inside, outside, sector, god }: WrittenAs<'claim'>): string => {
    const named = (
      [
        ['planets', inside],
        ['planets', outside],
        ['sectors', sector],
        ['gods', god],
      ] as const
    ).flatMap(([among, id]) => (id == null ? [] : [name(id, among)]));
    return `${phrases.claim(name(deed))}${named.length === 0 ? '' : ` (${list(named)})`}`;
  };
  return (order, author) => {
    if (!isOrder(order)) return order.type;
    switch (order.type) {
      case 'invade':
        return invade(order, author);
      case 'defend':
        return `${phrases.defend(name(order.planet, 'planets'))}${times(order.count)}`;
      case 'defend-sector':
        return `${phrases.defendSector(name(order.sector, 'sectors'))}${times(order.count)}`;
      case 'cede':
        return phrases.cede(name(order.planet, 'planets'), order.to);
      case 'trade':
        return phrases.trade(list(order.give, 'planets'), list(order.receive, 'planets'), order.partner);
      case 'claim':
        return claim(order);
    }
  };
};
