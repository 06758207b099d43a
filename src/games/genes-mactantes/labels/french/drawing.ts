import type { Drawing } from '../language.js';

/** The drawn map in French. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Préparation' : `Tour ${turn}`}, ${step}`,
  country: (player, name, army) => `${player} : ${name}, Armée ${army}`,
  besieged: (by, base) => `assiégée par ${by} depuis ${base}`,
  unpicked: 'non choisi',
  seas: 'mers',
};
