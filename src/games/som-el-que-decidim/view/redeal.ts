import { type Dice, shuffled } from '../../../core/dice/dice.js';
import { participants } from '../queries/votes.js';
import type { Square, State } from '../types/index.js';
import { unseen } from './view.js';

/** The board with its face-down tiles mixed anew, those of each laying among themselves: which tiles were mixed together is known to all. */
export const remix = (state: State, dice: Dice): State['board'] => {
  const mixed = new Map(unseen(state).map(({ laying, tiles }) => [laying, shuffled(dice, tiles, `tiles of laying ${laying}`)]));
  return state.board.map((square): Square | null =>
    square === null || square.faceUp ? square : { ...square, tile: mixed.get(square.laying)!.pop()! },
  );
};

/** A state this viewer could not tell from the true one. The treasury's discs follow from what the players show, so they stay. */
export const redeal = (state: State, viewer: string | null, dice: Dice): State => {
  const fist = (player: string, count: number): number =>
    player === viewer ? count : dice.roll(state.players[player]!.participation + 1, `fist of ${player}`) - 1;
  const commits = state.vote?.commits ?? {};
  const vote = state.vote && {
    ...state.vote,
    commits: Object.fromEntries(
      participants(state)
        .filter((player) => Object.hasOwn(commits, player))
        .map((player) => [player, fist(player, commits[player]!)]),
    ),
  };
  return { ...state, board: remix(state, dice), vote };
};
