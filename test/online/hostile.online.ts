import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from 'ludoteca';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { lay, linkTo, newToken, openTable, Player } from '../../examples/online/load.js';
import { pause, until } from './helpers/crowd.js';
import { type ServerHere, startServer } from './helpers/servers.js';
import { refusedWith, Wire } from './helpers/wire.js';

const whole = inject('whole');
const names = ['ada', 'bo', 'cy'];
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-hostile-'));
let server: ServerHere;
beforeAll(async () => {
  server = await startServer({ DATA: join(folder, 'data') });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A table of three who play at random. */
const playing = async (): Promise<{ readonly table: string; readonly run: string; readonly players: readonly Player[]; close(): void }> => {
  const laid = lay('genegrafter', { players: names }, names);
  const table = await openTable([server.address], laid.order);
  const dice = seeded('hostile');
  const players = [...laid.seats].map(([seat, token]) => new Player(linkTo([server.address]), table, token, seat, dice));
  await until(() => players.every((player) => player.isAtRest), 10_000, 'the players are there');
  return {
    table,
    run: laid.run,
    players,
    close: () => {
      for (const player of players) {
        player.stop();
        player.store.close();
      }
    },
  };
};

const slowest = (players: readonly Player[], part: number): number => {
  const waits = players.flatMap(({ sent }) => sent.waits).sort((a, b) => a - b);
  return waits[Math.floor((waits.length - 1) * part)] ?? Number.NaN;
};

test('hostile messages close nobody but their senders, and disturb no game', async () => {
  const { table, run, players, close } = await playing();
  const going = players.map((player) => player.play(150));
  const dice = seeded('messages');
  const hello = { kind: 'hello', protocol: 1, table, token: run };
  const act = { kind: 'act', id: 'x', action: { type: 'pass', player: 'ada' } };
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  const odd: readonly unknown[] = [
    '',
    '{',
    'null',
    '[]',
    '{"__proto__":{"polluted":true}}',
    deep,
    'x'.repeat(60_000),
    { ...hello, token: null },
    { ...hello, table: '../../etc' },
    { ...hello, protocol: 2 },
    { ...act, action: null },
    { ...act, id: '\u0000' },
    { ...act, id: 'x'.repeat(1000) },
    { kind: 'offers', id: 'o', types: ['constructor', '__proto__'] },
    { kind: 'form', id: 'f', type: '__proto__', answers: { constructor: 1 } },
    { kind: 'past', id: 'p', before: -1 },
    { kind: 'rematch', id: 'r' },
  ];
  const hostile: Wire[] = [];
  for (let i = 0; i < (whole ? 400 : 40); i++) {
    const wire = await Wire.to(server.address);
    hostile.push(wire);
    if (dice.roll(2, 'greet') === 1) wire.say(hello);
    for (let said = 0; said < 25; said++) wire.say(odd[dice.roll(odd.length, 'which') - 1]);
    if (i % 20 === 19) await pause(100);
  }
  const binary = await Wire.to(server.address);
  binary.socket.send(Buffer.alloc(10));
  const large = await Wire.to(server.address);
  large.say('x'.repeat(70_000));
  await until(() => binary.closed === 1003 && large.closed !== null, 5000, 'what is no text, or too much, closes');
  await pause(1000);
  for (const player of players) player.stop();
  await Promise.all(going);
  expect(players.every((player) => player.isAtRest)).toBe(true);
  // Of two who may act at once the rules say no to the later; the host says no to nobody who plays.
  expect(players.flatMap(({ sent }) => [...sent.clauses].filter((clause) => !clause.startsWith('GG-')))).toEqual([]);
  expect(players.flatMap(({ sent }) => [...sent.acknowledged]).length).toBeGreaterThan(3);
  expect(hostile.flatMap(({ heard }) => heard).filter(({ kind }) => kind === 'done')).toEqual([]);
  for (const wire of hostile) wire.socket.terminate();
  close();
  expect({}).not.toHaveProperty('polluted');
});

test('who says too much is sent away before it is read, and who says nothing after five seconds', async () => {
  const { table, run, players, close } = await playing();
  const flood = await Wire.to(server.address);
  flood.hello(table, run);
  for (let i = 0; i < 1000; i++) flood.say({ kind: 'offers', id: `${i}` });
  const silent = await Wire.to(server.address);
  await until(() => flood.closed === 1008, 5000, 'the flood is closed');
  await until(() => silent.closed === 1008, 8000, 'who says nothing is closed');
  expect(silent.heard).toEqual([{ kind: 'bye', why: 'late' }]);
  expect(players.every((player) => player.isAtRest)).toBe(true);
  close();
});

test('who never reads costs a bounded amount of memory, delays nobody and is sent away', async () => {
  const { table, run, players, close } = await playing();
  const going = players.map((player) => player.play(100));
  await pause(3000);
  const calm = slowest(players, 0.99);
  for (const { sent } of players) sent.waits.length = 0;
  const deaf = await Promise.all(Array.from({ length: 5 }, () => Wire.to(server.address)));
  const before = server.memory() ?? 0;
  for (const wire of deaf) {
    wire.hello(table, run);
    wire.socket.pause();
  }
  const asking = setInterval(() => {
    // A picture each time: more than anybody could leave unread for long.
    for (const wire of deaf) for (let i = 0; i < 5; i++) wire.hello(table, run);
  }, 100);
  await pause(whole ? 20_000 : 5000);
  clearInterval(asking);
  for (const player of players) player.stop();
  await Promise.all(going);
  const disturbed = slowest(players, 0.99);
  const grown = (server.memory() ?? 0) - before;
  console.log(
    `99 of 100 answers within ${Math.round(calm)} ms before, ${Math.round(disturbed)} ms beside five that never read; ${Math.round(grown / 1e6)} MB more`,
  );
  expect(disturbed).toBeLessThan(Math.max(2 * calm, 500));
  expect(grown).toBeLessThan(100e6);
  for (const wire of deaf) wire.socket.terminate();
  close();
});

test('an order whose letters cannot be read is refused: with others in their place it would be another order', async () => {
  const order = JSON.stringify(lay('genegrafter', { players: ['é', ...names.slice(1)] }, ['é', ...names.slice(1)]).order);
  const ordered = async (encoding: BufferEncoding): Promise<readonly [number, unknown]> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}/tables`, { method: 'POST', headers, body: Buffer.from(order, encoding) });
    return [answer.status, await answer.json()];
  };
  expect(await ordered('latin1')).toMatchObject([400, { refusal: [{ code: 'bad-order' }] }]);
  expect(await ordered('utf8')).toMatchObject([201, { table: expect.any(String) }]);
});

test('from one address come so many sockets and tables as are allowed, and from the next as many again', async () => {
  const strict = await startServer({ DATA: join(folder, 'strict'), SOCKETS_PER_ADDRESS: '5', TABLES_PER_HOUR: '3', TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.99, ${address}` });
  const wires = await Promise.all(Array.from({ length: 5 }, () => Wire.to(strict.address, from('203.0.113.1'))));
  expect(await refusedWith(strict.address, from('203.0.113.1'))).toBe(429);
  expect(await refusedWith(strict.address, from('203.0.113.2'))).toBe(101);
  wires[0]!.socket.terminate();
  await pause(200);
  expect(await refusedWith(strict.address, from('203.0.113.1'))).toBe(101);
  for (const wire of wires) wire.socket.terminate();
  const open = async (address: string): Promise<number> => {
    const body = JSON.stringify(lay('genegrafter', { players: names }, names).order);
    const headers = { 'content-type': 'application/json', ...from(address) };
    return (await fetch(`${strict.address}/tables`, { method: 'POST', headers, body })).status;
  };
  const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::7'];
  const statuses: number[] = [];
  for (const address of household) statuses.push(await open(address));
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await open('2001:db8:1:3::1')).toBe(201);
  expect(await strict.stop()).toBe(0);
});

test('people who only look on cost little memory', async () => {
  const many = whole ? 5000 : 1500;
  const tables = await Promise.all(
    Array.from({ length: Math.ceil(many / 150) }, async () => {
      const laid = lay('genegrafter', { players: names }, names);
      return openTable([server.address], laid.order);
    }),
  );
  const settle = async (wires: readonly Wire[]): Promise<number> => {
    await until(() => wires.every(({ heard }) => heard.length > 0), 60_000, 'everybody is welcomed');
    await pause(3000);
    return server.memory() ?? Number.NaN;
  };
  const come = async (count: number): Promise<readonly Wire[]> => {
    const wires: Wire[] = [];
    for (let i = 0; i < count; i += 100)
      wires.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, async (_, j) => {
            const wire = await Wire.to(server.address);
            wire.hello(tables[(i + j) % tables.length]!, newToken());
            return wire;
          }),
        )),
      );
    return wires;
  };
  const first = await come(100);
  const before = await settle(first);
  const rest = await come(many - 100);
  const each = ((await settle(rest)) - before) / (many - 100);
  console.log(`${many} sockets, ${Math.round(each / 100) / 10} kB of resident memory each`);
  expect(each).toBeLessThan(20_000);
  expect([...first, ...rest].filter(({ closed }) => closed !== null)).toEqual([]);
  for (const wire of [...first, ...rest]) wire.socket.terminate();
});
