import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { E, type GameTypes } from 'ludoteca';
import { joinTable } from 'ludoteca/client';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { lay, linkTo, openTable } from '../../examples/online/load.js';
import { until } from './helpers/crowd.js';
import { type PostgresHere, startPostgres } from './helpers/postgres.js';
import { type ServerHere, startServer } from './helpers/servers.js';

const root = join(import.meta.dirname, '../..');
const programs = inject('postgres');
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-roles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

if (programs !== null)
  test('a server adds lines and cannot change or forget them; another role forgets, and cannot read them', async () => {
    const postgres = await startPostgres(programs);
    const as = (role: string): string => postgres.url.replace('ludoteca@', `${role}@`);
    const client = async (url: string): Promise<pg.Client> => {
      const one = new pg.Client({ connectionString: url });
      await one.connect();
      return one;
    };
    const first = await client(postgres.url);
    await first.query('create role nobody_yet login');
    await expect(startServer({ DATABASE_URL: as('nobody_yet') })).rejects.toThrow('say “migrate” once as the owner of the database');

    const main = join(root, '.cache/online/main.mjs');
    const asked = async (command: string, url: string, days = '7'): Promise<string> => {
      const env = { ...process.env, DATABASE_URL: url, KEEP_DAYS: days };
      return (await run(process.execPath, [main, command], { env })).stdout.trim();
    };
    const roles = readFileSync(join(root, 'examples/online/roles.sql'), 'utf8');
    await first.query(roles); // too early, which does no harm
    expect(await asked('migrate', postgres.url)).toBe('The tables of the database are up to date.');
    const owner = await startServer({ DATABASE_URL: postgres.url });
    expect(await owner.stop()).toBe(0);
    for (const _ of ['once', 'again']) await first.query(roles);

    const mayNot = 'This role of the database may not forget old tables';
    await expect(startServer({ DATABASE_URL: as('ludoteca_serving') })).rejects.toThrow(mayNot);
    await expect(asked('forget', as('ludoteca_serving'))).rejects.toMatchObject({ stderr: expect.stringContaining(mayNot) });

    const server = await startServer({ DATABASE_URL: as('ludoteca_serving'), KEEP_DAYS: '0' });
    const laid = lay('genegrafter', { players: ['ada', 'bo'] }, ['ada', 'bo']);
    const table = await openTable([server.address], laid.order);
    const seats = ['ada', 'bo'].map((seat) =>
      joinTable<GameTypes>({ link: linkTo([server.address]), table, token: laid.seats.get(seat)! }),
    );
    await until(() => seats.every((store) => store.getSnapshot().link === 'live'), 10_000, 'both are there');
    const awaited = seats.find((store) => store.getSnapshot().awaited)!;
    const offers = await awaited.offers();
    const action = E.isRight(offers) ? offers.right.flatMap(({ actions }) => actions)[0]! : null;
    expect(await awaited.act(action!)).toMatchObject(E.right({}));
    for (const store of seats) store.close();
    expect(await server.stop()).toBe(0);
    expect(server.said()).not.toMatch(/permission|denied/);

    const [serving, forgetting] = [await client(as('ludoteca_serving')), await client(as('ludoteca_forgetting'))];
    const denied = { code: '42501' };
    for (const statement of [
      `update entry set deed = '{}'`,
      'delete from entry',
      'truncate entry',
      'delete from listing',
      `update listing set seen = current_date - 400`,
      `insert into listing (table_id, seen) values ('t', current_date - 400)`,
      `insert into entry (table_id, n, command, deed, at) values ('t', 1, 'open', '{}', 'infinity')`,
      'create table mine ()',
    ])
      await expect(serving.query(statement)).rejects.toMatchObject(denied);
    for (const statement of [
      'select deed from entry',
      'select body from snapshot',
      `update entry set deed = '{}'`,
      'select * from pgboss.job',
    ])
      await expect(forgetting.query(statement)).rejects.toMatchObject(denied);

    // What the lesser role plants among its jobs the owner does not do, and the owner need not do them.
    await serving.query(
      `create function pgboss.planted() returns trigger language plpgsql as 'begin delete from public.entry; return new; end'`,
    );
    for (const name of ['job', 'version', 'queue', 'schedule'])
      await serving.query(
        `create trigger planted before insert or update on pgboss.${name} for each row execute function pgboss.planted()`,
      );
    await expect(startServer({ DATABASE_URL: postgres.url })).rejects.toThrow('The jobs in this database belong to ludoteca_serving');

    const forget = (): Promise<string> => asked('forget', as('ludoteca_forgetting'));
    const lines = async (): Promise<number> => (await first.query('select count(*)::int as count from entry')).rows[0].count as number;
    expect(await asked('migrate', postgres.url)).toBe('The tables of the database are up to date.');
    await first.query(roles);
    expect([await forget(), await lines()]).toEqual(['Tables forgotten: 0.', expect.toSatisfy((count: number) => count >= 2)]);
    await first.query('update listing set seen = current_date - 8');
    expect([await forget(), await lines()]).toEqual(['Tables forgotten: 1.', 0]);
    await expect(asked('remember', postgres.url)).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no command remember'),
    });

    for (const one of [first, serving, forgetting]) await one.end();
    await postgres.close();
  });

if (programs !== null && existsSync(join(programs, 'pg_dump')))
  test('what the owner backs up is put back elsewhere, where the roles are made first, and played on', async () => {
    const postgres = await startPostgres(programs);
    const elsewhere = await startPostgres(programs);
    onTestFinished(async () => void (await Promise.all([postgres.close(), elsewhere.close()])));
    const psql = (at: PostgresHere, database: string, ...words: readonly string[]) =>
      run(join(programs, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', '-d', at.url.replace(/postgres$/, database), ...words]);
    const as = (role: string, at: PostgresHere): string => at.url.replace(/ludoteca@(.*)postgres$/, `${role}@$1tables`);
    const migrated = (at: PostgresHere) =>
      run(process.execPath, [join(root, '.cache/online/main.mjs'), 'migrate'], { env: { ...process.env, DATABASE_URL: as('owner', at) } });
    const served = async (at: PostgresHere): Promise<ServerHere> => {
      const server = await startServer({ DATABASE_URL: as('ludoteca_serving', at), KEEP_DAYS: '0' });
      onTestFinished(() => server.kill());
      return server;
    };
    const roles = join(root, 'examples/online/roles.sql');
    for (const at of [postgres, elsewhere])
      await psql(at, 'postgres', '-c', 'create role owner login', '-c', 'create database tables owner owner');
    await migrated(postgres);
    await psql(postgres, 'tables', '-f', roles);
    const here = await served(postgres);
    const laid = lay('genegrafter', { players: ['ada', 'bo'] }, ['ada', 'bo']);
    const table = await openTable([here.address], laid.order);

    const dump = join(folder, 'dump.sql');
    const dumping = (url: string) => run(join(programs, 'pg_dump'), ['--exclude-table-data=snapshot', '-f', dump, '-d', url]);
    await expect(dumping(as('ludoteca_serving', postgres))).rejects.toThrow('row-level security');
    await dumping(as('owner', postgres));
    for (const file of [roles, dump, roles]) await psql(elsewhere, 'tables', '-f', file);
    const there = await served(elsewhere);
    const running = joinTable<GameTypes>({ link: linkTo([there.address]), table, token: laid.run });
    await until(() => running.getSnapshot().link === 'live', 10_000, 'the table is there');
    expect(E.isRight(await running.command({ kind: 'pause' }))).toBe(true);
    running.close();
    expect(await there.stop()).toBe(0);
    expect(there.said()).not.toMatch(/permission|denied/);
    await migrated(elsewhere);
  });
