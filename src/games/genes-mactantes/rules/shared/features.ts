import { type Choice, group, listOf, one, some, via } from '../../../../core/choices/choices.js';
import { own } from '../../../../core/data/own.js';
import { sure, territoryOf } from '../../queries/domains.js';
import { type Edge, features, type RegionMap } from '../../types/index.js';

type Features = Readonly<Record<string, readonly string[]>>;
type Touch = Omit<Edge, 'barrier'>;

/** A territory with what there is to see of its land. */
interface Featured {
  readonly territory: string;
  readonly features: readonly string[];
}

const isSame = (x: Touch, y: Touch): boolean => (x.a === y.a && x.b === y.b) || (x.a === y.b && x.b === y.a);

/** Land with features, in map order and each feature once: plain land is not named. */
const featuredIn = (map: RegionMap, drawn: Features): readonly Featured[] =>
  map.territories.flatMap(({ id: territory }) => {
    const listed = own(drawn, territory) ?? [];
    const found = features.filter((feature) => listed.includes(feature));
    return found.length === 0 ? [] : [{ territory, features: found }];
  });

const recordOf = (list: readonly Featured[]): Features => Object.fromEntries(list.map((entry) => [entry.territory, entry.features]));

/** Features land by land, as far as one likes. [GM-BOARD-03] */
export const askFeatures = (map: RegionMap): Choice<Features> => {
  const land = map.territories.filter(({ kind }) => kind === 'land').map(({ id }) => id);
  return via(
    listOf(
      (before: readonly Featured[]) => {
        const done = new Set(before.map(({ territory }) => territory));
        return group<Featured>({
          territory: () => territoryOf(land.filter((territory) => !done.has(territory))),
          features: () => some<string>(features, 1, features.length, sure),
        });
      },
      0,
      land.length,
    ),
    { to: recordOf, from: (drawn) => featuredIn(map, drawn) },
  );
};

/** Would everything still hang together without this edge, and without those that are cliffs already? [GM-MAPV-05] */
const canBeCliff = ({ territories, edges }: RegionMap, { a, b }: Touch, before: readonly Edge[]): boolean => {
  const cliffs = [{ a, b }, ...before.filter(({ barrier }) => barrier === 'cliff')];
  const ways = new Map<string, string[]>(territories.map(({ id }) => [id, []]));
  for (const edge of edges) {
    if (cliffs.some((cliff) => isSame(cliff, edge))) continue;
    ways.get(edge.a)!.push(edge.b);
    ways.get(edge.b)!.push(edge.a);
  }
  const reached = new Set([a]);
  for (const here of reached) for (const there of ways.get(here)!) reached.add(there);
  return reached.has(b);
};

/** An edge with what is to lie on it. */
interface Barred {
  readonly edge: Touch;
  readonly barrier: Edge['barrier'];
}

/** Barriers edge by edge, as far as one likes: a cliff only where it cuts nothing off. [GM-BOARD-03] */
export const askBarriers = (map: RegionMap): Choice<readonly Edge[]> =>
  listOf(
    (before: readonly Edge[]) => {
      const drawn = [...before];
      const free = map.edges.filter((edge) => !drawn.some((other) => isSame(edge, other))).map(({ a, b }) => ({ a, b }));
      const fields = group<Barred>({
        edge: () => one(free, { about: ({ a, b }) => ({ kind: 'edge', a, b }), sure: true }),
        barrier: ({ edge }) => one(canBeCliff(map, edge, drawn) ? (['river', 'cliff'] as const) : (['river'] as const), sure),
      });
      return via(fields, {
        to: ({ edge, barrier }): Edge => ({ ...edge, barrier }),
        from: ({ a, b, barrier }) => ({ edge: { a, b }, barrier }),
      });
    },
    0,
    map.edges.length,
  );

/** Features and barriers written in one way: in map order, each once, and nothing that changes nothing. */
export const plainlyDrawn = (map: RegionMap, drawn: Features, barriers: readonly Edge[]) => ({
  features: recordOf(featuredIn(map, drawn)),
  barriers: map.edges.flatMap(({ a, b }) => {
    const { barrier } = barriers.find((other) => isSame(other, { a, b })) ?? { barrier: 'none' as const };
    return barrier === 'none' ? [] : [{ a, b, barrier }];
  }),
});
