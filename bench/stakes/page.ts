import { type Chooser, type Course, choosers, type Gain, mean } from './gains.js';
import type { Weighed, WeighedGame } from './weigh.js';

/** A game that was weighed, as it is kept. */
export interface Line extends WeighedGame {
  readonly seed: number;
  /** A digest of how the searches were set. */
  readonly settings: string;
  readonly commit: string;
  /** Of processor time. */
  readonly seconds: number;
}

/** The quantile of 95 %. */
const z = 1.959964;

interface Sum {
  readonly value: number;
  readonly error: number;
}

/** What a game brings, if each of its decisions brings what those do that were weighed. */
const overGame = (gains: readonly number[], decisions: number): Sum => {
  const average = mean(gains);
  const squares = gains.reduce((sum, gain) => sum + (gain - average) ** 2, 0);
  return { value: average * decisions, error: Math.sqrt(squares / (gains.length - 1) / gains.length) * decisions };
};

/** How much of a lead over the other options of a decision is left at the end: a line through all of them, by least squares. Decisions err apart. */
const left = (weighed: readonly Weighed[], by: 'horizon' | 'later'): Sum => {
  const over = (worths: readonly Course[], where: keyof Course): number[] => {
    const average = mean(worths.map(({ [where]: worth }) => worth));
    return worths.map(({ [where]: worth }) => worth - average);
  };
  const product = (one: readonly number[], other: readonly number[]): number => one.reduce((sum, value, i) => sum + value * other[i]!, 0);
  const decisions = weighed
    .filter(({ worths }) => worths.length > 0)
    .map(({ worths }) => {
      const lead = over(worths, by);
      return { squares: product(lead, lead), shared: product(lead, over(worths, 'end')) };
    });
  const squares = decisions.reduce((sum, decision) => sum + decision.squares, 0);
  const value = decisions.reduce((sum, decision) => sum + decision.shared, 0) / squares;
  const errors = decisions.reduce((sum, decision) => sum + (decision.shared - value * decision.squares) ** 2, 0);
  return { value, error: Math.sqrt(errors) / squares };
};

const points = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
const told = ({ value, error }: Sum): string => `${points(value)} (${points(value - z * error)} to ${points(value + z * error)})`;
const shareOf = ({ value, error }: Sum): string =>
  `${value.toFixed(2)} (${(value - z * error).toFixed(2)} to ${(value + z * error).toFixed(2)})`;
const percent = (values: readonly number[]): string => `${(100 * mean(values)).toFixed(0)} %`;

const sectionOf = (id: string, lines: readonly Line[]): string => {
  const weighed: readonly Weighed[] = lines.flatMap((line) => line.weighed);
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  const decisions = lines.reduce((sum, line) => sum + line.decisions, 0) / lines.length;
  const gainsOf = (chooser: Chooser, by: keyof Gain): string =>
    told(
      overGame(
        weighed.map(({ gains }) => gains[chooser][by]),
        decisions,
      ),
    );
  const seeds = lines.map(({ seed }) => seed);
  return [
    `## ${id}`,
    '',
    `${weighed.length} decisions of ${lines.length} games (seeds ${Math.min(...seeds)} to ${Math.max(...seeds)}, commit ${[...new Set(lines.map(({ commit }) => commit))].join(', ')}; ${(seconds / 60).toFixed(0)} minutes of processor time). A player makes ${decisions.toFixed(0)} in a game.`,
    `Two hasty searches differ in ${percent(weighed.map(({ differ }) => differ[0]))}, a hasty and a patient one in ${percent(weighed.map(({ differ }) => differ[1]))} of them. Of a lead over other options where search judges, ${shareOf(left(weighed, 'horizon'))} is left at the end; of one three turns later, ${shareOf(left(weighed, 'later'))}.`,
    '',
    '| instead of the hasty choice | points a game, to the end (95 % interval) | as one stands three turns later |',
    '| --- | ---: | ---: |',
    ...Object.entries(choosers).map(
      ([chooser, name]) => `| ${name} | ${gainsOf(chooser as Chooser, 'end')} | ${gainsOf(chooser as Chooser, 'later')} |`,
    ),
  ].join('\n');
};

export const pageOf = (kept: ReadonlyMap<string, readonly Line[]>): string =>
  `# What better decisions could win

Kept by \`npm run bench:stakes -- --write\`, from bench/stakes/*.jsonl, where every finished seed stands in a line of its own.
Games of search 0.05 s (the hasty one) against itself. One decision in six is made again, in all four times by it and twice by search 0.8 s (the patient one), and whatever they choose is played on to the end,
each in the same three hundred worlds its player may imagine, with the same luck, by players that do the best of eight random actions.
A point is one game in a hundred. What a choice brings beyond the hasty one, times the decisions of a game, is what a player wins who makes all of them so. By how the game ends this is true to the mark for such players, but luck spreads it wide; as one stands three turns later (by \`evaluate\`) it is known much closer.
The second row is what endless thinking comes to with the judgement search has, and the third what it would come to if it could look three turns ahead; both choose by other worlds than those in which they are judged. The last knows the very worlds in which it is judged: as one stands three turns later, nobody wins more by choosing among these.

${[...kept]
  .filter(([, lines]) => lines.length > 0)
  .map(([id, lines]) => sectionOf(id, lines))
  .join('\n\n')}
`;
