import { investmentByGrade, plunderByGrade, researchByGrade, theftByGrade } from '../../content/values.js';
import { changePurse } from '../nations/purses.js';
import { atNations, type MeasureRule } from './rule.js';
import { steal as rob } from './theft.js';

/** `intervention.invest`: Wealth. [OT-EFF-08] */
export const invest: MeasureRule = {
  aims: ['none'],
  list: () => [{}],
  apply(state, { measure, grade, hidden }, table) {
    changePurse(state, measure.nation, 'wealth', investmentByGrade[grade], hidden ? 'measure' : 'invest', table); // without naming what is hidden [OT-VIEW-11]
  },
};

/** `development.research`: Progress. [OT-EFF-09] */
export const research: MeasureRule = {
  aims: ['none'],
  list: () => [{}],
  apply(state, { measure, grade, hidden }, table) {
    changePurse(state, measure.nation, 'progress', researchByGrade[grade], hidden ? 'measure' : 'research', table); // without naming what is hidden [OT-VIEW-11]
  },
};

/** `sabotage.plunder`: Wealth is stolen. [OT-EFF-10] */
export const plunder: MeasureRule = {
  aims: ['nation'],
  list: (_state, _nation, near) => atNations(near),
  apply(state, { measure, grade }, table) {
    rob(state, measure.nation, measure.target!.id, 'wealth', plunderByGrade[grade], table);
  },
};

/** `espionage.steal`: Progress is stolen. [OT-EFF-11] */
export const steal: MeasureRule = {
  aims: ['nation'],
  list: (_state, _nation, near) => atNations(near),
  apply(state, { measure, grade }, table) {
    rob(state, measure.nation, measure.target!.id, 'progress', theftByGrade[grade], table);
  },
};
