import { words } from '../../../../src/games/ojo-del-terror/labels/english/words.js';
import { keepsWhatIsSaid } from '../../said.js';
import { rarities } from '../helpers/rarities.js';
import { spokenGame } from '../helpers/spoken.js';

keepsWhatIsSaid(spokenGame, {
  words,
  records: [
    'by hand: the referee grants a deed to raiders without planets',
    'by hand: two bands meet before the Gates of Cadia',
    'two players, a map of two rooms',
    'three players, restless, a referee',
  ],
  rarities,
});
