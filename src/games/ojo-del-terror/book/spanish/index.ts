import type { Book } from '../../../../core/words/book.js';
import type { ClauseId } from '../../clauses.js';
import { aTurn } from './chapters/a-turn.js';
import { access } from './chapters/access.js';
import { actions } from './chapters/actions.js';
import { aim } from './chapters/aim.js';
import { atTheComputer } from './chapters/at-the-computer.js';
import { beginning } from './chapters/beginning.js';
import { deeds } from './chapters/deeds.js';
import { defending } from './chapters/defending.js';
import { fightsOfSeveral } from './chapters/fights-of-several.js';
import { handingOver } from './chapters/handing-over.js';
import { invading } from './chapters/invading.js';
import { options } from './chapters/options.js';
import { ownMaps } from './chapters/own-maps.js';
import { points } from './chapters/points.js';
import { referee } from './chapters/referee.js';
import { resolving } from './chapters/resolving.js';
import { theEnd } from './chapters/the-end.js';
import { theMap } from './chapters/the-map.js';
import { warbands } from './chapters/warbands.js';
import { withoutPlanets } from './chapters/without-planets.js';
import { clauses } from './clauses.js';
import { glossary } from './glossary.js';
import { summary } from './summary.js';

/** The rulebook in Spanish. */
export const book: Book<ClauseId> = {
  language: 'es',
  title: 'El Ojo del Terror',
  credit:
    'Un juego de foro, del máster que lo dirigió, contado aquí de nuevo. Lo que el original deja abierto o ha perdido, el mapa entre ello, lo decide esta edición, y sus decisiones van señaladas.',
  clauses,
  summary,
  chapters: [
    aim,
    theMap,
    warbands,
    beginning,
    aTurn,
    actions,
    access,
    invading,
    fightsOfSeveral,
    defending,
    handingOver,
    withoutPlanets,
    deeds,
    points,
    resolving,
    theEnd,
    referee,
    options,
    ownMaps,
    atTheComputer,
  ],
  glossary,
};
