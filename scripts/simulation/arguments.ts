import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Game, type GameTypes, own } from 'ludoteca';
import { games } from 'ludoteca/games';
import { type BotChoice, botNames, type GameSource } from 'ludoteca/simulate';
import { databaseFault } from '../../examples/shared/database-url.js';
import { jsonIn } from '../../examples/shared/json-in.js';

/** A game of which only its configuration is spoken of, and that as plain data. */
export interface AnyTypes extends GameTypes {
  readonly Config: Readonly<Record<string, unknown>>;
}
export type AnyGame = Game<AnyTypes>;

/** What was asked for on the command line. */
export interface Request {
  readonly game: AnyGame;
  readonly from: GameSource | undefined;
  readonly configs: readonly AnyTypes['Config'][];
  readonly bots: readonly BotChoice[];
  readonly games: number;
  readonly seed: string;
  readonly limit: number | undefined;
  readonly workers: number | undefined;
  readonly resume: unknown;
  readonly out: string;
  /** Where workers of other processes find the batches; undefined if threads of this one play. */
  readonly database: string | undefined;
  /** Games given out at a time; undefined if as many as take about half a second. */
  readonly batch: number | undefined;
}

/** Something on the command line that cannot be meant. */
export class Misunderstood extends Error {}

export const usage = `Plays many games by bots and writes down what came of them.

  npm run simulate -- <game> [options]

  <game>            ${Object.keys(games).join(', ')},
                    or a game of your own: path/to/module.ts#exportedName
  --games 10000     games of each configuration (1000)
  --players 3       players; repeat it for several configurations
  --option mode=AB  an option of the game; repeat it with other values for more configurations
  --config f.json   a configuration, or a list of them, instead of the two above
  --bots greedy     who plays: ${botNames.join(', ')}; several, or with options: random,search:iterations=200+depth=3
  --seed text       equal seeds give equal simulations (ludoteca)
  --workers 2       threads; 0 plays in one (as many as the machine has)
  --database url    PostgreSQL: npm run simulate:worker -- --database url plays, on as many machines as you like
  --batch 25        games given out at a time (as many as take about half a second here)
  --limit 20000     a game that takes more actions is cut off
  --resume f.json   goes on from a checkpoint; --games may be more than before
  --out dir         where report.html, report.json, balance.svg and checkpoint.json go (.cache/simulations/<game>)
`;

const names = ['ada', 'bo', 'cy', 'dan', 'eve', 'fay', 'gil', 'hal', 'ivy', 'jo', 'kim', 'lou', 'mia', 'ned', 'oz', 'pia'];

/** Options without which a game would wait for people. */
const presets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { 'orbis-terrarum': { refereeMode: 'auto' } };

const number = (name: string, text: string | undefined, least = 0): number | undefined => {
  if (text === undefined) return undefined;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Misunderstood(`--${name} wants a whole number${least > 0 ? `, ${least} or more` : ''}, not ${text}.`);
  return value;
};

const database = (url: string | undefined): string | undefined => {
  const fault = url === undefined ? null : databaseFault('--database', url);
  if (fault !== null) throw new Misunderstood(fault);
  return url;
};

const json = (file: string): unknown => {
  if (!existsSync(file)) throw new Misunderstood(`There is no file ${file}.`);
  try {
    return jsonIn(file);
  } catch {
    throw new Misunderstood(`${file} is not JSON.`);
  }
};

/** A value as written: JSON if it is that, else text. */
const value = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'definition' in value && 'setup' in value;

const readGame = async (text: string | undefined): Promise<Pick<Request, 'game' | 'from'>> => {
  if (text === undefined) throw new Misunderstood('Which game?');
  if (!text.includes('#')) {
    const game = Object.hasOwn(games, text) ? (games as unknown as Record<string, AnyGame>)[text] : undefined;
    if (game === undefined) throw new Misunderstood(`There is no game ${text}.`);
    return { game, from: undefined };
  }
  const [file, name] = text.split('#') as [string, string];
  const module = pathToFileURL(resolve(file)).href;
  if (!existsSync(resolve(file))) throw new Misunderstood(`There is no file ${file}.`);
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = (await import(module)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    throw new Misunderstood(`${file} cannot be loaded: ${(error as Error).message}`);
  }
  const game = own(exported, name);
  if (game === undefined) throw new Misunderstood(`${file} exports no ${name}.`);
  if (!isGame(game)) throw new Misunderstood(`What ${file} exports as ${name} is no game.`);
  return { game, from: { module, name } };
};

/** Every table with every value of every option. */
const configurations = (game: AnyGame, players: readonly string[], options: readonly string[]): AnyTypes['Config'][] => {
  const { min, max } = game.players;
  const sizes = players.length > 0 ? players.map((text) => number('players', text)!) : [Math.min(max, Math.max(min, 3))];
  const misfit = sizes.find((size) => size < min || size > max);
  if (misfit !== undefined) throw new Misunderstood(`${game.id} is for ${min} to ${max} players, not ${misfit}.`);
  const tooMany = sizes.find((size) => size > names.length);
  if (tooMany !== undefined) throw new Misunderstood(`--players wants ${names.length} at most, not ${tooMany}; --config takes any table.`);
  let configs: AnyTypes['Config'][] = sizes.map((size) => ({ players: names.slice(0, size), ...presets[game.id] }));
  const values = new Map<string, unknown[]>();
  for (const option of options) {
    const cut = option.indexOf('=');
    if (cut < 1) throw new Misunderstood(`--option wants name=value, not ${option}.`);
    const name = option.slice(0, cut);
    values.set(name, [...(values.get(name) ?? []), value(option.slice(cut + 1))]);
  }
  for (const [name, list] of values) configs = configs.flatMap((config) => list.map((one) => ({ ...config, [name]: one })));
  return configs;
};

/** `random`, or `search:iterations=200+depth=3`. */
const readBot = (text: string): BotChoice => {
  const [name, rest] = text.split(':') as [string, string | undefined];
  const known = botNames.find((bot) => bot === name);
  if (known === undefined) throw new Misunderstood(`There is no bot ${name}; there are ${botNames.join(', ')}.`);
  if (rest === undefined) return { name: known };
  const pairs = rest.split('+').map((pair) => pair.split('=') as [string, string | undefined]);
  const misfit = pairs.find(([, wanted]) => wanted === undefined || wanted === '' || Number.isNaN(Number(wanted)));
  if (misfit !== undefined) throw new Misunderstood(`${text} should say ${misfit[0]}=, and a number.`);
  return { name: known, options: Object.fromEntries(pairs.map(([key, wanted]) => [key, Number(wanted)])) };
};

/** Reads the command line; null if help was asked for. */
export const readArguments = async (argv: readonly string[]): Promise<Request | null> => {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  let read: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...{ games: text, seed: text, workers: text, limit: text, config: text, resume: text, out: text, database: text, batch: text },
        ...{ players: texts, option: texts, bots: texts, help: { type: 'boolean', short: 'h' } },
      },
    });
  try {
    read = parse();
  } catch (error) {
    throw new Misunderstood((error as Error).message);
  }
  const { values, positionals } = read;
  if (values.help === true) return null;
  if (positionals.length > 1) throw new Misunderstood(`One game at a time: what is ${positionals[1]}?`);
  if (values.config !== undefined && (values.players ?? values.option) !== undefined)
    throw new Misunderstood('--config says all: --players and --option do not go with it.');
  const { game, from } = await readGame(positionals[0]);
  const listed = values.config === undefined ? configurations(game, values.players ?? [], values.option ?? []) : json(values.config);
  return {
    game,
    from,
    configs: (Array.isArray(listed) ? listed : [listed]) as AnyTypes['Config'][],
    bots: (values.bots ?? ['random']).flatMap((list) => list.split(',')).map(readBot),
    games: number('games', values.games, 1) ?? 1000,
    seed: values.seed ?? 'ludoteca',
    limit: number('limit', values.limit, 1),
    workers: number('workers', values.workers),
    resume: values.resume === undefined ? undefined : json(values.resume),
    database: database(values.database),
    batch: values.batch === undefined ? undefined : Math.max(1, number('batch', values.batch) ?? 1),
    out: resolve(values.out ?? `.cache/simulations/${game.id}`),
  };
};
