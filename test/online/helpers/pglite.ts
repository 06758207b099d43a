import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../examples/online/database.js';
import { migrate } from '../../../examples/online/migrating.js';
import { openPglite } from '../../../examples/online/pglite.js';

/** A database in this process, with its tables, for the tests around: it is there once they run, and gone after them. */
export const pgliteHere = (name: string): { readonly folder: string; readonly database: () => Database } => {
  const folder = mkdtempSync(join(tmpdir(), `ludoteca-${name}-`));
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(folder);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, database: () => database };
};
