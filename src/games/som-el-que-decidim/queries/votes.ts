import { inSeatOrder, seatsFrom } from '../../../core/game/turns.js';
import type { Declaration, Election, List, Motion, State } from '../types/index.js';
import { seats } from './state.js';

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
export const sideOf = (state: State, motion: Motion, side: 'candidate' | 'holder'): string[] =>
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
