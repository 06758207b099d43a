import { type ContentPack, eyeOfTerror, type Planet } from 'ludoteca/ojo-del-terror';

const planet = (id: string, subsector: string, rest: Partial<Planet> = {}): Planet => ({
  ...{ id, name: id, subsector, baseDefence: 0, extreme: false, resources: 0, inhabitants: null, sacred: null, home: null },
  ...rest,
});

/**
 * About the smallest pack that is valid: two sectors of one subsector each, one god, no inhabitants, no deeds, no cells. Its ids are
 * such as an object would put in another order, or find on its prototype.
 */
export const smallPack: ContentPack = {
  id: 'small',
  gods: [{ id: 'toString', name: 'The One', rank: 'major' }],
  kinds: [],
  warbands: [
    { id: '2', name: 'Second', dedication: 'renegade' },
    { id: '1', name: 'First', dedication: 'toString' },
  ],
  sectors: [
    { id: 'out', name: 'Outside', side: 'outer' },
    { id: 'valueOf', name: 'Inside', side: 'eye' },
  ],
  subsectors: [
    { id: 'o', sector: 'out', gate: true },
    { id: 'constructor', sector: 'valueOf', gate: false },
  ],
  links: [['constructor', 'o']],
  planets: [
    planet('10', 'o', { home: 1 }),
    planet('9', 'o', { home: 0 }),
    planet('hasOwnProperty', 'o', { sacred: 'toString' }),
    planet('3', 'constructor', { sacred: 'toString' }),
    planet('constructor', 'constructor', { sacred: 'toString' }),
  ],
  startTable: { 2: [1, 0] },
  cadia: 'constructor',
  deeds: [],
};

/** The default pack without inhabitants of the kind that counts for `forced-recruitment` unless another is given. */
export const withoutChaosMarines: ContentPack = {
  ...eyeOfTerror,
  id: 'without-chaos-marines',
  kinds: eyeOfTerror.kinds.filter(({ id }) => id !== 'chaosMarines'),
  planets: eyeOfTerror.planets.map((place) => (place.inhabitants?.kind === 'chaosMarines' ? { ...place, inhabitants: null } : place)),
};

/** The smallest map there can be: a gate between two subsectors, one god, two homes, no inhabitants and no deeds. */
export const smallestPack: ContentPack = {
  id: 'two-rooms',
  gods: [{ id: 'hasOwnProperty', name: 'The Owner', rank: 'major' }],
  kinds: [],
  warbands: [
    { id: 'toString', name: 'The Strings', dedication: 'hasOwnProperty' },
    { id: 'valueOf', name: 'The Values', dedication: 'absolute' },
  ],
  sectors: [
    { id: '2', name: 'Outside', side: 'outer' },
    { id: '1', name: 'Inside', side: 'eye' },
  ],
  subsectors: [
    { id: '20', sector: '2', gate: true },
    { id: '10', sector: '1', gate: false },
  ],
  links: [['10', '20']],
  planets: ['7', 'constructor', '3', '1', '2'].map((id, i): Planet => {
    const outer = i < 3;
    const common = { id, name: `World ${id}`, subsector: outer ? '20' : '10', baseDefence: 0, extreme: false, resources: i % 2 };
    return { ...common, inhabitants: null, sacred: i === 1 ? null : i === 0 ? null : 'hasOwnProperty', home: i < 2 ? i : null };
  }),
  startTable: { 2: [1, 0] },
  cadia: '3',
  deeds: [],
};

const most = 10_000;

/** Adds made-up entries to a list until it is as long as a list may be. */
const filled = <T>(entries: readonly T[], make: (i: number) => T): T[] => [
  ...entries,
  ...Array.from({ length: most - entries.length }, (_, i) => make(i)),
];

/** The default pack with every list as long as a list may be, and every number as large. */
export const largestPack: ContentPack = {
  ...eyeOfTerror,
  id: 'x'.repeat(200),
  gods: filled(eyeOfTerror.gods, (i) => ({ id: `god-${i}`, name: `God ${i}`, rank: 'minor' })),
  kinds: filled(eyeOfTerror.kinds, (i) => ({ id: `kind-${i}`, name: `Kind ${i}` })),
  warbands: filled(eyeOfTerror.warbands, (i) => ({ id: `band-${i}`, name: `Band ${i}`, dedication: 'renegade' })),
  planets: filled(eyeOfTerror.planets, (i) =>
    planet(`world-${i}`, eyeOfTerror.subsectors[i % eyeOfTerror.subsectors.length]!.id, {
      ...{ baseDefence: 9, resources: 9, inhabitants: { kind: eyeOfTerror.kinds[0]!.id, units: 20 } },
    }),
  ),
  deeds: eyeOfTerror.deeds.map((deed) => ({ ...deed, points: 100 })),
};
