import { memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, sixes, Time } from './helpers/house.js';

test('who decides, takes it back and decides again gains no time by it', async () => {
  const time = new Time();
  const { host } = house({}, time, [envelopes]);
  const table = await opened(host, envelopesOrder({ clock: { kind: 'decision', seconds: 10 } }));
  const ada = await at(host, table, 'ada');
  for (let i = 0; i < 2; i++) {
    await time.pass(4000);
    expect(await ada.say({ kind: 'act', action: { type: 'seal' } })).toMatchObject({ kind: 'done' });
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  }
  const { heard } = await at(host, table, 'ada');
  expect(heard[0]).toMatchObject({ picture: { clocks: [{ seat: 'ada', left: 2000, since: time.now }] } });
});

test('a bank pays no increment twice for a decision that is taken back and made again', async () => {
  const { host, time } = house({ dice: () => sixes, budgets: { burst: 1000 } });
  const table = await opened(host, pigOrder({}, { undo: 'free', clock: { kind: 'bank', seconds: 10, increment: 5 } }));
  const ada = await at(host, table, 'ada');
  for (let i = 0; i < 5; i++) {
    for (const n of [1, 2]) expect(await ada.act('roll'), `roll ${n}`).toMatchObject({ kind: 'done' });
    expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  }
  await ada.act('roll');
  await time.pass(0);
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ picture: { clocks: [{ seat: 'ada', left: 15_000 }] } });
  await ada.say({ kind: 'take-back', to: 0 });
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ picture: { clocks: [{ seat: 'ada', left: 15_000 }] } });
});

test('a clock that runs out while the journal is away is written once it is back', async () => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  let isAway = false;
  const away = <T>(work: () => Promise<T>): Promise<T> => (isAway ? Promise.reject(new Error('away')) : work());
  const journal = {
    ...memory,
    append: (rows: Parameters<typeof memory.append>[0]) => away(() => memory.append(rows)),
    read: (...args: Parameters<typeof memory.read>) => away(() => memory.read(...args)),
  };
  const { host } = house({ journal }, time);
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 10 } }));
  await at(host, table, 'ada');
  isAway = true;
  await time.pass(20_000);
  isAway = false;
  await time.pass(3000);
  expect((await memory.read(table, 1, 9)).map(({ deed }) => deed.kind)).toEqual(['ran-out']);
});

test('an alarm that is never set does not stop the table', async () => {
  const time = new Time();
  let isStuck = false;
  const alarm = (): Promise<void> => (isStuck ? new Promise(() => {}) : Promise.resolve());
  const { host } = house({ alarm }, time);
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 600 } }));
  const ada = await at(host, table, 'ada');
  isStuck = true;
  expect(await ada.act('roll', { id: 'r' })).toBeUndefined();
  await time.pass(10_001);
  expect(ada.heard.at(-1)).toEqual({ kind: 'again', id: 'r' });
  isStuck = false;
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'done', id: 'r' });
});
