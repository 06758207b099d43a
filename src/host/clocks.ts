import type { Clock } from '../protocol/index.js';
import { isPerson, peopleAt } from './chain.js';
import type { Play, SeatClock, Table } from './position.js';
import { awaitedIn } from './whose-turn.js';

/** How late a decision may come and still count. */
const grace = 1000;

const fullOf = (clock: Clock): number => clock.seconds * 1000;

/** What of a table its clocks need. */
type Timed = Pick<Table, 'rules' | 'seats' | 'tokens' | 'clocks' | 'play' | 'paused' | 'closed' | 'request'>;

/** A decision that has just been made, and what it gives to a bank. */
export interface Decision {
  readonly by: string;
  readonly hushed: boolean;
  readonly gained: number;
}

/**
 * What a decision gives to a bank: nothing where somebody sees nothing of it, or nobody waited for it, and nothing to a bot, whose clock stands. Where time
 * was up, whoever decides instead has decided for somebody who has nothing left for the next decision but this.
 */
export const gainOf = (table: Timed, player: string, hushed: boolean): number => {
  const { clock } = table.rules;
  if (clock?.kind !== 'bank' || !awaitedIn(table.play).includes(player)) return 0;
  const isOut = Object.hasOwn(table.clocks, player) && table.clocks[player]!.out;
  return isOut || (!hushed && isPerson(table, player)) ? clock.increment * 1000 : 0;
};

/**
 * All clocks as they stand at a time; then those run whose people are waited for, once they have sat down. A decision of which somebody sees nothing gives no
 * time back, or the clock would tell of it. A clock that runs on stays as it is, for the same reason.
 */
export const clocksAt = (table: Timed, at: number, decision: Decision | null = null): Table['clocks'] => {
  const { clock } = table.rules;
  if (clock === null) return {};
  const runs = !table.paused && !table.closed && table.request === null;
  const awaited = awaitedIn(table.play);
  const people = peopleAt(table);
  return Object.fromEntries(
    table.seats.map(({ id }): [string, SeatClock] => {
      const before = Object.hasOwn(table.clocks, id) ? table.clocks[id]! : { left: fullOf(clock), since: null, out: false };
      const isAwaited = awaited.includes(id);
      const decided = id === decision?.by && (before.out || !decision.hushed);
      // A decision that is no longer waited for, because what led to it was taken back, is nobody’s to make: the next one has its time.
      const out = before.out && isAwaited && !decided;
      const isRunning = runs && isAwaited && !out && people.includes(id);
      if (before.since !== null && isRunning && !decided) return [id, before];
      let left = before.since === null ? before.left : Math.max(0, before.left - (at - before.since));
      if (clock.kind === 'bank') left += id === decision?.by ? decision.gained : 0;
      else if (decided || !isAwaited) left = fullOf(clock);
      return [id, { left, out, since: isRunning ? at : null }];
    }),
  );
};

/** How much time a seat has left; none where there are no clocks. */
export const leftAt = ({ clocks }: Pick<Table, 'clocks'>, seat: string, at: number): number => {
  if (!Object.hasOwn(clocks, seat)) return 0;
  const { left, since } = clocks[seat]!;
  return since === null ? left : Math.max(0, left - (at - since));
};

/**
 * The clocks where some steps are gone and others have come: whoever has taken a decision back has no more time than before it, and keeps no increment of
 * it. What was taken back with everybody's leave is thought about anew, in the time of a new decision. Null if nobody here knows what it gave.
 */
export const paidBack = (
  { clocks, rules: { clock } }: Pick<Table, 'rules' | 'clocks'>,
  at: number,
  gone: readonly Play[],
  come: readonly Play[],
  byLeave: boolean,
): Table['clocks'] | null => {
  if (clock === null) return clocks;
  if (gone.some(({ time }) => time === undefined)) return null;
  const changed = Object.entries(clocks).map(([id, before]): [string, SeatClock] => {
    const of = (plays: readonly Play[]): readonly Play[] => plays.filter(({ action }) => action!.player === id);
    const [lost, found] = [of(gone), of(come)];
    const gained = (plays: readonly Play[]): number => plays.reduce((sum, { time }) => sum + time!.gained, 0);
    const now = leftAt({ clocks }, id, at);
    const taken = lost.filter(({ time }) => !found.some((play) => play.time === time));
    const left =
      clock.kind === 'bank' || byLeave
        ? Math.max(0, now + gained(found) - gained(lost))
        : Math.min(now, ...taken.map(({ time }) => time!.left));
    return [id, left === now ? before : { ...before, left, since: before.since === null ? null : at }];
  });
  return Object.fromEntries(changed);
};

/**
 * The clocks where the table goes on. If it has waited for those whose time was up, theirs begin anew; where a bot decides for them nobody has waited for
 * them, and what they have spent is spent.
 */
export const clocksGoingOn = ({ clocks, rules: { atZero } }: Pick<Table, 'clocks' | 'rules'>): Table['clocks'] =>
  atZero === 'pause' ? Object.fromEntries(Object.entries(clocks).filter(([, { out }]) => !out)) : clocks;

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
