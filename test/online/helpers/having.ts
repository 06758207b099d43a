import type { TestProject } from 'vitest/node';
import { findPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the programs of PostgreSQL are; null where there are none. */
    readonly postgres: string | null;
    /** The whole run, or a part of two minutes? */
    readonly whole: boolean;
  }
}

/** Looks for PostgreSQL once, and says so where there is none. */
export default ({ provide }: TestProject): void => {
  const postgres = findPostgres();
  if (postgres === null)
    console.log('PostgreSQL 15 or newer is not here: what needs it is left out, and only PGlite and memory are tried.');
  provide('postgres', postgres);
  provide('whole', process.env['ONLINE'] !== 'smoke');
};
