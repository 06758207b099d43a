import { playedByTwoBrowsers } from './online-walk.js';

playedByTwoBrowsers([
  // With one life one game of twenty-five is over before both have acted as often as the walk has them act.
  { game: 'genegrafter', preferred: ['play-character', 'end-main', 'pass-duel'], shorten: (form) => form.getByLabel('Life').fill('2') },
]);
