import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, tokenOf } from './helpers/house.js';

test('whoever says too much is told after how long what it costs can be paid', async () => {
  const { host } = house({ budgets: { burst: 20, perSecond: 10 } });
  const ada = await at(host, await opened(host), 'ada');
  for (let i = 0; i < 19; i++) expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
  // It costs as much as four others, and one is left.
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'busy', wait: 300 });
  expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'busy', wait: 400 });
});

test('what a token has spent is not forgotten before it has it again', async () => {
  const { host, time } = house({ think: async () => null, budgets: { perSecond: 1, forecasts: 1, rematches: 1 } });
  const tokens = [...pigOrder().tokens, { token: tokenOf('run'), right: { kind: 'seat', seat: 'ada' } } as const];
  const run = await at(host, await opened(host, pigOrder({ tokens })), 'run');
  const foresee = { kind: 'foresee', action: { type: 'roll' } };
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  expect(await run.say(foresee)).toMatchObject({ why: [{ code: 'cannot-foresee' }] });
  await time.pass(1000);
  expect(await run.say(foresee)).toMatchObject({ kind: 'busy', wait: 59_000 });
  await time.pass(59_000);
  expect(await run.say(foresee)).toMatchObject({ why: [{ code: 'cannot-foresee' }] });
});
