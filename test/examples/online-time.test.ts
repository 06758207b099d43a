import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeClock } from '../../examples/online/server.js';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

const noon = Date.UTC(2026, 5, 1, 12);

/** The clock of a database beside which another runs; each answer comes after so long. */
const clockOf = async (answersAfter: () => number) => {
  const begun = performance.now();
  const query = async () => {
    const now = noon + performance.now() - begun;
    await new Promise((resolve) => setTimeout(resolve, answersAfter()));
    return [{ now }];
  };
  const opening = storeClock({ name: 'PostgreSQL', query, script: query, listen: async () => async () => {}, close: async () => {} });
  await vi.advanceTimersByTimeAsync(answersAfter());
  const clock = await opening;
  return { ...clock, wrongBy: () => Math.abs(clock.now() - (noon + performance.now() - begun)) };
};

test('whoever sets the clock of the machine, time at the tables passes by that of the database', async () => {
  const clock = await clockOf(() => 10);
  expect(clock.wrongBy()).toBeLessThan(50);
  for (const minutes of [5, -5]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    expect(clock.wrongBy()).toBeLessThan(50);
  }
  clock.stop();
});

test('an answer that comes late does not say what time it is', async () => {
  let ms = 10;
  const clock = await clockOf(() => ms);
  ms = 8000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.wrongBy()).toBeLessThan(50);
  clock.stop();
});
