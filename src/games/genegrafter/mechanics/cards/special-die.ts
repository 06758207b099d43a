import type { PlayerId } from '../../../../core/refusals/violation.js';
import { playerOf } from '../../queries/state.js';
import type { Play, Writable } from '../verbs.js';
import { ask, isUsable } from './decisions.js';
import { drawAtOnce } from './deck.js';

/** What each face asks; drawing asks nothing. */
const questions = {
  1: 'special-recall', // [GG-SPEC-04]
  2: 'special-opponent', // [GG-SPEC-06]
  4: 'special-graft-card', // [GG-SPEC-08]
  5: 'special-infinite', // [GG-SPEC-09]
  6: 'special-face', // [GG-SPEC-10]
} as const;

/** Carries out a face, rolled, named or (`chosen`) picked after a six; a face that can do nothing is lost. */
export const performFace = (state: Writable, player: PlayerId, face: number, chosen: boolean, table: Play) => {
  const lost = !isUsable(state, player, face);
  table.emit({ type: 'special-die', player, face, chosen, lost });
  if (lost) return;
  if (face !== 3) return ask(state, questions[face as keyof typeof questions], player);
  if (state.graftRound !== null) return drawAtOnce(state, player, 1, table); // [GG-SPEC-07]
  state.drawing = { player, left: 1 };
};

/** Spends the die, then sees what it brings. [GG-SPEC-03] [GG-SPEC-12] */
export const useSpecialDie = (state: Writable, player: PlayerId, named: number | undefined, table: Play) => {
  playerOf(state, player).specialDieSpent = true;
  performFace(state, player, named ?? table.roll(6, 'special die'), false, table);
};
