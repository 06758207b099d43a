import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { aTurn } from './chapters/a-turn.js';
import { abroad } from './chapters/abroad.js';
import { atHome } from './chapters/at-home.js';
import { atTheComputer } from './chapters/at-the-computer.js';
import { beginning } from './chapters/beginning.js';
import { civilWar } from './chapters/civil-war.js';
import { crises } from './chapters/crises.js';
import { events } from './chapters/events.js';
import { journeys } from './chapters/journeys.js';
import { negotiation } from './chapters/negotiation.js';
import { options } from './chapters/options.js';
import { orders } from './chapters/orders.js';
import { people } from './chapters/people.js';
import { rolling } from './chapters/rolling.js';
import { theGame } from './chapters/the-game.js';
import { theTable } from './chapters/the-table.js';
import { war } from './chapters/war.js';
import { winning } from './chapters/winning.js';
import { clauses } from './clauses.js';
import { glossary } from './glossary.js';
import { summary } from './summary.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'en',
  title: 'Genes Mactantes',
  credit: 'Genes Mactantes is a game by El Nel d’Elx (CC BY-NC-SA). This book tells its rules anew, in words of its own.',
  clauses,
  summary,
  chapters: [
    theGame,
    theTable,
    beginning,
    aTurn,
    rolling,
    crises,
    orders,
    journeys,
    atHome,
    abroad,
    people,
    war,
    civilWar,
    negotiation,
    events,
    winning,
    options,
    atTheComputer,
  ],
  glossary,
};
