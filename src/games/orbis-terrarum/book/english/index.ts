import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { aTurn } from './chapters/a-turn.js';
import { atTheComputer } from './chapters/at-the-computer.js';
import { beginning } from './chapters/beginning.js';
import { civilWarAndRebellion } from './chapters/civil-war-and-rebellion.js';
import { conferences } from './chapters/conferences.js';
import { declarations } from './chapters/declarations.js';
import { diplomacy } from './chapters/diplomacy.js';
import { effects } from './chapters/effects.js';
import { epochs } from './chapters/epochs.js';
import { happenings } from './chapters/happenings.js';
import { hordesHostsColonies } from './chapters/hordes-hosts-colonies.js';
import { measures } from './chapters/measures.js';
import { modifiers } from './chapters/modifiers.js';
import { opposition } from './chapters/opposition.js';
import { optionsAndWorlds } from './chapters/options-and-worlds.js';
import { organizations } from './chapters/organizations.js';
import { stabilityAndProsperity } from './chapters/stability-and-prosperity.js';
import { theEnd } from './chapters/the-end.js';
import { theGame } from './chapters/the-game.js';
import { theMap } from './chapters/the-map.js';
import { theReferee } from './chapters/the-referee.js';
import { theRoll } from './chapters/the-roll.js';
import { treaties } from './chapters/treaties.js';
import { vassals } from './chapters/vassals.js';
import { war } from './chapters/war.js';
import { withoutAReferee } from './chapters/without-a-referee.js';
import { yourNation } from './chapters/your-nation.js';
import { clauses } from './clauses.js';
import { glossary } from './glossary.js';
import { summary } from './summary.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'en',
  title: 'Orbis Terrarum II',
  credit:
    'After the proposal of rules for Orbis Terrarum II by the players of Historia Alternativa, told anew and settled where it leaves things open.',
  clauses,
  summary,
  chapters: [
    theGame,
    yourNation,
    theMap,
    beginning,
    aTurn,
    measures,
    theRoll,
    modifiers,
    opposition,
    effects,
    stabilityAndProsperity,
    hordesHostsColonies,
    vassals,
    war,
    civilWarAndRebellion,
    diplomacy,
    treaties,
    declarations,
    conferences,
    organizations,
    happenings,
    epochs,
    theEnd,
    theReferee,
    withoutAReferee,
    optionsAndWorlds,
    atTheComputer,
  ],
  glossary,
};
