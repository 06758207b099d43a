import type { TestProject } from 'vitest/node';
import { buildServer } from '../../../examples/online/building.js';
import { findPostgres } from './postgres.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the programs of PostgreSQL are; null where there are none. */
    readonly postgres: string | null;
    /** The whole run, or a part of two minutes? */
    readonly whole: boolean;
  }
}

/** Builds the server, and looks for PostgreSQL; says so where there is none. */
export default async ({ provide }: TestProject): Promise<void> => {
  await buildServer();
  const postgres = findPostgres();
  if (postgres === null)
    console.log('PostgreSQL 15 or newer is not here: what needs it is left out, and only PGlite and memory are tried.');
  provide('postgres', postgres);
  provide('whole', process.env['ONLINE'] !== 'smoke');
};
