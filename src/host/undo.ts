import { E } from '../core/data/fp.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Deed } from './deeds.js';
import { momentsBetween, sawNothing } from './pictures.js';
import type { Play, Table } from './position.js';
import { refused } from './refusals.js';
import type { States } from './states.js';

/** Whose leave it takes that other steps stand than do. */
interface Leave {
  /** Nobody’s: it is the asker’s own. */
  readonly free: boolean;
  /** The people it concerns; empty if their leave would not do either. */
  readonly of: readonly string[];
}

const isPerson = (table: Table, id: string): boolean => table.seats.some((seat) => seat.id === id && seat.driver.kind === 'person');

/** Steps from one that stands, or would stand, back to another. */
const between = (low: Play, high: Play): readonly Play[] => {
  const found: Play[] = [];
  for (let play: Play | null = high; play !== null && play !== low; play = play.before) found.push(play);
  return found;
};

/** Whose leave it takes that what lies between two steps is taken back, or done again. */
const leaveFor = (table: Table, states: States, by: string, low: Play, high: Play): Leave | null => {
  const steps = between(low, high);
  const people = table.seats.filter((seat) => seat.driver.kind === 'person' && seat.id !== by).map(({ id }) => id);
  if (table.seats.some(({ id, referee }) => id === by && referee === true)) return { free: true, of: [] };
  const foreign = steps.map(({ action }) => action!.player).filter((player) => player !== by && isPerson(table, player));
  const own = steps.some(({ action }) => action!.player === by);
  // Bots mind nothing: whoever plays among them alone takes back what he likes, also what they did last.
  if (foreign.length === 0 && (people.length === 0 || table.rules.undo === 'free')) return { free: true, of: [] };
  const [before, after] = [states.after(low), states.after(high)];
  if (before === null || after === null) return null;
  const noticed = (viewer: string | null): boolean => !sawNothing(states.game, [low, before], [high, after], viewer);
  const concerned = people.filter((id) => foreign.includes(id) || noticed(id));
  const isUntold = concerned.length === 0 && (table.rules.watch === 'none' || !noticed(null));
  if (own && isUntold && steps.every(({ rolls }) => rolls.length === 0)) return { free: true, of: [] };
  return { free: false, of: concerned.length > 0 ? concerned : people };
};

/** The step that stands when only so many of a seat’s moments do; null if there is none to take back. */
export const stepBefore = (table: Table, states: States, by: string, moments: number): Play | null => {
  const first = momentsBetween(states.game, null, table.play, by)[moments];
  if (first === undefined || first.step === 0) return null;
  let { play } = table;
  while (play.step >= first.step && play.before !== null) play = play.before;
  return play;
};

/** The step that stands when the next decision that was taken back is made again, with what bots answered it; null if there is none. */
export const stepAfter = (table: Table): Play | null => {
  const [next, ...rest] = table.undone;
  if (next === undefined) return null;
  const answers = rest.findIndex(({ action }) => isPerson(table, action!.player));
  return answers < 0 ? (rest.at(-1) ?? next) : answers === 0 ? next : rest[answers - 1]!;
};

/** That other steps stand, if it may be done without asking anybody. */
export const freely = (table: Table, states: States, by: string, kind: 'took-back' | 'redid', to: Play | null): E.Either<Refusal, Deed> => {
  if (to === null) return E.left(refused(kind === 'took-back' ? 'nothing-to-take-back' : 'nothing-to-redo'));
  const [low, high] = kind === 'took-back' ? [to, table.play] : [table.play, to];
  const leave = leaveFor(table, states, by, low, high);
  if (leave === null) return E.left(refused('internal'));
  if (!leave.free) return E.left(refused(table.rules.undo === 'never' ? 'never-taken-back' : 'not-free'));
  return E.right({ kind, by, to: to.step });
};

/** That others are asked for it. */
export const asking = (table: Table, states: States, by: string, kind: 'take-back' | 'redo', to: Play | null): E.Either<Refusal, Deed> => {
  if (to === null) return E.left(refused(kind === 'take-back' ? 'nothing-to-take-back' : 'nothing-to-redo'));
  if (table.rules.undo === 'never') return E.left(refused('never-taken-back'));
  if (table.request !== null) return E.left(refused('already-asked'));
  const [low, high] = kind === 'take-back' ? [to, table.play] : [table.play, to];
  const leave = leaveFor(table, states, by, low, high);
  if (leave === null) return E.left(refused('internal'));
  if (leave.free || leave.of.length === 0) return E.left(refused('nobody-to-ask'));
  return E.right({ kind: 'asked', by, what: { kind, to: to.step }, of: leave.of });
};
