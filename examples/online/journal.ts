import type { Appended, Entry, Journal, NewEntry, Snapshot } from 'ludoteca/host';
import type { Complain, Database, Row } from './database.js';

/** PostgreSQL's text holds neither NUL nor half a character, and senders choose a part of their commands: as JSON writes it, any text can be kept. */
const written = (text: string): string => JSON.stringify(text).slice(1, -1);
const read = (text: string): string => JSON.parse(`"${text}"`) as string;

const time = 'floor(extract(epoch from at) * 1000)::float8 as at';

// Whoever has the number, or wrote the command before, keeps the line out. A line whose predecessor is missing is kept out too: after the database was
// set back to a backup, a process may remember more than there is, or others may have written something else there.
const isThere = `exists (
  select from entry as before
  where before.table_id = line.table_id and before.n = line.n - 1 and (line.follows is null or before.command = line.follows)
)`;

const append = `
insert into entry (table_id, n, command, deed)
select table_id, n, command, deed
from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::json[]) as line (table_id, n, command, follows, deed)
where n = 1 or ${isThere}
order by table_id, n
on conflict do nothing
returning table_id, n, command, ${time}`;

const find = `
select entry.table_id, entry.command, entry.n
from unnest($1::text[], $2::text[]) as line (table_id, command)
join entry on entry.table_id = line.table_id and entry.command = line.command`;

const missing = `
select from unnest($1::text[], $2::int[], $3::text[]) as line (table_id, n, follows)
where n > 1 and not ${isThere}
limit 1`;

// What many tables ask for at the same time is one statement.
const readOn = `
select asked.i::int as i, entry.n, entry.command, entry.at, entry.deed
from unnest($1::text[], $2::int[], $3::int[]) with ordinality as asked (table_id, after, most, i)
cross join lateral (
  select n, command, ${time}, deed::text as deed from entry
  where entry.table_id = asked.table_id and entry.n > asked.after order by entry.n limit asked.most
) as entry
order by i, n`;

const look = `
insert into listing (table_id) select table_id from unnest($1::text[]) as line (table_id) order by table_id
on conflict (table_id) do update set seen = excluded.seen where listing.seen < excluded.seen`;

const keep = `
insert into snapshot (table_id, n, body) values ($1, $2, $3::json)
on conflict (table_id) do update set n = excluded.n, body = excluded.body where snapshot.n < excluded.n`;

const latest = 'select body::text as body from snapshot where table_id = $1';

const keyOf = (table: string, command: string): string => `${table} ${command}`;

interface Asked {
  readonly table: string;
  readonly after: number;
  readonly most: number;
  readonly resolve: (entries: readonly Entry[]) => void;
  readonly reject: (error: unknown) => void;
}

const entryOf = ({ n, command, at, deed }: Row): Entry => ({
  n: n as number,
  command: read(command as string),
  at: at as number,
  deed: JSON.parse(deed as string) as Entry['deed'],
});

class SqlJournal implements Journal {
  readonly #database: Database;
  readonly #complain: Complain;
  readonly #today: () => string;
  #asked: Asked[] = [];
  /** The tables that are listed under a day already. */
  #listed: { readonly day: string; readonly tables: Set<string> } = { day: '', tables: new Set() };

  constructor(database: Database, complain: Complain, today: () => string) {
    this.#database = database;
    this.#complain = complain;
    this.#today = today;
  }

  async append(rows: readonly NewEntry[]): Promise<readonly Appended[]> {
    await this.#list(rows);
    const lines = rows.map(({ table, n, command, follows, deed }) => ({
      table,
      n,
      command: written(command),
      follows: follows === undefined ? null : written(follows),
      deed: JSON.stringify(deed),
    }));
    // Where a table is opened twice at once only the first line goes along: of two with one command a database does not say which it wrote.
    const firsts = new Map<string, (typeof lines)[number]>();
    for (const line of lines) if (!firsts.has(keyOf(line.table, line.command))) firsts.set(keyOf(line.table, line.command), line);
    const single = [...firsts.values()];
    const inserted = await this.#ask(append, [
      single.map(({ table }) => table),
      single.map(({ n }) => n),
      single.map(({ command }) => command),
      single.map(({ follows }) => follows),
      single.map(({ deed }) => deed),
    ]);
    const times = new Map(inserted.map((row) => [keyOf(row['table_id'] as string, row['command'] as string), row['at'] as number]));
    const others = single.filter(({ table, command }) => !times.has(keyOf(table, command)));
    const known = others.length === 0 ? new Map<string, number>() : await this.#known(others);
    await this.#compare(others.filter(({ table, command }) => !known.has(keyOf(table, command))));
    return lines.map((line): Appended => {
      const key = keyOf(line.table, line.command);
      const [first, at, n] = [firsts.get(key)!, times.get(key), known.get(key)];
      if (at !== undefined) return line === first ? { kind: 'written', at } : { kind: 'known', n: first.n };
      return n !== undefined ? { kind: 'known', n } : { kind: 'raced' };
    });
  }

  read(table: string, after: number, most: number): Promise<readonly Entry[]> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => void this.#readAll());
      this.#asked.push({ table, after, most, resolve, reject });
    });
  }

  async keep(table: string, snapshot: Snapshot): Promise<void> {
    await this.#ask(keep, [table, snapshot.n, JSON.stringify(snapshot)]);
  }

  async latest(table: string): Promise<Snapshot | null> {
    const [row] = await this.#ask(latest, [table]);
    return row === undefined ? null : (JSON.parse(row['body'] as string) as Snapshot);
  }

  /** Whoever waits for the database is told to come again and no more: what is wrong with it stands in the log. */
  async #ask(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    try {
      return await this.#database.query(text, values);
    } catch (error) {
      this.#complain('the database', error);
      throw error;
    }
  }

  /** Tables are listed under the day, before anything is written at them: what is not listed would never be forgotten. */
  async #list(rows: readonly NewEntry[]): Promise<void> {
    const day = this.#today();
    if (this.#listed.day !== day) this.#listed = { day, tables: new Set() };
    const { tables } = this.#listed;
    const unlisted = [...new Set(rows.map(({ table }) => table))].filter((table) => !tables.has(table));
    if (unlisted.length === 0) return;
    await this.#ask(look, [unlisted]);
    for (const table of unlisted) tables.add(table);
  }

  async #known(lines: readonly { readonly table: string; readonly command: string }[]): Promise<ReadonlyMap<string, number>> {
    const found = await this.#ask(find, [lines.map(({ table }) => table), lines.map(({ command }) => command)]);
    return new Map(found.map((row) => [keyOf(row['table_id'] as string, row['command'] as string), row['n'] as number]));
  }

  /** Says so where lines were kept out because what they follow is not there. */
  async #compare(lines: readonly { readonly table: string; readonly n: number; readonly follows: string | null }[]): Promise<void> {
    if (lines.length === 0) return;
    const found = await this.#ask(missing, [lines.map(({ table }) => table), lines.map(({ n }) => n), lines.map(({ follows }) => follows)]);
    if (found.length > 0) this.#complain('a table', new Error('the database knows less of it than this process: it is read anew'));
  }

  async #readAll(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const rows = await this.#ask(readOn, [
        asked.map(({ table }) => table),
        asked.map(({ after }) => after),
        asked.map(({ most }) => most),
      ]);
      const answers = asked.map((): Entry[] => []);
      for (const row of rows) answers[(row['i'] as number) - 1]!.push(entryOf(row));
      for (const [i, { resolve }] of asked.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}

const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** A journal in a database whose tables are those of `migrations`; `complain` hears of a database that refuses, or was set back. */
export const sqlJournal = (database: Database, complain: Complain = () => {}, today: () => string = dayNow): Journal =>
  new SqlJournal(database, complain, today);
