import type { PlayerId } from '../../core/violation.js';
import { ask, optionsOf } from './decisions.js';
import { hasCharacter, playerOf, type Readable } from './queries.js';
import type { Play, Writable } from './verbs.js';

const faces = [1, 2, 3, 4, 5] as const;

/** Can anything come of a face? [GG-SPEC-11] */
const isUsable = (state: Readable, player: PlayerId, face: number): boolean => {
  switch (face) {
    case 1:
      return playerOf(state, player).genePool.length > 0;
    case 2:
      return optionsOf(state, { kind: 'special-opponent', owner: player }).length > 0;
    case 3:
      return state.deck.length + state.discard.length > 0;
    case 4:
      return playerOf(state, player).genePool.length > 0 && hasCharacter(state, player);
    case 5:
      return hasCharacter(state, player);
    default:
      return state.settings.sixthFace === 'choose' && usableFaces(state, player).length > 0;
  }
};

/** The faces from 1 to 5 that can have an effect. [GG-SPEC-10] */
export const usableFaces = (state: Readable, player: PlayerId): number[] => faces.filter((face) => isUsable(state, player, face));

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
  if (face === 3)
    state.drawing = { player, left: 1 }; // [GG-SPEC-07]
  else ask(state, questions[face as keyof typeof questions], player);
};

/** Spends the die, then sees what it brings. [GG-SPEC-03] [GG-SPEC-12] */
export const useSpecialDie = (state: Writable, player: PlayerId, named: number | undefined, table: Play) => {
  playerOf(state, player).specialDieSpent = true;
  performFace(state, player, named ?? table.roll(6, 'special die'), false, table);
};
