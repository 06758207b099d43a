import type { Lesson } from './lesson.js';
export const lesson: Lesson = {
  game: 'genes-mactantes',
  config: { players: ['Ada', 'Bo'] },
  learner: 'Ada',
  seed: 'a first game',
  begins: [],
  steps: [{ text: ['', '', '', ''] }],
};
