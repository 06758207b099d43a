import { penalise } from '../countries/country.js';
import { espionage } from './espionage.js';

/** [GM-SABO-01] A country loses an action next turn. */
export const sabotage = espionage('sabotage', {
  difficulty: 12,
  succeed: (state, _player, target, table) => penalise(state, target, 'sabotage', table),
});
