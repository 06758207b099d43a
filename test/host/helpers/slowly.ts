import { type Journal, memoryJournal } from 'ludoteca/host';
import type { Time } from './house.js';

/** A journal that takes as long to read and to write as it is told to, and counts how often it is read; it reads at once what it tells later. */
export const slowly = (time: Time) => {
  const memory = memoryJournal(() => time.now);
  const mood = { reads: 0, appends: 0, asked: 0 };
  const wait = (ms: number) => (ms === 0 ? Promise.resolve() : new Promise<void>((resolve) => void time.after(ms, resolve)));
  const journal: Journal = {
    ...memory,
    read: async (...asked) => {
      mood.asked++;
      const found = await memory.read(...asked);
      await wait(mood.reads);
      return found;
    },
    append: async (rows) => {
      await wait(mood.appends);
      return memory.append(rows);
    },
  };
  return { journal, mood, memory };
};

/** Time whose bells are counted: those that have still to ring, and after how many milliseconds each was set to ring. */
export const counting = (time: Time) => {
  const waiting = new Set<object>();
  const set: number[] = [];
  const after: Time['after'] = (ms, ring) => {
    const bell = {};
    waiting.add(bell);
    set.push(ms);
    const stop = time.after(ms, () => {
      waiting.delete(bell);
      ring();
    });
    return () => {
      waiting.delete(bell);
      stop();
    };
  };
  return { after, waiting, set };
};
