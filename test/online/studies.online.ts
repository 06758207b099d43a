import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { until } from './helpers/crowd.js';
import { startPostgres } from './helpers/postgres.js';

const root = join(import.meta.dirname, '../..');
const [programs, whole] = [inject('postgres'), inject('whole')];
const games = whole ? '1200' : '200';

const script = (name: string, args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', name), ...args], { cwd: root, stdio: 'ignore' });
const ended = async (child: ChildProcess): Promise<number | null> =>
  (child.exitCode ?? child.signalCode !== null) ? child.exitCode : ((await once(child, 'exit'))[0] as number | null);

if (programs !== null)
  test('a study on many processes comes to the same as on one, whoever of them is killed meanwhile', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-study-'));
    const postgres = await startPostgres(programs);
    const study = (out: string, more: readonly string[]): ChildProcess =>
      script('simulate.ts', [
        'genegrafter',
        '--games',
        games,
        '--players',
        '2',
        '--players',
        '3',
        '--seed',
        'many',
        '--out',
        join(folder, out),
        ...more,
      ]);
    const alone = study('alone', ['--workers', '1']);
    expect(await ended(alone)).toBe(0);
    const shared = ['--database', postgres.url, '--batch', '10'];
    const worker = (): ChildProcess => script('simulate-worker.ts', ['--database', postgres.url, '--workers', '1']);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const played = async (): Promise<number> => {
      const { rows } = await client.query(`select to_regclass('study_result') is not null as is_there`);
      if (rows[0].is_there !== true) return 0;
      return (await client.query('select count(*)::int as count from study_result')).rows[0].count as number;
    };
    const first = study('shared', shared);
    const [one, other] = [worker(), worker()];
    await until(async () => (await played()) >= 4, 60_000, 'some batches are played');
    one.kill('SIGKILL');
    first.kill('SIGKILL');
    await Promise.all([ended(one), ended(first)]);
    const before = await played();
    const third = worker();
    const second = study('shared', shared);
    expect(await ended(second)).toBe(0);
    expect(before).toBeGreaterThanOrEqual(4);
    expect(await played()).toBe(0); // what a finished study came to is not kept
    for (const name of ['report.json', 'checkpoint.json'])
      expect(readFileSync(join(folder, 'shared', name), 'utf8')).toBe(readFileSync(join(folder, 'alone', name), 'utf8'));
    for (const child of [other, third]) child.kill('SIGTERM');
    expect(await Promise.all([other, third].map(ended))).toEqual([0, 0]);
    await client.end();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  });
