import { type GameTypes, wilson } from 'ludoteca';
import { playOnce } from './playing.js';
import type { Repertoire, Rivals, Setting, Strategy } from './strategy.js';

/** One line of a table. */
export interface Line {
  readonly strategy: string;
  readonly players: number;
  readonly against: string;
  readonly games: number;
  /** In how many games each measure holds. */
  readonly met: readonly number[];
  readonly turns: number;
  readonly unfinished: number;
}

/** What is to be played. */
export interface Wanted {
  readonly games: number;
  readonly seed: string;
  /** Only strategies with these words in their name. */
  readonly only?: string;
  /** Instead of the rivals of each line. */
  readonly against?: Rivals;
}

/** What is tried in a game, whatever the types of the game are. */
export interface Study {
  readonly id: string;
  readonly columns: readonly string[];
  readonly strategies: readonly { readonly name: string; readonly does: string }[];
  /** Plays so many games of each line that is wanted, against other rivals if they are named. */
  lines(wanted: Wanted): Generator<Line>;
}

const lineOf = <G extends GameTypes>(
  repertoire: Repertoire<G>,
  strategy: Strategy<G>,
  setting: Setting,
  games: number,
  seed: string,
): Line => {
  const met = repertoire.measures.map(() => 0);
  let turns = 0;
  let unfinished = 0;
  for (let index = 0; index < games; index++) {
    const { played, allies } = playOnce(repertoire, strategy, setting, seed, index);
    for (const [column, measure] of repertoire.measures.entries()) if (measure.holds(played, allies)) met[column]! += 1;
    turns += played.turn;
    if (played.outcome === null) unfinished++;
  }
  const { players, against, options } = setting;
  const told = options === undefined ? against : `${against}, ${options.words}`;
  return { strategy: strategy.name, players, against: told, games, met, turns: games === 0 ? 0 : turns / games, unfinished };
};

/** The same tables with others at them, each table once. */
const facing = (settings: readonly Setting[], against: Rivals): Setting[] => {
  const seen = new Set<string>();
  return settings.flatMap((setting) => {
    const key = `${setting.players} ${setting.options?.words}`;
    return seen.has(key) || seen.add(key) === undefined ? [] : [{ ...setting, against }];
  });
};

/** A repertoire to be played. */
export const study = <G extends GameTypes>(repertoire: Repertoire<G>): Study => ({
  id: repertoire.game.id,
  columns: repertoire.measures.map(({ title }) => title),
  strategies: repertoire.tried.map(([{ name, does }]) => ({ name, does })),
  *lines({ games, seed, only = '', against }) {
    for (const [strategy, settings] of repertoire.tried) {
      if (!strategy.name.includes(only)) continue;
      for (const setting of against === undefined ? settings : facing(settings, against))
        yield lineOf(repertoire, strategy, setting, games, seed);
    }
  },
});

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** A share with the interval that holds the true one in 95 studies of 100. */
const shareOf = (met: number, games: number): string => {
  const { value, low, high } = wilson(met, games);
  return `${percent(value)} % (${percent(low)} to ${percent(high)})`;
};

/** The head of a table. */
export const headOf = ({ columns }: Study): string => {
  const titles = ['strategy', 'players', 'against', 'games', ...columns, 'turns', 'without an end'];
  return `| ${titles.join(' | ')} |\n| --- | ---: | --- | ---: |${' --- |'.repeat(columns.length)} ---: | ---: |`;
};

/** A line as markdown. */
export const rowOf = ({ strategy, players, against, games, met, turns, unfinished }: Line): string =>
  `| ${[strategy, players, against, games, ...met.map((count) => shareOf(count, games)), turns.toFixed(1), unfinished].join(' | ')} |`;

/** What each strategy does, as a list. */
export const legendOf = ({ strategies }: Study): string => strategies.map(({ name, does }) => `* **${name}**: ${does}`).join('\n');
