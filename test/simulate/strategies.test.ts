import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { studies } from '../../scripts/strategies/studies.js';
import { headOf, legendOf, rowOf } from '../../scripts/strategies/table.js';

/** Those for whom the table waits, since nobody may go on without them. */
const waitedFor = ['never hands in a sheet', 'never answers', 'never opens its hand', 'never commits its orders', 'is never ready'];

test.each(studies.map((study) => [study.id, study] as const))(
  'every strategy of %s plays to the end without a refused action',
  (_, study) => {
    const lines = [...study.lines({ games: 1, seed: 'test', against: 'random' })];
    expect(new Set(lines.map(({ strategy }) => strategy))).toEqual(new Set(study.strategies.map(({ name }) => name)));
    const endless = lines.filter(({ unfinished }) => unfinished > 0);
    expect(endless.filter(({ strategy }) => !waitedFor.includes(strategy))).toEqual([]);
    expect(new Set(endless.map(({ strategy }) => strategy)).size).toBe(1);
  },
);

test('a referee goes on without whoever never hands in a sheet', () => {
  const [study] = studies;
  const lines = [...study!.lines({ games: 1, seed: 'test', only: 'never hands in a sheet', against: 'random' })];
  expect(lines.map(({ against, unfinished, turns }) => [against, unfinished, turns])).toEqual([
    ['random', 1, 1],
    ['random, a referee', 0, 8],
  ]);
});

test('equal seeds play equal games, and the table says with what certainty', () => {
  const study = studies.find(({ id }) => id === 'genegrafter')!;
  const play = () => [...study.lines({ games: 2, seed: 'equal', only: 'attacks with everything', against: 'random' })];
  const lines = play();
  expect(play()).toEqual(lines);
  expect(headOf(study)).toMatch(/^\| strategy \| players \| against \| games \| wins .*\n\| --- \|/);
  expect(rowOf({ ...lines[0]!, games: 100, met: [50, 0] })).toMatch(/ \| 100 \| 50 % \(40 to 60\) \| 0 % \(0 to 4\) \| /);
  expect(legendOf(study)).toContain('* **never attacks**: ');
});

test('the command prints the list and the table', () => {
  const root = join(import.meta.dirname, '../..');
  const asked = ['--game', 'genegrafter', '--games', '1', '--seed', 'x', '--only', 'never answers', '--against', 'random'];
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/strategies.ts', ...asked], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('* **never answers**: ');
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\| never answers \| 2 \| random \| 1 \| 0 % \(0 to 79\) .* \| 1 \|$/);
});
