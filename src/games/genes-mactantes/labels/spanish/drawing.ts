import type { Drawing } from '../language.js';

/** The drawn map in Spanish. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparación' : `Turno ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Ejército ${army}`,
  besieged: (by, base) => `asediada por ${by} desde ${base}`,
  claim: (by) => `principal perdido a manos de ${by}`,
  intel: (on, points) => `información sobre ${on}: ${points}`,
  passage: (from, turn) => `puede cruzar la tierra de ${from} hasta el turno ${turn}`,
  unpicked: 'sin elegir',
  seas: 'mares',
};
