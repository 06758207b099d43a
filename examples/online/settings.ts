import { join } from 'node:path';
import { databaseFault } from '../shared/database-url.js';
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

const portOf = (env: NodeJS.ProcessEnv): number => {
  const port = wholeNumber(env, 'PORT', 8080);
  if (port > 65_535) throw new Error(`PORT must be at most 65535, and is ${port}.`);
  return port;
};

const databaseUrl = (env: NodeJS.ProcessEnv): string | null => {
  const url = env['DATABASE_URL'] || null;
  const fault = url === null ? null : databaseFault('DATABASE_URL', url);
  if (fault !== null) throw new Error(fault);
  return url;
};

/** Is this written as browsers write where a page is from? What is not is never met. */
const isOrigin = (text: string): boolean => {
  try {
    const { protocol, host, origin } = new URL(text);
    return text === (origin === 'null' ? `${protocol}//${host}` : origin); // pages in an app have a scheme of their own
  } catch {
    return text === 'null'; // a page out of a file
  }
};

const origins = (text: string): readonly string[] => {
  const all = text.split(/[\s,]+/).filter((origin) => origin !== '');
  const odd = all.find((origin) => !isOrigin(origin));
  if (odd !== undefined) throw new Error(`ORIGINS are such as https://elsewhere.example, with nothing behind it, and one is ${odd}.`);
  return all;
};

/** Reads the settings; throws where one cannot be meant. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  databaseUrl: databaseUrl(env),
  folder: env['DATA'] || 'data',
  page: env['PAGE'] || builtPage,
  port: portOf(env),
  hostname: env['HOST'] || '0.0.0.0',
  keepDays: wholeNumber(env, 'KEEP_DAYS', 90),
  limits: {
    sockets: wholeNumber(env, 'SOCKETS', 10_000),
    socketsPerAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS', 50),
    tablesPerHour: wholeNumber(env, 'TABLES_PER_HOUR', 20),
    proxies: wholeNumber(env, 'TRUST_PROXY', 0),
    origins: origins(env['ORIGINS'] ?? ''),
  },
});
