import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database.js';

const folder = join(import.meta.dirname, 'migrations');
const numberOf = (name: string): number => Number.parseInt(name, 10);

const mayMake = `select has_schema_privilege(current_schema(), 'create') as may, to_regclass('entry') is not null as made`;

const jobsOfLesserRole = `
select nspowner::regrole::text as role from pg_namespace
where nspname = 'pgboss' and has_table_privilege('entry', 'delete') and not has_table_privilege(nspowner, 'entry', 'delete')`;

/**
 * Refuses to do the jobs of a role that may do less: what its functions and triggers do, they would do with the rights of whoever does the jobs, and who
 * has broken into a server could so become the owner of the database.
 */
export const mindJobs = async (database: Database): Promise<void> => {
  const [row] = await database.query(jobsOfLesserRole, []);
  if (row === undefined) return;
  throw new Error(
    `The jobs in this database belong to ${String(row['role'])}, which may do less than this role: start servers as ${String(row['role'])}. The owner brings the tables up to date with “migrate”.`,
  );
};

/**
 * Brings the tables of the database up to date; processes that start at the same time wait for each other. Whoever may not make tables takes them as they
 * are.
 */
export const migrate = async (database: Database): Promise<void> => {
  const [role] = await database.query(mayMake, []);
  if (role?.['may'] !== true) {
    if (role?.['made'] === true) return;
    throw new Error(
      'The tables of the database are not there, and this role may not make them: say “migrate” once as the owner of the database.',
    );
  }
  const names = readdirSync(folder).sort((a, b) => numberOf(a) - numberOf(b));
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  await database.script(`begin; select pg_advisory_xact_lock(hashtext('ludoteca migrations')); ${texts.join('\n')} commit;`);
};
