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
