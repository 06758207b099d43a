import type { Game } from 'ludoteca';
import { expect, test } from 'vitest';
import { failing, whereThrown } from '../../examples/online/failing.js';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, house, opened } from '../host/helpers/house.js';

test('the log of a server says where a game has failed, and neither at which table nor with what it held', async () => {
  const said: string[] = [];
  const reduce = function drawSecretly(): never {
    throw new RangeError('ada holds the ace\n    at her table');
  };
  const game = { ...(pig as unknown as Game), reduce };
  const { host } = house({ gameOf: () => game, failed: failing((what, error) => said.push(`${what}: ${(error as Error).message}`)) });
  const table = await opened(host);
  await (await at(host, table, 'ada')).act('roll');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^a game or a bot has failed: RangeError at .*drawSecretly .*online-failing\.test\.ts:\d+:\d+\)$/);
  for (const secret of ['ada', 'ace', table]) expect(said[0]).not.toContain(secret);
});

test('what was thrown without a place, or is no error, is said to be so', () => {
  const nowhere = new TypeError('secret');
  nowhere.stack = 'TypeError: secret';
  expect(whereThrown(nowhere)).toBe('TypeError');
  expect(whereThrown('secret')).toBe('something was thrown that is no error');
  const reworded = new Error('secret');
  reworded.message = 'another';
  expect(whereThrown(reworded)).toMatch(/^Error at .*online-failing/);
});
