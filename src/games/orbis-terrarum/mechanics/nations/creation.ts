import { freshId, now, type Open, type Tell } from '../../queries/state.js';
import type { Attributes, Nation, NationKind } from '../../types/index.js';
import type { Authority, Domain } from '../../types/statistics.js';
import { defaultSpread, groupTotal } from './attributes.js';
import { bind } from './bonds.js';
import { changeOwner } from './territory.js';

/** What a Nation is born with. */
export interface Birth {
  readonly name: string;
  readonly kind: NationKind;
  readonly playable: boolean;
  readonly capital: string | null;
  readonly position: string | null;
  readonly culture: string;
  readonly faith: string;
  readonly attributes: Attributes;
  readonly wealth: number;
  readonly progress: number;
}

/** A Nation with nothing done yet: no damage, no modifiers, no patron. [OT-SETUP-01] [OT-SETUP-05] */
export const newNation = ({ attributes, ...birth }: Birth): Nation => ({
  alive: true,
  attributes,
  initial: { ...attributes },
  baseTotals: { domain: groupTotal(attributes, 'domain'), authority: groupTotal(attributes, 'authority') },
  viaDamage: 0,
  legDamage: 0,
  patron: null,
  keepsVassalage: false,
  tribute: 'none',
  independenceDeclared: false,
  independenceBlow: false,
  autonomous: false,
  grants: [],
  technologies: [],
  frontWeight: 1,
  extraFronts: 0,
  defeated: false,
  defence: { all: true, against: [] },
  held: [],
  moveTo: null,
  reforms: 0,
  suppressions: 0,
  peaceTurns: 0,
  settled: false,
  createdByReferee: null,
  ...birth,
});

/** What is known of a Nation that arises in play. */
export interface Rise {
  readonly name: string;
  readonly kind: NationKind;
  readonly regions: readonly string[];
  readonly position: string | null;
  readonly culture: string;
  readonly faith: string;
  readonly domain: Domain;
  readonly authority: Authority;
  readonly patron: string | null;
}

/** A Nation arises in play: default spread, empty purses, no player, last in nation order. [OT-NAT-11] */
export const createNation = (state: Open, rise: Rise, table: Tell): string => {
  const { name, kind, regions, position, culture, faith, domain, authority, patron } = rise;
  const id = freshId(state, 'nation');
  const attributes = defaultSpread(domain, authority, now(state).config.npcSpread);
  const capital = kind === 'state' ? (regions[0] ?? null) : null;
  state.nations[id] = newNation({
    name,
    kind,
    capital,
    position,
    culture,
    faith,
    attributes,
    playable: true,
    wealth: 0,
    progress: 0,
  }) as Open['nations'][string];
  state.nationOrder.push(id);
  table.emit({ type: 'nation-created', nation: id, title: name, kind });
  for (const region of regions) changeOwner(state, region, id, table);
  if (patron !== null) bind(state, id, patron, table);
  return id;
};
