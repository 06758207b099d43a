import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.js';

const folder = join(import.meta.dirname, 'migrations');
const numberOf = (name: string): number => Number.parseInt(name, 10);

/** Brings the tables of the database up to date; processes that start at the same time wait for each other. */
export const migrate = async (database: Database): Promise<void> => {
  const names = readdirSync(folder).sort((a, b) => numberOf(a) - numberOf(b));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  await database.script(`begin; select pg_advisory_xact_lock(hashtext('ludoteca migrations')); ${texts.join('\n')} commit;`);
};
