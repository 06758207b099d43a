import type { Game } from 'ludoteca';
import { type Entry, type Journal, memoryJournal, type ToClient, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, type House, house, opened, pigOrder, settled, sixes, Time, tokenOf } from './helpers/house.js';
import { mendedPig } from './helpers/mended-pig.js';

const gameOf = (game: Game) => (id: string) => (id === 'pig' ? game : undefined);

/** A table at which ada has rolled, held, and bo has rolled, by the first version of the rules. */
const played = async (
  changes: Parameters<typeof pigOrder>[0] = {},
): Promise<{ first: House; table: string; time: Time; journal: Journal }> => {
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const first = house({ journal, version: '1.9.0', dice: () => sixes }, time);
  const table = await opened(first.host, pigOrder(changes));
  const [ada, bo] = [await at(first.host, table, 'ada'), await at(first.host, table, 'bo')];
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  expect(await ada.act('hold')).toMatchObject({ kind: 'done' });
  expect(await bo.act('roll')).toMatchObject({ kind: 'done' });
  return { first, table, time, journal };
};

const second = (journal: Journal, time: Time, version: string): House => house({ journal, version, gameOf: gameOf(mendedPig) }, time);
const seen = (message: ToClient | undefined) => (message as Welcome).picture;

test('where mended rules lead elsewhere, the table stands where they still lead, and goes on from there when all agree', async () => {
  const { table, time, journal } = await played();
  const { host } = second(journal, time, '1.10.0');
  const [ada, bo, watcher] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'watcher')];
  expect(seen(ada.heard[0])).toMatchObject({
    request: { by: '', what: 'go-on', of: ['ada', 'bo'], agreed: [] },
    open: [],
    acting: ['ada'],
    view: { pot: 6 },
  });
  // To which moment it goes back is told of what is taken back alone.
  expect(seen(ada.heard[0]).request).not.toHaveProperty('to');
  expect(seen(watcher.heard[0]).request).toBeNull();
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'already-asked' }] });
  expect(await watcher.say({ kind: 'answer', yes: true })).toMatchObject({ why: [{ code: 'not-seated' }] });
  expect(await ada.say({ kind: 'answer', yes: false })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await ada.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await ada.act('roll')).toMatchObject({ why: [{ code: 'already-asked' }] });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await ada.act('hold')).toMatchObject({ kind: 'done' });
  const kinds = (await journal.read(table, 0, 100)).map(({ deed }) => deed.kind);
  expect(kinds).toEqual(['opened', 'acted', 'acted', 'acted', 'went-on', 'went-on', 'acted']);
  // Whoever takes the table up later finds it so.
  const third = second(journal, time, '1.10.0');
  expect(seen((await at(third.host, table, 'ada')).heard[0])).toMatchObject({ request: null, acting: ['bo'] });
});

test('a server older than the rules a table was played by says so, and only to whom the table is open', async () => {
  const { table, time, journal } = await played({ rules: { ...pigOrder().rules, watch: 'token' } });
  const { host } = second(journal, time, '1.8.11');
  const [ada, stranger] = [await at(host, table, 'ada'), await at(host, table, 'stranger')];
  await time.pass(100);
  expect(ada.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
  expect(stranger.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
});

test('a table remembers the latest rules it was played by', async () => {
  const { table, time, journal } = await played();
  const later = house({ journal, version: '1.11.0', dice: () => sixes }, time);
  expect(await (await at(later.host, table, 'bo')).act('hold')).toMatchObject({ kind: 'done' });
  const { host } = second(journal, time, '1.10.0');
  const ada = await at(host, table, 'ada');
  await time.pass(100);
  expect(ada.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
});

test('a snapshot that was kept before the server was replaced lets the table go on at once', async () => {
  const { first, table, time, journal } = await played();
  await first.host.close();
  expect(await journal.latest(table)).toMatchObject({ n: 4 });
  const { host } = second(journal, time, '1.10.0');
  const bo = await at(host, table, 'bo');
  expect(seen(bo.heard[0])).toMatchObject({ request: null, acting: ['bo'], view: { pot: 6, points: { ada: 6 } } });
  expect(await bo.act('hold')).toMatchObject({ kind: 'done' });
  // What came before can be told, but no longer taken back.
  expect(await bo.say({ kind: 'past', before: 3 })).toMatchObject({ kind: 'reply', answer: { from: 0 } });
});

test('where bots alone play, whoever runs the table answers; a seat that is left to a bot need not', async () => {
  const { table, time, journal } = await played();
  const { host } = second(journal, time, '1.10.0');
  const [run, bo] = [await at(host, table, 'run'), await at(host, table, 'bo')];
  expect(await run.say({ kind: 'answer', yes: true })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  expect(await bo.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(await run.say({ kind: 'seat', seat: 'ada', driver: { kind: 'bot', bot: 'greedy' } })).toMatchObject({ kind: 'done' });
  await settled();
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ picture: { request: null } });

  const bots = await played();
  const runner = await at(bots.first.host, bots.table, 'run');
  for (const seat of ['ada', 'bo']) await runner.say({ kind: 'seat', seat, driver: { kind: 'bot', bot: 'greedy' } });
  const other = second(bots.journal, bots.time, '1.10.0');
  expect(await (await at(other.host, bots.table, 'run')).say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect((await bots.journal.read(bots.table, 0, 100)).at(-1)!.deed).toMatchObject({ kind: 'went-on', by: '', to: 1 });
});

test('an entry of a kind that is not known here needs a newer server, and so does a beginning that leads elsewhere', async () => {
  const { table, time, journal } = await played();
  const odd = (change: (entry: Entry) => Entry): Journal => ({
    ...journal,
    read: async (id, after, most) => (await journal.read(id, after, most)).map(change),
  });
  const strange = odd((entry) => (entry.n === 3 ? { ...entry, deed: { kind: 'juggled' } as never } : entry));
  const bent = odd((entry) => (entry.deed.kind === 'opened' ? { ...entry, deed: { ...entry.deed, seal: 'bent' } } : entry));
  for (const read of [strange, bent]) {
    const { host } = house({ journal: read, version: '1.9.0' }, time);
    const ada = await at(host, table, 'ada');
    await time.pass(100);
    expect(ada.heard).toEqual([{ kind: 'bye', why: 'newer' }]);
    expect(tokenOf('ada')).toHaveLength(64);
  }
});

test('while it is asked whether to go on, clocks stand with what was left, and run once all agree', async () => {
  const rules = { ...pigOrder().rules, clock: { kind: 'bank', seconds: 10, increment: 5 } } as const;
  const { first, table, time, journal } = await played({ rules });
  await time.pass(3000);
  await first.host.close();
  const { host } = second({ ...journal, latest: async () => null }, time, '1.10.0');
  const [ada, bo, run] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'run')];
  const left = 20_000; // with what both decisions gave
  expect(seen(ada.heard[0])).toMatchObject({ clocks: [{ seat: 'ada', left, since: null }] });
  await time.pass(60_000);
  expect(await run.say({ kind: 'answer', yes: false })).toMatchObject({ why: [{ code: 'nothing-asked' }] });
  for (const ear of [ada, bo]) expect(await ear.say({ kind: 'answer', yes: true })).toMatchObject({ kind: 'done' });
  expect(seen((await at(host, table, 'ada')).heard[0])).toMatchObject({ request: null, clocks: [{ seat: 'ada', left, since: time.now }] });
  expect((await journal.read(table, 4, 9)).map(({ deed }) => deed.kind)).toEqual(['went-on', 'went-on']);
});

test('where mended rules fail at a step, the table stands before it', async () => {
  const { table, time, journal } = await played();
  const failing: Game = {
    ...(pig as unknown as Game),
    reduce: (state, action, dice) => {
      if ((action as { readonly type: string }).type === 'hold') throw new Error('nobody holds any more');
      return (pig as unknown as Game).reduce(state, action, dice);
    },
  };
  const { host } = house({ journal, version: '1.10.0', gameOf: gameOf(failing) }, time);
  expect(seen((await at(host, table, 'ada')).heard[0])).toMatchObject({ request: { what: 'go-on' }, acting: ['ada'], view: { pot: 6 } });
});

test('watchers who are behind see where mended rules still lead', async () => {
  const { table, time, journal } = await played({ rules: { ...pigOrder().rules, delay: 60 } });
  await time.pass(60_000);
  const { host } = second(journal, time, '1.10.0');
  expect((await at(host, table, 'watcher')).heard[0]).toMatchObject({ kind: 'welcome', picture: { acting: ['ada'], view: { pot: 6 } } });
});

test('what came before the rules were mended cannot be taken back', async () => {
  for (const undo of ['consent', 'free'] as const) {
    const { first, table, time, journal } = await played({ rules: { ...pigOrder().rules, undo } });
    await first.host.close();
    const { host } = second(journal, time, '1.10.0');
    const bo = await at(host, table, 'bo');
    expect(await bo.say({ kind: 'take-back', to: 2 })).toMatchObject({ kind: 'refused', why: [{ code: 'internal' }] });
    expect(seen((await at(host, table, 'bo')).heard[0])).toMatchObject({ request: null, view: { pot: 6 } });
  }
});
