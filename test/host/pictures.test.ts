import type { Game } from 'ludoteca';
import type { Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { markAfter } from '../../src/protocol/index.js';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, type Ear, house, opened, pigOrder, sixes } from './helpers/house.js';
import { recalled } from './helpers/recalled.js';

const welcome = (ear: Ear): Welcome => ear.heard[0] as Welcome;

const peeking = { kind: 'act', action: { type: 'peek' } };

test('what is open is told to whoever may do it, and nothing is open while a table is paused or something is asked, or once it is closed', async () => {
  const { host } = house({ dice: () => sixes });
  const table = await opened(host);
  const [ada, bo, run] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'run')];
  const open = async (who: string): Promise<readonly string[]> => welcome(await at(host, table, who)).picture.open;
  await ada.act('roll');
  expect(await Promise.all(['ada', 'bo', 'run', 'watcher'].map(open))).toEqual([['roll', 'hold'], [], [], []]);
  await run.say({ kind: 'pause' });
  expect(await open('ada')).toEqual([]);
  await run.say({ kind: 'resume' });
  await ada.say({ kind: 'ask', what: { kind: 'take-back', to: 0 } });
  expect(await open('ada')).toEqual([]);
  await bo.say({ kind: 'answer', yes: false });
  expect(await open('ada')).toEqual(['roll', 'hold']);
  await run.say({ kind: 'close' });
  expect(await open('ada')).toEqual([]);
});

test('that the own time is up is told at once; that another’s is, is no news of its own', async () => {
  const { host, time } = house();
  const table = await opened(host, pigOrder({}, { clock: { kind: 'decision', seconds: 10 }, atZero: 'bot-once' }));
  const [ada, bo, watcher] = [await at(host, table, 'ada'), await at(host, table, 'bo'), await at(host, table, 'watcher')];
  await time.pass(12_000);
  expect(ada.told).toMatchObject([{ no: 1, kept: 0, moments: [] }]);
  expect(welcome(await at(host, table, 'ada')).picture.clocks).toEqual([{ seat: 'ada', left: 0, since: null }]);
  expect([bo.told, watcher.told]).toEqual([[], []]);
});

test('a decision of one’s own is among what one has seen, though the game tells nothing of it', async () => {
  const rules = pig as unknown as Game;
  const mute: Game = {
    ...rules,
    reduce: (...given) => {
      const step = rules.reduce(...given);
      return step._tag === 'Left' ? step : { ...step, right: { ...step.right, events: [] } };
    },
  };
  const { host } = house({ gameOf: () => mute, dice: () => sixes });
  const table = await opened(host);
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  await ada.act('roll');
  expect(ada.told).toMatchObject([{ kept: 0, moments: [{ action: { type: 'roll', player: 'ada' }, events: [] }] }]);
  expect(bo.told).toMatchObject([{ kept: 0, moments: [] }]);
});

test('whoever comes again is told only what they have missed, whatever others have done unseen meanwhile', async () => {
  const { host } = house({}, undefined, [envelopes]);
  const table = await opened(host, envelopesOrder());
  const [ada, bo] = [await at(host, table, 'ada'), await at(host, table, 'bo')];
  for (const who of [bo, ada, bo, ada, bo, ada]) expect(await who.say(peeking)).toMatchObject({ kind: 'done' });
  const { moments } = welcome(await at(host, table, 'ada'));
  expect(moments).toHaveLength(3);
  for (let from = 0; from <= 3; from++) {
    const mark = markAfter('', moments.slice(0, from));
    expect(welcome(await at(host, table, 'ada', { seen: { moments: from, mark } }))).toMatchObject({
      from,
      mark,
      moments: moments.slice(from),
    });
  }
});

test('whoever has seen another past than the table’s is told all that is in memory, though what is in memory of it is the same', async () => {
  const { host, table } = await recalled();
  const { from, moments } = welcome(await at(host, table, 'ada'));
  const seen = { moments: from + 1, mark: markAfter('', moments.slice(0, 1)) };
  expect(welcome(await at(host, table, 'ada', { seen }))).toMatchObject({ from, moments });
});
