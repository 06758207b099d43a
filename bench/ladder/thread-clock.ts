import { openSync, readSync } from 'node:fs';
import { processorTime } from '../clock.js';

/** Where Linux says how many nanoseconds a thread has had of a processor. */
const told = '/proc/thread-self/schedstat';

const reading = (): (() => number) | null => {
  try {
    const file = openSync(told, 'r');
    const bytes = Buffer.alloc(80);
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0)).split(' ')[0]) / 1e6;
  } catch {
    return null;
  }
};

/**
 * Milliseconds of processor time this thread has had: what else the machine does, and how low the priority is, makes nobody think less. Where the
 * system does not tell it of a thread, it is that of the process, which also collects garbage beside.
 */
export const threadClock: () => number = reading() ?? processorTime;
