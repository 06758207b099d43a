import type { Drawing } from '../language.js';
import { of } from './phrases.js';

/** The drawn map in Catalan. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparació' : `Torn ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Exèrcit ${army}`,
  besieged: (by, base) => `l’assetja ${by} des ${of(base)}`,
  unpicked: 'sense triar',
  seas: 'mars',
};
