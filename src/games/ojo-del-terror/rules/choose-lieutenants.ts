import { some } from '../../../core/choices/choices.js';
import { action, anyText, list } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { inSeatOrder } from '../../../core/game/turns.js';
import { nameLieutenants } from '../mechanics/turn.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';

/** The Supreme Lord names the lieutenants. */
export interface ChooseLieutenants extends ActionBase {
  readonly type: 'choose-lieutenants';
  readonly lieutenants: readonly string[];
}

/** [ET-LIEU-02] Any others will do, whatever their scores. */
export const chooseLieutenants = rule<ChooseLieutenants>({
  type: 'choose-lieutenants',
  cites: ['ET-END-03', 'ET-LIEU-01', 'ET-LIEU-02', 'ET-LIEU-03'],
  codec: action<ChooseLieutenants>('choose-lieutenants', { lieutenants: list(anyText, 100) }),
  choices: {
    lieutenants: ({ config }, player) =>
      some(
        config.players.filter((other) => other !== player),
        config.lieutenants,
        config.lieutenants,
        'player',
      ),
  },
  // They are all worth the same: who is named first means nothing.
  canonical: ({ config }, action) => ({ ...action, lieutenants: inSeatOrder(config.players, action.lieutenants) }),
  *check({ config }, { player, lieutenants }) {
    if (lieutenants.length !== config.lieutenants || new Set(lieutenants).size < lieutenants.length)
      yield refuse('bad-lieutenant-count', 'ET-LIEU-01', { wanted: config.lieutenants, named: lieutenants.length }, 'lieutenants');
    const wrong = lieutenants.find((lieutenant) => lieutenant === player || !config.players.includes(lieutenant));
    if (wrong !== undefined) yield refuse('invalid-lieutenant', 'ET-LIEU-02', { lieutenant: wrong }, 'lieutenants');
  },
  apply(state, { player, lieutenants }, table) {
    nameLieutenants(state, player, lieutenants, table);
  },
});
