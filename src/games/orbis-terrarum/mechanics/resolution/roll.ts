import { type Equality, effectiveRoll, judgeD100 } from '../../../../core/game/resolution.js';
import type { Tell } from '../../queries/state.js';
import type { State, Throw } from '../../types/index.js';
import { thresholdOf } from '../nations/attributes.js';
import { type Attempt, itemsOf, totalOfItems } from './items.js';

/** One d100, judged. Single-use items that counted are gone for the rest of the resolution. [OT-ROLL-01] [OT-ROLL-02] [OT-ROLL-03] [OT-MOD-08] [OT-FLOW-12] */
export const throwFor = (state: State, attempt: Attempt, equality: Equality, why: string, consumed: Set<string>, table: Tell): Throw => {
  const { config } = state;
  const threshold = thresholdOf(state.nations[attempt.nation]!.attributes, attempt.statistic);
  const items = itemsOf(state, attempt, consumed);
  const total = totalOfItems(items, config.rollModifierCap);
  const natural = table.roll(100, why);
  const effective = effectiveRoll(natural, total);
  const { result, grade, margin } = judgeD100(config.criticalsOn === 'natural' ? natural : effective, effective, threshold, equality); // [OT-ROLL-12]
  const isOdd = effective <= threshold ? result === 'failure' : result === 'success'; // a critical against the numbers [OT-ROLL-09]
  for (const { modifier } of items)
    if (modifier !== null && state.modifiers.find(({ id }) => id === modifier)!.singleUse) consumed.add(modifier);
  return { natural, items, total, effective, threshold, result, grade, margin: isOdd ? [0, 1] : [margin.of, margin.in] };
};
