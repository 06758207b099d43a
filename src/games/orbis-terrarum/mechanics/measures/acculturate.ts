import { acculturationByGrade, scopeBounds } from '../../content/values.js';
import { freshId, isBlack, now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State, Target } from '../../types/index.js';
import { type MeasureRule, nationTarget } from './rule.js';
import { lastingCulturalScope } from './scope.js';

/** The distance there will be when all that expires has expired, which is what can be shortened. */
const distance = (state: State, nation: string, target: Target): number =>
  lastingCulturalScope(state, nation, { kind: target.kind as 'nation' | 'region', id: target.id });

/** `reform.acculturate`: a cultural distance grows shorter, for good. [OT-EFF-13] [OT-MEAS-11] */
export const acculturate: MeasureRule = {
  aims: ['nation', 'region'],
  *check(state, { nation, target }) {
    const fits = target!.kind === 'nation' ? target!.id !== nation : isBlack(state, target!.id);
    if (!fits || distance(state, nation, target!) <= 0) yield refuse('no-distance', 'OT-MEAS-11', { nation, target: target!.id }, 'target');
  },
  *list(state, nation, near) {
    for (const id of near.nations) if (distance(state, nation, nationTarget(id)) > 0) yield { target: nationTarget(id) };
  },
  apply(state, { measure, grade }, table) {
    const { nation, target } = measure;
    const plain = now(state);
    const isThere = target!.kind === 'nation' ? plain.nations[target!.id]!.alive : isBlack(plain, target!.id); // [OT-EFF-01]
    if (!plain.nations[nation]!.alive || !isThere) return;
    const before = distance(plain, nation, target!);
    if (before <= 0) return;
    // A distance beyond the bound is felt as the bound, and shortened from there. [OT-SCOPE-04]
    const value = Math.max(0, Math.min(scopeBounds.most, before) - acculturationByGrade[grade]) - before;
    state.scopes.push({
      id: freshId(state, 'scope'),
      from: nation,
      to: target!.id,
      dimension: 'cultural',
      value,
      lastTurn: null,
      cause: 'acculturation',
    });
    table.emit({ type: 'scope-changed', from: nation, to: target!.id, dimension: 'cultural', value: String(value) });
  },
};
