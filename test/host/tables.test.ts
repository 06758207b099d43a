import { type Game, seeded } from 'ludoteca';
import { memoryJournal, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { markAfter } from '../../src/protocol/index.js';
import { at, Ear, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';

type StepEvents = Extract<ReturnType<Game['setup']>, { readonly _tag: 'Right' }>['right']['events'];

test('the same order twice is one table, and what is no order is refused', async () => {
  const { host, journal } = house();
  const table = await opened(host);
  expect(await opened(host)).toBe(table);
  expect(await journal.read(table, 0, 10)).toHaveLength(1);
  for (const order of [
    null,
    {},
    pigOrder({ game: 'go' }),
    pigOrder({ seats: [] }),
    pigOrder({ tokens: [] }),
    pigOrder({ config: { players: [] } }),
  ])
    expect(await host.open(order)).toMatchObject({ _tag: 'Left' });
});

test('the journal keeps no token, and an unknown table and a wrong token get one answer', async () => {
  const { host, journal, time } = house();
  const table = await opened(host, pigOrder({}, { watch: 'token' }));
  expect(JSON.stringify(await journal.read(table, 0, 10))).not.toContain(tokenOf('ada'));
  const [stranger, lostOne] = [new Ear(host), new Ear(host)];
  await stranger.hello(table, tokenOf('stranger'));
  await lostOne.hello('0'.repeat(32), tokenOf('ada'));
  // However long it took to find out, they hear of it at the same beat.
  expect([...stranger.heard, ...lostOne.heard]).toEqual([]);
  await time.pass(100);
  expect(stranger.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  expect(lostOne.heard).toEqual(stranger.heard);
});

test('a command is done once however often it is sent, and everybody hears of it before its sender is answered', async () => {
  const { host, journal } = house();
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  expect(ada.heard[0]).toMatchObject({ kind: 'welcome', no: 0, you: { seat: 'ada', runs: false } });
  expect(await ada.act('roll', { id: 'once' })).toEqual({ kind: 'done', id: 'once' });
  expect(await ada.act('roll', { id: 'once' })).toEqual({ kind: 'done', id: 'once' });
  expect(await journal.read(table, 0, 10)).toHaveLength(2);
  expect(ada.heard.map(({ kind }) => kind)).toEqual(['welcome', 'told', 'done', 'done']);
  expect(bo.told).toHaveLength(1);
  // Another may choose the same id: it is kept under the sender.
  expect(await bo.act('roll', { id: 'once' })).toMatchObject({ kind: 'refused', why: [{ code: 'not-your-turn' }] });
});

test('two hosts on one journal both serve a table: what races is tried again, and both show the same', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const [one, two] = [house({ journal }, time), house({ journal }, time)];
  const table = await opened(one.host);
  const [ada, same] = [await at(one.host, table, 'ada'), await at(two.host, table, 'ada')];
  ada.receive({ kind: 'act', id: 'a', action: { type: 'roll' } });
  same.receive({ kind: 'act', id: 'b', action: { type: 'roll' } });
  await settled();
  await time.pass(2000);
  const entries = await journal.read(table, 0, 10);
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, i) => i + 1));
  const answers = [ada, same].map((ear) => ear.heard.find((message) => 'id' in message)!.kind);
  // The second roll may come after a 1 has passed the turn.
  expect(answers.filter((kind) => kind === 'done').length).toBe(entries.length - 1);
  expect(answers.every((kind) => kind === 'done' || kind === 'refused')).toBe(true);
  expect(ada.told.length).toBe(entries.length - 1);
  expect(same.told.length).toBe(entries.length - 1);
});

test('a table is taken up by another host where it stood, from a snapshot where there is one', async () => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const first = house({ journal }, time);
  const table = await opened(first.host);
  const seats = { ada: await at(first.host, table, 'ada'), bo: await at(first.host, table, 'bo') };
  for (let i = 0; i < 60; i++) {
    for (const ear of Object.values(seats)) await ear.act('roll');
    await time.pass(1000);
  }
  expect(await journal.latest(table)).toMatchObject({ format: 'ludoteca-hosted/1' });
  const before = await at(first.host, table, 'ada');
  await first.host.close();
  expect(seats.ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  const second = house({ journal }, time);
  const after = await at(second.host, table, 'ada');
  const [was, is] = [before.heard[0], after.heard[0]] as [Welcome, Welcome];
  expect(is.picture).toEqual(was.picture);
  // What happened lately is told; the rest can be asked for.
  expect(is.moments.length).toBeGreaterThan(30);
  expect(is.moments).toEqual(was.moments.slice(is.from));
  expect(await after.say({ kind: 'past', before: is.from })).toMatchObject({ answer: { from: 0, moments: was.moments.slice(0, is.from) } });
});

test('an invitation seats one newcomer, and whoever runs the table may take the seat away', async () => {
  const { host } = house();
  const tokens = [
    { token: tokenOf('run'), right: { kind: 'run' } },
    { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } },
  ] as const;
  const table = await opened(host, pigOrder({ tokens }));
  const bo = await at(host, table, 'bo', { invite: tokenOf('invite') });
  expect(bo.heard[0]).toMatchObject({ kind: 'welcome', you: { seat: 'bo' } });
  const thief = await at(host, table, 'thief', { invite: tokenOf('invite') });
  expect(thief.heard[0]).toMatchObject({ kind: 'welcome', you: { seat: null } });
  expect(await bo.say({ kind: 'revoke', seat: 'ada' })).toMatchObject({ why: [{ code: 'not-running' }] });
  const run = await at(host, table, 'run');
  expect(await run.act('roll')).toMatchObject({ why: [{ code: 'not-seated' }] });
  expect(await run.say({ kind: 'revoke', seat: 'bo' })).toMatchObject({ kind: 'done' });
  expect(bo.heard.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
});

test('at an open table anybody may watch, but only so many', async () => {
  const { host, time } = house({ budgets: { watchers: 2 } });
  const table = await opened(host);
  const ears = await Promise.all(['w1', 'w2', 'w3'].map((who) => at(host, table, who)));
  await time.pass(100);
  expect(ears.map((ear) => ear.heard[0])).toMatchObject([{ kind: 'welcome' }, { kind: 'welcome' }, { kind: 'bye', why: 'full' }]);
  expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome' });
  expect(await ears[0]!.act('roll')).toMatchObject({ why: [{ code: 'not-seated' }] });
});

test('whoever has the same token elsewhere is seated there too when an invitation seats it', async () => {
  const { host } = house();
  const tokens = [
    { token: tokenOf('run'), right: { kind: 'run' } },
    { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } },
  ] as const;
  const table = await opened(host, pigOrder({ tokens }));
  const watching = await at(host, table, 'bo');
  expect((await at(host, table, 'bo', { invite: tokenOf('invite') })).heard.at(-1)).toMatchObject({ you: { seat: 'bo' } });
  expect(watching.heard.at(-1)).toEqual({ kind: 'bye', why: 'leaving' });
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ you: { seat: 'bo' } });
});

test('watchers with a delay see the table as it was, and later what happened', async () => {
  const { host, time } = house();
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  await ada.act('roll');
  expect(ada.told).toHaveLength(1);
  expect(watcher.told).toHaveLength(0);
  await time.pass(59_000);
  expect(watcher.told).toHaveLength(0);
  await time.pass(2000);
  expect(watcher.told).toHaveLength(1);
});

test('pause, resume, rematch and close are for whoever runs the table', async () => {
  const { host } = house();
  const table = await opened(host);
  const [ada, run] = [await at(host, table, 'ada'), await at(host, table, 'run')];
  expect(await run.say({ kind: 'pause' })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'paused' }] });
  expect(await run.say({ kind: 'resume' })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll', { since: 99 })).toMatchObject({ why: [{ code: 'moved-on' }] });
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'close' })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'closed' }] });
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  const next = JSON.stringify(ada.told.at(-1)).match(/[0-9a-f]{32}/)![0];
  expect((await at(host, next, 'ada')).heard[0]).toMatchObject({ kind: 'welcome', you: { seat: 'ada' } });
});

test('whoever is refused by the table, and not by the rules of the game, is told so, and why in words', async () => {
  const { host } = house();
  const table = await opened(host);
  const [ada, run] = [await at(host, table, 'ada'), await at(host, table, 'run')];
  await run.say({ kind: 'pause' });
  expect(await ada.act('roll', { id: 'a' })).toEqual({
    kind: 'refused',
    id: 'a',
    why: [{ code: 'paused', clause: 'HOST', message: 'The table is paused.', facts: {} }],
  });
});

test('rematches of rematches are no way to open tables without end', async () => {
  const { host, time } = house();
  let table = await opened(host);
  const kinds: string[] = [];
  for (let i = 0; i < 12; i++) {
    const run = await at(host, table, 'run');
    kinds.push((await run.say({ kind: 'rematch' })).kind);
    table = JSON.stringify(run.told.at(-1) ?? null).match(/[0-9a-f]{32}/)?.[0] ?? table;
    await time.pass(1000);
  }
  expect(kinds).toEqual([...Array<string>(10).fill('done'), 'busy', 'busy']);
  await time.pass(360_000);
  expect(await (await at(host, table, 'run')).say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
});

test('dice that fall in a host come from nobody’s message', async () => {
  const { host } = house({ dice: () => seeded(3) });
  const table = await opened(host);
  const ada = await at(host, table, 'ada');
  expect(await ada.say({ kind: 'act', action: { type: 'roll', die: 6 } })).toMatchObject({ why: [{ code: 'bad-parameter' }] });
  expect(await ada.say({ kind: 'act', action: { type: 'roll', player: 'bo' } })).toMatchObject({ kind: 'done' });
});

test('whoever has a seat takes no other by an invitation, which stays good for somebody else', async () => {
  const { host } = house();
  const tokens = [...pigOrder().tokens.slice(0, 2), { token: tokenOf('invite'), right: { kind: 'invite', seat: 'bo' } } as const];
  const table = await opened(host, pigOrder({ tokens }));
  const ada = await at(host, table, 'ada', { invite: tokenOf('invite') });
  expect(ada.heard[0]).toMatchObject({ you: { seat: 'ada' }, picture: { seats: [{ taken: true }, { taken: false }] } });
  expect((await at(host, table, 'friend', { invite: tokenOf('invite') })).heard[0]).toMatchObject({ you: { seat: 'bo' } });
});

test('watchers with a delay are as far behind while the table goes on', async () => {
  const { host, time } = house({ dice: () => sixes });
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  for (let i = 0; i < 3; i++) {
    await ada.act('roll');
    await time.pass(10_000);
  }
  expect(watcher.told).toEqual([]);
  await time.pass(31_000);
  expect(watcher.told).toHaveLength(1);
  expect((await at(host, table, 'late')).heard[0]).toMatchObject({ picture: { view: { pot: 6 } } });
});

test('what happened when the table was set up is told like all else, and not again to whoever has it', async () => {
  const piggish = pig as unknown as Game;
  const dealt = [{ type: 'held', player: 'bo', points: 3 }] as unknown as StepEvents;
  const setup: Game['setup'] = (...given) => {
    const step = piggish.setup(...given);
    return step._tag === 'Left' ? step : { ...step, right: { ...step.right, events: dealt } };
  };
  const { host } = house({ gameOf: () => ({ ...piggish, setup }) });
  const table = await opened(host);
  const [first] = (await at(host, table, 'ada')).heard as [Welcome];
  expect(first).toMatchObject({ from: 0, mark: '', moments: [{ action: null, events: dealt }] });
  const seen = { moments: 1, mark: markAfter(first.mark, first.moments) };
  expect((await at(host, table, 'ada', { seen })).heard[0]).toMatchObject({ from: 1, mark: seen.mark, moments: [] });
});

test('a table has one id wherever among its tokens the one that runs it stands', async () => {
  const { host } = house();
  const { tokens } = pigOrder();
  const table = await opened(host);
  expect(await opened(host, pigOrder({ tokens: [...tokens.slice(1), tokens[0]!] }))).toBe(table);
  expect(table).not.toBe(
    await opened(host, pigOrder({ tokens: [{ token: tokenOf('other'), right: { kind: 'run' } }, ...tokens.slice(1)] })),
  );
});
