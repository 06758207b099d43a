import type { Game } from 'ludoteca';
import type { Told, Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { changesBetween, markAfter } from '../../src/protocol/index.js';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, Ear, house, opened, settled, sixes, tokenOf } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

const six = { action: null, events: [{ type: 'rolled', player: 'ada', die: 6 }] };
const mine = { ...six, action: { type: 'roll', player: 'ada' } };

test('of a table known from a snapshot what is in memory is told at once, and what came before when it is asked for', async () => {
  const { host, table, reads } = await recalled();
  const ada = await at(host, table, 'ada');
  expect(ada.heard[0]).toMatchObject({ kind: 'welcome', from: 3, mark: '', moments: [mine, mine] });
  reads.splice(0);
  expect(await ada.say({ kind: 'past', before: 5 })).toMatchObject({ answer: { from: 3, moments: [mine, mine] } });
  expect(await ada.say({ kind: 'past', before: 4 })).toEqual({
    kind: 'reply',
    id: expect.any(String),
    answer: { from: 3, moments: [mine] },
  });
  expect(reads).toEqual([]);
  expect(await ada.say({ kind: 'past', before: 3 })).toMatchObject({ answer: { from: 0, moments: [mine, mine, mine] } });
  expect(reads).toEqual([0]);
  expect(await ada.say({ kind: 'past', before: 99 })).toMatchObject({ answer: { from: 0, moments: [mine, mine, mine, mine, mine] } });
});

test('of a table known from a snapshot new moments are told after the old ones, and numbered', async () => {
  const { host, table } = await recalled();
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  await ada.act('roll');
  expect(bo.told).toMatchObject([
    { no: 1, kept: 5, moments: [six] },
    { no: 2, kept: 6, moments: [six] },
  ]);
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ no: 2, from: 3, moments: [six, six, six, six] });
});

test('of a table known from a snapshot one sees how it stood, before the snapshot as well', async () => {
  const view: Game['view'] = (state) => ({ pot: (state as unknown as { readonly pot: number }).pot });
  const { host, table } = await recalled({}, { gameOf: () => ({ ...(pig as unknown as Game), view }) });
  const bo = await at(host, table, 'bo');
  expect(await bo.say({ kind: 'look', at: 5 })).toMatchObject({ answer: { view: { pot: 30 } } });
  expect(await bo.say({ kind: 'look', at: 4 })).toMatchObject({ answer: { view: { pot: 24 } } });
  expect(await bo.say({ kind: 'look', at: 1 })).toMatchObject({ answer: { view: { pot: 6 } } });
  expect(await bo.say({ kind: 'look', at: 6 })).toMatchObject({ why: [{ code: 'not-seen' }] });
});

test('of a table known from a snapshot steps are told at once, whatever else was done between them', async () => {
  const { host, table } = await recalled({}, {}, async (first, id) => {
    const [ada, run] = [await at(first, id, 'ada'), await at(first, id, 'run')];
    for (const kind of ['pause', 'resume']) expect(await run.say({ kind })).toMatchObject({ kind: 'done' });
    expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  });
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ from: 3, moments: [mine, mine, mine] });
});

/** Pig of which those who watch hear only what is held. */
const hushed: Game = {
  ...(pig as unknown as Game),
  witness: (event, viewer) => (viewer === null && event.type !== 'held' ? null : event),
};

test('of a table known from a snapshot whoever is asked sees from which of their moments on something is to be taken back', async () => {
  const { host, table, journal, time } = await recalled({}, { gameOf: () => hushed });
  const bo = await at(host, table, 'bo');
  const ada = await at(house({ journal, dice: () => sixes }, time).host, table, 'ada');
  expect(await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 4 } })).toMatchObject({ kind: 'done' });
  await time.pass(1000);
  expect(bo.told).toHaveLength(1);
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ from: 3, picture: { request: { what: 'take-back', by: 'ada', to: 4 } } });
});

test('of a table known from a snapshot those who watch, and hear less than others, are told just what they have missed', async () => {
  const first = house({ dice: () => sixes, gameOf: () => hushed });
  const table = await opened(first.host);
  for (const who of ['ada', 'bo']) {
    const ear = await at(first.host, table, who);
    for (const type of ['roll', 'hold'] as const) expect(await ear.act(type)).toMatchObject({ kind: 'done' });
  }
  const { moments } = (await at(first.host, table, 'watcher')).heard[0] as Welcome;
  expect(moments).toHaveLength(2);
  await first.host.close();
  const second = house({ journal: first.journal, gameOf: () => hushed }, first.time);
  const mark = markAfter('', moments.slice(0, 1));
  const again = await at(second.host, table, 'watcher', { seen: { moments: 1, mark } });
  expect(again.heard[0]).toMatchObject({ from: 1, mark, moments: moments.slice(1) });
});

test('whoever comes again with another past than the table’s is told all of it', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  for (let i = 0; i < 3; i++) await ada.act('roll');
  const { mark } = (await at(host, table, 'ada', { seen: { moments: 0, mark: '' } })).heard[0] as Welcome;
  const whole = { from: 0, mark, moments: [mine, mine, mine] };
  for (const seen of [
    { moments: 1, mark: 'another' },
    { moments: 99, mark: '' },
    { moments: -1, mark: '' },
  ])
    expect((await at(host, table, 'ada', { seen })).heard[0], JSON.stringify(seen)).toMatchObject(whole);
  const again = await recalled();
  for (const seen of [
    { moments: 1, mark: '' },
    { moments: 3, mark: '' },
    { moments: 9, mark: '' },
  ])
    expect((await at(again.host, again.table, 'ada', { seen })).heard[0], JSON.stringify(seen)).toMatchObject({
      from: 3,
      moments: [mine, mine],
    });
});

test('that a moment is gone is told, though the table looks the same', async () => {
  const { host } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder({ undo: 'free' }));
  const ada = await at(host, table, 'ada');
  await ada.say({ kind: 'act', action: { type: 'peek' } });
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(ada.told.at(-1)).toMatchObject({ no: 2, kept: 0, moments: [] });
});

test('a picture is told as its changes where they are at most half as long, and whole where they are longer', async () => {
  let text = 'a';
  const game: Game = { ...(pig as unknown as Game), view: () => ({ text }) as never };
  const { host } = house({ gameOf: () => game, dice: () => sixes });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  const lengthOf = (data: unknown): number => JSON.stringify(data).length;
  let picture = (bo.heard[0] as Welcome).picture;
  const [around, beside] = [lengthOf(picture) - 1, lengthOf(changesBetween(picture, { ...picture, view: { text: 'b' } })) - 1];
  const half = around - 2 * beside;
  for (const [letter, length, how] of [
    ['b', half - 1, 'patch'],
    ['c', half, 'patch'],
    ['d', half + 1, 'picture'],
    ['e', half * 10, 'picture'],
  ] as const) {
    text = letter.repeat(length);
    await ada.act('roll');
    const told = bo.told.at(-1) as Told;
    const [before, after] = [picture, { ...picture, view: { text } }];
    expect(told[how], letter).toEqual(how === 'picture' ? after : changesBetween(before, after));
    expect(told, letter).not.toHaveProperty(how === 'picture' ? 'patch' : 'picture');
    picture = after;
  }
});

test('whoever says hello again on the same connection is welcomed anew, where the others are', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), new Ear(host)];
  await bo.hello(table, tokenOf('bo'));
  await ada.act('roll');
  await bo.hello(table, tokenOf('bo'));
  await settled();
  expect(bo.heard).toMatchObject([
    { kind: 'welcome', no: 0 },
    { kind: 'told', no: 1 },
    { kind: 'welcome', no: 1 },
  ]);
});
