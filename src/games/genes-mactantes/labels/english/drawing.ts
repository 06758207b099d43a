import type { Drawing } from '../language.js';

/** The drawn map in English. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparation' : `Turn ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Army ${army}`,
  besieged: (by, base) => `besieged by ${by} from ${base}`,
  unpicked: 'not picked',
  seas: 'seas',
};
