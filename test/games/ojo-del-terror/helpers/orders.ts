import type { Cede, Claim, Defend, DefendSector, Invade, Order, Terms, ToldOrder, Trade } from 'ludoteca/ojo-del-terror';

/** Invasions of one player alone, in full. */
export const invade = (planet: string, count = 1): Invade => ({
  ...{ type: 'invade', planet, count, across: false },
  ...{ alliance: null, warlord: null },
});

/** Invasions of one player alone over the Boundary, though a cheaper way may lead there. */
export const across = (planet: string, count = 1): Invade => ({ ...invade(planet, count), across: true });

/** An order as an event tells it: without `across` where it is false. */
export const toldAs = (order: Order): ToldOrder => {
  if (order.type !== 'invade') return order;
  const { across: isAcross, ...rest } = order;
  return isAcross ? { ...rest, across: true } : rest;
};

/** Invasions under terms of an alliance. */
export const allied = (
  planet: string,
  members: readonly string[],
  rest: Partial<Terms & Pick<Invade, 'count' | 'warlord'>> = {},
): Invade => {
  const { beneficiary = members[0]!, killer = null, count = 1, warlord = null } = rest;
  return { type: 'invade', planet, count, across: false, alliance: { members, beneficiary, killer }, warlord };
};

/** Defence of a planet. */
export const defend = (planet: string, count = 1): Defend => ({ type: 'defend', planet, count });

/** Defence of a sector. */
export const defendSector = (sector: string, count = 1): DefendSector => ({ type: 'defend-sector', sector, count });

/** A planet handed over: a gift, unless something comes back. */
export const cede = (planet: string, to: string): Cede => ({ type: 'cede', planet, to });

/** An exchange. */
export const trade = (partner: string, give: readonly string[], receive: readonly string[]): Trade => ({
  type: 'trade',
  partner,
  give,
  receive,
});

/** The announcement of a deed. */
export const claim = (deed: string, parameters: Omit<Claim, 'type' | 'deed'> = {}): Claim => ({ type: 'claim', deed, ...parameters });
