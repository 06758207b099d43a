import type { Game, Viewer } from 'ludoteca';
import { memoryJournal } from 'ludoteca/host';
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
