import { range, skip } from '../../../core/choices/choices.js';
import { action, int, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { refuse } from '../../../core/refusals/violation.js';
import { useSpecialDie as use } from '../mechanics/cards/special-die.js';
import { isSpecialWindow, phaseOf, playerOf, survivors } from '../queries/state.js';
import { rule } from './shared/rule.js';

/** The one special die of the game; a face only where it is chosen. */
export interface UseSpecialDie extends ActionBase {
  readonly type: 'use-special-die';
  readonly face?: number;
}

/** [GG-SPEC-01] [GG-SPEC-02] [GG-SPEC-03] Once per game, in anybody's turn: the only action of those who are not awaited. */
export const useSpecialDie = rule<UseSpecialDie>({
  type: 'use-special-die',
  cites: ['GG-SPEC-01', 'GG-SPEC-02', 'GG-SPEC-03', 'GG-SPEC-12'],
  codec: action<UseSpecialDie>('use-special-die', { face: optional(int) }),
  choices: { face: (state) => (state.settings.specialDie === 'choose' ? range(1, 6) : skip) },
  actors: survivors,
  *check(state, { player, face }) {
    const { specialDie } = state.settings;
    if (specialDie === 'off') yield refuse('special-die-off', 'GG-SPEC-01', 'This game is played without the special die.');
    if (playerOf(state, player).specialDieSpent) yield refuse('special-die-spent', 'GG-SPEC-01', `${player} has used the special die.`);
    if (!isSpecialWindow(phaseOf(state)))
      yield refuse('special-die-window', 'GG-SPEC-02', `The special die cannot be used in the phase ${phaseOf(state)}.`);
    if (specialDie === 'choose' && !(face !== undefined && face >= 1 && face <= 6))
      yield refuse('bad-face', 'GG-SPEC-03', 'The special die needs a face from 1 to 6.', 'face');
    if (specialDie === 'roll' && face !== undefined)
      yield refuse('bad-face', 'GG-SPEC-03', 'The special die is rolled; its face is not named.', 'face');
  },
  apply: (state, { player, face }, table) => use(state, player, face, table),
});
