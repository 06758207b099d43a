import type { Drawing } from '../language.js';

/** The drawn map in Catalan. */
export const drawing: Drawing = {
  heading: (turn, step) => `Torn ${turn}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Exèrcit ${army}`,
  besieged: (by, base) => `l’assetja ${by} des de ${base}`,
  unpicked: 'sense triar',
  seas: 'mars',
};
