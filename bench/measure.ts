/** One measurement in a process of its own: once a draft has passed through a rule, that process plays in place more slowly. */
import { clone, seeded } from 'ludoteca';
import { spreadOf } from './origin.js';
import { type AnyGame, checksum, configOf, gameOf, playImmutably, playRandomly, replayed, writtenDown } from './workloads.js';

/** Median and spread of operations per second, with a checksum that proves what was done. */
export interface Measurement {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  readonly checksum: number;
}

const rounds = 5;
const roundSeconds = 0.4;
/** A game of the real size is at full speed only once the compiler has seen all of its rules and made up its mind, which takes seconds. */
const warmUpSeconds = 10;

/** Seconds of the processor's time: what else the machine does matters little then. */
const worked = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

/** Runs `work` (which returns how many operations it did) for a while, several times over. */
const timed = (work: () => number, sum: () => number): Measurement => {
  for (const cold = process.cpuUsage(); worked(cold) < warmUpSeconds; ) work();
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    let operations = 0;
    do operations += work();
    while (worked(start) < roundSeconds);
    rates.push(operations / worked(start));
  }
  return { ...spreadOf(rates), checksum: sum() };
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
const kinds: Readonly<Record<string, (game: AnyGame) => Measurement>> = {
  reduce: (game) => replaying(game, false),
  reduceInPlace: (game) => replaying(game, true),
  legalActions: (game) => atPositions(game, (state, player) => game.legalActions(state, player).length),
  randomAction: (game) => atPositions(game, (state, player) => game.randomAction(state, player, seeded(1))?.type ?? null),
  games: (game) => wholeGames(game, playImmutably),
  gamesInPlace: (game) => wholeGames(game, playRandomly),
  bytes(game) {
    const bytes = JSON.stringify(playRandomly(game, 1).state).length;
    return { median: bytes, lowest: bytes, highest: bytes, checksum: checksum(configOf(game)) };
  },
};

const [id, kind] = process.argv.slice(2);
console.log(JSON.stringify(kinds[kind!]!(gameOf(id!))));
