import { one, range } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { rewardStrongest } from '../mechanics/upkeep/cycle.js';
import { refuse } from '../refusals/index.js';
import { attribute } from '../types/index.js';
import { type Attribute, attributes } from '../types/statistics.js';
import { ruling } from './shared/ruling.js';

/** The strongest in an attribute are rewarded. */
export interface AwardAttribute extends ActionBase {
  readonly type: 'award-attribute';
  readonly attribute: Attribute;
  readonly value: number;
  readonly years: number;
}

/** [OT-REF-10] */
export const awardAttribute = ruling<AwardAttribute>({
  type: 'award-attribute',
  cites: ['OT-REF-10'],
  codec: action<AwardAttribute>('award-attribute', { attribute, value: int, years: int }),
  choices: {
    attribute: () => one(attributes, 'attribute'),
    value: () => range(-25, -1),
    years: (state) => range(1, state.config.contextYearsMax),
  },
  *check({ config }, { value, years }) {
    if (value < -25 || value > -1) yield refuse('bad-parameter', 'OT-REF-10', { value }, 'value');
    if (years < 1 || years > config.contextYearsMax)
      yield refuse('expiry-required', 'OT-MOD-15', { most: config.contextYearsMax, years }, 'years');
  },
  apply: (state, { attribute: strongest, value, years }, table) => rewardStrongest(state, strongest, value, years, 'event', table),
});
