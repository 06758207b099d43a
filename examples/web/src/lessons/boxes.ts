import type { GameId } from 'ludoteca/games';
import type { Lesson } from './lesson.js';

// Which actions belong to which game the registry cannot say; each lesson is held to those of its own.
const anyLesson = (lesson: unknown): Lesson => lesson as Lesson;

/** Fetches the lesson of a game. */
export const lessonBoxes: Readonly<Record<GameId, () => Promise<Lesson>>> = {
  'ojo-del-terror': async () => anyLesson((await import('./ojo-del-terror.js')).lesson),
  genegrafter: async () => anyLesson((await import('./genegrafter.js')).lesson),
  'som-el-que-decidim': async () => anyLesson((await import('./som-el-que-decidim.js')).lesson),
  'genes-mactantes': async () => anyLesson((await import('./genes-mactantes.js')).lesson),
  'orbis-terrarum': async () => anyLesson((await import('./orbis-terrarum.js')).lesson),
};
