import type { Drawing } from '../language.js';

/** The drawn map in English. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparation' : `Turn ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Army ${army}`,
  besieged: (by, base) => `besieged by ${by} from ${base}`,
  claim: (by) => `principal lost to ${by}`,
  intel: (on, points) => `intel on ${on}: ${points}`,
  passage: (from, turn) => `may march through the land of ${from} until turn ${turn}`,
  unpicked: 'not picked',
  seas: 'seas',
};
