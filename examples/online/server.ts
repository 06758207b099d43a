import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Game, seeded } from 'ludoteca';
import { type Budgets, createHost, type HostOptions, type Journal } from 'ludoteca/host';
import type { Complain, Database } from './database.js';
import { failing } from './failing.js';
import { mindForgetting } from './forgetting.js';
import { openHttp } from './http.js';
import { type Jobs, startJobs } from './jobs.js';
import { sqlJournal } from './journal.js';
import { migrate, mindJobs } from './migrating.js';
import { type Limits, openSockets } from './sockets.js';
import { startThinking } from './thinking.js';

/** What a server is given. */
export interface ServerOptions {
  readonly database: Database;
  readonly gameOf: (id: string) => Game | undefined;
  /** The version of the rules. */
  readonly version: string;
  /** The folder of the page; null if there is none to be served. */
  readonly page: string | null;
  readonly port: number;
  readonly hostname: string;
  readonly limits: Limits;
  readonly budgets?: Partial<Budgets>;
  /** After so many days on which nothing was done at a table it is forgotten. */
  readonly keepDays: number;
  readonly complain: Complain;
}

/** A server that runs. */
export interface Running {
  readonly port: number;
  /** Sends everybody away and ends what is running; nothing that was acknowledged is lost. */
  close(): Promise<void>;
}

const channel = 'ludoteca_tables';
/** A notice of PostgreSQL holds 8,000 bytes. */
const toldAtOnce = 150;
const compareClocksEvery = 10_000;
const slowestComparison = 1000;

/** Milliseconds by which the clock of the database is ahead of the time this process has run, and how long it took to be told. */
const lead = async (database: Database): Promise<{ readonly ahead: number; readonly took: number }> => {
  const before = performance.now();
  const [row] = await database.query('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now', []);
  const after = performance.now();
  return { ahead: (row?.['now'] as number) - (before + after) / 2, took: after - before };
};

/** Time passes by the clock of the database, for by it the clocks of the tables are read. That of this machine may be set meanwhile: nobody looks at it. */
export const storeClock = async (database: Database): Promise<{ readonly now: () => number; stop(): void }> => {
  let { ahead } = await lead(database);
  const compare = (): void => {
    lead(database).then(
      (found) => {
        if (found.took < slowestComparison) ahead = found.ahead;
      },
      () => {}, // it is away: the last comparison holds
    );
  };
  const timer = setInterval(compare, compareClocksEvery).unref();
  return { now: () => performance.now() + ahead, stop: () => clearInterval(timer) };
};

const after: HostOptions['after'] = (ms, ring) => {
  const timer = setTimeout(ring, Math.min(ms, 2 ** 31 - 1));
  return () => clearTimeout(timer);
};

/** What other processes have written, by table. */
const readNews = (text: string): readonly (readonly [table: string, n: number])[] => {
  try {
    return Object.entries(JSON.parse(text) as Record<string, number>);
  } catch {
    return [];
  }
};

/** Serves tables, and the page that shows them. */
export const openServer = async (options: ServerOptions): Promise<Running> => {
  const { database, complain, limits } = options;
  await migrate(database);
  await mindJobs(database);
  await mindForgetting(database, options.keepDays);
  const clock = await storeClock(database);
  const thinking = startThinking();
  const me = randomUUID();
  const announce = (tables: ReadonlyMap<string, number>): void => {
    const all = [...tables];
    for (let i = 0; i < all.length; i += toldAtOnce) {
      const text = JSON.stringify(Object.fromEntries(all.slice(i, i + toldAtOnce)));
      database.query('select pg_notify($1, $2)', [channel, `${me}${text}`]).catch(() => {}); // what is not heard is read within a second
    }
  };
  let jobs: Jobs | null = null;
  const journal: Journal = sqlJournal(database, complain);
  const host = createHost({
    journal,
    gameOf: options.gameOf,
    dice: () => seeded(),
    now: clock.now,
    after,
    think: thinking.think,
    alarm: async (table, at) => jobs?.alarm(table, at),
    announce,
    failed: failing(complain),
    version: options.version,
    ...(options.budgets === undefined ? {} : { budgets: options.budgets }),
  });
  jobs = await startJobs(database, (table) => host.due(table), options.keepDays, complain);
  const unlisten = await database.listen(channel, (text) => {
    if (text.startsWith(me)) return;
    for (const [table, n] of readNews(text.slice(me.length))) host.noticed(table, n);
  });
  const server = await openHttp(host, options.page, limits, options.port, options.hostname);
  const closeSockets = openSockets(server, host, limits);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await host.close();
      closeSockets();
      await jobs?.close().catch(() => {});
      await unlisten();
      await thinking.close();
      clock.stop();
      server.closeAllConnections();
      await closed;
      await database.close();
    },
  };
};
