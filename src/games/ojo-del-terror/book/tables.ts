import { atlasOf } from '../content/atlas.js';
import { type Benefit, isDeedId, rulesOfDeed } from '../content/deeds.js';
import { eyeOfTerror } from '../content/eye-of-terror.js';
import type { MapSide } from '../types/index.js';

/** What the tables of a rulebook need of its language. */
export interface TableWords {
  readonly printed: (content: { readonly name: string; readonly english?: string }) => string;
  readonly sides: Readonly<Record<MapSide, string>>;
  readonly creeds: Readonly<Record<'major' | 'minor' | 'absolute' | 'renegade', string>>;
  readonly benefits: Readonly<Record<Benefit, string>>;
  /** To whom a deed is open that is open to all. */
  readonly everybody: string;
  /** Points that are paid for each of several players. */
  readonly each: (points: number) => string;
  readonly yes: string;
  readonly nothing: string;
  readonly gate: string;
}

type Rows = readonly (readonly string[])[];

const pack = eyeOfTerror;
const atlas = atlasOf(pack);

const some = (count: number, nothing: string): string => (count === 0 ? nothing : String(count));

/** Each sector: its code, side, subsectors, planets and resource symbols. */
export const sectorRows = ({ printed, sides }: TableWords): Rows =>
  [...atlas.sectors.values()].map((sector) => [
    printed(sector),
    sides[sector.side],
    sector.subsectors.join(', '),
    String(sector.planets.length),
    String(sector.planets.reduce((sum, planet) => sum + atlas.planets.get(planet)!.resources, 0)),
  ]);

/** Each subsector: those next to it on its own side, through a gate, and across the Boundary. */
export const neighbourRows = ({ nothing, gate }: TableWords): Rows =>
  [...atlas.subsectors.values()].map(({ id, neighbours, ...subsector }) => [
    subsector.gate ? `${id} (${gate})` : id,
    ...(['near', 'gate', 'boundary'] as const).map(
      (way) =>
        neighbours
          .filter(({ passage }) => passage === way)
          .map(({ to }) => to)
          .join(', ') || nothing,
    ),
  ]);

/** Each planet: its subsector, extreme conditions, resource symbols, inhabitants and the god it is sacred to. */
export const planetRows = ({ printed, yes, nothing }: TableWords): Rows =>
  pack.planets.map(({ name, subsector, extreme, resources, inhabitants, sacred }) => [
    name,
    subsector,
    extreme ? yes : nothing,
    some(resources, nothing),
    inhabitants === null ? nothing : `${printed(pack.kinds.find(({ id }) => id === inhabitants.kind)!)} ×${inhabitants.units}`,
    pack.gods.find(({ id }) => id === sacred)?.name ?? nothing,
  ]);

/** Each warband: what it is dedicated to, and of what kind that is. */
export const warbandRows = ({ printed, creeds, nothing }: TableWords): Rows =>
  pack.warbands.map((warband) => {
    const god = pack.gods.find(({ id }) => id === warband.dedication);
    if (god === undefined) return [printed(warband), creeds[warband.dedication as 'absolute' | 'renegade'], nothing];
    return [printed(warband), printed(god), creeds[god.rank]];
  });

/** For each number of players, the home world of each seat. */
export const startRows: Rows = Object.entries(pack.startTable).map(([players, homes]) => [
  players,
  homes.map((home) => pack.planets.find((planet) => planet.home === home)!.name).join(', '),
]);

/** Deeds that pay for each player eliminated, or for each ally. */
const paidByTheHead: readonly string[] = ['burn-in-the-warp', 'warlord'];

/** Each deed: to whom it is open, its points, and what it gives besides. */
export const deedRows = ({ printed, creeds, benefits, everybody, each, nothing }: TableWords): Rows =>
  pack.deeds.map(({ id, points }) => {
    if (!isDeedId(id)) return [id, everybody, String(points), nothing];
    const { god, creeds: open, benefit, ...deed } = rulesOfDeed(id);
    const reserved = pack.gods.find((one) => one.id === god)?.name ?? open?.map((creed) => creeds[creed]).join(', ');
    return [
      printed(deed),
      reserved ?? everybody,
      paidByTheHead.includes(id) ? each(points) : some(points, nothing),
      benefit === undefined ? nothing : benefits[benefit],
    ];
  });

/** What it costs to conquer alone an empty planet without inhabitants: its Defence, the attack value, and the actions on either way. */
export const costRows: Rows = [0, 1, 2, 3, 4].map((defence) => [defence, defence + 1, defence + 1, 2 * (defence + 1)].map(String));
