import { words } from '../../../../src/games/som-el-que-decidim/labels/english/words.js';
import { keepsWhatIsSaid } from '../../said.js';
import { rarities } from '../helpers/rarities.js';
import { spokenGame } from '../helpers/spoken.js';

keepsWhatIsSaid(spokenGame, {
  words,
  records: [
    'two players, mode A, random',
    'four players, in the village, restless',
    'four players, in the busy village, greedy against random',
    'three players, in the busy village',
    'four players, mode ABC, restless',
    'by hand: a street that ends at a part of the urn',
    'four players, coins broken at will',
  ],
  rarities,
});
