import { padded } from '../../../core/words/columns.js';
import type { View } from '../types/index.js';
import type { Narrator } from './language.js';
import { capitalised } from './telling.js';

/**
 * The world in a terminal: the areas of the map, each region with its owner, and what stands on it. `*` is a capital, `~` black territory,
 * `^` a horde or movement, `!` a host.
 */
export const drawMap = (view: View, { name, text }: Narrator): string => {
  const { pack } = view.config;
  const areas = [...new Set(pack.regions.map(({ area }) => area))];
  const campers = (region: string): readonly string[] =>
    view.nationOrder.flatMap((id) => (view.nations[id]!.alive && view.nations[id]!.position === region ? [`^${name(id, 'nations')}`] : []));
  const hosts = (region: string): readonly string[] =>
    view.hosts.flatMap((host) =>
      host.region === region ? [`!${host.owner === null ? name('unknown') : name(host.owner, 'nations')}`] : [],
    );
  const line = ({ id: region, name: called }: View['config']['pack']['regions'][number]): string => {
    const { owner, population } = view.regions[region]!;
    const isCapital = owner !== null && Object.hasOwn(view.nations, owner) && view.nations[owner]!.capital === region;
    const holder = owner === null ? `~ ${name(population ?? '')}` : `${isCapital ? '*' : ' '} ${name(owner, 'nations')}`;
    return [`  ${padded(text(called), 17)} ${holder}`, ...campers(region), ...hosts(region)].join('  ').trimEnd();
  };
  const block = (area: string): string =>
    [text(area), ...pack.regions.flatMap((region) => (region.area === area ? [line(region)] : []))].join('\n');
  return [`${capitalised(name('year'))} ${view.year}, ${name('turn')} ${view.turn}`, ...areas.map(block)].join('\n');
};
