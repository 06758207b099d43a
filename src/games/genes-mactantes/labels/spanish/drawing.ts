import type { Drawing } from '../language.js';

/** The drawn map in Spanish. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparación' : `Turno ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Ejército ${army}`,
  besieged: (by, base) => `asediada por ${by} desde ${base}`,
  unpicked: 'sin elegir',
  seas: 'mares',
};
