import { words } from '../../../../src/games/genes-mactantes/labels/english/words.js';
import { keepsWhatIsSaid } from '../../said.js';
import { rarities } from '../helpers/rarities.js';
import { spokenGame } from '../helpers/spoken.js';

keepsWhatIsSaid(spokenGame, {
  words,
  records: [
    'two players, restless on a drawn board',
    'two players, greedy',
    'by hand: a march, a siege and the fall of a capital',
    'by hand: a weak government falls to rebels from abroad',
    'two players, random',
    'by hand: promises, proofs and withdrawn orders, then war',
    'six players, restless on a ring',
    'three players, spies',
  ],
  rarities,
});
