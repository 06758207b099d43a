import { sameData } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { recorded } from '../core/dice/scripted.js';
import { sealOf } from '../core/match/record.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Command } from '../protocol/index.js';
import { commonStep, isPerson, peopleBut, playsBetween, undoneBy } from './chain.js';
import type { Deed, Recut, StepDone } from './deeds.js';
import { isAlone, isFree, seenOf } from './leave.js';
import { countAt, momentsBetween, noticesNothing } from './pictures.js';
import type { Play, Standing, Table } from './position.js';
import { type HostCode, refused } from './refusals.js';
import type { States } from './states.js';
import { whoseTurn } from './whose-turn.js';

type Kind = 'take-back' | 'redo';

/** Other steps that may stand, and whether that is free. */
interface Change {
  readonly recut: Recut;
  readonly free: boolean;
}

const no = (code: HostCode): E.Either<Refusal, never> => E.left(refused(code));

/** Steps played again with their own dice, as far as they can be; `alike` says that they must lead to the very same events. */
const playedOn = (states: States, from: { readonly seal: string; readonly state: object }, plays: readonly Play[], alike: boolean) => {
  const { game } = states;
  const again: StepDone[] = [];
  let { state, seal } = from;
  for (const { action, rolls, events } of plays) {
    const dice = recorded(rolls);
    const step = game.reduce(state, action as Parameters<typeof game.reduce>[1], dice);
    if (E.isLeft(step) || dice.left > 0 || (alike && !sameData(events, step.right.events))) break;
    state = step.right.state;
    seal = sealOf(seal, action, step.right);
    const { rolls: fallen, events: told } = step.right;
    again.push({ action: action!, rolls: fallen, seal, events: told, ...whoseTurn(game, state) });
  }
  return { again, state, seal };
};

/** What would stand if only so many of a seat’s moments did. What others did meanwhile, unseen, is played on without it. */
const takenBack = (table: Standing, states: States, by: string, moments: number): E.Either<Refusal, Change> => {
  const seenBy = (play: Play): number => countAt(states.game, play, by);
  let first = table.play;
  while (first.before !== null && seenBy(first.before) > moments) first = first.before;
  const low = first.before;
  if (low === null || seenBy(first) <= moments) return no('nothing-to-take-back');
  const below = states.after(low);
  if (below === null) return no('internal');
  const all = playsBetween(low, table.play);
  const steps = seenOf(states, all, by);
  const free = isFree({ table, states, by, low: below, high: states.after(table.play)!, steps });
  const back = steps.map(({ step }) => step);
  if (isAlone(table, by)) return E.right({ recut: { to: low.step }, free });
  // Only what the asker saw can be done again: that there was more would tell of it.
  if (!free) return E.right({ recut: { to: low.step, back }, free });
  const { again } = playedOn(
    states,
    { seal: low.seal, state: below },
    all.filter((play) => !steps.includes(play)),
    true,
  );
  return E.right({ recut: { to: low.step, again, back }, free });
};

/** Has somebody seen nothing since he took something back? Then he may do it again. */
const sawNothingSince = (table: Standing, states: States, by: string, stood: Play): boolean => {
  const common = commonStep(stood, table.play);
  const then = states.after(stood);
  if (then === null) return false;
  const seen = (play: Play) => momentsBetween(states.game, common, play, by).map(({ told }) => told);
  return sameData(seen(stood), seen(table.play)) && noticesNothing(states.game, then, states.after(table.play)!, by);
};

/** The next decision that was taken back, with what bots answered it, made again: on what stands or, where that has been changed unseen, below it. */
const doneAgain = (table: Standing, states: States, by: string): E.Either<Refusal, Change> => {
  const undone = undoneBy(table, by);
  const [first, ...rest] = undone === null || !sawNothingSince(table, states, by, undone.stood) ? [] : undone.plays;
  if (first === undefined) return no('nothing-to-redo');
  const answers = rest.findIndex(({ action }) => isPerson(table, action!.player));
  const plays = [first, ...(answers < 0 ? rest : rest.slice(0, answers))];
  for (let base: Play | null = table.play; base !== null; base = base.before) {
    const state = states.after(base);
    if (state === null) break;
    const done = playedOn(states, { seal: base.seal, state }, plays, false);
    if (done.again.length === plays.length) {
      const others = playedOn(states, done, playsBetween(base, table.play), true);
      const redone = plays.length;
      const isSimple = base === table.play && done.again.every(({ seal }, i) => seal === plays[i]!.seal);
      const recut = isSimple ? { to: base.step + redone, redone } : { to: base.step, again: [...done.again, ...others.again], redone };
      return E.right({ recut, free: isFree({ table, states, by, low: state, high: done.state, steps: plays }) });
    }
    if (seenOf(states, [base], by).length > 0) break;
  }
  return no('nothing-to-redo');
};

/** What somebody wants to have otherwise. */
const wished = (
  table: Standing,
  states: States,
  by: string,
  what: { readonly kind: Kind; readonly to?: number },
): E.Either<Refusal, Change> => (what.kind === 'redo' ? doneAgain(table, states, by) : takenBack(table, states, by, what.to ?? 0));

/** That other steps stand, if it may be done without asking anybody. */
export const freely = (
  table: Standing,
  states: States,
  by: string,
  what: Extract<Command, { readonly kind: Kind }>,
): E.Either<Refusal, Deed> => {
  if (table.request !== null) return no('already-asked');
  const change = wished(table, states, by, what);
  if (E.isLeft(change)) return change;
  if (!change.right.free) return no(table.rules.undo === 'never' ? 'never-taken-back' : 'not-free');
  return E.right({ ...change.right.recut, kind: what.kind === 'redo' ? 'redid' : 'took-back', by });
};

/** That others are asked for it: all people at the table, for whom it concerns may be a secret. */
export const asking = (
  table: Table,
  states: States,
  by: string,
  what: Extract<Command, { readonly kind: 'ask' }>['what'],
): E.Either<Refusal, Deed> => {
  if (table.request !== null) return no('already-asked');
  if (table.rules.undo === 'never') return no('never-taken-back');
  if (table.declined.includes(by)) return no('declined');
  const change = wished(table, states, by, what);
  if (E.isLeft(change)) return change;
  if (change.right.free) return no('nobody-to-ask'); // as it is where there is nobody else
  return E.right({ kind: 'asked', by, what: { ...change.right.recut, kind: what.kind }, of: peopleBut(table, by) });
};
