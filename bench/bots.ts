/**
 * `npm run bench:bots` lets the bots play each other: random, greedy and search, two at a table with seats in turn, and counts who wins. In the
 * co-operative game three of a kind sit together, and consultations are counted. `-- --write` keeps the table in bench/bots.md; `-- ojo-del-terror
 * --games=20 --iterations=100 --seed=7 --only=search-greedy` plays less, or otherwise.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlayerId, resultOf, seeded } from 'ludoteca';
import { type GreedyOptions, greedyBot, randomBot, type SearchOptions, searchBot } from 'ludoteca/bots';
import { type AnyBot, playMatch, wilson } from './matches.js';
import { type AnyGame, type AnyTypes, gameOf } from './workloads.js';

/** How a game is played here: short enough for many games. */
interface Setting {
  readonly config: AnyTypes['Config'];
  /** Games against random play, which are soon decided, and between those who think. */
  readonly games: readonly [easy: number, close: number];
  readonly greedy: GreedyOptions;
  readonly search: SearchOptions<AnyTypes>;
  /** All against the game: what counts is how often this clause ends it. */
  readonly together?: string;
}

/** Imagined games are judged when so many turns more have begun. */
const turns = (more: number) => (begun: object, now: object) => (now as Turned).turn >= (begun as Turned).turn + more;
interface Turned {
  readonly turn: number;
}

const two = ['ada', 'bo'];
const settings: Readonly<Record<string, Setting>> = {
  'genes-mactantes': {
    config: { players: two, length: { mode: 'turns', turns: 3 } } as AnyTypes['Config'],
    games: [10, 16],
    greedy: { candidates: 30, worlds: 3 },
    search: { iterations: 40, depth: 60, horizon: turns(1), candidates: 30, looks: 4 },
  },
  genegrafter: {
    config: { players: two },
    games: [16, 60],
    greedy: {},
    search: { iterations: 100, depth: 80, horizon: turns(2) },
  },
  'som-el-que-decidim': {
    config: { players: [...two, 'cy'] },
    games: [30, 30],
    greedy: {},
    search: { iterations: 60, depth: 25, trust: 3 },
    together: 'SD-END-01',
  },
  'orbis-terrarum': {
    config: { players: two, refereeMode: 'auto', turnLimit: 3 } as AnyTypes['Config'],
    games: [12, 20],
    greedy: { candidates: 16, worlds: 2 },
    search: { iterations: 16, depth: 30, horizon: turns(1), candidates: 24, looks: 3 },
  },
  'ojo-del-terror': {
    // Homes differ; without any, both seats begin alike.
    config: { players: two, startMode: 'planetless', warbandSelection: 'random', turns: 6 } as AnyTypes['Config'],
    games: [12, 20],
    greedy: { candidates: 40 },
    search: { iterations: 40, depth: 60, horizon: turns(2), candidates: 40, looks: 8 },
  },
};

const option = (name: string): number | undefined => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.split('=')[1]);
};
const only = process.argv.find((argument) => argument.startsWith('--only='))?.split('=')[1];
const wanted = (pairing: string): boolean => only === undefined || only === pairing;
const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const first = option('seed') ?? 1;

type Kind = 'random' | 'greedy' | 'search';
const iterationsOf = ({ search }: Setting): number => option('iterations') ?? search.iterations!;
const botOf = (kind: Kind, game: AnyGame, setting: Setting, seed: string): AnyBot => {
  const dice = seeded(`${kind} ${seed}`);
  if (kind === 'random') return randomBot(game, dice);
  if (kind === 'greedy') return greedyBot(game, { ...setting.greedy, dice });
  return searchBot(game, { ...setting.search, iterations: iterationsOf(setting), dice });
};

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const told = (share: number, games: number): string => {
  const [low, high] = wilson(share, games);
  return `${percent(share)} (${percent(low)} to ${percent(high)})`;
};

/** Plays some games one after another and says on the way how long it will still take. */
const tally = (what: string, games: number, play: (seed: number) => number): { readonly share: number; readonly seconds: number } => {
  const start = performance.now();
  let sum = 0;
  for (let played = 1; played <= games; played++) {
    sum += play(first + played - 1);
    const seconds = (performance.now() - start) / 1000;
    const left = (seconds / played) * (games - played);
    process.stderr.write(
      `\r${what}: ${played} of ${games}, ${percent(sum / played)}, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s left   `,
    );
  }
  process.stderr.write('\n');
  return { share: sum / games, seconds: (performance.now() - start) / 1000 };
};

/** One kind against another: the share of games the first wins, a tie counting half. Every seed is played once, the seats in turn. */
const duel = (game: AnyGame, setting: Setting, one: Kind, other: Kind, games: number) =>
  tally(`${game.id}, ${one} against ${other}`, games, (seed) => {
    const seats: readonly PlayerId[] = setting.config.players;
    const own = seats[seed % 2]!;
    const bots = new Map(seats.map((seat) => [seat, botOf(seat === own ? one : other, game, setting, `${seed} ${seat}`)]));
    return resultOf(playMatch(game, setting.config, bots, seed).outcome, own);
  });

/** A table of one kind, together against the game: the share of games they win. */
const table = (game: AnyGame, setting: Setting, kind: Kind, games: number) =>
  tally(`${game.id}, ${kind} together`, games, (seed) => {
    const bots = new Map(setting.config.players.map((seat) => [seat, botOf(kind, game, setting, `${seed} ${seat}`)]));
    return playMatch(game, setting.config, bots, seed).outcome.clause === setting.together ? 1 : 0;
  });

const pairs: readonly (readonly [Kind, Kind])[] = [
  ['greedy', 'random'],
  ['search', 'random'],
  ['search', 'greedy'],
];
const kinds: readonly Kind[] = ['random', 'greedy', 'search'];

const lines: string[] = [
  '| game | who | games | wins (95 % interval) | iterations | seconds per game |',
  '| --- | --- | ---: | --- | ---: | ---: |',
];
for (const [id, setting] of Object.entries(settings)) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  const game = gameOf(id);
  const gamesOf = (weaker: Kind): number => option('games') ?? setting.games[weaker === 'random' ? 0 : 1];
  const row = (who: string, searches: boolean, games: number, { share, seconds }: { share: number; seconds: number }) =>
    lines.push(
      `| ${id} | ${who} | ${games} | ${told(share, games)} | ${searches ? iterationsOf(setting) : ''} | ${(seconds / games).toFixed(1)} |`,
    );
  if (setting.together === undefined)
    for (const [one, other] of pairs) {
      const games = gamesOf(other);
      if (wanted(`${one}-${other}`)) row(`${one} against ${other}`, one === 'search', games, duel(game, setting, one, other, games));
    }
  else
    for (const kind of kinds) {
      const games = gamesOf(kind);
      if (wanted(kind)) row(`three ${kind} together`, kind === 'search', games, table(game, setting, kind, games));
    }
}

const text = lines.join('\n');
console.log(text);
if (write) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  writeFileSync(
    join(import.meta.dirname, 'bots.md'),
    `# How well the bots play\n\nCommit ${commit}; \`npm run bench:bots -- --write\`, seeds from ${first}. Two at a table, seats in turn, a tie counting half; in Som el que decidim! three of a kind\nplay together, and what counts is how often they hold the consultation.\n\n${text}\n`,
  );
}
