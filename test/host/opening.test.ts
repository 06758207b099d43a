import type { Game } from 'ludoteca';
import { type Deed, memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { driven, house, opened, pigOrder, Time } from './helpers/house.js';

const rules = pig as unknown as Game;

test('where the game refuses how it is to be played, its refusals are told and nothing is written', async () => {
  const { host, journal } = house();
  for (const config of [{ players: ['ada', 'bo'], goal: 'much' }, { players: ['ada', 'ada'], goal: 10 }, {}]) {
    const answer = await host.open(pigOrder({ config }));
    expect(answer._tag).toBe('Left');
    expect(answer).toEqual(rules.decodeConfig(config));
  }
  expect((await journal.read(await opened(host), 0, 9)).map(({ n }) => n)).toEqual([1]);
});

test('where the game cannot be set up as it is to be played, what it refuses is told', async () => {
  const refusal = rules.decodeConfig({});
  if (refusal._tag !== 'Left') throw new Error('Nothing at all is no way to play.');
  const { host } = house({ gameOf: () => ({ ...rules, setup: () => refusal }) });
  expect(await host.open(pigOrder())).toEqual(refusal);
});

test('a table remembers by which version of the rules it was opened, where there is one', async () => {
  for (const [options, versions] of [
    [{ version: '1.9.0' }, ['1.9.0']],
    [{}, []],
  ] as const) {
    const time = new Time();
    const journal = memoryJournal(() => time.now);
    const deeds: Deed[] = [];
    const append: typeof journal.append = (rows) => {
      deeds.push(...rows.map(({ deed }) => deed));
      return journal.append(rows);
    };
    await opened(house({ journal: { ...journal, append }, ...options }, time).host);
    expect(deeds.map((deed) => deed.kind)).toEqual(['opened']);
    expect(deeds.flatMap((deed) => ('version' in deed ? [deed.version] : []))).toEqual(versions);
  }
});

test('another order with the token that runs a table is refused, and the same order in other words is not', async () => {
  const { host, journal } = house();
  const { game, config, rules, seats, tokens } = pigOrder();
  const table = await opened(host);
  for (const changes of [
    { config: { players: ['ada', 'bo'], goal: 7 } },
    { rules: { ...rules, delay: 60 } },
    { seats: driven('bot', 'person') },
    { tokens: tokens.slice(0, 2) },
  ])
    expect(await host.open(pigOrder(changes)), JSON.stringify(changes)).toMatchObject({
      _tag: 'Left',
      left: [{ code: 'other-order', clause: 'HOST' }],
    });
  expect(await opened(host, { tokens: [...tokens].reverse(), seats, rules, config, game })).toBe(table);
  expect(await journal.read(table, 0, 9)).toHaveLength(1);
});

test('what is wrong with an order is said where it is, and by the host', async () => {
  const { host } = house();
  expect(await host.open({ ...pigOrder(), seats: 'all' })).toMatchObject({
    _tag: 'Left',
    left: [{ code: 'bad-order', clause: 'HOST', path: 'seats' }],
  });
});
