import { inRegionOrder, isBlack, now, organizationOf, regionsOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { Measure, State } from '../../types/index.js';
import { abandon, blackBeside, changeOwner, hordeIn, transform } from '../nations/territory.js';
import type { MeasureRule } from './rule.js';

/** Whose the land becomes: the actor's, or the organization's in whose name it acts, if that holds any. [OT-EFF-12] [OT-ORG-07] */
const ownerOf = (state: State, { nation, slot }: Measure): string =>
  slot.kind === 'organization' && organizationOf(state, slot.id)?.statute.holdsTerritory === true ? slot.id : nation;

/** `expansion.occupy`: black territory becomes one's own. [OT-EFF-12] [OT-MEAS-07] */
export const occupy: MeasureRule = {
  aims: ['region'],
  *check(state, { nation, target }) {
    if (state.nations[nation]!.kind === 'horde') return yield refuse('not-a-state', 'OT-MEAS-07', { nation }, 'nation');
    if (!isBlack(state, target!.id)) yield refuse('region-not-black', 'OT-MEAS-07', { region: target!.id }, 'target');
  },
  *list(state, _nation, near) {
    for (const id of near.regions((region) => isBlack(state, region))) yield { target: { kind: 'region', id } };
  },
  apply(state, { measure, grade }, table) {
    const region = measure.target!.id;
    const plain = now(state);
    if (!isBlack(plain, region) || plain.nations[measure.nation]!.kind === 'horde' || !plain.nations[measure.nation]!.alive) return;
    const most = plain.config.expansionRegions[grade - 1]!;
    for (const gained of [region, ...blackBeside(plain, region)].slice(0, most)) changeOwner(state, gained, ownerOf(plain, measure), table);
  },
};

/** `expansion.settle`: a horde becomes a state where it stands. [OT-EFF-15] [OT-MEAS-07] */
export const settle: MeasureRule = {
  aims: ['none'],
  *check(state, { nation }) {
    const { kind, position } = state.nations[nation]!;
    if (kind !== 'horde') return yield refuse('not-a-horde', 'OT-MEAS-07', { nation }, 'nation');
    if (!isBlack(state, position!)) yield refuse('region-not-black', 'OT-MEAS-07', { region: position! }, 'nation');
  },
  list: () => [{}],
  apply(state, { measure }, table) {
    const { kind, position, alive } = now(state).nations[measure.nation]!;
    if (!alive || kind !== 'horde' || position === null || !isBlack(now(state), position)) return;
    transform(state, measure.nation, 'state', { capital: position, position: null }, table);
    changeOwner(state, position, measure.nation, table);
    state.nations[measure.nation]!.settled = true;
  },
};

/** `reform.migrate`: a state takes to the road as a horde. [OT-EFF-16] [OT-MEAS-08] */
export const migrate: MeasureRule = {
  aims: ['none'],
  *check(state, { nation }) {
    if (state.nations[nation]!.kind !== 'state') yield refuse('not-a-state', 'OT-MEAS-08', { nation }, 'nation');
  },
  list: () => [{}],
  apply(state, { measure }, table) {
    const plain = now(state);
    const { kind, capital, alive } = plain.nations[measure.nation]!;
    if (!alive || kind !== 'state' || capital === null) return;
    const regions = regionsOf(plain, measure.nation);
    const position = [capital, ...inRegionOrder(plain, regions)].find((region) => hordeIn(plain, region) === undefined);
    if (position === undefined) return;
    transform(state, measure.nation, 'horde', { capital: null, position }, table);
    for (const region of regions) abandon(state, region, 'sparse', table);
  },
};
