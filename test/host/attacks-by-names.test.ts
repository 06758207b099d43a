import type { Order } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, sixes, tokenOf } from './helpers/house.js';

const names = ['constructor', 'toString', 'hasOwnProperty'] as const;

/** An order for people whose names every object knows. */
const order = (rules: Partial<Order['rules']>): Order =>
  pigOrder(
    {
      config: { players: [...names], goal: 1000 },
      seats: names.map((id) => ({ id, driver: { kind: 'person' } })),
      tokens: [
        { token: tokenOf('run'), right: { kind: 'run' } },
        ...names.map((seat) => ({ token: tokenOf(seat), right: { kind: 'seat', seat } }) as const),
      ],
    },
    rules,
  );

test('players whose names every object knows play, run out of time, take back and are taken up again like all others', async () => {
  const { host, journal, time } = house({ dice: () => sixes });
  const table = await opened(host, order({ undo: 'free', clock: { kind: 'bank', seconds: 10, increment: 5 }, atZero: 'pause' }));
  const [first, second, run] = [await at(host, table, names[0]), await at(host, table, names[1]), await at(host, table, 'run')];
  expect(await second.say({ kind: 'redo' })).toMatchObject({ why: [{ code: 'nothing-to-redo' }] });
  expect(await first.act('roll')).toMatchObject({ kind: 'done' });
  expect(await first.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await first.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'seat', seat: 'valueOf', driver: { kind: 'person' } })).toMatchObject({ why: [{ code: 'no-such-seat' }] });
  await time.pass(17_000);
  expect((await journal.read(table, 0, 99)).at(-1)).toMatchObject({ deed: { kind: 'ran-out', seat: names[0] } });
  await host.close();
  const again = house({ journal }, time);
  const back = await at(again.host, table, names[0]);
  expect(back.heard[0]).toMatchObject({ picture: { paused: true, view: { pot: 6 }, clocks: [{ seat: names[0], left: 0 }] } });
});

test('nobody sits down under the name of what all objects are made from, and no kind of message is one', async () => {
  const { host } = house();
  const seats = ['__proto__', 'bo'].map((id) => ({ id, driver: { kind: 'person' } }) as const);
  expect(
    await host.open(pigOrder({ config: { players: ['__proto__', 'bo'], goal: 100 }, seats, tokens: pigOrder().tokens.slice(0, 1) })),
  ).toMatchObject({ _tag: 'Left' });
  expect(await host.open(pigOrder({ game: '__proto__' }))).toMatchObject({ left: [{ code: 'unknown-game' }] });
  const table = await opened(host);
  for (const kind of ['constructor', '__proto__', 'toString']) {
    const ada = await at(host, table, 'ada');
    ada.receive(`{"kind":"${kind}","id":"x"}`);
    expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'ill-formed' });
  }
  const ada = await at(host, table, 'ada');
  ada.receive('{"kind":"act","id":"x","action":{"type":"roll","__proto__":{"type":"hold"}}}');
  expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'ill-formed' });
  expect({}).not.toHaveProperty('type');
});
