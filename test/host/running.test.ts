import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, sixes, tokenOf } from './helpers/house.js';

test('to close a table that is closed, or to ask for a second rematch, is done and changes nothing', async () => {
  const { host, journal } = house();
  const table = await opened(host);
  const run = await at(host, table, 'run');
  for (const kind of ['close', 'close', 'rematch', 'rematch']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed)).toEqual([
    { kind: 'closed', by: '' },
    { kind: 'rematch', table: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(await run.say({ kind: 'pause' })).toMatchObject({ why: [{ code: 'closed' }] });
});

test('what was decided on the table as it stands is done, and what was decided before it is not', async () => {
  const { host } = house({ dice: () => sixes });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll', { since: 0 })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll', { since: 0 })).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(await ada.act('roll', { since: 1 })).toMatchObject({ kind: 'done' });
});

test('who moves the pieces of a seat is said without an invitation, or with one', async () => {
  const { host, journal } = house();
  const table = await opened(host, pigOrder({ tokens: pigOrder().tokens.slice(0, 2) }));
  const run = await at(host, table, 'run');
  const driver = { kind: 'person' };
  expect(await run.say({ kind: 'seat', seat: 'bo', driver })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'seat', seat: 'bo', driver, invite: tokenOf('new') })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'seat', seat: 'cy', driver })).toMatchObject({ why: [{ code: 'no-such-seat' }] });
  expect((await journal.read(table, 1, 9)).map(({ deed }) => deed)).toEqual([
    { kind: 'seated', seat: 'bo', driver },
    { kind: 'seated', seat: 'bo', driver, token: { hash: expect.stringMatching(/^[0-9a-f]{64}$/), right: 'invite', seat: 'bo' } },
  ]);
});
