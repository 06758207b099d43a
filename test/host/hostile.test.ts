import { seeded } from 'ludoteca';
import { type Interruption, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { often } from './helpers/effort.js';
import { at, Ear, house, opened, pigOrder, settled, Time, tokenOf } from './helpers/house.js';

test('ten thousand hostile messages throw nothing, change nothing and close nobody but their senders', async () => {
  const { host, journal, time } = house();
  const table = await opened(host);
  const bo = await at(host, table, 'bo');
  const dice = seeded('hostile');
  const good = { kind: 'act', id: 'x', action: { type: 'hold' } };
  const odd = [null, 1, '', '{', '[]', '__proto__', {}, [], { kind: 'hello' }, { kind: 'constructor' }, 'x'.repeat(70_000), Number.NaN];
  const hello = { kind: 'hello', protocol: 1, table, token: tokenOf('stranger') };
  let ear = new Ear(host);
  for (let i = 0; i < often(10_000, 600); i++) {
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

test('ids are plain, and none can be taken for another’s, a clock’s or a bot’s', async () => {
  const { host, journal, time } = house();
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 10 } }));
  for (const id of ['clock:1', 'bot:1:ada', `${'a'.repeat(64)}:x`, '\u0000', '\ud800', '', 'x'.repeat(65), '__proto__\n']) {
    const ear = await at(host, table, 'ada');
    ear.receive({ kind: 'act', id, action: { type: 'roll' } });
    await settled();
    expect(ear.heard.at(-1), id).toEqual({ kind: 'bye', why: 'ill-formed' });
  }
  // Whatever a player calls a command, the clock rings, and the other may call one the same.
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(await ada.act('roll', { id: 'clock-2' })).toMatchObject({ kind: 'done' });
  await bo.act('hold', { id: 'clock-2' });
  await time.pass(20_000);
  const commands = (await journal.read(table, 1, 100)).map(({ command }) => command);
  expect(commands).toContainEqual(expect.stringMatching(/^[0-9a-f]{64}:clock-2$/));
  expect(commands).toContain('clock:2');
});

test('one token has one budget, over however many connections', async () => {
  const { host } = house();
  const table = await opened(host);
  const ears = await Promise.all(Array.from({ length: 5 }, () => at(host, table, 'ada')));
  for (const [i, ear] of ears.entries()) for (let k = 0; k < 10; k++) ear.receive({ kind: 'offers', id: `q${i}-${k}` });
  await settled();
  const kinds = ears.flatMap((ear) => ear.heard.slice(1).map(({ kind }) => kind));
  expect(kinds.filter((kind) => kind === 'reply')).toHaveLength(20);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(30);
  // What is dear to answer costs more.
  const other = await opened(
    host,
    pigOrder({ tokens: [{ token: tokenOf('run2'), right: { kind: 'run' } }, ...pigOrder().tokens.slice(1)] }),
  );
  const bo = await at(host, other, 'bo');
  for (let k = 0; k < 8; k++) bo.receive({ kind: 'redo', id: `u${k}` });
  await settled();
  expect(bo.heard.slice(1).filter(({ kind }) => kind === 'refused')).toHaveLength(5);
});

test('one forecast of a token at a time, ten a minute, and none for longer than it may take', async () => {
  let running = 0;
  let most = 0;
  let stopped = 0;
  const think = (_: unknown, signal: Interruption): Promise<unknown> => {
    most = Math.max(most, ++running);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        running--;
        stopped++;
        reject(new Error('stopped'));
      }),
    );
  };
  const { host, time } = house({ think });
  const table = await opened(host);
  const ears = [await at(host, table, 'ada'), await at(host, table, 'ada')];
  for (const [i, ear] of ears.entries()) ear.receive({ kind: 'foresee', id: `f${i}`, action: { type: 'roll' } });
  await settled();
  expect(ears[1]!.heard.at(-1)).toMatchObject({ kind: 'busy' });
  // Whatever else is asked and answered meanwhile, it is still being thought about.
  expect(await ears[1]!.say({ kind: 'offers' })).toMatchObject({ kind: 'reply' });
  expect(await ears[1]!.say({ kind: 'foresee', action: { type: 'roll' } })).toMatchObject({ kind: 'busy' });
  await time.pass(2000);
  expect(ears[0]!.heard.at(-1)).toMatchObject({ kind: 'refused', why: [{ code: 'cannot-foresee' }] });
  for (let i = 0; i < 12; i++) {
    await ears[0]!.say({ kind: 'foresee', action: { type: 'roll' } });
    await time.pass(2000);
  }
  expect(most).toBe(1);
  expect(stopped).toBeLessThanOrEqual(15);
});

test('what is refused repeats no token, and seats may be called what they like', async () => {
  const { host, journal, time } = house();
  const secret = `${'5ec2e7'.repeat(10)}zzzz`;
  const bad = [{ token: secret, right: { kind: 'run' } }];
  expect(JSON.stringify(await host.open({ ...pigOrder(), tokens: bad }))).not.toContain('5ec2e7');
  const names = ['constructor', 'a\u0000b'];
  const table = await opened(
    host,
    pigOrder(
      {
        config: { players: names, goal: 1000 },
        seats: names.map((id) => ({ id, driver: { kind: 'person' } })),
        tokens: [
          { token: tokenOf('run'), right: { kind: 'run' } },
          ...names.map((seat, i) => ({ token: tokenOf(`player${i}`), right: { kind: 'seat', seat } }) as const),
        ],
      },
      { undo: 'free', clock: { kind: 'bank', seconds: 10, increment: 1 } },
    ),
  );
  const ear = await at(host, table, 'player0');
  expect(await ear.act('roll')).toMatchObject({ kind: 'done' });
  expect(await ear.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await ear.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  await time.pass(60_000);
  expect((await journal.read(table, 0, 100)).at(-1)!.deed.kind).toBe('ran-out');
  expect({}).not.toHaveProperty('since');
});

test('a clock of a year is waited for by the hour, not all the time', async () => {
  let rung = 0;
  const time = new Time();
  // As platforms do it: what is too long rings at once.
  const after: Time['after'] = (ms, ring) => {
    if (ms < 2 ** 31) return time.after(ms, ring);
    if (++rung > 100) throw new Error('It rings without end.');
    return time.after(1, ring);
  };
  const { host } = house({ after }, time);
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 31_536_000 } }));
  await at(host, table, 'ada');
  await time.pass(3000);
  expect(rung).toBe(0);
});

test('while something is foreseen for somebody nothing else is, however long it takes', async () => {
  const time = new Time();
  const think = (): Promise<unknown> => new Promise(() => {});
  const { host } = house({ think, budgets: { foreseeing: 500_000 } }, time);
  const ada = await at(host, await opened(host), 'ada');
  ada.receive({ kind: 'foresee', id: 'a', action: { type: 'roll' } });
  await time.pass(120_000);
  expect(await ada.say({ kind: 'foresee', id: 'b', action: { type: 'roll' } })).toEqual({ kind: 'busy', id: 'b', wait: 1000 });
});

test('forecasts come back one after the other, as many a minute as there may be', async () => {
  const { host, time } = house({ think: async () => null, budgets: { forecasts: 3 } });
  const ada = await at(host, await opened(host), 'ada');
  const foresee = (id: string) => ada.say({ kind: 'foresee', id, action: { type: 'roll' } });
  for (const id of ['a', 'b', 'c']) expect((await foresee(id)).kind).not.toBe('busy');
  expect(await foresee('d')).toEqual({ kind: 'busy', id: 'd', wait: 20_000 });
  await time.pass(20_000);
  expect((await foresee('e')).kind).not.toBe('busy');
  expect(await foresee('f')).toEqual({ kind: 'busy', id: 'f', wait: 20_000 });
});
