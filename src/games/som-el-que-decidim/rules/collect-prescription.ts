import { some } from '../../../core/choices/choices.js';
import { action, anyText, list } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { levy } from '../mechanics/verbs.js';
import { isPlayer, ofKind, others, wealth } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { mustBeDistinct } from './shared/parameters.js';
import { mayLevy } from './shared/powers.js';
import { rule } from './shared/rule.js';

/** The holder collects a euro from others for each health disc. */
export interface CollectPrescription extends ActionBase {
  readonly type: 'collect-prescription';
  readonly targets: readonly string[];
}

const clauses = { mode: 'SD-PRE-01', holder: 'SD-PRE-02', place: 'SD-PRE-03', once: 'SD-PRE-04' } as const;

/** [SD-PRE-08] [SD-PRE-09] The discs are shown, not spent; the walk goes on afterwards. */
export const collectPrescription = rule<CollectPrescription>({
  type: 'collect-prescription',
  cites: ['SD-PRE-02', 'SD-PRE-03', 'SD-PRE-05', 'SD-PRE-06', 'SD-PRE-08'],
  codec: action<CollectPrescription>('collect-prescription', { targets: list(anyText, 100) }),
  choices: {
    targets: (state, player) =>
      some(
        others(state, player).filter((other) => wealth(state, other) > 0),
        1,
        ofKind(state, player, 'health').length,
        'player',
      ),
  },
  canonical: (state, { player, targets }) => ({
    type: 'collect-prescription',
    player,
    targets: others(state, player).filter((other) => targets.includes(other)),
  }),
  *check(state, { player, targets }) {
    yield* mustBeDistinct(targets, 'targets');
    yield* mayLevy(state, player, 'prescription', clauses);
    const isOther = (target: string): boolean => target !== player && isPlayer(state, target);
    const wrong = targets.find((target) => !isOther(target));
    if (targets.length === 0 || wrong !== undefined)
      yield refuse('bad-recipient', 'SD-PRE-06', wrong === undefined ? { fault: 'none' } : { fault: 'no-other', named: wrong }, 'targets');
    const most = ofKind(state, player, 'health').length;
    if (targets.length > most) yield refuse('too-many-targets', 'SD-PRE-06', { most, named: targets.length }, 'targets');
    const poor = targets.find((target) => isOther(target) && wealth(state, target) < 1);
    if (poor !== undefined) yield refuse('target-has-nothing', 'SD-PRE-07', { target: poor }, 'targets');
  },
  apply(state, { player, targets }, table) {
    const payers = others(peek<State>(state as State), player).filter((other) => targets.includes(other));
    levy(
      state,
      'prescription',
      payers.map((payer) => ({ payer, payee: player, amount: 1, reason: 'prescription' })),
      table,
    );
  },
});
