import { now } from '../../queries/state.js';
import { raiseDecision } from '../referee/decisions.js';
import { hasRebellion } from '../war/rebellion.js';
import { atNations, type MeasureRule } from './rule.js';

/** `intrigue.incite`: the referee decides what comes of it. [OT-EFF-20] */
export const incite: MeasureRule = {
  aims: ['nation'],
  list: (_state, _nation, near) => atNations(near),
  apply(state, { measure, grade, hidden }, table) {
    const { nation, target } = measure;
    const plain = now(state);
    if (!plain.nations[target!.id]!.alive || !plain.nations[nation]!.alive) return;
    const options = hasRebellion(plain, target!.id, nation) ? ['penalty', 'nothing'] : ['rebellion', 'penalty', 'nothing'];
    const about = { nation, other: target!.id, subject: measure.id, grade, hidden };
    raiseDecision(state, { kind: 'incitement', blocking: true, options, about }, table);
  },
};
