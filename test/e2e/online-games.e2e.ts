import { playedByTwoBrowsers } from './online-walk.js';

playedByTwoBrowsers([
  { game: 'genegrafter', preferred: ['play-character', 'end-main', 'pass-duel'], shorten: (form) => form.getByLabel('Life').fill('1') },
]);
