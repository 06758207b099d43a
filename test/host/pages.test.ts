import { type Journal, memoryJournal, type Order, type Problem } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, pigOrder, settled, sixes, Time } from './helpers/house.js';
import { mendedPig } from './helpers/mended-pig.js';

/** A host with mended rules, whose journal can be made to wait before its second page, and another that has the rules as they were. */
const twoHosts = (options: Parameters<typeof house>[0] = {}) => {
  const time = new Time();
  const memory = memoryJournal(() => time.now);
  const gate: { isShut: boolean; open: () => void } = { isShut: false, open: () => {} };
  const journal: Journal = {
    ...memory,
    read: async (table, after, most) => {
      if (gate.isShut && after > 400)
        await new Promise<void>((resolve) => {
          gate.open = resolve;
        });
      return memory.read(table, after, most);
    },
  };
  const one = house({ journal: memory, version: '1.9.0', dice: () => sixes }, time);
  const other = house({ journal, version: '1.10.0', gameOf: () => mendedPig, dice: () => sixes, ...options }, time);
  /** What is held by the rules as they were, and more lines after it than one page has. */
  const goesOn = async (table: string): Promise<void> => {
    const ada = await at(one.host, table, 'ada');
    if (ada.heard[0]?.kind === 'welcome' && ada.heard[0].from === 0) await ada.act('roll');
    expect(await ada.act('hold')).toMatchObject({ kind: 'done' });
    await one.host.close();
    const { length } = await memory.read(table, 0, 9);
    const lines = Array.from({ length: 600 }, (_, i) => ({
      table,
      n: length + 1 + i,
      command: `line-${i}`,
      deed: { kind: i % 2 === 0 ? ('paused' as const) : ('resumed' as const), by: '' },
    }));
    await memory.append(lines);
    gate.isShut = true;
  };
  return { time, gate, one, other, goesOn };
};

test('while the next page of a journal is waited for nobody is sent away, though the rules lead elsewhere', async () => {
  const { time, gate, one, other, goesOn } = twoHosts();
  const table = await opened(one.host, pigOrder({}, { delay: 2 }));
  const [ada, watcher] = [await at(other.host, table, 'ada'), await at(other.host, table, 'watcher')];
  await time.pass(500);
  await ada.act('roll');
  await time.pass(1400);
  await goesOn(table);
  // Now the watcher is to be shown what was rolled.
  await time.pass(1000);
  expect([ada.closed, watcher.closed]).toEqual([null, null]);
  gate.isShut = false;
  gate.open();
  await settled();
  expect((await at(other.host, table, 'ada')).heard[0]).toMatchObject({ picture: { request: { what: 'go-on' } } });
  expect(ada.closed).toBeNull();
});

test('while the next page of a journal is waited for no bot thinks of what the rules do not lead to', async () => {
  const asked: Problem[] = [];
  const think = async (problem: Problem): Promise<unknown> => {
    asked.push(problem);
    throw new Error('The worker died.');
  };
  const { time, gate, one, other, goesOn } = twoHosts({ think });
  const seats: Order['seats'] = ['ada', 'bo'].map((id) => ({ id, driver: { kind: 'bot', bot: 'greedy' } }));
  const table = await opened(one.host, pigOrder({ seats }));
  await at(other.host, table, 'bo');
  await time.pass(900);
  await goesOn(table);
  await time.pass(1500);
  expect(asked.map((problem) => problem.state)).toEqual(asked.map(() => expect.objectContaining({ phase: 'play' })));
  gate.isShut = false;
  gate.open();
  await settled();
});
