import { peopleAt } from './chain.js';
import type { HostOptions, Notice } from './options.js';
import type { Table } from './position.js';
import { awaitedIn } from './whose-turn.js';

/** What a seat is to be told when a table has come from how it stood to how it stands. */
const noticeFor = (seat: string, before: Table, after: Table): Notice | null => {
  const { acting } = after.play;
  // Where nobody is to act, the game is over.
  if (acting.length === 0) return before.play.acting.length > 0 ? 'over' : null;
  if (after.request !== null && before.request === null) return after.request.of.includes(seat) ? 'asked' : null;
  const [awaited, wasAwaited] = [after, before].map(({ play }) => awaitedIn(play).includes(seat));
  if (awaited) return wasAwaited ? null : 'to-act';
  return acting.includes(seat) && !before.play.acting.includes(seat) ? 'may-act' : null;
};

/** Sends for the people who have reason to come back. Whatever becomes of that, the table goes on. */
export const sendFor = ({ notify }: HostOptions, id: string, before: Table, after: Table): void => {
  if (notify === undefined) return;
  for (const seat of peopleAt(after)) {
    const notice = noticeFor(seat, before, after);
    try {
      if (notice !== null) notify(id, seat, notice);
    } catch {} // whoever is not told finds out when they come
  }
};
