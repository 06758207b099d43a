import type { Database } from './database.js';

/** So many tables at once: however many there are, each statement is soon answered. */
const portion = 200;

const forgetting = (days: number): string => `
with expired as (select table_id from listing where seen < current_date - ${days} limit ${portion}),
  old as (delete from listing using expired where listing.table_id = expired.table_id and seen < current_date - ${days} returning listing.table_id),
  states as (delete from snapshot using old where snapshot.table_id = old.table_id),
  lines as (delete from entry using old where entry.table_id = old.table_id)
select count(*)::int as count from old`;

const mayForget = `select has_table_privilege('entry', 'delete') and has_table_privilege('listing', 'delete') as may`;

/** Refuses to forget old tables as a role that may not: nothing would ever be forgotten. */
export const mindForgetting = async (database: Database, days: number): Promise<void> => {
  if (days === 0) return;
  const [row] = await database.query(mayForget, []);
  if (row?.['may'] === true) return;
  throw new Error(
    'This role of the database may not forget old tables: servers say KEEP_DAYS=0, and “forget” is run as ludoteca_forgetting or as the owner.',
  );
};

/** Forgets the tables at which nothing was done for so many days, or none if 0; says how many those were. */
export const forget = async (database: Database, days: number): Promise<number> => {
  if (days === 0) return 0;
  for (let forgotten = 0; ; ) {
    const [row] = await database.query(forgetting(days), []);
    const count = row?.['count'] as number;
    if (count === 0) return forgotten;
    forgotten += count;
  }
};
