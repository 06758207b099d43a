import type { Edge, RegionMap, Territory, View } from 'ludoteca/genes-mactantes';
import type { FillingIn } from '../board.js';

/** The entries of a list among answers by path: those of `territories` of `territories.0.name`, by the rest of their paths. */
const entriesOf = (answers: FillingIn['answers'], list: string): readonly ReadonlyMap<string, unknown>[] => {
  const entries: Map<string, unknown>[] = [];
  for (const [path, value] of Object.entries(answers)) {
    const [, place, rest = ''] = new RegExp(`^${list}\\.(\\d+)\\.?(.*)$`).exec(path) ?? [];
    if (place === undefined) continue;
    entries[Number(place)] ??= new Map();
    entries[Number(place)]!.set(rest, value);
  }
  return entries;
};

/** While the coast is drawn territories are answers by their number and name, as `3:Rouredes`. */
const numberOf = (answer: unknown): number => Number.parseInt(String(answer), 10) - 1;

/** The territories put in so far, each with those before it that it is said to touch. */
const coastOf = (answers: FillingIn['answers']): Pick<RegionMap, 'territories' | 'edges'> => {
  const territories = entriesOf(answers, 'territories').map(
    (entry, place): Territory => ({
      id: String(entry.get('id') ?? `new ${place}`),
      name: String(entry.get('name') ?? place + 1),
      kind: entry.get('kind') === 'sea' ? 'sea' : 'land',
      features: [],
    }),
  );
  const edges = entriesOf(answers, 'edges').flatMap((entry, place) =>
    [...entry]
      .filter(([path]) => path !== 'length')
      .flatMap(([, touched]) => (Array.isArray(touched) ? touched : []))
      .flatMap((touched): readonly Edge[] => {
        const [a, b] = [territories[numberOf(touched)], territories[place + 1]];
        return a === undefined || b === undefined ? [] : [{ a: a.id, b: b.id, barrier: 'none' }];
      }),
  );
  return { territories, edges };
};

/** The map with the features and barriers put in so far. */
const featured = (map: RegionMap, answers: FillingIn['answers']): RegionMap => {
  const features = new Map(entriesOf(answers, 'features').map((entry) => [entry.get('territory'), entry.get('features')]));
  const barriers = entriesOf(answers, 'barriers').map((entry) => [entry.get('edge'), entry.get('barrier')] as const);
  const barrierOf = ({ a, b }: Edge): Edge['barrier'] | undefined =>
    barriers.find(([edge]) => {
      const { a: from, b: to } = (edge ?? {}) as Partial<Edge>;
      return from === a && to === b;
    })?.[1] as Edge['barrier'] | undefined;
  return {
    ...map,
    territories: map.territories.map((territory) => ({
      ...territory,
      features: (features.get(territory.id) as Territory['features'] | undefined) ?? territory.features,
    })),
    edges: map.edges.map((edge) => ({ ...edge, barrier: barrierOf(edge) ?? edge.barrier })),
  };
};

/** The map as it is, with what is being drawn on it. */
export const mapSoFar = ({ map }: View, filling: FillingIn | null): RegionMap => {
  if (filling?.type === 'draw-coast') return { ...map, ...coastOf(filling.answers) };
  return filling?.type === 'draw-features' ? featured(map, filling.answers) : map;
};
