/** One measurement in a process of its own: once a draft has passed through a rule, that process plays in place more slowly. */
import { clone, seeded } from 'ludoteca';
import { spreadOf } from './origin.js';
import {
  type AnyGame,
  checksum,
  configOf,
  gameOf,
  optionsIn,
  playImmutably,
  playRandomly,
  replayed,
  weighed,
  writtenDown,
} from './workloads.js';

/** Median and spread of operations per second, with a checksum that proves what was done. */
export interface Measurement {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly checksum: number;
}

const rounds = 5;
const roundSeconds = 0.4;
/** How long each round of warming up is, and how many of them without a new best are enough; no more than so many in all. */
const warmUp = { seconds: 1, patience: 4, most: 20 } as const;

/** Operations per second of the processor's time: what else the machine does matters little then. */
const paceOf = (work: () => number, seconds: number): number => {
  const start = process.cpuUsage();
  for (let operations = 0; ; ) {
    operations += work();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= seconds * 1e6) return (operations * 1e6) / (user + system);
  }
};

/**
 * Runs `work` until it gets no faster: a game of the real size is at full speed only once the compiler has seen all of its rules and made up its
 * mind about them, which takes it some twenty seconds.
 */
const warm = (work: () => number): void => {
  let best = 0;
  let since = 0;
  for (let round = 0; round < warmUp.most && since < warmUp.patience; round++) {
    const pace = paceOf(work, warmUp.seconds);
    since = pace > 1.03 * best ? 0 : since + 1;
    best = Math.max(best, pace);
  }
};

/** Runs `work` (which returns how many operations it did) for a while, several times over. */
const timed = (work: () => number, sum: () => number): Measurement => {
  warm(work);
  return { ...spreadOf(Array.from({ length: rounds }, () => paceOf(work, roundSeconds))), checksum: sum() };
};

const replaying = (game: AnyGame, inPlace: boolean): Measurement => {
  const games = [1, 2, 3].map((seed) => writtenDown(game, seed));
  const steps = games.reduce((sum, { actions }) => sum + actions.length, 0);
  const run = () => games.map((played) => replayed(game, played, inPlace));
  const ends = run().map((state) => checksum(state));
  if (ends.some((end, i) => end !== games[i]!.end)) throw new Error(`${game.id}: a replay did not end where the game did.`);
  return timed(
    () => (run(), steps),
    () => checksum(ends),
  );
};

/** Whoever weighs actions comes back to one state again and again: `reduce` is called with it for each of eight, and then for what is done. */
const weighing = (game: AnyGame): Measurement => {
  const games = [1, 2, 3].map((seed) => writtenDown(game, seed)).map((played) => ({ played, options: optionsIn(game, played, 8) }));
  const steps = games.reduce((sum, { played, options }) => sum + played.actions.length + options.flat().length, 0);
  for (const { played, options } of games)
    weighed(game, played, options, (state, { end }) => {
      if (checksum(state) !== end) throw new Error(`${game.id}: what was weighed came to something else than in place.`);
    });
  return timed(
    () => {
      for (const { played, options } of games) weighed(game, played, options);
      return steps;
    },
    () => checksum(games.map(({ options }) => options.flat().map(({ end }) => end))),
  );
};

const atPositions = (game: AnyGame, look: (state: object, player: string) => unknown): Measurement => {
  const positions: [object, string][] = [];
  for (const seed of [1, 2, 3]) {
    let step = 0;
    playRandomly(game, seed, (state, player) => {
      if (step++ % 7 === 0 && positions.length < 40 * seed) positions.push([clone(state), player]);
    });
  }
  return timed(
    () => {
      for (const [state, player] of positions) look(state, player);
      return positions.length;
    },
    () => checksum(positions.map(([state, player]) => look(state, player))),
  );
};

const wholeGames = (game: AnyGame, play: (game: AnyGame, seed: number) => { readonly state: object }): Measurement =>
  timed(
    () => (play(game, 1), play(game, 2), 2),
    () => checksum(play(game, 1).state),
  );

/** What is measured of every game. */
const kinds = {
  reduce: (game: AnyGame) => replaying(game, false),
  reduceInPlace: (game: AnyGame) => replaying(game, true),
  weighing,
  legalActions: (game: AnyGame) => atPositions(game, (state, player) => game.legalActions(state, player).length),
  randomAction: (game: AnyGame) => atPositions(game, (state, player) => game.randomAction(state, player, seeded(1))?.type ?? null),
  games: (game: AnyGame) => wholeGames(game, playImmutably),
  gamesInPlace: (game: AnyGame) => wholeGames(game, playRandomly),
  bytes(game: AnyGame): Measurement {
    const bytes = JSON.stringify(playRandomly(game, 1).state).length;
    return { median: bytes, lowest: bytes, highest: bytes, checksum: checksum(configOf(game)) };
  },
} satisfies Readonly<Record<string, (game: AnyGame) => Measurement>>;
export type Kind = keyof typeof kinds;

const [id, kind] = process.argv.slice(2) as [string, Kind];
console.log(JSON.stringify(kinds[kind](gameOf(id))));
