import { type Attribute, attributes, orbis500 } from 'ludoteca/orbis-terrarum';
import { scene } from 'ludoteca/orbis-terrarum/testing';
import type { Config, State } from './table.js';

/** The default world without hordes, whose wandering would throw dice of its own. */
export const settled = { ...orbis500, nations: orbis500.nations.filter(({ kind }) => kind === 'state') };
const all = (value: number) => Object.fromEntries(attributes.map((attribute) => [attribute, value])) as Record<Attribute, number>;
const flat = { attributes: all(20) };
const seated = { players: { ada: { nation: 'francia' }, bo: { nation: 'gothia' }, cy: { nation: 'romania' } } };
const three = { ...seated, nations: { francia: flat, gothia: flat, romania: flat } };
const quiet = { pack: settled, scopeModel: 'explicit', epochThreshold: 200, npcAutoTribute: false } as const;

/** Three players and a referee in the orders of turn 1; every attribute of the three is 20, so every threshold is 40. */
export const start = (options: Partial<Config> = {}): State => scene({ players: ['ada', 'bo', 'cy'], ...quiet, ...options }, three);
/** The same in the hands of the machine. */
export const startAuto = (options: Partial<Config> = {}): State =>
  scene({ players: ['ada', 'bo', 'cy'], ...quiet, refereeMode: 'auto', autoHappenings: 'none', turnLimit: 30, ...options }, three);
