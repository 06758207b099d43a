import { sameData } from '../../../core/data/copies.js';
import { withMinus } from '../../../core/data/with-minus.js';
import { inSeatOrder, seatsFrom } from '../../../core/game/turns.js';
import { badState as fault } from '../../../core/refusals/common.js';
import type { Faults } from '../../../core/refusals/saved-states.js';
import { economicBonus } from '../mechanics/movement.js';
import { atlas, coins, faceOf, hasB, hasC, isAgencyActive, isVoid, lastTurn, mixesOf, seats, treasury } from '../queries/state.js';
import { insolventAmong } from '../queries/taxation.js';
import {
  bystanders,
  electionOf,
  motionOf,
  nextToDeclare,
  nextToSupport,
  participants,
  sameList,
  settledLists,
  undecided,
} from '../queries/votes.js';
import type { State, Step } from '../types/index.js';
import { checkLevies, checkQueue, checkSuccession, checkWalk, isTaxing, voteSteps } from './integrity-walks.js';

const setupSteps: readonly Step[] = ['placeConcentration', 'chooseCentralism', 'centralismConsent'];

function* checkDegree(state: State): Faults {
  const { config, step, turn, centralism, proposedDegrees, proposal, holder } = state;
  const isSetup = setupSteps.includes(step);
  if (isSetup ? turn !== 0 : turn < 1 || turn > lastTurn(state))
    yield fault(`Turn ${withMinus(turn)} does not fit the step ${step}.`, 'turn');
  if (
    (step === 'placeConcentration' && config.concentration === 'keep') ||
    (isSetup && step !== 'placeConcentration' && config.centralism !== 'choose')
  )
    yield fault(`The options leave no room for the step ${step}.`, 'step');
  if (config.centralism === 'choose' ? isSetup !== (centralism === null) : centralism !== config.centralism)
    yield fault(`The degree ${centralism} does not fit.`, 'centralism');
  if (config.players.length === 1 && centralism === 'medium') yield fault('One player does not play with medium centralism.', 'centralism');
  if (new Set(proposedDegrees).size < proposedDegrees.length) yield fault('A degree was proposed twice.', 'proposedDegrees');
  if (proposedDegrees.length > 0 && (config.centralism !== 'choose' || config.players.length === 1 || step === 'placeConcentration'))
    yield fault('No degree can have been proposed.', 'proposedDegrees');
  if ((step === 'centralismConsent') !== (proposal !== null))
    return yield fault('There should be a proposal exactly while others answer.', 'proposal');
  if (proposal === null) return;
  const asked = config.players.map(({ id }) => id).filter((player) => player !== holder);
  const answered = Object.keys(proposal.answers);
  if (!proposedDegrees.includes(proposal.degree) || answered.length >= asked.length || answered.some((player) => !asked.includes(player)))
    yield fault('The proposal and its answers do not fit.', 'proposal');
}

/** In the setup the board has just been laid, and nobody has gone anywhere. [SD-SET-05] [SD-SET-06] */
function* checkSetup(state: State): Faults {
  if (!setupSteps.includes(state.step)) return;
  const { start } = atlas(state);
  const entered = state.board.findIndex((square) => square === null || (square.faceUp && square.tile !== start));
  if (entered >= 0) yield fault(`Nobody can have been on cell ${entered} before the first turn.`, `board.${entered}`);
  if (state.economicPaid.length > 0) yield fault('No tile can have paid before the first turn.', 'economicPaid');
}

function* checkMoney(state: State): Faults {
  const { step, dues, payout, holder, queue, die, end, vote } = state;
  const players = seats(state);
  if (die !== null && (die < 1 || die > 6)) return yield fault(`The die has no face ${withMinus(die)}.`, 'die');
  const face = faceOf(state);
  if (face !== null && isVoid(state, face)) yield fault('The die shows a citizen who is not in play.', 'die');
  if (end !== null) return;
  const beforeRoll = setupSteps.includes(step) || isTaxing(state) || step === 'transferRoll';
  if (beforeRoll !== (die === null)) yield fault(`The die does not fit the step ${step}.`, 'die');
  if ((step === 'payment') !== dues.length > 0) return yield fault('Money is owed exactly while somebody pays.', 'dues');
  const known = (id: string): boolean => players.includes(id);
  for (const [i, { payer, payee, amount, reason }] of dues.entries()) {
    const fits =
      known(payer) &&
      (payee === treasury || known(payee)) &&
      payer !== payee &&
      amount >= 1 &&
      reason === dues[0]!.reason &&
      (reason === 'tax'
        ? payee === treasury || (payee === holder && isAgencyActive(state)) // [SD-TAX-04]
        : reason === 'electionFee'
          ? dues.length === 1 && vote !== null && payer === holder && payee === treasury && queue[0] === holder
          : hasB(state) && vote === null && payee === holder && queue[0] === holder);
    if (!fits) return yield fault(`${payer} cannot owe ${payee} ${withMinus(amount)} € for ${reason}.`, `dues.${i}`);
  }
  if (insolventAmong(state, dues).length > 0) yield fault('Somebody cannot pay what is owed.', 'dues');
  if ((step === 'takeMoney') !== (payout !== null)) return yield fault('There is a payout exactly while money is taken.', 'payout');
  if (payout === null) return;
  const { receiver, amount, cause } = payout;
  if (receiver !== (cause === 'transfer' ? holder : queue[0])) yield fault(`${receiver} has nothing to take.`, 'payout.receiver');
  const promised = cause === 'transfer' ? face?.money : economicBonus;
  if (mixesOf(state, amount).length < 2) yield fault(`There is nothing to choose about ${withMinus(amount)} €.`, 'payout.amount');
  else if (promised !== undefined && amount !== promised) yield fault(`What is paid is ${promised} €, not ${amount} €.`, 'payout.amount'); // [SD-ROLL-04] [SD-ECO-01]
}

/** Change is shared in cohesion, by a holder who has nothing else worth 1 €. [SD-CHG-14] */
function* checkSharing(state: State): Faults {
  const { mustShare, step, config, holder } = state;
  if (step === 'cohesion' && config.players.length === 1) yield fault('One player has nobody to share with.', 'step');
  if (mustShare && (step !== 'cohesion' || config.changePolicy !== 'cohesion' || coins(state, holder, 1).length !== 2))
    yield fault('There is no change to share.', 'mustShare');
}

/** Declarations and supports are made in a fixed order, so they begin the list of those who make them. */
const begins = (made: readonly { readonly player: string }[], makers: readonly string[]): boolean =>
  made.length <= makers.length && made.every(({ player }, i) => player === makers[i]);

function* checkVote(state: State): Faults {
  const { vote, step, holder, queue, end } = state;
  if (end !== null) return;
  const paysFee = state.dues[0]?.reason === 'electionFee';
  if ((voteSteps.includes(step) || paysFee) !== (vote !== null)) return yield fault(`The vote does not fit the step ${step}.`, 'vote');
  if (vote === null) return;
  const players = seats(state);
  if (!hasC(state) || vote.convener !== queue[0]) yield fault('The vote was called by nobody who could.', 'vote.convener');
  const isFull = step === 'commitVotes' || step === 'openFists';
  const election = electionOf(state);
  const motion = motionOf(state);
  if (election !== null) {
    const { declarations, lists } = election;
    const sound = declarations.every(
      ({ player, members, beneficiary }) =>
        members.includes(player) && members.includes(beneficiary) && sameData(members, inSeatOrder(players, members)),
    );
    if (
      election.convener !== holder ||
      step === 'declareSupport' ||
      !begins(declarations, seatsFrom(players, holder)) ||
      !sound ||
      (paysFee && declarations.length > 0)
    )
      return yield fault('The election does not fit.', 'vote');
    if (isFull === nextToDeclare(state).length > 0) return yield fault('The declarations do not fit the step.', 'vote.declarations');
    const due = isFull ? settledLists(declarations) : null;
    if (due === null ? lists !== null : lists?.length !== due.length || !due.every((list, i) => sameList(list, lists[i]!)))
      return yield fault('The lists are not those that were declared.', 'vote.lists');
  }
  if (motion !== null) {
    const { convener, beneficiary, supports } = motion;
    if (convener === holder || beneficiary === holder || !players.includes(beneficiary) || step === 'declareLists' || paysFee)
      return yield fault('The motion does not fit.', 'vote');
    if (!begins(supports, bystanders(state, convener)) || isFull === nextToSupport(state).length > 0)
      return yield fault('The declarations of support do not fit the step.', 'vote.supports');
  }
  const voters = participants(state);
  const entries = Object.entries(vote.commits);
  if (entries.some(([player, discs]) => !voters.includes(player) || discs < 0 || discs > state.players[player]!.participation))
    return yield fault('A fist holds what it cannot hold.', 'vote.commits');
  if ((!isFull && entries.length > 0) || (isFull && (step === 'openFists') !== (undecided(state).length === 0)))
    yield fault('The fists do not fit the step.', 'vote.commits');
}

function* checkEnd(state: State): Faults {
  const { end, step, urnAside } = state;
  if ((step === 'gameOver') !== (end !== null)) return yield fault('A game is over exactly if it has ended somehow.', 'end');
  if ((urnAside.length === atlas(state).urns) !== (end?.ending === 'consultation'))
    yield fault('A consultation is held exactly when all urn tiles are found.', 'end');
  if (end === null) return;
  const players = seats(state);
  const { ending, cause, insolvent, provoker } = end;
  if (
    (ending === 'intervention') !== (cause !== null) ||
    (ending === 'intervention') !== insolvent.length > 0 ||
    insolvent.some((id) => !players.includes(id))
  )
    yield fault('An intervention, and nothing else, has a cause and somebody who cannot pay.', 'end');
  if ((ending === 'dui') !== (provoker !== null) || (provoker !== null && !players.includes(provoker)))
    yield fault('A DUI, and nothing else, has a provoker.', 'end.provoker');
}

/** Does everything fit the step the game is at? Each check relies on the ones before. */
export function* checkSteps(state: State): Faults {
  for (const check of [
    checkEnd,
    checkDegree,
    checkSetup,
    checkMoney,
    checkSharing,
    checkQueue,
    checkWalk,
    checkLevies,
    checkSuccession,
    checkVote,
  ]) {
    const faults = [...check(state)];
    yield* faults;
    if (faults.length > 0) return;
  }
}
