/**
 * `npm run bench:bots` lets the bots play each other: random, greedy and search, two at a table with seats in turn, and counts who wins. In the
 * co-operative game three of a kind sit together, and consultations are counted. `-- --write` keeps the table in bench/bots.md; `-- ojo-del-terror
 * --games=20 --iterations=100 --seed=7` plays less, or otherwise.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlayerId, resultOf, seeded } from 'ludoteca';
import { greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import { type AnyBot, playMatch, wilson } from './matches.js';
import { type AnyGame, type AnyTypes, gameOf } from './workloads.js';

/** How a game is played here: short enough for many games. */
interface Setting {
  readonly config: AnyTypes['Config'];
  /** Games per pairing and iterations per decision, unless the command says otherwise. */
  readonly games: number;
  readonly iterations: number;
  readonly depth: number;
  /** All against the game: what counts is how often this clause ends it. */
  readonly together?: string;
}

const two = ['ada', 'bo'];
const settings: Readonly<Record<string, Setting>> = {
  'genes-mactantes': { config: { players: two }, games: 40, iterations: 100, depth: 40 },
  genegrafter: { config: { players: two }, games: 60, iterations: 200, depth: 40 },
  'som-el-que-decidim': { config: { players: [...two, 'cy'] }, games: 60, iterations: 200, depth: 40, together: 'SD-END-01' },
  'orbis-terrarum': { config: { players: two, refereeMode: 'auto' } as AnyTypes['Config'], games: 20, iterations: 60, depth: 30 },
  'ojo-del-terror': { config: { players: two }, games: 40, iterations: 100, depth: 30 },
};

const option = (name: string): number | undefined => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.split('=')[1]);
};
const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const first = option('seed') ?? 1;

type Kind = 'random' | 'greedy' | 'search';
const botOf = (kind: Kind, game: AnyGame, { iterations, depth }: Setting, seed: string): AnyBot => {
  const dice = seeded(`${kind} ${seed}`);
  if (kind === 'random') return randomBot(game, dice);
  return kind === 'greedy'
    ? greedyBot(game, { dice })
    : searchBot(game, { dice, iterations: option('iterations') ?? iterations, depth: option('depth') ?? depth });
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
const only = process.argv.find((argument) => argument.startsWith('--only='))?.split('=')[1];

const lines: string[] = [
  '| game | who | games | wins (95 % interval) | iterations | seconds per game |',
  '| --- | --- | ---: | --- | ---: | ---: |',
];
for (const [id, setting] of Object.entries(settings)) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  const game = gameOf(id);
  const games = option('games') ?? setting.games;
  const iterations = option('iterations') ?? setting.iterations;
  const row = (who: string, searches: boolean, { share, seconds }: { share: number; seconds: number }) =>
    lines.push(`| ${id} | ${who} | ${games} | ${told(share, games)} | ${searches ? iterations : ''} | ${(seconds / games).toFixed(1)} |`);
  if (setting.together === undefined) {
    for (const [one, other] of pairs)
      if (only === undefined || only === `${one}-${other}`)
        row(`${one} against ${other}`, one === 'search', duel(game, setting, one, other, games));
  } else
    for (const kind of kinds)
      if (only === undefined || only === kind) row(`three ${kind} together`, kind === 'search', table(game, setting, kind, games));
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
