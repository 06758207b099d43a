import { memoryJournal } from 'ludoteca/host';
import { expect, test } from 'vitest';
import { at, house, opened, settled, Time } from './helpers/house.js';
import { slowly } from './helpers/slowly.js';

test('once somebody has thought, or failed to, no timer waits for them any more', async () => {
  const time = new Time();
  const thinking = new Set<object>();
  const foreseeing = 2345;
  const after = (ms: number, ring: () => void): (() => void) => {
    const stop = time.after(ms, ring);
    if (ms !== foreseeing) return stop;
    const timer = {};
    thinking.add(timer);
    return () => {
      thinking.delete(timer);
      stop();
    };
  };
  for (const thought of [async () => null, async () => Promise.reject(new Error('no idea'))]) {
    let timers = 0;
    const think = (): Promise<unknown> => {
      timers = thinking.size;
      return thought();
    };
    const { host } = house({ after, think, budgets: { foreseeing } }, time);
    const ada = await at(host, await opened(host), 'ada');
    expect(await ada.say({ kind: 'foresee', action: { type: 'roll' } })).toMatchObject({ kind: 'refused' });
    expect(timers).toBe(1);
    expect(thinking.size).toBe(0);
  }
});

test('whoever may not come in hears of it a tenth of a second after they came, or the next one, however long the table took to be found', async () => {
  for (const [takes, hears] of [
    [0, 100],
    [30, 100],
    [130, 200],
  ] as const) {
    const time = new Time();
    const { journal, mood } = slowly(time);
    const { host } = house({ journal }, time);
    await time.pass(7); // nobody comes at a beat of the clock
    mood.reads = takes / 2; // for the opening, and for what follows
    const stranger = await at(host, '0'.repeat(32), 'stranger');
    await time.pass(hears - 1);
    expect(stranger.heard).toEqual([]);
    await time.pass(1);
    expect(stranger.heard).toEqual([{ kind: 'bye', why: 'unknown' }]);
  }
});

test('an alarm for which the journal does not answer fails, and says why', async () => {
  const read = (): Promise<never> => new Promise(() => {});
  const { host, time } = house({ journal: { ...memoryJournal(), read }, budgets: { answering: 5000 } });
  const failed = expect(host.due('0'.repeat(32))).rejects.toThrow('The journal does not answer.');
  await settled();
  await time.pass(5000);
  await failed;
});
