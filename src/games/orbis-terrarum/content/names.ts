import { regions } from './land-500.js';
import { wheelLands } from './mappa-mundi-lands.js';
import { nations } from './peoples-500.js';

/** The middle of the world, as old maps have it. */
export const navelId = 'hierosolyma';

/** `saxonia-vetus` is Saxonia Vetus. */
export const nameOf = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, gap: string, first: string) => (gap && ' ') + first.toUpperCase());

const wheelIds: readonly string[] = wheelLands.flatMap(({ nation, capital, home, verge, march, wild, free, horde }) => [
  ...[nation, capital, home, verge, march, wild],
  ...[...free, horde],
]);

/** What the lands and peoples of all default content are called, by their ids. Deeds and technologies have words in every language. */
export const defaultNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...[navelId, ...wheelIds].map((id) => [id, nameOf(id)] as const),
  ...[...regions, ...nations].map(({ id, name }) => [id, name] as const),
]);
