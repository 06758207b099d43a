import { seeded } from 'ludoteca';
import { memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, Ear, house, opened, pigOrder, settled, tokenOf } from './helpers/house.js';

test('ten thousand hostile messages throw nothing, change nothing and close nobody but their senders', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  const bo = await at(host, table, 'bo');
  const dice = seeded('hostile');
  const good = { kind: 'act', id: 'x', action: { type: 'hold' } };
  const odd = [null, 1, '', '{', '[]', '__proto__', {}, [], { kind: 'hello' }, { kind: 'constructor' }, 'x'.repeat(70_000), Number.NaN];
  const hello = { kind: 'hello', protocol: 1, table, token: tokenOf('stranger') };
  let ear = new Ear(host);
  for (let i = 0; i < 10_000; i++) {
    const lot = dice.roll(6, 'which');
    const thing = odd[dice.roll(odd.length, 'odd') - 1];
    const message = [
      thing,
      { ...good, action: thing },
      { ...good, kind: thing },
      { ...hello, token: thing },
      { ...hello, seen: thing },
      { ...good, id: thing },
    ][lot - 1];
    expect(() => ear.receive(message)).not.toThrow();
    if (ear.closed !== null || dice.roll(20, 'new') === 1) {
      ear.leave();
      ear = new Ear(host);
    }
    if (i % 1000 === 0) await time.pass(1000);
  }
  await settled();
  expect(await journal.read(table, 0, 10)).toHaveLength(1);
  expect(bo.closed).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});

test('whoever says too much at once is told to wait', async () => {
  const { host, time } = house();
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  for (let i = 0; i < 30; i++) ada.receive({ kind: 'offers', id: `q${i}` });
  await settled();
  const kinds = ada.heard.slice(1).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'reply')).toHaveLength(20);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(10);
  await time.pass(1000);
  expect(await ada.say({ kind: 'offers' })).toMatchObject({ kind: 'reply', answer: { more: false } });
});

test('a slow reader gets nothing until it is empty, then one welcome, and is sent away if it never is', async () => {
  const { host, time } = house();
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  bo.waiting = 300_000;
  await ada.act('roll');
  expect(bo.heard).toHaveLength(1);
  bo.waiting = 0;
  await time.pass(1000);
  expect(bo.heard.map(({ kind }) => kind)).toEqual(['welcome', 'welcome']);
  bo.waiting = 300_000;
  await ada.act('roll');
  await ada.act('hold');
  await time.pass(32_000);
  expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'slow' });
  expect(bo.closed).toBe(1008);
});

test('while the journal is away nothing is told, and what was sent is asked for again', async () => {
  const journal = memoryJournal();
  let isAway = false;
  const { host } = house({
    journal: {
      ...journal,
      append: (rows) => (isAway ? Promise.reject(new Error('away')) : journal.append(rows)),
    },
  });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  isAway = true;
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'again', id: 'r' });
  expect(ada.told).toHaveLength(0);
  isAway = false;
  expect(await ada.act('roll', { id: 'r' })).toEqual({ kind: 'done', id: 'r' });
});

test('whoever says nothing for five seconds is sent away', async () => {
  const { host, time } = house();
  const ear = new Ear(host);
  await time.pass(5000);
  expect(ear.heard).toEqual([{ kind: 'bye', why: 'late' }]);
  await opened(host, pigOrder());
});
