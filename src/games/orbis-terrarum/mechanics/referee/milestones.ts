import { isWhole, nationsBehind, now, type Open, regionsOf, type Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import type { Condition } from '../../types/pack.js';
import { vassalsOf } from '../nations/bonds.js';
import { performEffect } from './effects.js';

/** How far a Nation has come towards a milestone. [OT-CONT-10] */
export const progressTowards = (state: State, nation: string, measure: Condition['measure']): number => {
  const { progress, wealth, reforms, peaceTurns, suppressions, settled } = state.nations[nation]!;
  switch (measure) {
    case 'regions':
      return regionsOf(state, nation).length;
    case 'peace-treaties':
      return state.treaties.filter(
        ({ parties, clauses }) =>
          nationsBehind(state, parties).includes(nation) && clauses.some(({ kind }) => kind === 'peace' || kind === 'non-aggression'),
      ).length;
    case 'vassals':
      return vassalsOf(state, nation).length;
    case 'progress':
      return progress;
    case 'wealth':
      return wealth;
    case 'reforms':
      return reforms;
    case 'led-organizations':
      return state.organizations.filter((organization) => organization.leader === nation && isWhole(organization)).length;
    case 'peace-turns':
      return peaceTurns;
    case 'suppressions':
      return suppressions;
    case 'settled':
      return settled ? 1 : 0;
  }
};

/** A milestone by id, of the pack or published by the referee. */
export const milestoneOf = (state: State, id: string) =>
  state.config.pack.milestones.find((one) => one.id === id) ?? state.publishedMilestones.find((one) => one.id === id);

/** Each milestone is awarded once. [OT-REF-09] */
export const isAwarded = (state: State, id: string): boolean => state.awards.some(({ milestone }) => milestone === id);

/** Does a Nation meet its condition, as far as a machine can tell? */
export const meets = (state: State, id: string, nation: string): boolean => {
  const found = state.config.pack.milestones.find((one) => one.id === id);
  return found?.condition == null || progressTowards(state, nation, found.condition.measure) >= found.condition.least;
};

/** A milestone is awarded, with its reward. [OT-REF-09] */
export const award = (state: Open, id: string, nation: string, table: Tell): void => {
  const milestone = milestoneOf(now(state), id)!;
  state.awards.push({ milestone: id, nation });
  table.emit({ type: 'milestone-awarded', milestone: id, nation });
  for (const effect of milestone.reward) performEffect(state, effect, nation, table);
};
