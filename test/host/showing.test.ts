import { createHash } from 'node:crypto';
import type { Game, Viewer } from 'ludoteca';
import { memoryJournal, type Picture, type Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { at, house, opened, pigOrder, sixes, Time } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';
import { counting } from './helpers/slowly.js';

const piggish = pig as unknown as Game;

test('though the clock of the store is ahead, whoever watches without delay sees at once what is written, and no bell is set for it', async () => {
  const [time, ahead] = [new Time(), 47_000];
  const { after, set } = counting(time);
  const { host } = house({ journal: memoryJournal(() => time.now + ahead), after, dice: () => sixes }, time);
  const table = await opened(host);
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  await ada.act('roll');
  expect(watcher.told).toMatchObject([{ moments: [{ events: [{ type: 'rolled', die: 6 }] }] }]);
  expect((await at(host, table, 'watcher')).heard[0]).toMatchObject({ picture: { view: { pot: 6 } } });
  expect(set).not.toContain(ahead);
});

test('where nobody watches a table that is shown later, one bell is set for what they would see, and no other once it has rung', async () => {
  const time = new Time();
  const { after, set } = counting(time);
  const { host } = house({ after, dice: () => sixes }, time);
  const table = await opened(host, pigOrder({}, { delay: 5 }));
  const ada = await at(host, table, 'ada');
  set.length = 0;
  await ada.act('roll');
  await time.pass(10_000);
  // Beside it, once a second, what no notice tells is looked for, and read from a journal that is not waited for without end.
  expect(set.filter((ms) => ms < 1000 || ms === 5000)).toEqual([5000]);
  expect(set.length).toBeLessThan(30);
});

test('for those who have gone no pictures are made any more', async () => {
  const shown: Viewer[] = [];
  const view: Game['view'] = (state, viewer) => {
    shown.push(viewer);
    return piggish.view(state, viewer);
  };
  const { host } = house({ dice: () => sixes, gameOf: () => ({ ...piggish, view }) });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  bo.leave();
  shown.length = 0;
  await ada.act('roll');
  expect(new Set(shown)).toEqual(new Set(['ada']));
});

test('whom a game cannot show its state is asked to come again, and the others are shown it', async () => {
  let isShown = true;
  const view: Game['view'] = (state, viewer) => {
    if (!isShown && viewer === 'bo') throw new Error('nothing to be seen');
    return piggish.view(state, viewer);
  };
  const { host } = house({ dice: () => sixes, gameOf: () => ({ ...piggish, view }) });
  const table = await opened(host);
  const [ada, bo, watcher] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'watcher')];
  isShown = false;
  expect(await ada.act('roll')).toMatchObject({ kind: 'done' });
  expect(bo.heard.slice(1)).toEqual([{ kind: 'bye', why: 'leaving' }]);
  expect(bo.closed).toBe(1001);
  for (const ear of [ada, watcher]) expect(ear.told).toHaveLength(1);
  isShown = true;
  expect((await at(host, table, 'bo')).heard[0]).toMatchObject({ kind: 'welcome', picture: { view: { pot: 6 } } });
});

test('when a later server writes at a table that is watched later, watchers are told at once, and nothing fails when they would have seen more', async () => {
  const { host, journal, time } = house({ dice: () => sixes });
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  await ada.act('roll');
  await journal.append([{ table, n: 3, command: 'later', deed: { kind: 'juggled' } as never }]);
  await time.pass(1000);
  expect(watcher.heard.slice(1)).toEqual([{ kind: 'bye', why: 'newer' }]);
  await expect(time.pass(60_000)).resolves.toBeUndefined();
});

test('watchers who are behind look back to the beginning, though something has been done meanwhile', async () => {
  const { host, table, time } = await recalled({ delay: 60 });
  await time.pass(60_000);
  const [ada, watcher] = [await at(host, table, 'ada'), await at(host, table, 'watcher')];
  await ada.act('roll');
  expect(watcher.heard).toMatchObject([{ kind: 'welcome', from: 3, picture: { view: { pot: 30 } } }]);
  expect(await watcher.say({ kind: 'past', before: 3 })).toMatchObject({ answer: { from: 0, moments: [{}, {}, {}] } });
  expect(watcher.told).toEqual([]);
  await time.pass(60_000);
  expect(watcher.told).toMatchObject([{ kept: 5, moments: [{ events: [{ die: 6 }] }] }]);
});

test('whoever watches later hears from nothing they say that the table has been closed', async () => {
  const { host, time } = house();
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const [run, watcher] = [await at(host, table, 'run'), await at(host, table, 'watcher')];
  const sayings = [
    { kind: 'act', action: { type: 'roll' } },
    { kind: 'take-back', to: 0 },
    { kind: 'ask', what: { kind: 'redo' } },
    { kind: 'answer', yes: true },
    { kind: 'seat', seat: 'ada', driver: { kind: 'person' } },
    { kind: 'pause' },
    { kind: 'close' },
  ];
  const answers = async (): Promise<readonly object[]> => {
    const found: object[] = [];
    for (const saying of sayings) found.push({ ...(await watcher.say(saying)), id: '' });
    await time.pass(10_000);
    return found;
  };
  const before = await answers();
  expect(before.map((answer) => 'why' in answer)).toEqual(sayings.map(() => true));
  expect(await run.say({ kind: 'close' })).toMatchObject({ kind: 'done' });
  expect(await answers()).toEqual(before);
  expect(watcher.told).toEqual([]);
  await time.pass(60_000);
  expect(watcher.told).toMatchObject([{ patch: [{ path: ['closed'], value: true }] }]);
});

test('whoever watches a table cannot reckon at which it will go on', async () => {
  const { host, time } = house();
  const table = await opened(host, pigOrder({}, { delay: 60 }));
  const [run, watcher] = [await at(host, table, 'run'), await at(host, table, 'watcher')];
  expect(await run.say({ kind: 'rematch' })).toMatchObject({ kind: 'done' });
  // All that a watcher knows is the id of the table.
  const reckoned = createHash('sha256').update(`${table}/rematch`).digest('hex').slice(0, 32);
  const early = await at(host, reckoned, 'watcher');
  await time.pass(60_000);
  expect(early.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  expect(watcher.told).toHaveLength(1);
  const { rematch } = ((await at(host, table, 'watcher')).heard[0] as Welcome).picture;
  expect((await at(host, rematch!, 'watcher')).heard[0]).toMatchObject({ kind: 'welcome' });
});

test('whoever watches later sees clocks run as much later as all else', async () => {
  const { host, time } = house({ dice: () => sixes });
  const table = await opened(host, pigOrder({}, { delay: 60, clock: { kind: 'decision', seconds: 300 } }));
  const clocksOf = async (who: string): Promise<Picture['clocks']> => ((await at(host, table, who)).heard[0] as Welcome).picture.clocks;
  const begun = time.now;
  await time.pass(70_000);
  expect(await clocksOf('ada')).toEqual([{ seat: 'ada', left: 300_000, since: begun }]);
  // Ten seconds after it began, as they see it, though seventy have passed.
  expect(await clocksOf('watcher')).toEqual([{ seat: 'ada', left: 300_000, since: begun + 60_000 }]);
});
