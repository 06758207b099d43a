import type { Order, Problem, Welcome } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { envelopes, envelopesOrder } from './helpers/envelopes.js';
import { at, house, opened, pigOrder, settled, sixes, Time } from './helpers/house.js';

const clock = { kind: 'decision', seconds: 10 } as const;

const sealing = { kind: 'act', action: { type: 'seal' } };
const peeking = { kind: 'act', action: { type: 'peek' } };

/** A table with clocks, and whom bots have been asked to decide for; they never come to an end. */
const timed = async (order: Order) => {
  const asked: string[] = [];
  const think = (problem: Problem): Promise<unknown> => {
    if (problem.kind === 'choose') asked.push(problem.player);
    return new Promise(() => {});
  };
  const { host, time } = house({ dice: () => sixes, think }, new Time(), [envelopes]);
  const table = await opened(host, order);
  const clocks = async (who: string) => ((await at(host, table, who)).heard[0] as Welcome).picture.clocks;
  return { asked, time, clocks, ada: await at(host, table, 'ada'), bo: await at(host, table, 'bo') };
};

test('whoever thinks before doing something again has no more time for it afterwards than they had then', async () => {
  const { time, clocks, ada } = await timed(pigOrder({}, { clock, undo: 'free' }));
  await ada.act('roll');
  await time.pass(2000);
  await ada.act('hold');
  const back = { kind: 'take-back', to: 1 };
  expect(await ada.say(back)).toMatchObject({ kind: 'done' });
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 8000, since: time.now }]);
  await time.pass(3000);
  expect(await ada.say({ kind: 'redo' })).toMatchObject({ kind: 'done' });
  expect(await ada.say(back)).toMatchObject({ kind: 'done' });
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 5000, since: time.now }]);
});

test('what others did meanwhile keeps the time it took them, however little is left to whoever takes something back', async () => {
  const { time, clocks, ada, bo } = await timed(envelopesOrder({ clock, undo: 'free' }));
  expect(await ada.say(peeking)).toMatchObject({ kind: 'done' });
  await time.pass(1000);
  expect(await bo.say(sealing)).toMatchObject({ kind: 'done' });
  await time.pass(5000);
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await clocks('ada')).toEqual([{ seat: 'ada', left: 10_000, since: time.now - 6000 }]);
  expect(await bo.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 9000, since: time.now }]);
});

test('for whose time was up a bot still decides though somebody takes something back, as long as it is their turn', async () => {
  const { asked, time, ada } = await timed(envelopesOrder({ clock, atZero: 'bot-once' }));
  await time.pass(5000);
  expect(await ada.say(sealing)).toMatchObject({ kind: 'done' });
  await time.pass(7000);
  expect(asked.splice(0)).toEqual(['bo']);
  expect(await ada.say({ kind: 'take-back', to: 0 })).toMatchObject({ kind: 'done' });
  await settled();
  expect(asked).toEqual(['bo']);
});

test('whose time was up for a decision that was taken away from them has time for the next one, and no bot decides it', async () => {
  const { asked, time, clocks, ada } = await timed(pigOrder({}, { clock, undo: 'free', atZero: 'bot-once' }));
  await ada.act('roll');
  await ada.act('hold');
  await time.pass(12_000);
  expect(asked.splice(0)).toEqual(['bo']);
  expect(await ada.say({ kind: 'take-back', to: 1 })).toMatchObject({ kind: 'done' });
  await ada.act('hold');
  await settled();
  expect(asked).toEqual([]);
  expect(await clocks('bo')).toEqual([{ seat: 'bo', left: 10_000, since: time.now }]);
  await time.pass(12_000);
  expect(asked).toEqual(['bo']);
});
