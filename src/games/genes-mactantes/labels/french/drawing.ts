import type { Drawing } from '../language.js';
import { of } from './phrases.js';

/** The drawn map in French. */
export const drawing: Drawing = {
  heading: (turn, step) => `${turn === 0 ? 'Préparation' : `Tour ${turn}`}, ${step}`,
  country: (player, name, army) => `${player} : ${name}, Armée ${army}`,
  besieged: (by, base) => `assiégée par ${by} depuis ${base}`,
  claim: (by) => `personnage principal perdu face à ${by}`,
  intel: (on, points) => `renseignements sur ${on} : ${points}`,
  passage: (from, turn) => `peut traverser la terre ${of(from)} jusqu’au tour ${turn}`,
  unpicked: 'non choisi',
  seas: 'mers',
};
