import { eyeOfTerror } from 'ludoteca/ojo-del-terror';

const { sectors, subsectors, planets } = eyeOfTerror;

/** On which side of the Boundary a subsector lies. */
export const sideOf = (subsector: string) =>
  sectors.find(({ id }) => id === subsectors.find((region) => region.id === subsector)!.sector)!.side;

/** The planets on a side of the Boundary. */
export const on = (side: 'outer' | 'eye') => planets.filter(({ subsector }) => sideOf(subsector) === side);

/** The planets of the sector of the Gates of Cadia. */
export const gates = ['cadia', 'atalaya', 'portico', 'dique', 'llanto'];
