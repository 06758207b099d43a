import { join } from 'node:path';
import type { Limits } from './sockets.js';

/** What can be said in the environment. */
export interface Settings {
  readonly databaseUrl: string | null;
  /** Where PGlite keeps its tables. */
  readonly folder: string;
  /** Where the page stands, once it is built. */
  readonly page: string;
  readonly port: number;
  readonly hostname: string;
  readonly limits: Limits;
  readonly keepDays: number;
}

/** Where the page is built, seen from here as from where this is built: whoever starts it may stand elsewhere. */
const builtPage = join(import.meta.dirname, '../../examples/web/dist');

const wholeNumber = (env: NodeJS.ProcessEnv, name: string, standard: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, and is ${text}.`);
  return Number(text);
};

/** Reads the settings; throws where one cannot be meant. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  databaseUrl: env['DATABASE_URL'] || null,
  folder: env['DATA'] || 'data',
  page: env['PAGE'] || builtPage,
  port: wholeNumber(env, 'PORT', 8080),
  hostname: env['HOST'] || '0.0.0.0',
  keepDays: wholeNumber(env, 'KEEP_DAYS', 90),
  limits: {
    sockets: wholeNumber(env, 'SOCKETS', 10_000),
    socketsPerAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS', 50),
    tablesPerHour: wholeNumber(env, 'TABLES_PER_HOUR', 20),
    proxies: wholeNumber(env, 'TRUST_PROXY', 0),
    origins: (env['ORIGINS'] ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
  },
});
