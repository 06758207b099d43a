import { isBlack, now } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { State } from '../../types/index.js';
import { hasRebellion, raiseHost, startRebellion } from '../war/rebellion.js';
import { atNations, type MeasureRule } from './rule.js';

const canHold = (state: State, nation: string, region: string | null): boolean =>
  region !== null && Object.hasOwn(state.regions, region) && (isBlack(state, region) || state.regions[region]!.owner === nation);

/** `logistics.expedition`: a host sets out. [OT-EFF-17] [OT-MEAS-08] */
export const expedition: MeasureRule = {
  aims: ['none'],
  *check(state, { nation, region }) {
    if (state.nations[nation]!.kind !== 'state') return yield refuse('not-a-state', 'OT-MEAS-08', { nation }, 'nation');
    if (!canHold(state, nation, region)) yield refuse('bad-host-region', 'OT-MEAS-08', {}, 'region');
  },
  *list(state, nation, near) {
    for (const region of near.regions((one) => canHold(state, nation, one))) yield { region };
  },
  apply(state, { measure }, table) {
    const { nation, region } = measure;
    const plain = now(state);
    if (!plain.nations[nation]!.alive || plain.nations[nation]!.kind !== 'state' || !canHold(plain, nation, region)) return;
    raiseHost(state, { owner: nation, kind: 'expeditionary', region: region!, rebellion: null, lastTurn: null }, null, table);
  },
};

/** `rhetoric.subvert`: a rising with a host of its sponsor. [OT-EFF-18] [OT-MEAS-08] */
export const subvert: MeasureRule = {
  aims: ['nation'],
  *check(state, { nation, target }) {
    if (state.nations[nation]!.kind !== 'state') return yield refuse('not-a-state', 'OT-MEAS-08', { nation }, 'nation');
    if (hasRebellion(state, target!.id, nation)) yield refuse('rebellion-exists', 'OT-MEAS-08', { nation, region: target!.id }, 'target');
  },
  list: (_state, _nation, near) => atNations(near),
  apply(state, { measure, hidden }, table) {
    const { nation, target } = measure;
    const plain = now(state);
    if (
      !plain.nations[nation]!.alive ||
      plain.nations[nation]!.kind !== 'state' ||
      !plain.nations[target!.id]!.alive ||
      hasRebellion(plain, target!.id, nation)
    )
      return;
    startRebellion(state, target!.id, nation, !hidden, true, table);
  },
};
