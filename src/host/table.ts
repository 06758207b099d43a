import { standIn } from '../protocol/index.js';
import { commonStep, peopleAt, playAt, playsBetween, undoneBy } from './chain.js';
import { clocksAt, clocksGoingOn, type Decision, gainOf, leftAt, paidBack } from './clocks.js';
import { type Deed, type Recut, type StepDone, stepWritten, type TokenHash } from './deeds.js';
import type { Entry } from './journal.js';
import type { Play, Table } from './position.js';

/** The table with other steps standing, or null if there are no such steps. */
const recut = (table: Table, at: number, by: string, { to, again, back, redone }: Recut): Table | null => {
  const known = undoneBy(table, by)?.plays ?? [];
  const isSimple = redone !== undefined && again === undefined; // what was taken back follows what stands
  const base = isSimple ? table.play : playAt(table.play, to);
  if (base === null) return null;
  const steps = isSimple ? known.slice(0, redone) : (again ?? []);
  const stood = playsBetween(base, table.play);
  const stays = stood.filter(({ step }) => back?.includes(step) !== true);
  // What is played on keeps its time; what is done again has no more left than its player has now.
  const timeOf = ({ player }: { readonly player: string }, i: number): NonNullable<Play['time']> => {
    const again = i - (redone ?? 0);
    const made = (again < 0 ? known[i]! : stays[again]!).time ?? { left: 0, gained: 0 };
    return player === by ? { ...made, left: Math.min(made.left, leftAt(table, by, at)) } : made;
  };
  const play = steps.reduce<Play>(
    (before, step, i) => ({ ...stepWritten(step), step: before.step + 1, before, action: step.action, time: timeOf(step.action!, i) }),
    base,
  );
  const taken = stood.filter(({ step }) => back === undefined || back.includes(step));
  const plays = redone === undefined ? [...taken, ...known] : known.slice(redone);
  const standIns = table.standIns.filter((seat) => play.acting.includes(seat));
  return { ...table, play, undone: { ...table.undone, [by]: { plays, stood: play } }, request: null, standIns };
};

/** Once all people agree that the table goes on after a step, what followed it is gone, and clocks run from now on. */
const goneOn = (table: Table): Table | null => {
  const { goingOn } = table;
  if (goingOn === null || !peopleAt(table).every((seat) => goingOn.agreed.includes(seat))) return table;
  const play = playAt(table.play, goingOn.to);
  if (play === null) return null;
  const clocks = Object.fromEntries(Object.entries(table.clocks).map(([seat, clock]) => [seat, { ...clock, since: null }]));
  return { ...table, play, undone: {}, request: null, goingOn: null, version: goingOn.version, clocks };
};

/** What is asked, unless it was asked by or of a seat in which somebody else sits now. */
const unlessOf = ({ request }: Table, seat: string | null): Table['request'] =>
  request !== null && [request.by, ...request.of].some((id) => id === seat) ? null : request;

/** The clocks where the time of some is up. */
const ranOut = ({ clocks }: Table, isOut: (seat: string) => boolean): Table['clocks'] =>
  Object.fromEntries(Object.entries(clocks).map(([id, clock]) => [id, isOut(id) ? { left: 0, since: null, out: true } : clock]));

/** Is somebody’s time up as well, though the clock of another has stopped the table? It would stop it again as soon as it goes on. */
const isUp = (table: Table, seat: string, at: number): boolean => table.clocks[seat]!.since !== null && leftAt(table, seat, at) === 0;

const without = (undone: Table['undone'], seat: string): Table['undone'] =>
  Object.fromEntries(Object.entries(undone).filter(([id]) => id !== seat));

const opened = ({ n, at, deed }: Entry): Table | null => {
  if (deed.kind !== 'opened' || n !== 1) return null;
  const { game, version = '', config, rules, seats, tokens } = deed;
  const play: Play = { ...stepWritten(deed), step: 0, before: null, action: null };
  const bare = { game, version, config, rules, seats, tokens, play, undone: {}, request: null, goingOn: null, declined: [] };
  const table: Table = { ...bare, n, at, paused: false, closed: false, rematch: null, clocks: {}, standIns: [] };
  return { ...table, clocks: clocksAt(table, at) };
};

/** What a deed changes, but for numbers and clocks. */
const changed = (table: Table, at: number, deed: Deed): Table | null => {
  switch (deed.kind) {
    case 'acted': {
      const { action, version = table.version, hushed = false } = deed;
      const { player } = action;
      const time = { left: leftAt(table, player, at), gained: gainOf(table, player, hushed) };
      const play: Play = { ...stepWritten(deed), step: table.play.step + 1, before: table.play, action, time };
      const others = (seats: readonly string[]): readonly string[] => seats.filter((seat) => seat !== player);
      const undone = without(table.undone, player);
      return { ...table, version, play, undone, declined: others(table.declined), standIns: others(table.standIns) };
    }
    case 'took-back':
    case 'redid':
      return recut(table, at, deed.by, deed);
    case 'asked':
      return { ...table, request: { ...deed.what, by: deed.by, of: deed.of, agreed: [] } };
    case 'answered': {
      const { request } = table;
      if (request === null) return table;
      if (!deed.yes) return { ...table, request: null, declined: [...table.declined, request.by] };
      const agreed = [...request.agreed, deed.by];
      return request.of.every((seat) => agreed.includes(seat))
        ? recut(table, at, request.by, request)
        : { ...table, request: { ...request, agreed } };
    }
    case 'seated': {
      const { seat, driver, token, invite } = deed;
      // Whoever sits down by an invitation has the seat alone, or two might look into one hand unnoticed.
      const isOver = (of: TokenHash): boolean =>
        of.right === 'invite' ? of.hash === invite : of.right === 'seat' && of.seat === seat && invite !== undefined;
      const tokens = table.tokens.filter((of) => !isOver(of));
      return goneOn({
        ...table,
        request: unlessOf(table, seat),
        seats: table.seats.map((one) => (one.id === seat ? { ...one, driver } : one)),
        tokens: token === undefined ? tokens : [...tokens, token],
        standIns: table.standIns.filter((one) => one !== seat),
      });
    }
    case 'went-on': {
      const { by, to, version } = deed;
      const { goingOn } = table;
      const agreed = goingOn?.to === to && goingOn.version === version ? goingOn.agreed : [];
      return goneOn({ ...table, goingOn: { to, version, agreed: [...agreed, by] } });
    }
    case 'revoked':
      return goneOn({
        ...table,
        request: unlessOf(table, deed.seat),
        tokens: table.tokens.filter((token) =>
          'seat' in token ? token.seat !== deed.seat : token.right !== 'watch' || deed.seat !== null,
        ),
      });
    case 'paused':
      return { ...table, paused: true };
    case 'resumed':
      return { ...table, paused: false, clocks: clocksGoingOn(table) };
    case 'closed':
      return { ...table, closed: true };
    case 'ran-out': {
      const { seat } = deed;
      const { atZero } = table.rules;
      if (atZero === 'pause') return { ...table, clocks: ranOut(table, (id) => id === seat || isUp(table, id, at)), paused: true };
      const clocks = ranOut(table, (id) => id === seat);
      if (atZero === 'bot-once') return { ...table, clocks, standIns: [...table.standIns, seat] };
      const seats = table.seats.map((one) => (one.id === seat ? { ...one, driver: { kind: 'bot', bot: standIn } as const } : one));
      return { ...table, clocks, seats };
    }
    case 'rematch':
      return { ...table, rematch: deed.table };
    default:
      return null; // a second opening, or written by a later version
  }
};

const recutting: readonly Deed['kind'][] = ['took-back', 'redid', 'answered'];

const decisionIn = (
  table: Table,
  { action: { player }, hushed = false }: { readonly action: StepDone['action']; readonly hushed?: boolean },
): Decision => ({
  by: player,
  hushed,
  gained: gainOf(table, player, hushed),
});

const next = (table: Table | null, entry: Entry): Table | null => {
  if (table === null) return opened(entry);
  if (entry.n !== table.n + 1) return null;
  const at = Math.max(table.at, entry.at);
  const after = changed(table, at, entry.deed);
  if (after === null) return null;
  const { deed } = entry;
  const decision = deed.kind === 'acted' ? decisionIn(table, deed) : null;
  const clocks = clocksAt(after, at, decision);
  if (!recutting.includes(deed.kind) || after.play === table.play) return { ...after, n: entry.n, at, clocks };
  const common = commonStep(table.play, after.play);
  const [gone, come] = [playsBetween(common, table.play), playsBetween(common, after.play)];
  const paid = paidBack({ ...after, clocks }, at, gone, come, deed.kind === 'answered');
  return paid === null ? null : { ...after, n: entry.n, at, clocks: paid };
};

/** The table after one more entry; null if the entry is none this version can read. */
export const folded = (table: Table | null, entry: Entry): Table | null => {
  try {
    return next(table, entry);
  } catch {
    return null; // what it says of itself is not what it is
  }
};
