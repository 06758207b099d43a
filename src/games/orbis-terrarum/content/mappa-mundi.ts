import { constant } from '../../../core/data/copies.js';
import type { Population } from '../types/basics.js';
import type { Pack, PackEdge, PackNation, PackRegion } from '../types/pack.js';
import { deck, milestones, statutes, technologies } from './fates.js';
import { type WheelLand, wheelLands } from './mappa-mundi-lands.js';
import { nameOf, navelId } from './names.js';
import { horde, state } from './nation-entries.js';

/** The middle of the world, as old maps have it: next to the wild of every land, and of nobody's people. */
const navel: PackRegion = {
  ...{ id: navelId, name: nameOf(navelId), area: 'Palaestina' },
  ...{ culture: 'semitic', faith: 'samaritan', population: 'disorganised' },
};

const regionsOf = ({ area, people, capital, home, verge, march, wild, free }: WheelLand): PackRegion[] => {
  const [culture, faith] = people;
  const region = (id: string, population: Population | null): PackRegion => ({ id, name: nameOf(id), area, culture, faith, population });
  return [
    ...[region(capital, null), region(home, null), region(free[1], null)],
    ...[region(verge, 'sparse'), region(march, 'disorganised'), region(wild, 'empty')],
  ];
};

const joined = (type: PackEdge['type'], ...pairs: readonly PackEdge['between'][]): PackEdge[] =>
  pairs.map((between) => ({ between, type }));

/** The ways within a land, to the next one round the wheel, and to the middle. */
const waysOf = ({ capital, home, verge, march, wild, free: [, realm] }: WheelLand, next: WheelLand): PackEdge[] => [
  ...joined('land', [home, capital], [capital, verge], [home, march], [capital, wild], [verge, realm], [march, wild], [wild, realm]),
  ...joined('land', [verge, next.home], [realm, next.march], [wild, navel.id]),
  ...joined('sea', [verge, next.verge]),
  ...joined('barrier', [wild, next.wild]),
];

const seatOf = ({ nation, home, capital, people, strengths }: WheelLand): PackNation =>
  state(nation, nameOf(nation), [capital, home], capital, people, strengths, { playable: true });
/** What nobody plays is equally strong in every land: free peoples are a chance too. */
const freeStateOf = ({ free: [id, region], people }: WheelLand): PackNation =>
  state(id, nameOf(id), [region], region, people, ['ECN', 'LEA']);
const hordeOf = ({ horde: id, wild, people }: WheelLand): PackNation => horde(id, nameOf(id), wild, people, ['MIL', 'GES']);

const draw = (players: number): Pack => {
  const lands = wheelLands.filter(({ from }) => from <= players);
  return constant<Pack>({
    id: `mappa-mundi-${players}`,
    regions: [...lands.flatMap(regionsOf), navel],
    edges: lands.flatMap((land, i) => waysOf(land, lands[(i + 1) % lands.length]!)),
    nations: [...lands.map(seatOf), ...lands.map(freeStateOf), ...lands.map(hordeOf)],
    ...{ happeningDeck: deck, milestones, technologies, statutes },
  });
};

/** The largest number of players with a map of their own. */
const most = wheelLands.length;
const fewest = Math.min(...wheelLands.map(({ from }) => from));

/**
 * The worlds for more players than the map of 48 regions seats, by their number: a wheel of as many lands, all of one shape, round one middle. Turning
 * the wheel by a land brings every seat to the next, so land, neighbours, distances and free peoples are the same for all. [OT-CONT-24]
 */
export const mappaMundi: ReadonlyMap<number, Pack> = new Map(
  Array.from({ length: most - fewest + 1 }, (_, i) => [fewest + i, draw(fewest + i)]),
);
