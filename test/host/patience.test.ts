import { expect, test } from 'vitest';
import { at, house, opened, Time } from './helpers/house.js';

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
