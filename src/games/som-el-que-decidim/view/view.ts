import { outcomeOf } from '../mechanics/scoring.js';
import { atlas, coins, faceOf, phaseOf, seats, treasury, wealth } from '../queries/state.js';
import { type Event, faceDown, type SeenVote, type State, type Unseen, type View } from '../types/index.js';

/** A vote without the fists of others. [SD-VIEW-04] */
const seenVote = (state: State, viewer: string | null): SeenVote | null => {
  if (state.vote === null) return null;
  const { commits, ...known } = state.vote;
  const committed = seats(state).filter((player) => Object.hasOwn(commits, player));
  return { ...known, committed, ownCommit: viewer !== null && committed.includes(viewer) ? commits[viewer]! : null };
};

/** The tiles lying face down, by laying: whoever listened to what was collected knows them, but not their cells. [SD-VIEW-10] */
export const unseen = (state: State): Unseen[] => {
  const order = atlas(state).order.tiles;
  const hidden = new Map<number, string[]>();
  for (const square of state.board)
    if (square !== null && !square.faceUp) hidden.set(square.laying, [...(hidden.get(square.laying) ?? []), square.tile]);
  return [...hidden]
    .sort(([a], [b]) => a - b)
    .map(([laying, tiles]) => ({ laying, tiles: tiles.sort((a, b) => order.get(a)! - order.get(b)!) }));
};

/** What a viewer may know: built up from what is public. [SD-VIEW-03] [SD-VIEW-06] [SD-VIEW-07] [SD-VIEW-08] */
export const view = (state: State, viewer: string | null): View => {
  const { config, step, turn, holder, nextHolder, centralism, proposedDegrees, proposal, players, pool, urnAside, refills } = state;
  const { dues, payout, queue, moved, trail, used, mustShare, economicPaid, spainCell } = state;
  const face = faceOf(state);
  return {
    ...{ config, step, turn, holder, nextHolder, centralism, proposedDegrees, proposal, players, pool, urnAside, refills },
    ...{ dues, payout, queue, moved, trail, used, mustShare, economicPaid, spainCell },
    viewer,
    phase: phaseOf(state),
    die: face === null ? null : { face: state.die!, ...face },
    // [SD-VIEW-02]
    treasury: { twos: coins(state, treasury, 2).length, ones: coins(state, treasury, 1).length, total: wealth(state, treasury) },
    board: state.board.map((square) => (square === null || square.faceUp ? square : { ...square, tile: faceDown })), // [SD-VIEW-01]
    unseen: unseen(state),
    vote: seenVote(state, viewer),
    wealth: Object.fromEntries(seats(state).map((player) => [player, wealth(state, player)])),
    flipped: { concentration: state.end?.ending === 'intervention', treasury: state.end?.ending === 'dui' }, // [SD-END-04] [SD-END-08] [SD-END-09]
    outcome: outcomeOf(state),
  };
};

/** [SD-VIEW-09] The number in a fist is for its owner alone; no event says where a shuffled tile lies. */
export const witness = (event: Event, viewer: string | null): Event =>
  event.type === 'vote-committed' && event.player !== viewer ? { ...event, count: null } : event;
