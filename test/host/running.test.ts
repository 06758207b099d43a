import { type MomentTold, markAfter, mostMoments, type Told, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, driven, house, opened, pigOrder, sixes, tokenOf } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

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

test('whose time was up, and for whom a bot has played since, plays the rematch themselves; a bot that was seated plays it too', async () => {
  const { host, time } = house({ think: async () => null });
  const rules = { clock: { kind: 'decision', seconds: 10 }, atZero: 'bot' } as const;
  const table = await opened(host, pigOrder({ seats: driven('person', 'bot') }, rules));
  const pictureAt = async (where: string) => ((await at(host, where, 'ada')).heard[0] as Welcome).picture;
  const run = await at(host, table, 'run');
  await time.pass(11_001);
  expect((await pictureAt(table)).seats).toMatchObject([{ driver: { bot: 'stand-in' } }, { driver: { bot: 'greedy' } }]);
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  const { rematch } = await pictureAt(table);
  expect((await pictureAt(rematch!)).seats).toMatchObject([{ driver: { kind: 'person' } }, { driver: { bot: 'greedy' } }]);
});

test('what was decided on the table as it stands is done, and what was decided before it is not', async () => {
  const { host } = house({ dice: () => sixes });
  const ada = await at(host, await opened(host), 'ada');
  expect(await ada.act('roll', { since: 0 })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll', { since: 0 })).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(await ada.act('roll', { since: 1 })).toMatchObject({ kind: 'done' });
});

test('what was decided on moments that were taken back is not done, though as many others stand again', async () => {
  const falls = [6, 5, 6];
  const { host } = house({ dice: () => ({ ...sixes, roll: () => falls.shift() ?? 6 }) });
  const table = await opened(host, pigOrder({}, { undo: 'free' }));
  const ada = await at(host, table, 'ada');
  const marks: string[] = [];
  for (let i = 0; i < 3; i++) {
    if (i > 0) expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
    expect(await ada.act('roll', { since: 0, last: { moments: 0, mark: '' } })).toMatchObject({ kind: 'done' });
    marks.push(markAfter('', (ada.told.at(-1) as Told).moments));
  }
  const [six, five, sixAgain] = marks as [string, string, string];
  expect(five).not.toBe(six);
  expect(sixAgain).toBe(six);
  const movedOn = { kind: 'refused', why: [{ code: 'moved-on' }] };
  for (const since of [{ since: 1 }, {}])
    expect(await ada.act('roll', { ...since, last: { moments: 1, mark: five } })).toMatchObject(movedOn);
  expect(await ada.act('roll', { last: { moments: 2, mark: six } })).toMatchObject(movedOn);
  expect(await ada.act('roll', { since: 1, last: { moments: 1, mark: six } })).toMatchObject({ kind: 'done' });
  // Of whoever says the number alone, nothing else is asked.
  expect(await ada.act('roll', { since: 2 })).toMatchObject({ kind: 'done' });
});

test('a host that knows a table from its snapshot knows what was seen last, and reads on in the past for what was seen before', async () => {
  const { host, table, reads } = await recalled();
  const ada = await at(host, table, 'ada');
  const { from, moments } = ada.heard[0] as Welcome;
  expect([from, moments.length]).toEqual([3, 2]);
  const six = moments[0]!;
  const seen = (count: number, told: readonly MomentTold[]) => ({
    since: count,
    last: { moments: told.length, mark: markAfter('', told) },
  });
  reads.splice(0);
  expect(await ada.act('roll', seen(5, moments))).toMatchObject({ kind: 'done' });
  expect(reads).toEqual([]);
  expect(await ada.act('roll', seen(6, Array<MomentTold>(6).fill(six)))).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(reads).toEqual([0]);
  const { answer } = (await ada.say({ kind: 'past', before: 6 })) as { readonly answer: { readonly moments: readonly MomentTold[] } };
  expect(await ada.act('roll', seen(6, answer.moments))).toMatchObject({ kind: 'done' });
});

test('of the moments that were seen last a mark is taken of as many as are sent at once, and of no more', async () => {
  const { host } = house({ dice: () => sixes, budgets: { burst: 1000 } });
  const ada = await at(host, await opened(host), 'ada');
  for (let i = 0; i <= mostMoments; i++) await ada.act('roll');
  const told = ada.told.flatMap((message) => (message as Told).moments);
  const last = (moments: number) => ({ moments, mark: markAfter('', told.slice(-moments)) });
  expect(told).toHaveLength(mostMoments + 1);
  expect(await ada.act('roll', { last: last(mostMoments + 1) })).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(await ada.act('roll', { last: last(mostMoments) })).toMatchObject({ kind: 'done' });
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
