import { entryOf } from '../../content/modes.js';
import { now } from '../../queries/state.js';
import { moveIndex } from '../nations/stability.js';
import { beneficiaryOf, type MeasureRule, nationTarget } from './rule.js';

/** `restore`: an index of oneself or another recovers. [OT-EFF-06] [OT-EFF-07] */
export const restore: MeasureRule = {
  aims: ['none', 'nation'],
  *list(_state, nation) {
    yield { target: nationTarget(nation) };
  },
  apply(state, { measure, statistic, mode, value }, table) {
    const nation = beneficiaryOf(measure);
    const index = entryOf(statistic, mode)!.moves === 'VIA' ? 'via' : 'leg';
    if (now(state).nations[nation]!.alive) moveIndex(state, nation, index, value, 'measure', table);
  },
};
