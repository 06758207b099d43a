import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { aTurn } from './chapters/a-turn.js';
import { atTheComputer } from './chapters/at-the-computer.js';
import { democraticParticipation } from './chapters/democratic-participation.js';
import { endings } from './chapters/endings.js';
import { fewerPlayers } from './chapters/fewer-players.js';
import { onTheTable } from './chapters/on-the-table.js';
import { options } from './chapters/options.js';
import { paying } from './chapters/paying.js';
import { preparing } from './chapters/preparing.js';
import { publicManagement } from './chapters/public-management.js';
import { socialCohesion } from './chapters/social-cohesion.js';
import { taxes } from './chapters/taxes.js';
import { theIdea } from './chapters/the-idea.js';
import { theStateActs } from './chapters/the-state-acts.js';
import { transfer } from './chapters/transfer.js';
import { walking } from './chapters/walking.js';
import { clauses } from './clauses.js';
import { glossary } from './glossary.js';
import { summary } from './summary.js';

/** The rulebook in English. */
export const book: Book<ClauseId> = {
  language: 'en',
  title: 'We are the ones who decide!',
  credit:
    'Som el que decidim! is a game by Ferran Anglès with pictures by Teo Perea, published by Singular Games in 2013. This book tells its rules in words of its own.',
  clauses,
  summary,
  chapters: [
    theIdea,
    onTheTable,
    preparing,
    aTurn,
    taxes,
    paying,
    transfer,
    socialCohesion,
    walking,
    theStateActs,
    endings,
    publicManagement,
    democraticParticipation,
    fewerPlayers,
    options,
    atTheComputer,
  ],
  glossary,
};
