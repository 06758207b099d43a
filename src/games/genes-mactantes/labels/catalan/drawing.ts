import type { Drawing } from '../language.js';
import { of, ofPlace } from './phrases.js';

/** The drawn map in Catalan. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Preparació' : `Torn ${turn}`}, ${step}`,
  country: (player, name, army) => `${player}: ${name}, Exèrcit ${army}`,
  besieged: (by, base) => `l’assetja ${by} des ${ofPlace(base)}`,
  claim: (by) => `principal perdut a mans ${of(by)}`,
  intel: (on, points) => `informació sobre ${on}: ${points}`,
  passage: (from, turn) => `pot travessar la terra ${of(from)} fins al torn ${turn}`,
  unpicked: 'sense triar',
  seas: 'mars',
};
