import { words } from '../../../../src/games/orbis-terrarum/labels/english/words.js';
import { keepsWhatIsSaid } from '../../said.js';
import { rarities } from '../helpers/rarities.js';
import { spokenGame } from '../helpers/spoken.js';

keepsWhatIsSaid(spokenGame, {
  words,
  records: [
    'one player, random, no referee',
    'by hand: a council quarrels about its leader, and electors are named',
    'two players, random, a referee',
    'by hand: a world with a history, and what curious people make of it',
    'by hand: a rising put down, a race, hordes on the move, and who was behind it all',
    'by hand: a conference adopts a pact',
    'two players, curious, a referee',
    'two players, forty turns',
  ],
  rarities,
});
