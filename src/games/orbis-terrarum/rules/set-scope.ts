import { one } from '../../../core/choices/choices.js';
import { action, int, nullable, optional } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { faultOfEffect } from '../mechanics/referee/effect-faults.js';
import { performEffect } from '../mechanics/referee/effects.js';
import { livingNations } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { type Dimension, dimension, dimensions, type EffectOf, name, scopeValue } from '../types/index.js';
import { longestScope, scopeValues, yearsOrForGood } from './shared/durations.js';
import { ruling } from './shared/ruling.js';
import { placeOf } from './shared/things.js';

/** The referee brings two nearer, or farther apart. */
export interface SetScope extends ActionBase {
  readonly type: 'set-scope';
  readonly nation: string;
  readonly target: string;
  readonly dimension: Dimension;
  readonly value: number | 'impossible' | null;
  readonly years?: number | null;
}

const effectOf = ({ nation, target, dimension: kind, value, years }: SetScope): EffectOf<'scope'> => ({
  do: 'scope',
  nation,
  target,
  dimension: kind,
  value,
  years: years ?? null,
});

/** [OT-REF-11] [OT-REF-06] */
export const setScope = ruling<SetScope>({
  type: 'set-scope',
  cites: ['OT-REF-11', 'OT-SCOPE-04'],
  codec: action<SetScope>('set-scope', {
    nation: name,
    target: name,
    dimension,
    value: nullable(scopeValue),
    years: optional(nullable(int)),
  }),
  choices: {
    nation: (state) => one(livingNations(state), 'nation'),
    target: (state, _player, { nation }) =>
      one([...livingNations(state).filter((id) => id !== nation), ...state.config.pack.regions.map(({ id }) => id)], placeOf(state)),
    dimension: () => one(dimensions),
    value: () => one(scopeValues),
    years: () => yearsOrForGood(longestScope),
  },
  canonical: (_state, action) => ({ ...action, years: action.years ?? null }),
  *check(state, given) {
    const fault = faultOfEffect(state, effectOf(given));
    if (fault !== null) yield refuse(fault.code, 'OT-REF-06', fault.facts, 'value');
  },
  apply: (state, given, table) => performEffect(state, effectOf(given), null, table),
});
