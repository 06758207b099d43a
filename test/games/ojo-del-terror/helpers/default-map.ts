import { eyeOfTerror } from 'ludoteca/ojo-del-terror';

const { sectors, subsectors, planets } = eyeOfTerror;

/** On which side of the Boundary a subsector lies. */
export const sideOf = (subsector: string) =>
  sectors.find(({ id }) => id === subsectors.find((region) => region.id === subsector)!.sector)!.side;

/** The planets on a side of the Boundary. */
export const on = (side: 'outer' | 'eye') => planets.filter(({ subsector }) => sideOf(subsector) === side);

/** The planets of the sector of the Gates of Cadia. */
export const gates = ['cadia', 'atalaya', 'portico', 'dique', 'llanto'];

/** The sectors of the Eye that can be consecrated, each with the gods it can be consecrated to. */
export const consecrations = [
  ['CH', 'slaanesh'],
  ['CH', 'khorne'],
  ['GTE', 'khorne'],
  ['GTE', 'tzeentch'],
  ['GTE', 'nurgle'],
  ['TC', 'tzeentch'],
  ['TC', 'slaanesh'],
  ['TC', 'nurgle'],
] as const;
