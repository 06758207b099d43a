import { type Dice, pick } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';
import { options } from '../../examples/shared/options-of-games/index.js';
import { refereeing } from '../../examples/shared/referees.js';

/** Names that have led programs astray. */
const names = [
  'ada',
  'bo',
  'cy',
  '10',
  '9',
  'valueOf',
  'constructor',
  'hasOwnProperty',
  'Ñandú',
  'a b',
  'referee-1',
  'eve',
  'flo',
  'gus',
  'hal',
  'ida',
];

/** A configuration by lot: anybody from the fewest to the most may play, and each option says anything it can. Some of them a game refuses. */
export const randomConfig = (id: GameId, dice: Dice): object => {
  const { min, max } = games[id].players;
  const count = min + dice.roll(max - min + 1, 'how many') - 1;
  const config: Record<string, unknown> = {
    players: dice
      .shuffle(names.length, 'who')
      .slice(0, count)
      .map((place) => names[place]!),
  };
  Object.assign(config, refereeing(id, dice.roll(2, 'a referee?') === 1));
  for (const option of options[id]) {
    if (dice.roll(2, 'as usual?') === 1) continue;
    config[option.field] =
      option.kind === 'pick'
        ? pick(dice, option.values, 'which').value
        : option.says(option.min + dice.roll(option.max - option.min + 1, 'how much') - 1);
  }
  return config;
};
