import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { aTurn } from './chapters/a-turn.js';
import { afterTheDuel } from './chapters/after-the-duel.js';
import { aim } from './chapters/aim.js';
import { atTheComputer } from './chapters/at-the-computer.js';
import { battles } from './chapters/battles.js';
import { cardsOfYourOwn } from './chapters/cards-of-your-own.js';
import { changingDice } from './chapters/changing-dice.js';
import { characters } from './chapters/characters.js';
import { drawing } from './chapters/drawing.js';
import { duels } from './chapters/duels.js';
import { gear } from './chapters/gear.js';
import { grafting } from './chapters/grafting.js';
import { options } from './chapters/options.js';
import { settingUp } from './chapters/setting-up.js';
import { specialDie } from './chapters/special-die.js';
import { theCards } from './chapters/the-cards.js';
import { theEnd } from './chapters/the-end.js';
import { theTable } from './chapters/the-table.js';
import { clauses } from './clauses.js';
import { glossary } from './glossary.js';
import { summary } from './summary.js';

/** The rulebook. */
export const book: Book<ClauseId> = {
  language: 'en',
  title: 'Genegrafter',
  credit: 'After the French rules of the advanced game of Genegrafter, told anew; what they leave open is settled here, and marked.',
  clauses,
  summary,
  chapters: [
    aim,
    theTable,
    settingUp,
    aTurn,
    drawing,
    characters,
    battles,
    duels,
    changingDice,
    afterTheDuel,
    grafting,
    specialDie,
    theEnd,
    theCards,
    gear,
    options,
    cardsOfYourOwn,
    atTheComputer,
  ],
  glossary,
};
