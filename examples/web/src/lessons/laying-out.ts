import { type Game, orThrow, replay } from 'ludoteca';
import type { Script } from '../local/device.js';
import type { LaidOut } from '../local/saving.js';
import type { Course } from './course.js';

/** The table of a lesson, as it stands when a step begins. */
export const laidOutFor = (course: Course, game: Game, step: number): LaidOut => {
  const { lesson } = course;
  const match = course.matchAt(game, step);
  const record = match.record();
  return {
    id: lesson.game,
    game,
    seats: match.seats.map((id) => ({ id, driver: id === lesson.learner ? 'human' : 'greedy', strength: 'steady' })),
    config: lesson.config,
    seed: lesson.seed,
    past: { record, steps: orThrow(replay(game, record)), at: record.steps.length },
  };
};

/** What a lesson has written beforehand of its table: all dice, and what the bots do. */
export const scriptOf = (course: Course): Script => ({
  dice: (standing) => course.dice(standing),
  move: (standing, player) => (course.mover(standing) === player ? course.move(standing) : null),
});
