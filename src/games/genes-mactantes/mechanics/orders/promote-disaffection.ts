import { changeCharacteristic } from '../countries/country.js';
import { espionage } from './espionage.js';

/** [GM-DISA-01] A country's Authority is undermined. */
export const promoteDisaffection = espionage('promote-disaffection', {
  difficulty: 10,
  succeed: (state, _player, target, table) => changeCharacteristic(state, target, 'authority', -1, 'promote-disaffection', table),
});
