import { words } from '../../../../src/games/genegrafter/labels/english/words.js';
import { keepsWhatIsSaid } from '../../said.js';
import { rarities } from '../helpers/rarities.js';
import { spokenGame } from '../helpers/spoken.js';

keepsWhatIsSaid(spokenGame, {
  words,
  records: [
    'three players, over before it begins',
    'by hand: every card and every token into the first duels',
    'two players, the basic edition',
    'two players, greedy against random, all events and gear',
    'two players, one life each',
    'two players, greedy',
  ],
  rarities,
});
