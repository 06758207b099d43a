import { entryOf, type ModeEntry } from '../content/modes.js';
import { nationOfTarget } from '../map/scope.js';
import { isHome } from '../map/territory.js';
import type { Announcement, Measure, State } from '../types.js';
import { areAtWar } from '../war/conflicts.js';

/** What the mode table says of a measure. */
export const entryOfMeasure = ({ statistic, mode }: Pick<Announcement, 'statistic' | 'mode'>): ModeEntry => entryOf(statistic, mode)!;

/** Does a measure take effect at home? [OT-MEAS-03] */
export const isDomestic = (
  state: State,
  { nation, slot, target, mode }: Pick<Announcement, 'nation' | 'slot' | 'target' | 'mode'>,
): boolean => {
  if (mode === 'tribute' || target === null) return true;
  switch (target.kind) {
    case 'nation':
      return target.id === nation;
    case 'region':
      return isHome(state, nation, target.id, slot);
    default:
      return nationOfTarget(state, target) === nation && target.kind !== 'host';
  }
};

/** The Nation that a measure is directed at, if it is another's affair. */
export const victimOf = (state: State, { target }: Pick<Announcement, 'target'>): string | null =>
  target === null || target.kind === 'region' || target.kind === 'crisis' ? null : nationOfTarget(state, target);

/** Is it a measure of war? [OT-WAR-10] */
export const isWarMeasure = (state: State, measure: Measure): boolean => {
  if (measure.mode === 'suppress' || measure.target?.kind === 'side') return true;
  const victim = victimOf(state, measure);
  return entryOfMeasure(measure).hostile && victim !== null && areAtWar(state, measure.nation, victim);
};

/** Is it a measure for which the civil war of its Nation is in the way? [OT-CIV-06] */
export const isHamperedByCivilWar = (state: State, measure: Measure): boolean => {
  const domestic = isDomestic(state, measure);
  if (measure.mode === 'suppress' || (domestic && measure.target?.kind === 'side')) return false;
  return domestic || isWarMeasure(state, measure);
};
