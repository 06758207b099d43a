import type { Clock } from '../protocol/index.js';
import type { SeatClock, Table } from './position.js';

/** How late a decision may come and still count. */
const grace = 1000;

const fullOf = (clock: Clock): number => clock.seconds * 1000;

/** What of a table its clocks need. */
type Timed = Pick<Table, 'rules' | 'seats' | 'clocks' | 'play' | 'paused' | 'closed' | 'request'>;

/**
 * All clocks as they stand at a time; then those run whose people are to act. `decision` has just been made; one of which
 * somebody sees nothing gives no time back, or the clock would tell of it. A clock that runs on stays as it is, for the same reason.
 */
export const clocksAt = (
  table: Timed,
  at: number,
  decision: { readonly by: string; readonly hushed: boolean } | null = null,
): Table['clocks'] => {
  const { clock } = table.rules;
  if (clock === null) return {};
  const runs = !table.paused && !table.closed && table.request === null;
  return Object.fromEntries(
    table.seats.map(({ id, driver }): [string, SeatClock] => {
      const before = Object.hasOwn(table.clocks, id) ? table.clocks[id]! : { left: fullOf(clock), since: null, out: false };
      const isActing = table.play.acting.includes(id);
      const decided = id === decision?.by && (before.out || !decision.hushed);
      const out = before.out && !decided;
      const isRunning = runs && isActing && !out && driver.kind === 'person';
      if (before.since !== null && isRunning && !decided) return [id, before];
      let left = before.since === null ? before.left : Math.max(0, before.left - (at - before.since));
      if (clock.kind === 'bank') left += decided ? clock.increment * 1000 : 0;
      else if (decided || !isActing) left = fullOf(clock);
      return [id, { left, out, since: isRunning ? at : null }];
    }),
  );
};

/** Clocks that had run out have their time again, once the table goes on. */
export const woundUp = (clocks: Table['clocks'], clock: Clock | null): Table['clocks'] =>
  clock === null
    ? {}
    : Object.fromEntries(
        Object.entries(clocks).map(([id, seat]) => [id, seat.out ? { left: fullOf(clock), since: null, out: false } : seat]),
      );

/** Whose time is up next, and when; null if no clock runs. */
export const nextDue = (table: Table): { readonly seat: string; readonly at: number } | null => {
  let first: { readonly seat: string; readonly at: number } | null = null;
  for (const [seat, { left, since }] of Object.entries(table.clocks)) {
    if (since === null) continue;
    const at = since + left + grace;
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
};
