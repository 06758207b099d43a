import { changeIntel } from '../countries/country.js';
import { espionage } from './espionage.js';

/** [GM-INVE-01] A point of intel against a country. */
export const investigate = espionage('investigate', {
  difficulty: 13,
  succeed: (state, player, target, table) => changeIntel(state, player, target, 1, table),
});
