import { changeCounterpower } from '../countries/country.js';
import { espionage } from './espionage.js';

/** [GM-CCOU-01] Dissidence comes into being, or grows. */
export const createCounterpower = espionage('create-counterpower', {
  difficulty: 14,
  succeed: (state, _player, target, table) => changeCounterpower(state, target, 1, table),
});
