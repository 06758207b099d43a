/**
 * `npm run online` builds the page and serves it, with tables, out of PGlite in ./data; `DATABASE_URL=postgres://… npm run online` out of PostgreSQL, by as
 * many processes as wanted. With `forget` it forgets old tables, once, and ends; with `migrate` it brings the tables of the database up to date, and ends.
 * docs/guide/online.md says the rest.
 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gameById } from 'ludoteca/games';
import own from '../../package.json' with { type: 'json' };
import { type Complain, type Database, wordsOf } from './database.js';
import { forget, mindForgetting } from './forgetting.js';
import { makeJobs } from './jobs.js';
import { migrate } from './migrating.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';
import { reachedAt, whereTablesAre } from './reach.js';
import { openServer, type Running } from './server.js';
import { readSettings, type Settings } from './settings.js';

const patience = 10_000;
const sayAgainAfter = 10_000;

/** Complaints go to the log, each kind of them now and then: no token, state or deed is in any. */
const complaining = (): Complain => {
  const said = new Map<string, number>();
  return (what, error) => {
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    const text = `${what}: ${code === undefined ? '' : `${code} `}${wordsOf(error).split('\n')[0]}`;
    const now = Date.now();
    if (now - (said.get(text) ?? 0) < sayAgainAfter) return;
    if (said.size > 1000) said.clear();
    said.set(text, now);
    console.error(text);
  };
};

/** The folder of the page; null if it is not there. */
const pageOf = ({ page }: Settings): string | null => (existsSync(join(page, 'index.html')) ? page : null);

/** Opens the server, and waits for the database where it is not there yet. */
const opened = async (database: Database, settings: Settings, complain: Complain): Promise<Running> => {
  for (;;)
    try {
      return await openServer({ ...settings, page: pageOf(settings), database, gameOf: gameById, version: own.version, complain });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isAway = database.name === 'PostgreSQL' && (code?.startsWith('ECONN') === true || code === '57P03');
      if (!isAway) throw error;
      complain('waiting for the database', error);
      await pause(1000);
    }
};

const databaseOf = async ({ databaseUrl, folder }: Settings, complain: Complain): Promise<Database> =>
  databaseUrl === null ? await openPglite(folder) : openPostgres(databaseUrl, complain);

/** Does one thing with the database, and says what came of it. */
const once = (work: (database: Database, settings: Settings) => Promise<string>) => async (): Promise<void> => {
  const settings = readSettings(process.env);
  const database = await databaseOf(settings, complaining());
  try {
    console.log(await work(database, settings));
  } finally {
    await database.close();
  }
};

/** Forgets what servers that may not do so leave standing. */
const forgetOnce = once(async (database, { keepDays }) => {
  await mindForgetting(database, keepDays);
  return `Tables forgotten: ${await forget(database, keepDays)}.`;
});

/** Makes what servers that may not do so need: it touches nothing that is theirs. */
const migrateOnce = once(async (database) => {
  await migrate(database);
  await makeJobs(database);
  return 'The tables of the database are up to date.';
});

const serve = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const complain = complaining();
  const { databaseUrl, folder, hostname } = settings;
  let server: Running | null = null;
  let isStopping = false;
  // Who is told to stop as soon as the address is said, stops in order too.
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    // Nothing was promised to anybody yet.
    if (server === null) process.exit(0);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain('stopping', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const database = await databaseOf(settings, complain);
  server = await opened(database, settings, complain);
  for (const line of whereTablesAre(hostname, server.port, reachedAt(hostname, server.port))) console.log(line);
  if (pageOf(settings) === null)
    console.error(
      `There is no page in ${settings.page}, so none is served: “npm run online:build” makes it, and PAGE says where else it is.`,
    );
  if (databaseUrl === null) {
    console.log(
      `They are kept by PGlite in ${folder}: this process may be killed at any moment without losing anything that was done, but PGlite`,
    );
    console.log('never waits for the disk. A power cut or a crash of the system may lose the last seconds, or the whole directory.');
    console.log('Where that matters: DATABASE_URL=postgres://… npm run online');
  }
};

const commands: ReadonlyMap<string, () => Promise<void>> = new Map([
  ['serve', serve],
  ['forget', forgetOnce],
  ['migrate', migrateOnce],
]);
const command = process.argv[2] ?? 'serve';
const run =
  commands.get(command) ??
  (() => Promise.reject(new Error(`There is no command ${command}; there are “forget” and “migrate”, and nothing said serves.`)));
run().catch((error: unknown) => {
  console.error(wordsOf(error));
  process.exit(1);
});
