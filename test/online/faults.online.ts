import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { sqlJournal } from '../../examples/online/journal.js';
import { openPglite } from '../../examples/online/pglite.js';
import { openPostgres } from '../../examples/online/postgres.js';
import { type Crowd, gather, pause, sound, until } from './helpers/crowd.js';
import { type PostgresHere, startPostgres } from './helpers/postgres.js';
import { type ServerHere, startServer } from './helpers/servers.js';

const [programs, whole] = [inject('postgres'), inject('whole')];
const [clients, rest] = whole ? [200, 2000] : [40, 400];
const times = (most: number, smoke: number): number => (whole ? most : smoke);
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-faults-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (what: string, found: object, { players }: Crowd): void => {
  const waits = players.flatMap(({ sent }) => sent.waits).sort((a, b) => a - b);
  const at = (part: number): string => `${Math.round(waits[Math.floor((waits.length - 1) * part)] ?? 0)} ms`;
  console.log(`${what}: ${JSON.stringify(found)}; answers after ${at(0.5)} (half), ${at(0.99)} (99 of 100), ${at(1)} (the last)`);
};

/** Whatever became of a test, its servers are gone before the next begins. */
const killed = async (servers: readonly ServerHere[]): Promise<void> => void (await Promise.all(servers.map((server) => server.kill())));

if (programs !== null)
  test('two servers and PostgreSQL are killed by turns while many play: nothing that was acknowledged is lost, done twice or missing', async () => {
    const postgres: PostgresHere = await startPostgres(programs);
    onTestFinished(() => postgres.close());
    const servers = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL: postgres.url })));
    onTestFinished(() => killed(servers));
    const crowd = await gather(
      servers.map(({ address }) => address),
      clients,
      rest,
    );
    await crowd.during(async () => {
      await pause(2000);
      for (let i = 0; i < times(10, 2); i++) {
        const server = servers[i % 2]!;
        await server.kill();
        await pause(1000);
        await server.start();
        await pause(2000);
      }
      for (let i = 0; i < times(5, 1); i++) {
        await postgres.kill();
        await pause(1000);
        await postgres.start();
        await pause(3000);
      }
    });
    const database = openPostgres(postgres.url, () => {});
    const found = await crowd.found(sqlJournal(database));
    report('PostgreSQL', found, crowd);
    expect(found).toMatchObject(sound);
    expect(found.acknowledged).toBeGreaterThan(clients);
    crowd.close();
    await database.close();
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
  });

test('the only server, on PGlite, is killed while many play: nothing that was acknowledged is lost, done twice or missing', async () => {
  const data = mkdtempSync(join(folder, 'pglite-'));
  const server = await startServer({ DATA: data });
  onTestFinished(() => killed([server]));
  const crowd = await gather([server.address], clients, rest);
  await crowd.during(async () => {
    await pause(2000);
    for (let i = 0; i < times(10, 2); i++) {
      await server.kill();
      await pause(200);
      await server.start();
      await until(() => crowd.players.every(({ store }) => store.getSnapshot().link === 'live'), 30_000, 'everybody is back');
      await pause(2000);
    }
  });
  await pause(1500);
  expect(await server.stop()).toBe(0);
  const database = await openPglite(data);
  const found = await crowd.found(sqlJournal(database));
  report('PGlite', found, crowd);
  expect(found).toMatchObject(sound);
  expect(found.acknowledged).toBeGreaterThan(clients);
  crowd.close();
  await database.close();
});
