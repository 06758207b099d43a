import { type Choice, group, listOf, one, some, text, via } from '../../../../core/choices/choices.js';
import { soFar } from '../../../../core/choices/so-far.js';
import { id as idCodec, limits } from '../../../../core/data/codec.js';
import { freeSign, sure } from '../../queries/domains.js';
import type { Edge, Outline } from '../../types/index.js';

/** What a map may hold at most. [GM-MAPV-02] */
const most = { territories: 500, land: 200, edges: 5000, id: 200 } as const;

/** So much land a map needs for each country. [GM-MAPV-02] */
const landOfEach = 3;

const landIn = (territories: readonly Outline[]): number => territories.filter(({ kind }) => kind === 'land').length;

/** Could a map not have a territory of this id? Orders and sentences name people and places alike. [GM-MAPV-01] */
const isUnusable = (id: string): boolean => !idCodec.is(id) || /^person-\d+$/.test(id);

/** What is drawn already: the ids, and how many of them are land. */
interface Drawn {
  readonly ids: Set<string>;
  land: number;
}

const askTerritory = (place: number, drawn: () => Drawn, players: number, template: readonly Outline[]): Choice<Outline> => {
  const { land } = drawn();
  const later = most.territories - place - 1;
  const kinds: readonly Outline['kind'][] = [
    ...(land < most.land ? (['land'] as const) : []),
    ...(land + later >= landOfEach * players ? (['sea'] as const) : []),
  ];
  return group<Outline>({
    kind: () => one(kinds, sure),
    name: () => text([template[place]?.name || `${place + 1}`], limits.text),
    id: () => freeSign(template[place]?.id ?? `t${place + 1}`, (id) => isUnusable(id) || drawn().ids.has(id), most.id),
  });
};

/** The territories one after another, until there is land enough. [GM-BOARD-02] */
export const askTerritories = (players: number, template: readonly Outline[]): Choice<readonly Outline[]> => {
  const drawn = soFar<Outline, Drawn>(
    () => ({ ids: new Set(), land: 0 }),
    (known, { id, kind }) => {
      known.ids.add(id);
      if (kind === 'land') known.land++;
    },
  );
  return listOf(
    (before: readonly Outline[]) => askTerritory(before.length, () => drawn(before), players, template),
    landOfEach * players,
    most.territories,
  );
};

/** A territory as an answer while nobody can look at the map: its number in the order of drawing, and its name. */
export const numbered = ({ name, id }: Outline, place: number): string => `${place + 1}:${name || id}`;

/** The places of the territories that hang together by what touches what so far, in lists. */
const partsOf = (count: number, touching: readonly (readonly number[])[]): readonly (readonly number[])[] => {
  const rootOf = Array.from({ length: count }, (_, place) => place);
  const find = (place: number): number => {
    let root = place;
    while (rootOf[root] !== root) root = rootOf[root]!;
    rootOf[place] = root;
    return root;
  };
  for (const [i, earlier] of touching.entries()) for (const place of earlier) rootOf[find(place)] = find(i + 1);
  const parts = new Map<number, number[]>();
  for (let place = 0; place < count; place++) {
    const root = find(place);
    const part = parts.get(root);
    if (part === undefined) parts.set(root, [place]);
    else part.push(place);
  }
  return [...parts.values()];
};

/** Some of these territories, by their places. */
const someOf = (names: Names, from: readonly string[], least: number, room: number): Choice<readonly number[]> => {
  const about = (name: string) => ({ kind: 'territory', id: names.ids[names.places.get(name)!]! });
  return via(some(from, least, Math.min(from.length, room), { about, ...sure }), {
    to: (chosen) => chosen.map((name) => names.places.get(name)!),
    from: (chosen) => chosen.map((other) => names.list[other]!),
  });
};

/** The territories by number and name, where each stands, and their ids. */
interface Names {
  readonly ids: readonly string[];
  readonly list: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/** Which of the territories before it the next one touches, by their places: the last one must join whatever does not hang together yet. */
const askTouching = (names: Names, touching: readonly (readonly number[])[]): Choice<readonly number[]> => {
  const place = touching.length + 1;
  const left = touching.reduce((sum, { length }) => sum - length, most.edges as number);
  const later = names.list.length - 1 - place;
  const earlier = names.list.slice(0, place);
  // Edges are kept back to join those after it, and what does not hang together yet: that is counted only where it matters.
  if (later > 0) return someOf(names, earlier, 0, left - later - (left - later > 2 * place ? place : partsOf(place, touching).length));
  const parts = partsOf(place, touching);
  if (parts.length === 1) return someOf(names, earlier, 1, left);
  return via(
    listOf(
      (before: readonly (readonly number[])[]) => {
        const part = parts[before.length]!.map((other) => names.list[other]!);
        return someOf(names, part, 1, Math.floor(left / parts.length));
      },
      parts.length,
      parts.length,
    ),
    {
      to: (joined) => joined.flat().sort((a, b) => a - b),
      from: (chosen) => parts.map((part) => part.filter((other) => chosen.includes(other))),
    },
  );
};

type Touch = Omit<Edge, 'barrier'>;

/** Edges by the places of their territories: for every territory but the first those before it, each pair once. */
const touchingOf = (territories: readonly Outline[], edges: readonly Touch[]): number[][] => {
  const placeOf = new Map(territories.map(({ id }, place) => [id, place]));
  const touching: number[][] = territories.slice(1).map(() => []);
  for (const { a, b } of edges) {
    const [x, y] = [placeOf.get(a)!, placeOf.get(b)!];
    touching[Math.max(x, y) - 1]?.push(Math.min(x, y));
  }
  return touching.map((earlier) => earlier.sort((a, b) => a - b));
};

const edgesOf = (territories: readonly Outline[], touching: readonly (readonly number[])[]): readonly Touch[] =>
  touching.flatMap((earlier, i) => earlier.map((place) => ({ a: territories[place]!.id, b: territories[i + 1]!.id })));

/** What touches what, territory by territory; nothing to answer while there is too little land. [GM-BOARD-02] [GM-MAPV-05] */
export const askEdges = (territories: readonly Outline[], players: number): Choice<readonly Touch[]> => {
  if (landIn(territories) < landOfEach * players) return one<readonly Touch[]>([]);
  const list = territories.map(numbered);
  const names = { ids: territories.map(({ id }) => id), list, places: new Map(list.map((name, place) => [name, place])) };
  const count = territories.length - 1;
  return via(
    listOf((touching: readonly (readonly number[])[]) => askTouching(names, touching), count, count),
    { to: (touching) => edgesOf(territories, touching), from: (edges) => touchingOf(territories, edges) },
  );
};

/** The edges in the order of the territories, each from the earlier to the later one. */
export const edgesInOrder = (territories: readonly Outline[], edges: readonly Touch[]): readonly Touch[] =>
  edgesOf(territories, touchingOf(territories, edges));
