import { atlas, inRegionOrder, isBlack, isWhole, now, type Open, organizationOf, regionsOf, type Tell } from '../../queries/state.js';
import type { NationKind, Slot, State } from '../../types/index.js';
import { dropMeasures } from './dropping-measures.js';

/** The regions that hang together by land with one of them. */
const componentOf = (state: State, start: string, within: ReadonlySet<string>): Set<string> => {
  const { neighbours } = atlas(state);
  const found = new Set([start]);
  for (const region of found)
    for (const { region: next, byLand } of neighbours.get(region) ?? []) if (byLand && within.has(next)) found.add(next);
  return found;
};

/** A state's own heartland: what hangs together by land with its capital. [OT-NAT-07] */
export const metropolisOf = (state: State, id: string): readonly string[] => {
  const { capital, position } = state.nations[id]!;
  if (capital === null) return position === null ? [] : [position];
  const regions = regionsOf(state, id);
  return regions.length < 2 ? regions : inRegionOrder(state, componentOf(state, capital, new Set(regions)));
};

/** The other parts of a state, each told by its first region, in region order; its land may be known already. [OT-NAT-07] [OT-NAT-08] */
export const partsOf = (state: State, id: string, land?: readonly string[]): readonly (readonly string[])[] => {
  const { capital } = state.nations[id]!;
  if (capital === null) return [];
  const regions = land ?? regionsOf(state, id);
  if (regions.length < 2) return [];
  const all = new Set(regions);
  const left = new Set(regions);
  for (const region of componentOf(state, capital, all)) left.delete(region);
  const parts: string[][] = [];
  for (const region of regions) {
    if (!left.has(region)) continue;
    const part = inRegionOrder(state, componentOf(state, region, all));
    for (const member of part) left.delete(member);
    parts.push(part);
  }
  return parts;
};

/** The colonies of a state. [OT-NAT-07] */
export const coloniesOf = (state: State, id: string): readonly (readonly string[])[] =>
  state.config.colonyRecognition === 'automatic'
    ? partsOf(state, id)
    : partsOf(state, id).filter((part) => part.some((region) => state.regions[region]!.recognised));

/** Is a measure from this slot of a Nation at home in a region? In an organization's name also in what that owns. [OT-STATE-08] */
export const isHome = (state: State, nation: string, region: string, slot: Slot): boolean => {
  const owner = state.regions[region]?.owner;
  if (owner === nation || (slot.kind === 'organization' && owner === slot.id)) return true;
  const { kind, position } = state.nations[nation]!;
  return kind !== 'state' && position === region;
};

/** Who can let strangers into a region: its owner, or, for an organization, the leader that holds its land in its name. [OT-NAT-04] [OT-ORG-07] */
export const keeperOf = (state: State, region: string): string | null => {
  const { owner } = state.regions[region]!;
  const organization = owner === null ? undefined : organizationOf(state, owner);
  return organization === undefined || !isWhole(organization) ? owner : (organization.leader ?? owner);
};

/** The horde that stands in a region. */
export const hordeIn = (state: State | Open, region: string): string | undefined =>
  state.nationOrder.find((id) => {
    const { alive, kind, position } = state.nations[id]!;
    return alive && kind === 'horde' && position === region;
  });

/** A Nation becomes another kind of Nation. */
export const transform = (
  state: Open,
  id: string,
  kind: NationKind,
  place: { capital: string | null; position: string | null },
  table: Tell,
): void => {
  const nation = state.nations[id]!;
  nation.kind = kind;
  nation.capital = place.capital;
  nation.position = place.position;
  nation.moveTo = null;
  table.emit({ type: 'nation-transformed', nation: id, kind, capital: place.capital, position: place.position });
};

/** The seat of a government moves. */
export const moveCapital = (state: Open, id: string, capital: string, table: Tell): void => {
  const before = state.nations[id]!.capital;
  state.nations[id]!.capital = capital;
  table.emit({ type: 'capital-moved', nation: id, before, after: capital });
};

/** A state that loses its capital moves it, and without any region becomes a movement. [OT-NAT-09] */
const afterLoss = (state: Open, id: string, lost: string, table: Tell): void => {
  const nation = state.nations[id];
  if (nation === undefined || !nation.alive || nation.kind !== 'state' || nation.capital !== lost) return;
  const [next] = regionsOf(now(state), id);
  if (next === undefined) transform(state, id, 'movement', { capital: null, position: lost }, table);
  else moveCapital(state, id, next, table);
};

/** What was posted from a colony goes with the land it is told by: whoever has it now has its measure. [OT-SLOT-05] */
const dropFromColony = (state: Open, loser: string, lost: string): void =>
  dropMeasures(state, ({ nation, slot }) => nation === loser && slot.kind === 'colony' && slot.id === lost);

/** A region changes hands, at once; only the published map waits. [OT-FLOW-17] */
export const changeOwner = (state: Open, region: string, owner: string | null, table: Tell): void => {
  const place = state.regions[region]!;
  const before = place.owner;
  if (before === owner) return;
  place.owner = owner;
  place.recognised = false;
  table.emit({ type: 'region-changed', region, before, after: owner });
  if (before === null) return;
  dropFromColony(state, before, region);
  afterLoss(state, before, region, table);
};

/** Regions fall to black territory with some population. */
export const abandon = (state: Open, region: string, population: 'sparse' | 'disorganised', table: Tell): void => {
  changeOwner(state, region, null, table);
  state.regions[region]!.population = population;
};

/** Black regions joined to a region by land, in region order. [OT-EFF-12] */
export const blackBeside = (state: State, region: string): readonly string[] =>
  (atlas(state).neighbours.get(region) ?? []).flatMap(({ region: next, byLand }) => (byLand && isBlack(state, next) ? [next] : []));

/** Are two Nations joined by an edge of the map? [OT-WAR-12] */
export const areJoined = (state: State, one: string, other: string): boolean => {
  const footing = (id: string): readonly string[] => {
    const regions = regionsOf(state, id);
    const { position } = state.nations[id]!;
    return position === null || regions.includes(position) ? regions : [...regions, position];
  };
  const theirs = new Set(footing(other));
  return footing(one).some(
    (region) =>
      theirs.has(region) ||
      atlas(state)
        .neighbours.get(region)!
        .some((next) => theirs.has(next.region)),
  );
};
