import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { countElection, countMotion, type Result } from '../queries/ballot.js';
import { right, seats } from '../queries/state.js';
import { electionOf, motionOf, participants, settledLists, sideOf } from '../queries/votes.js';
import type { Election, Event, List, Motion, State, Vote } from '../types/index.js';

/** A list of one's own to keep. */
const copyList = ({ members, beneficiary }: List): { members: string[]; beneficiary: string } => ({ members: [...members], beneficiary });

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

/** Everybody has closed a fist: the holder may give the sign. [SD-VOT-04] */
export const closeFists = (state: Draft<State>): void => {
  state.step = 'openFists';
};

/** What the vote came to, from the fists and what everybody owns. */
const count = (state: State, { commits }: Vote): Result => {
  const motion = motionOf(state);
  if (motion !== null)
    return countMotion(
      { members: sideOf(state, motion, 'candidate'), beneficiary: motion.beneficiary },
      { members: sideOf(state, motion, 'holder'), beneficiary: state.holder },
      commits,
    );
  const owned = Object.fromEntries(seats(state).map((player) => [player, state.players[player]!.participation]));
  return countElection(electionOf(state)!.lists!, commits, owned, state.holder);
};

/** The fists open: the result is found, then the discs in them are lost. [SD-VOT-05] [SD-VOT-06] [SD-VOT-07] [SD-VOT-08] [SD-VOT-09] */
export const openAllFists = (state: Draft<State>, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const vote = now.vote!;
  const commits = Object.fromEntries(participants(now).map((player) => [player, vote.commits[player]!]));
  table.emit({ type: 'fists-opened', commits });
  const { totals, winner, elected } = count(now, vote);
  // [SD-VOT-09] A motion that fails leaves alone what somebody has won before.
  const nextHolder = winner === 'holder' ? (now.nextHolder ?? elected) : (elected ?? now.nextHolder);
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
    nextHolder: nextHolder ?? right(now, now.holder),
  });
};
