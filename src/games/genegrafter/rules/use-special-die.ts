import { one, skip } from '../../../core/choices/choices.js';
import { isWholeWithin } from '../../../core/data/bounds.js';
import { action, int, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { useSpecialDie as use } from '../mechanics/cards/special-die.js';
import { isSpecialWindow, phaseOf, playerOf, survivors } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** The one special die of the game; a face only where it is chosen. */
export interface UseSpecialDie extends ActionBase {
  readonly type: 'use-special-die';
  readonly face?: number;
}

const faces = [1, 2, 3, 4, 5, 6] as const;

/** [GG-SPEC-01] [GG-SPEC-02] [GG-SPEC-03] Once per game, in anybody's turn: the only action of those who are not awaited. */
export const useSpecialDie = rule<UseSpecialDie>({
  type: 'use-special-die',
  cites: ['GG-SPEC-01', 'GG-SPEC-02', 'GG-SPEC-03', 'GG-SPEC-12'],
  codec: action<UseSpecialDie>('use-special-die', { face: optional(int) }),
  choices: { face: (state) => (state.settings.specialDie === 'choose' ? one(faces) : skip) },
  actors: survivors,
  *check(state, { player, face }) {
    const { specialDie } = state.settings;
    // Nothing else is said of a die that nobody has: it is neither spent nor does it wait.
    if (specialDie === 'off') return yield refuse('special-die-off', 'GG-SPEC-01', {});
    if (playerOf(state, player).specialDieSpent) yield refuse('special-die-spent', 'GG-SPEC-01', { player });
    if (!isSpecialWindow(phaseOf(state))) yield refuse('special-die-window', 'GG-SPEC-02', { phase: phaseOf(state) });
    if (specialDie === 'choose' && !isWholeWithin(face, 1, 6)) yield refuse('bad-face', 'GG-SPEC-03', { fault: 'no-face' }, 'face');
    if (specialDie === 'roll' && face !== undefined) yield refuse('bad-face', 'GG-SPEC-03', { fault: 'face-named' }, 'face');
  },
  apply: (state, { player, face }, table) => use(state, player, face, table),
});
