import { botIsToMove } from './bots.js';
import { nextDue } from './clocks.js';
import type { HostOptions } from './options.js';
import type { Table } from './position.js';

/** So long a bot may be waited for before another process looks what has become of it. */
const patience = 60_000;

/**
 * Has the table looked after when its next clock runs out, and when its bots should have played: set before the entry after which it stands so, for an
 * alarm without its entry finds nothing to do, and an entry without its alarm might be forgotten.
 */
export const setAlarms = async ({ alarm, now }: HostOptions, id: string, table: Table | null): Promise<void> => {
  if (alarm === undefined || table === null) return;
  const next = nextDue(table);
  if (next !== null) await alarm(id, next.at);
  if (table.play.acting.some((seat) => botIsToMove(table, seat))) await alarm(id, now() + patience);
};
