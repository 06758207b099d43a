/** Plays many games by bots and writes down what came of them; `npm run simulate -- --help` says how. */
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { E } from 'ludoteca';
import { type Progress, simulate } from 'ludoteca/simulate';
import { type AnyGame, type AnyTypes, Misunderstood, type Request, readArguments, usage } from './simulation/arguments.js';
import { table } from './simulation/table.js';

const duration = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600
    ? `${Math.floor(seconds / 60)} min ${seconds % 60} s`
    : `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
};

/** One line that is written over on a terminal, and a line now and then elsewhere. */
const progressLine = (): ((progress: Progress) => void) => {
  const onTerminal = process.stderr.isTTY;
  let next = 0;
  return ({ done, total, perSecond, left }) => {
    const now = Date.now();
    if (now < next && done < total) return;
    next = now + (onTerminal ? 200 : 10_000);
    const line = `${done} of ${total} games, ${perSecond.toFixed(1)} a second${left === null || done === total ? '' : `, ${duration(left)} left`}`;
    process.stderr.write(onTerminal ? `\r\x1b[K${line}${done === total ? '\n' : ''}` : `${line}\n`);
  };
};

/** Batches that are given out at a time, where others play. */
const lanes = 64;
/** How long a batch should take: so long that the database is hardly asked, so short that little is lost with whoever dies. */
const batchMs = 500;

/** How many games take about so long, as a power of two, so that a study that is begun again finds the batches that were played already. */
const batchFor = async (game: AnyGame, config: AnyTypes['Config'], options: Pick<Request, 'bots' | 'limit'>): Promise<number> => {
  const { bots, limit } = options;
  for (let games = 1; ; games *= 2) {
    const begun = performance.now();
    await simulate(game, [config], { bots, games, seed: 'how long a game takes', workers: 0, ...(limit === undefined ? {} : { limit }) });
    const took = performance.now() - begun;
    if (took >= batchMs / 2 || games >= 4096) return Math.max(1, 2 ** Math.round(Math.log2((games * batchMs) / took)));
  }
};

/** Where the report goes is made sure of before the games are played. */
const openFolder = (out: string): void => {
  try {
    mkdirSync(out, { recursive: true });
    accessSync(out, constants.W_OK);
  } catch (error) {
    throw new Misunderstood(`Nothing can be written to ${out}: ${(error as Error).message}`);
  }
};

const run = async ({ game, configs, out, from, limit, workers, database, batch, ...options }: Request): Promise<number> => {
  openFolder(out);
  const interruption = new AbortController();
  const stop = (): void => {
    process.stderr.write('\nStopping; once more to leave at once.\n');
    interruption.abort();
  };
  process.once('SIGINT', stop);
  const queue = database === undefined ? null : await (await import('./simulation/queue.js')).openQueue(database);
  // What draws the report is large: it is read while others play.
  const [result, { page, textsOf }, { balance }] = await Promise.all([
    simulate(game, configs, {
      ...options,
      ...(from === undefined ? {} : { from }),
      ...(limit === undefined ? {} : { limit }),
      ...(workers === undefined ? {} : { workers }),
      ...(queue === null ? {} : { crew: queue.crew(lanes, batch ?? (await batchFor(game, configs[0]!, { bots: options.bots, limit }))) }),
      signal: interruption.signal,
      progress: progressLine(),
    }),
    import('./simulation/page.js'),
    import('./simulation/charts.js'),
  ]);
  process.off('SIGINT', stop);
  if (E.isRight(result) && result.right.complete) await queue?.forget();
  await queue?.close();
  if (E.isLeft(result)) {
    for (const { code, clause, message, path } of result.left) console.error(`${code} (${clause})${path ? ` at ${path}` : ''}: ${message}`);
    return 1;
  }
  const { report, checkpoint, complete } = result.right;
  const write = (name: string, text: string): void => writeFileSync(join(out, name), text);
  write('checkpoint.json', JSON.stringify(checkpoint));
  write('report.json', `${JSON.stringify(report, null, 2)}\n`);
  write('balance.svg', `${balance(report)}\n`);
  write('report.html', page(report, textsOf(game)));
  console.log(table(report));
  const folder = relative(process.cwd(), out) || '.';
  console.log(`\n${join(folder, 'report.html')}, report.json and balance.svg are written.`);
  if (!complete) console.log(`Interrupted: go on with the same options and --resume ${join(folder, 'checkpoint.json')}`);
  return complete ? 0 : 130;
};

try {
  const request = await readArguments(process.argv.slice(2));
  if (request === null) console.log(usage);
  else process.exitCode = await run(request);
} catch (error) {
  if (!(error instanceof Misunderstood)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
