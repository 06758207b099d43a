import { orbis500, type Pack, type PackNation, type PackRegion } from 'ludoteca/orbis-terrarum';

/** Adds made-up entries to a list until it is as long as it may be. */
const filled = <T>(entries: readonly T[], most: number, make: (i: number) => T): T[] => [
  ...entries,
  ...Array.from({ length: most - entries.length }, (_, i) => make(i)),
];

const regions = filled<PackRegion>(orbis500.regions, 1000, (i) => ({ ...orbis500.regions[0]!, id: `land-${i}`, name: `Land ${i}` }));
const state = orbis500.nations.find(({ kind }) => kind === 'state')!;

/** The world of the year 500 with as many regions, Nations, milestones, technologies and statutes as a pack may have. */
export const largestPack: Pack = {
  ...orbis500,
  id: 'x'.repeat(200),
  regions,
  edges: filled(orbis500.edges, orbis500.edges.length + 900, (i) => ({ between: ['hibernia', `land-${i}`], type: 'sea' })),
  nations: filled<PackNation>(orbis500.nations, 500, (i) => ({
    ...{ ...state, id: `people-${i}`, name: `People ${i}`, playable: false, patron: null, position: null },
    ...{ regions: [`land-${i}`], capital: `land-${i}` },
  })),
  milestones: filled(orbis500.milestones, 500, (i) => ({ ...orbis500.milestones[0]!, id: `milestone-${i}` })),
  technologies: filled(orbis500.technologies, 500, (i) => ({
    ...{ id: `technology-${i}`, name: `Technology ${i}` },
    cost: { wealth: Number.MAX_SAFE_INTEGER, progress: Number.MAX_SAFE_INTEGER },
  })),
  statutes: filled(orbis500.statutes, 100, (i) => ({ ...orbis500.statutes[0]!, id: `statute-${i}` })),
};
