import { sameData } from '../../../core/data/copies.js';
import { counted } from '../../../core/data/counted.js';
import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import {
  atlas,
  canCallElections,
  faceOf,
  hasB,
  hasC,
  isCell,
  isSolo,
  mayMobilise,
  moversOf,
  ofKind,
  seats,
  startCell,
  stepsFrom,
  tileAt,
  wealth,
} from '../queries/state.js';
import type { State, Step } from '../types/index.js';

/** The steps of a vote after it was called. */
export const voteSteps: readonly Step[] = ['declareLists', 'declareSupport', 'commitVotes', 'openFists'];

/** Are taxes being paid? */
export const isTaxing = ({ step, dues }: State): boolean => step === 'payment' && dues[0]?.reason === 'tax';

/** Has somebody stopped on the suffrage tile to call a vote? */
const isVoting = ({ step, dues }: State): boolean =>
  step === 'suffrage' || voteSteps.includes(step) || (step === 'payment' && dues[0]?.reason === 'electionFee');

/** Is a citizen on the way, whatever the walk waits for? */
const isWalking = (state: State): boolean =>
  state.step === 'movement' ||
  isVoting(state) ||
  (state.step === 'payment' && !isTaxing(state)) ||
  (state.step === 'takeMoney' && state.payout?.cause === 'economic');

/** Those who are still to move are the last of those whom the die lets move; the State sends everybody home. */
export function* checkQueue(state: State): Faults {
  const { queue, spainCell, step, end } = state;
  if (end !== null) return;
  if (isWalking(state) !== queue.length > 0)
    return yield fault(`The step ${step} does not go with ${counted(queue.length, 'mover')}.`, 'queue');
  if (queue.length > 0 && !sameData(queue, moversOf(state).slice(-queue.length)))
    return yield fault('The die lets others move, or in another order.', 'queue');
  if ((step === 'mobilise') !== (spainCell !== null))
    return yield fault('A tile of the State acts exactly while the holder mobilises.', 'spainCell');
  if (spainCell === null) return;
  const square = state.board[spainCell];
  if (square?.faceUp !== true || tileAt(state, spainCell)!.flag !== 'spain' || !mayMobilise(state))
    yield fault('Nothing can be protected from nothing.', 'spainCell');
  const start = startCell(state);
  for (const player of seats(state))
    if (state.players[player]!.cell !== start) yield fault(`${player} should have come to the rally.`, `players.${player}.cell`); // [SD-SPN-01]
}

/** Where a walk is, and how it came there. [SD-MOV-08] [SD-MOV-13] */
export function* checkWalk(state: State): Faults {
  const { queue, trail, moved, step, end } = state;
  if (end !== null) return;
  const [mover] = queue;
  if (mover === undefined) {
    // Where the State ended a walk, what was walked is not forgotten before the turn ends.
    if (step !== 'mobilise' && (moved || trail.length > 0)) yield fault('Nobody is on the way.', 'moved');
    return;
  }
  if (!moved) {
    if (step !== 'movement') yield fault('A walk cannot be there before its first step.', 'moved');
    else if (trail.length > 0 || stepsFrom(state, mover).length === 0)
      yield fault('A walk that has not begun has no trail, and somewhere to go.', 'moved');
    return;
  }
  const here = state.players[mover]!.cell;
  const { neighbours } = atlas(state);
  const isTrodden = (cell: number, i: number): boolean =>
    isCell(state, cell) &&
    state.board[cell]?.faceUp === true &&
    trail.indexOf(cell) === i &&
    (i === trail.length - 1 || tileAt(state, cell)!.flag === 'catalonia') &&
    (i === 0 || neighbours[trail[i - 1]!]!.includes(cell));
  if (trail.at(-1) !== here || !trail.every(isTrodden)) return yield fault('Nobody can have walked so.', 'trail');
  const { flag, symbol } = tileAt(state, here)!;
  if (isVoting(state) ? symbol !== 'suffrage' : step === 'takeMoney' ? symbol !== 'economic' : flag !== 'catalonia')
    yield fault(`${mover} cannot be on the way there.`, `players.${mover}.cell`);
  if (step === 'suffrage' && !(hasC(state) && (mover !== state.holder || canCallElections(state))))
    yield fault('There is no vote to call.', 'step');
}

/** Levies are the holder's, who has moved to collect them. [SD-PRE-03] [SD-INH-03] */
export function* checkLevies(state: State): Faults {
  const { used, die, holder, queue, moved, dues, step, end } = state;
  const isUsed = used.prescription || used.inheritance;
  const hasMoved =
    die !== null &&
    (end !== null || isWalking(state) || step === 'mobilise') &&
    moversOf(state).includes(holder) &&
    (queue[0] !== holder || moved);
  if (isUsed && !(hasB(state) && !isSolo(state) && hasMoved)) return yield fault('No levy can have been used.', 'used');
  const [due] = dues;
  if (due === undefined || (due.reason !== 'prescription' && due.reason !== 'inheritance')) return;
  const { reason } = due;
  if (!used[reason] || queue[0] !== holder || tileAt(state, state.players[holder]!.cell)!.symbol !== reason)
    return yield fault(`Nobody has collected the ${reason} levy.`, 'used');
  const fits =
    reason === 'prescription'
      ? dues.every(({ amount }) => amount === 1) && dues.length <= ofKind(state, holder, 'health').length
      : dues.length === 1 && 3 * due.amount <= wealth(state, due.payer) && ofKind(state, holder, 'justice').length > 0;
  if (!fits) yield fault(`The ${reason} levy does not reach so far.`, 'dues');
}

/** Somebody has won a vote earlier this turn only if there are votes and others were to move after it. [SD-VOT-08] */
export function* checkSuccession(state: State): Faults {
  const { nextHolder, queue, holder, step, end } = state;
  if (nextHolder === null) return;
  const isLater = end !== null || step === 'mobilise' || isWalking(state);
  const everybody = end !== null || (isLater && faceOf(state)?.icon === 'everybody' && !queue.includes(holder));
  if (!hasC(state) || !everybody) yield fault('Nobody can have won a vote this turn.', 'nextHolder');
}
