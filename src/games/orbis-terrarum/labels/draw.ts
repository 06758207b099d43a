import { atlasOf } from '../content/atlas.js';
import type { View } from '../types/index.js';

/**
 * The world in a terminal: the areas of the map, each region with its owner, and what stands on it. `*` is a capital, `~` black territory,
 * `^` a horde or movement, `!` a host.
 */
export const drawMap = (view: View): string => {
  const { pack } = view.config;
  const atlas = atlasOf(pack);
  const areas = [...new Set(pack.regions.map(({ area }) => area))];
  const nameOf = (owner: string): string =>
    (Object.hasOwn(view.nations, owner) ? view.nations[owner]!.name : undefined) ??
    view.organizations.find(({ id }) => id === owner)?.statute.name ??
    owner;
  const campers = (region: string): readonly string[] =>
    view.nationOrder.flatMap((id) =>
      view.nations[id]!.alive && view.nations[id]!.position === region ? [`^${view.nations[id]!.name}`] : [],
    );
  const hosts = (region: string): readonly string[] =>
    view.hosts.flatMap((host) => (host.region === region ? [`!${host.owner === null ? 'unknown' : nameOf(host.owner)}`] : []));
  const line = (region: string): string => {
    const { owner, population } = view.regions[region]!;
    const isCapital = owner !== null && Object.hasOwn(view.nations, owner) && view.nations[owner]!.capital === region;
    const holder = owner === null ? `~ ${population}` : `${isCapital ? '*' : ' '} ${nameOf(owner)}`;
    return [`  ${atlas.regions.get(region)!.name.padEnd(18)}${holder}`, ...campers(region), ...hosts(region)].join('  ').trimEnd();
  };
  const block = (area: string): string =>
    [area, ...pack.regions.flatMap((region) => (region.area === area ? [line(region.id)] : []))].join('\n');
  return [`Year ${view.year}, turn ${view.turn}`, ...areas.map(block)].join('\n');
};
