import { E, type Forecast, forecast, type GameTypes, type Likelihood } from 'ludoteca';
import type { Sitting } from './sitting.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One row of the odds: exact, or with the bounds between which it lies in 95 of 100 cases. */
const rowOf = (likelihood: Likelihood, exact: boolean, what: string): string => {
  const { chance, low, high } = likelihood;
  return `  ${percent(chance).padStart(8)}${exact ? '' : ` (${percent(low)} to ${percent(high)})`}  ${what}`;
};

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

const showOdds = ({ desk, game, match, viewer, language }: Sitting, { exact, rows, points, expected }: Forecast): void => {
  desk.say(exact ? '  The odds, exactly:' : '  The odds, from a sample:');
  for (const row of rows) desk.say(rowOf(row, exact, game.labels.name(row.gist, language, match.view(viewer)) || '–'));
  if (points.length > 1) for (const row of points) desk.say(rowOf(row, exact, `${signed(row.change)} points`));
  if (points.length > 1) desk.say(`  on average ${signed(Number(expected.toFixed(2)))} points`);
};

/** Shows the odds of an action before its dice are thrown, as far as its player may know them, and asks whether to go on. */
export const stillWanted = async (sitting: Sitting, action: GameTypes['Action']): Promise<boolean> => {
  const { desk, game, match } = sitting;
  const foreseen = forecast(game, match.state, action, { plays: 500 });
  // What is refused says so when it is played; what can come to one thing only needs no odds.
  if (E.isLeft(foreseen) || (foreseen.right.rows.length < 2 && foreseen.right.points.length < 2)) return true;
  showOdds(sitting, foreseen.right);
  return (await desk.agree('Go on?')) === true;
};
