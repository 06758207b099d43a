import { atlasOf } from '../content/atlas.js';
import type { View } from '../types/index.js';

/**
 * The world in a terminal: the areas of the map, each region with its owner, and what stands on it. `*` is a capital, `~` black territory,
 * `^` a horde or movement, `!` a host. `said` says the lands and peoples of the content in another language.
 */
export const drawMap = (view: View, said: (written: string) => string = (written) => written): string => {
  const { pack } = view.config;
  const atlas = atlasOf(pack);
  const areas = [...new Set(pack.regions.map(({ area }) => area))];
  // What got its name in play stays as it was written.
  const onTheMap = new Set(pack.nations.map(({ id }) => id));
  const nameOf = (owner: string): string => {
    const nation = Object.hasOwn(view.nations, owner) ? view.nations[owner]!.name : undefined;
    if (nation !== undefined) return onTheMap.has(owner) ? said(nation) : nation;
    return view.organizations.find(({ id }) => id === owner)?.statute.name ?? owner;
  };
  const campers = (region: string): readonly string[] =>
    view.nationOrder.flatMap((id) => (view.nations[id]!.alive && view.nations[id]!.position === region ? [`^${nameOf(id)}`] : []));
  const hosts = (region: string): readonly string[] =>
    view.hosts.flatMap((host) => (host.region === region ? [`!${host.owner === null ? 'unknown' : nameOf(host.owner)}`] : []));
  const line = (region: string): string => {
    const { owner, population } = view.regions[region]!;
    const isCapital = owner !== null && Object.hasOwn(view.nations, owner) && view.nations[owner]!.capital === region;
    const holder = owner === null ? `~ ${population}` : `${isCapital ? '*' : ' '} ${nameOf(owner)}`;
    return [`  ${said(atlas.regions.get(region)!.name).padEnd(18)}${holder}`, ...campers(region), ...hosts(region)].join('  ').trimEnd();
  };
  const block = (area: string): string =>
    [area, ...pack.regions.flatMap((region) => (region.area === area ? [line(region.id)] : []))].join('\n');
  return [`Year ${view.year}, turn ${view.turn}`, ...areas.map(block)].join('\n');
};
