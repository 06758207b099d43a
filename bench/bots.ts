/**
 * `npm run bench:bots` lets the bots play each other: random, greedy and search, two at a table with seats in turn, and counts who wins. In the
 * co-operative game three of a kind sit together, and consultations are counted. `-- --write` keeps the table in bench/bots.md; `-- ojo-del-terror
 * --games=20 --iterations=100 --seed=7 --only=search-greedy` plays less, or otherwise.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlayerId, resultOf, seeded } from 'ludoteca';
import { type AnyBot, playMatch } from './matches.js';
import { commitHere, percent, shareOf } from './origin.js';
import { greedyOf, iterationsOf, randomOf, type Setting, searchOf, settings } from './settings.js';
import { type AnyGame, gameOf } from './workloads.js';

/** Games against random play, which are soon decided, and between those who think. */
const lengths: Readonly<Record<string, readonly [easy: number, close: number]>> = {
  'genes-mactantes': [40, 80],
  genegrafter: [40, 200],
  'som-el-que-decidim': [200, 60],
  'orbis-terrarum': [40, 150],
  'ojo-del-terror': [40, 100],
};

const option = (name: string): number | undefined => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? undefined : Number(given.split('=')[1]);
};
const only = process.argv.find((argument) => argument.startsWith('--only='))?.split('=')[1];
const wanted = (pairing: string): boolean => only === undefined || only === pairing;
const write = process.argv.includes('--write');
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** Seeds below this one served to try out bench/settings.ts; what they say of them proves nothing. */
const first = option('seed') ?? 1000;
const commit = commitHere();

type Kind = 'random' | 'greedy' | 'search';
const thought = (setting: Setting): number => option('iterations') ?? iterationsOf(setting);
const botOf = (kind: Kind, game: AnyGame, setting: Setting, seed: string): AnyBot => {
  const dice = seeded(`${kind} ${seed}`);
  if (kind === 'random') return randomOf(game, dice);
  if (kind === 'greedy') return greedyOf(game, setting, dice);
  return searchOf(game, setting, dice, { iterations: thought(setting) });
};

/** Plays some games one after another and says on the way how long it will still take. */
const tally = (what: string, games: number, play: (number: number) => number): { readonly share: number; readonly seconds: number } => {
  const start = performance.now();
  let sum = 0;
  for (let played = 1; played <= games; played++) {
    sum += play(played - 1);
    const seconds = (performance.now() - start) / 1000;
    const left = (seconds / played) * (games - played);
    process.stderr.write(
      `\r${what}: ${played} of ${games}, ${percent(sum / played)}, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s left   `,
    );
  }
  process.stderr.write('\n');
  return { share: sum / games, seconds: (performance.now() - start) / 1000 };
};

/** One kind against another: the share of games the first wins, a tie counting half. Every seed is played twice, with seats changed. */
const duel = (game: AnyGame, setting: Setting, one: Kind, other: Kind, games: number) =>
  tally(`${game.id}, ${one} against ${other}`, games, (number) => {
    const seats: readonly PlayerId[] = setting.config.players;
    const own = seats[number % 2]!;
    const seed = first + Math.floor(number / 2);
    const bots = new Map(seats.map((seat) => [seat, botOf(seat === own ? one : other, game, setting, `${seed} ${seat}`)]));
    return resultOf(playMatch(game, setting.config, bots, seed).outcome, own);
  });

/** A table of one kind, together against the game: the share of games they win. */
const table = (game: AnyGame, setting: Setting, kind: Kind, games: number) =>
  tally(`${game.id}, ${kind} together`, games, (number) => {
    const seed = first + number;
    const bots = new Map(setting.config.players.map((seat) => [seat, botOf(kind, game, setting, `${seed} ${seat}`)]));
    return playMatch(game, setting.config, bots, seed).outcome.clause === setting.together ? 1 : 0;
  });

const pairs: readonly (readonly [Kind, Kind])[] = [
  ['greedy', 'random'],
  ['search', 'random'],
  ['search', 'greedy'],
];
const kinds: readonly Kind[] = ['random', 'greedy', 'search'];
const matchOf = ([one, other]: readonly [Kind, Kind]): string => `${one} against ${other}`;
const tableOf = (kind: Kind): string => `three ${kind} together`;

/** A row of the table: a game and who played it, then what came of it. */
const rowOf = (id: string, who: string, ...cells: readonly string[]): string => `| ${[id, who, ...cells].join(' | ')} |`;
const head = [
  rowOf('game', 'who', 'games', 'wins (95 % interval)', 'iterations', 'seconds per game', 'commit', 'seeds from'),
  '| --- | --- | ---: | --- | ---: | ---: | --- | ---: |',
];
const rows: string[] = [];
const file = join(import.meta.dirname, 'bots.md');

/** Keeps what has been played so far, and of an earlier table what has not been played again. Rows come in the order of the games. */
const keep = (): void => {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const all = Object.entries(settings).flatMap(([id, { together }]) =>
    (together === undefined ? pairs.map(matchOf) : kinds.map(tableOf)).flatMap((who) => {
      const isThis = (row: string): boolean => row.startsWith(rowOf(id, who).slice(0, -1));
      return rows.find(isThis) ?? before.find(isThis) ?? [];
    }),
  );
  writeFileSync(
    file,
    `# How well the bots play\n\nKept by \`npm run bench:bots -- --write\`. Two at a table, every seed played twice with seats changed, a tie counting half;\nin Som el que decidim! three of a kind play together, and what counts is how often they hold the consultation.\nEvery row says at which commit it was played, and is kept until it is played again; seconds are those of the machine at the time.\n\n${[...head, ...all].join('\n')}\n`,
  );
};

for (const [id, setting] of Object.entries(settings)) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  const game = gameOf(id);
  const gamesOf = (weaker: Kind): number => option('games') ?? lengths[id]![weaker === 'random' ? 0 : 1];
  const add = (who: string, searches: boolean, games: number, { share, seconds }: { share: number; seconds: number }): void => {
    const iterations = searches ? String(thought(setting)) : '';
    rows.push(
      rowOf(id, who, String(games), shareOf(share * games, games), iterations, (seconds / games).toFixed(1), commit, String(first)),
    );
    if (write) keep();
  };
  if (setting.together === undefined)
    for (const [one, other] of pairs) {
      const games = gamesOf(other);
      if (wanted(`${one}-${other}`)) add(matchOf([one, other]), one === 'search', games, duel(game, setting, one, other, games));
    }
  else
    for (const kind of kinds) {
      const games = gamesOf(kind);
      if (wanted(kind)) add(tableOf(kind), kind === 'search', games, table(game, setting, kind, games));
    }
}

console.log([...head, ...rows].join('\n'));
