import { one, range } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { addModifier } from '../mechanics/nations/modifiers.js';
import { controllerOf, lastTurnAfter, living, livingNations, referee, warningsOf } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type ModifierTarget, modifierTarget, modifierTargets, name, note, type State } from '../types/index.js';
import { keepNote } from './shared/order.js';
import { reasons, ruling } from './shared/ruling.js';
import { attributeOnly } from './shared/things.js';

/** A Nation is penalised for repeated misconduct. */
export interface Sanction extends ActionBase {
  readonly type: 'sanction';
  readonly nation: string;
  readonly target: ModifierTarget;
  readonly value: number;
  readonly years: number;
  readonly reason: string;
}

/** How often whoever gives a Nation its orders has been warned. */
const warningsFor = (state: State, nation: string): number => {
  const player = controllerOf(state, nation);
  return player === referee ? 0 : warningsOf(state.players[player]!);
};

/** [OT-REF-08] [OT-MOD-15] [OT-MOD-16] */
export const sanction = ruling<Sanction>({
  type: 'sanction',
  cites: ['OT-REF-08', 'OT-MOD-16'],
  codec: action<Sanction>('sanction', { nation: name, target: modifierTarget, value: int, years: int, reason: note }),
  known: (state, { nation }) => [['nation', nation, living(state, nation) !== undefined]],
  note: ({ reason }) => ['reason', reason],
  choices: {
    nation: (state) =>
      one(
        livingNations(state).filter((id) => warningsFor(state, id) >= state.config.misconductWarnings),
        'nation',
      ),
    target: () => one(modifierTargets, { about: attributeOnly }),
    value: () => range(1, 25),
    years: (state) => range(1, state.config.contextYearsMax),
    reason: (state) => reasons(state, 'After many warnings.'),
  },
  *check(state, { nation, value, years }) {
    const { contextYearsMax, misconductWarnings } = state.config;
    if (value < 1 || value > 25) yield refuse('bad-parameter', 'OT-REF-08', { value }, 'value');
    if (years < 1 || years > contextYearsMax) yield refuse('expiry-required', 'OT-MOD-15', { most: contextYearsMax, years }, 'years');
    const warnings = warningsFor(state, nation);
    if (warnings < misconductWarnings) yield refuse('not-repeated', 'OT-REF-08', { nation, warnings, most: misconductWarnings }, 'nation');
  },
  apply(state, { player, nation, target, value, years, reason }, table) {
    addModifier(state, { nation, target, value, source: 'misconduct', lastTurn: lastTurnAfter(state, years) }, table);
    table.emit({ type: 'sanctioned', player: null, nation, warnings: 0, value });
    keepNote(state, player, nation, 'sanction', reason);
  },
});
