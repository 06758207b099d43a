import type { Open, Tell } from '../../queries/state.js';
import { bind } from '../nations/bonds.js';
import { dismissVassal } from './conferences.js';

/** A Nation that may sit in conferences becomes a vassal. Newborn vassals attend nothing, and are only bound. [OT-VAS-04] [OT-CONF-15] */
export const becomeVassal = (state: Open, vassal: string, patron: string, table: Tell): void => {
  bind(state, vassal, patron, table);
  dismissVassal(state, vassal, table);
};
