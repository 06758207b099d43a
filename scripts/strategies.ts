/** Tries in a game what a ruthless player would, and prints how often it pays: `npm run strategies -- --game genegrafter --games 100 --seed ludoteca`. */
import { parseArgs } from 'node:util';
import { rivals } from './strategies/strategy.js';
import { studies } from './strategies/studies.js';
import { headOf, legendOf, rowOf } from './strategies/table.js';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { game: text, games: text, seed: text, only: text, against: text } });
const study = studies.find(({ id }) => id === values.game);
const games = Number(values.games ?? 60);
const against = rivals.find((kind) => kind === values.against);
const isUnderstood = Number.isSafeInteger(games) && games > 0 && (values.against === undefined || against !== undefined);
if (study === undefined || !isUnderstood) {
  console.error(`npm run strategies -- --game ${studies.map(({ id }) => id).join('|')}
  [--games 60] [--seed ludoteca] [--only words of a name] [--against ${rivals.join('|')}]`);
  process.exitCode = 2;
} else {
  const { only = '', seed = 'ludoteca' } = values;
  console.log(`${legendOf(study)}\n\n${headOf(study)}`);
  for (const line of study.lines({ games, seed, only, ...(against === undefined ? {} : { against }) })) console.log(rowOf(line));
}
