import type { PackNation } from '../types/pack.js';
import type { Authority, Domain } from '../types/statistics.js';

/** What a people is: its language and ways, and what it believes. */
export type People = readonly [culture: string, faith: string];

/** The predominant attributes of a Nation, one of each group. [OT-CONT-18] */
export type Strengths = readonly [domain: Domain, authority: Authority];

const nation = (
  given: Pick<PackNation, 'id' | 'name' | 'kind' | 'playable' | 'regions' | 'capital' | 'position'>,
  [culture, faith]: People,
  [predominantDomain, predominantAuthority]: Strengths,
  patron: string | null,
): PackNation => ({
  ...given,
  ...{ culture, faith, predominantDomain, predominantAuthority, attributes: null, rawAttributes: false, patron },
});

/** A settled Nation of a pack. [OT-CONT-04] */
export const state = (
  id: string,
  name: string,
  regions: readonly string[],
  capital: string,
  people: People,
  strengths: Strengths,
  { playable = false, patron = null }: { readonly playable?: boolean; readonly patron?: string | null } = {},
): PackNation => nation({ id, name, kind: 'state', playable, regions, capital, position: null }, people, strengths, patron);

/** A wandering Nation of a pack. [OT-CONT-04] */
export const horde = (id: string, name: string, position: string, people: People, strengths: Strengths): PackNation =>
  nation({ id, name, kind: 'horde', playable: false, regions: [], capital: null, position }, people, strengths, null);
