import type { Cede, Claim, Defend, DefendSector, Invade, Terms, Trade } from 'ludoteca/ojo-del-terror';

/** Invasions of one player alone, in full. */
export const invade = (planet: string, count = 1): Invade => ({ type: 'invade', planet, count, alliance: null, warlord: null });

/** Invasions under terms of an alliance. */
export const allied = (
  planet: string,
  members: readonly string[],
  rest: Partial<Terms & Pick<Invade, 'count' | 'warlord'>> = {},
): Invade => {
  const { beneficiary = members[0]!, killer = null, count = 1, warlord = null } = rest;
  return { type: 'invade', planet, count, alliance: { members, beneficiary, killer }, warlord };
};

/** Defence of a planet. */
export const defend = (planet: string, count = 1): Defend => ({ type: 'defend', planet, count });

/** Defence of a sector. */
export const defendSector = (sector: string, count = 1): DefendSector => ({ type: 'defend-sector', sector, count });

/** A gift. */
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
