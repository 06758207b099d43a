import type { Lesson } from './lesson.js';
export const lesson: Lesson = {
  game: 'som-el-que-decidim',
  config: { players: ['Ada', 'Bo'] },
  learner: 'Ada',
  seed: 'a first game',
  begins: [],
  steps: [{ text: ['', '', '', ''] }],
};
