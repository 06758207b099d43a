import { playedByTwoBrowsers } from './online-walk.js';

playedByTwoBrowsers([
  { game: 'ojo-del-terror', preferred: ['commit-orders'], shorten: (form) => form.getByLabel('Turns').fill('2') },
  { game: 'genegrafter', preferred: ['play-character', 'end-main', 'pass-duel'], shorten: (form) => form.getByLabel('Life').fill('1') },
  { game: 'som-el-que-decidim', preferred: ['stop', 'end-cohesion', 'pay'] },
]);
