import { E, type Forecast, forecast, type GameTypes, type Likelihood } from 'ludoteca';
import type { Sitting } from './sitting.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** What the odds are worth, in words. */
const worthOf = ({ exact, sample }: Forecast): string => {
  if (exact) return 'The odds, exactly:';
  if (sample === null) return 'The odds, exactly but for dice thrown again and again:';
  return sample.alike
    ? `The odds, of every way the dice can fall; the same in each of ${sample.worlds} deals of what is hidden:`
    : `The odds, from a sample of ${sample.worlds} deals of what is hidden:`;
};

/** One row of the odds; with the bounds between which it lies, where it may lie elsewhere. */
const rowOf = ({ chance, low, high }: Likelihood, isSure: boolean, what: string): string =>
  `  ${percent(chance).padStart(8)}${isSure ? '' : ` (${percent(low)} to ${percent(high)})`}  ${what}`;

const signed = (points: number): string => `${points > 0 ? '+' : ''}${points}`;

const showOdds = ({ desk, game, match, viewer, language }: Sitting, foreseen: Forecast): void => {
  const { exact, sample, rows, points, expected } = foreseen;
  const isSure = exact || sample?.alike === true;
  desk.say(`  ${worthOf(foreseen)}`);
  for (const row of rows) desk.say(rowOf(row, isSure, game.labels.name(row.gist, language, match.view(viewer)) || '–'));
  if (points.length > 1) for (const row of points) desk.say(rowOf(row, isSure, `${signed(row.change)} points`));
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
