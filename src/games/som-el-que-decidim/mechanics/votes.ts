import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { inSeatOrder, seatsFrom } from '../../../core/game/turns.js';
import { countElection, countMotion, type Result } from '../queries/ballot.js';
import { right, seats } from '../queries/state.js';
import type { Declaration, Election, Event, List, Motion, State, Vote } from '../types/index.js';

/** The election that is being held. */
export const electionOf = (state: State): Election | null => (state.vote?.type === 'election' ? state.vote : null);

/** The motion that is being decided. */
export const motionOf = (state: State): Motion | null => (state.vote?.type === 'motion' ? state.vote : null);

/** Who declares a list next: the holder first, then in turn order. [SD-ELE-07] */
export const nextToDeclare = (state: State): readonly string[] => {
  const declared = electionOf(state)?.declarations.length ?? 0;
  return seatsFrom(seats(state), state.holder).slice(declared, declared + 1);
};

/** Everybody except candidate and holder, in turn order after the holder. [SD-MOT-04] */
export const bystanders = (state: State, candidate: string): readonly string[] =>
  seatsFrom(seats(state), state.holder).filter((player) => player !== candidate && player !== state.holder);

/** Who declares support next. [SD-MOT-04] */
export const nextToSupport = (state: State): readonly string[] => {
  const motion = motionOf(state);
  return motion === null ? [] : bystanders(state, motion.convener).slice(motion.supports.length, motion.supports.length + 1);
};

/** One side of a motion, in seating order. */
const sideOf = (state: State, motion: Motion, side: 'candidate' | 'holder'): string[] =>
  inSeatOrder(seats(state), [
    side === 'candidate' ? motion.convener : state.holder,
    ...motion.supports.filter((support) => support.side === side).map(({ player }) => player),
  ]);

/** Who puts discs into a fist. [SD-VOT-01] [SD-MOT-06] */
export const participants = (state: State): readonly string[] => {
  const motion = motionOf(state);
  if (motion === null) return seats(state);
  return inSeatOrder(seats(state), [...sideOf(state, motion, 'candidate'), ...sideOf(state, motion, 'holder')]);
};

/** Who has not put anything into a fist yet. [SD-VOT-03] */
export const undecided = (state: State): readonly string[] =>
  participants(state).filter((player) => !Object.hasOwn(state.vote?.commits ?? {}, player));

/** A list of one's own to keep. */
const copyList = ({ members, beneficiary }: List): { members: string[]; beneficiary: string } => ({ members: [...members], beneficiary });

/** Do two declarations name the same list? */
export const sameList = (a: List, b: List): boolean =>
  a.beneficiary === b.beneficiary && a.members.length === b.members.length && a.members.every((member, i) => member === b.members[i]);

/** The lists that stand: alliances that all their members declared, and everybody else alone. [SD-ELE-11] [SD-ELE-12] */
export const settledLists = (declarations: readonly Declaration[]): List[] => {
  const lists: List[] = [];
  for (const { player, members, beneficiary } of declarations) {
    const list = { members: [...members], beneficiary };
    const agreed = members.every((member) => declarations.some((other) => other.player === member && sameList(other, list)));
    if (!agreed) lists.push({ members: [player], beneficiary: player });
    else if (!lists.some((other) => sameList(other, list))) lists.push(list);
  }
  return lists;
};

/** Everybody has declared: the lists stand and the fists are filled. */
export const settleLists = (state: Draft<State>, table: Table<Event>): void => {
  const lists = settledLists(electionOf(peek<State>(state as State))!.declarations);
  (state.vote as Draft<Election>).lists = lists.map(copyList);
  state.step = 'commitVotes';
  table.emit({ type: 'lists-settled', lists });
};

/** The sides of a motion are settled; a beneficiary who does not stand with the candidate is replaced by him. [SD-MOT-05] */
export const settleSides = (state: Draft<State>, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const { convener, beneficiary, supports } = motionOf(now)!;
  const stands = sideOf(now, motionOf(now)!, 'candidate').includes(beneficiary) ? beneficiary : convener;
  (state.vote as Draft<Motion>).beneficiary = stands;
  state.step = 'commitVotes';
  table.emit({
    type: 'sides-settled',
    candidate: convener,
    beneficiary: stands,
    supports: supports.map((support) => ({ ...support })),
  });
};

const count = (state: State, { commits }: Vote): Result => {
  const motion = motionOf(state);
  if (motion !== null) return countMotion(sideOf(state, motion, 'candidate'), sideOf(state, motion, 'holder'), commits);
  const owned = Object.fromEntries(seats(state).map((player) => [player, state.players[player]!.participation]));
  return countElection(electionOf(state)!.lists!, commits, owned, state.holder);
};

/** Who governs next. [SD-ELE-16] [SD-ELE-17] [SD-MOT-08] [SD-MOT-09] [SD-MOT-10] */
const successor = (state: State, winner: Result['winner']): string => {
  switch (winner) {
    case 'rotation':
      return right(state, state.holder);
    case 'holder':
      return state.holder;
    case 'candidate':
      return motionOf(state)!.beneficiary;
    default:
      return winner.beneficiary;
  }
};

/** The fists open: the result is found, then the discs in them are lost. [SD-VOT-05] [SD-VOT-06] [SD-VOT-07] [SD-VOT-08] [SD-VOT-09] */
export const openAllFists = (state: Draft<State>, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const vote = now.vote!;
  const commits = Object.fromEntries(participants(now).map((player) => [player, vote.commits[player]!]));
  table.emit({ type: 'fists-opened', commits });
  const { totals, winner } = count(now, vote);
  const nextHolder = successor(now, winner);
  for (const [player, discs] of Object.entries(commits)) {
    state.players[player]!.participation -= discs;
    state.pool += discs;
  }
  state.nextHolder = nextHolder;
  state.vote = null;
  table.emit({
    type: 'vote-resolved',
    vote: vote.type,
    totals,
    winner: typeof winner === 'string' ? winner : copyList(winner),
    nextHolder,
  });
};
