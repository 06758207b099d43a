import { landNames } from './mappa-mundi-names.js';

/** The middle of the world, as old maps have it. */
export const navelId = 'hierosolyma';

/** `saxonia-vetus` is Saxonia Vetus: what all default content is called follows from its ids. */
export const nameOf = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, gap: string, first: string) => (gap && ' ') + first.toUpperCase());

/** Lands and peoples of the year 500 that no land of the wheel has. */
const outsideTheWheel =
  'lugdunum sicilia pannonia dacia syria iberia-caucasia arabia nilus sarmatia chersonesus alania venedia gepidia ghassania iberia avaria';

const ids: readonly string[] = [navelId, ...outsideTheWheel.split(' '), ...landNames.flat()];

/** What the deeds and technologies of all default content are called; they have words in every language. */
export const defaultDeeds = {
  'realm-of-four': 'Realm of Four',
  peacemaker: 'Peacemaker',
  suzerain: 'Suzerain',
  'learned-court': 'Learned Court',
  'full-treasury': 'Full Treasury',
  lawgiver: 'Lawgiver',
  'council-leader': 'Council Leader',
  'long-peace': 'Long Peace',
  pacifier: 'Pacifier',
  'rooted-people': 'Rooted People',
  'force-naval': 'Naval Force',
  'force-air': 'Air Force',
  'force-missile': 'Missile Force',
  'field-logistics': 'Field Logistics',
  'asymmetric-tactics': 'Asymmetric Tactics',
  'long-roads': 'Long Roads',
} as const;

/** What the lands and peoples of all default content are called, by their ids. */
export const defaultNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(ids.map((id) => [id, nameOf(id)]));
