import { freeze } from '../../../core/data/copies.js';
import type { Edge, MapCountry, RegionMap, Territory } from '../types/index.js';
import { initialCities, type Module, moduleEdges, modules, positionFeatures } from './modules.js';

const seas: readonly Territory[] = [
  { id: 'mar-de-fora', name: 'Mar de Fora', kind: 'sea', features: [] },
  { id: 'mar-de-dins', name: 'Mar de Dins', kind: 'sea', features: [] },
];

const territoriesOf = ({ letter, territories }: Module): Territory[] =>
  territories.map((name, i) => ({ id: `${letter}${i + 1}`, name, kind: 'land', features: [...positionFeatures[i]!] }));

const edgesOf = ({ letter }: Module): Edge[] => {
  const place = (position: string): string => (position.startsWith('x') ? letter + position.slice(1) : position);
  return moduleEdges.map(([a, b, barrier]) => ({ a: place(a), b: place(b), barrier }));
};

/** The border of a country with the next one. [GM-PACK-02] */
const borderOf = ({ letter: x }: Module, { letter: y }: Module): Edge[] => [
  { a: `${x}3`, b: `${y}7`, barrier: 'none' },
  { a: `${x}4`, b: `${y}7`, barrier: 'none' },
  { a: `${x}4`, b: `${y}6`, barrier: 'river' },
];

const countryOf = ({ letter, country, name, cities }: Module): MapCountry => ({
  id: country,
  name,
  territories: positionFeatures.map((_, i) => `${letter}${i + 1}`),
  cities: initialCities.map((position, i) => ({ territory: `${letter}${position}`, name: cities[i]! })),
});

const draw = (players: number): RegionMap => {
  const used = modules.slice(0, players);
  return freeze({
    id: `default-${players}`,
    name: `Regió de ${players} països`,
    territories: [...used.flatMap(territoriesOf), ...seas],
    edges: [...used.flatMap(edgesOf), ...used.flatMap((module, i) => borderOf(module, used[(i + 1) % players]!))],
    countries: used.map(countryOf),
  });
};

const packs = new Map(modules.slice(1).map((_, i) => [i + 2, draw(i + 2)]));

/** The default pack for 2 to 10 players. [GM-PACK-01] [GM-PACK-05] */
export const defaultMap = (players: number): RegionMap => {
  const pack = packs.get(players);
  if (pack === undefined) throw new Error(`There is no default map for ${players} players.`);
  return pack;
};
