import { entryOf } from '../../content/modes.js';
import { hasHiddenOwner, regionsOf } from '../../queries/state.js';
import type { Announcement, Measure, Report, State } from '../../types/index.js';
import type { ModeEntry } from '../../types/modes.js';
import { areAtWar } from '../diplomacy/conflicts.js';
import { nationOfTarget } from '../measures/targets.js';
import { isHome } from '../nations/territory.js';

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
      return target.id === nation || isLandlessAt(state, target.id, (region) => isHome(state, nation, region, slot));
    case 'region':
      return isHome(state, nation, target.id, slot);
    case 'host':
      return state.hosts.some(({ id, region }) => id === target.id && isHome(state, nation, region, slot));
    default:
      return nationOfTarget(state, target) === nation;
  }
};

/** Is it a horde, or a movement without land, and stands in such a place? */
const isLandlessAt = (state: State, id: string, isPlace: (region: string) => boolean): boolean => {
  const { kind, position } = state.nations[id]!;
  return position !== null && isPlace(position) && (kind === 'horde' || regionsOf(state, id).length === 0);
};

/** The Nation that a measure is directed at, if it is another's affair. */
export const victimOf = (state: State, { target }: Pick<Announcement, 'target'>): string | null =>
  target === null || target.kind === 'region' || target.kind === 'crisis' ? null : nationOfTarget(state, target);

/** Is it aimed at a host whose owner is hidden? [OT-VIEW-05] */
export const isAtHiddenHost = (state: State, { target }: Pick<Announcement, 'target'>): boolean =>
  target?.kind === 'host' && state.hosts.some((host) => host.id === target.id && hasHiddenOwner(state, host));

/** The Nation a measure is directed at as far as its author may know: a hidden owner must not show in the author's own roll. [OT-VIEW-11] */
export const rivalOf = (state: State, measure: Pick<Announcement, 'nation' | 'target'>): string | null => {
  const victim = victimOf(state, measure);
  return victim === measure.nation || !isAtHiddenHost(state, measure) ? victim : null;
};

/** Would a measure harm its own Nation? [OT-MEAS-02] */
export const isAtItself = (state: State, measure: Pick<Announcement, 'nation' | 'target' | 'statistic' | 'mode'>): boolean =>
  entryOfMeasure(measure).hostile && measure.target?.kind !== 'side' && victimOf(state, measure) === measure.nation;

/** Is it a measure of war? [OT-WAR-10] */
export const isWarMeasure = (state: State, measure: Measure): boolean => {
  if (measure.mode === 'suppress' || measure.target?.kind === 'side') return true;
  const rival = rivalOf(state, measure);
  return entryOfMeasure(measure).hostile && rival !== null && areAtWar(state, measure.nation, rival);
};

/** Is it a measure for which the civil war of its Nation is in the way: peaceful at home, or of war abroad? [OT-CIV-06] */
export const isHamperedByCivilWar = (state: State, measure: Measure): boolean => {
  if (!isDomestic(state, measure)) return isWarMeasure(state, measure);
  return measure.mode !== 'suppress' && measure.target?.kind !== 'side' && !entryOfMeasure(measure).hostile;
};

/** Does a report tell of a hostile measure? */
export const isHostileReport = ({ measure }: Report): boolean => entryOfMeasure(measure).hostile;

/** Does it count as a clash? [OT-WAR-01] */
export const isClash = (report: Report): boolean =>
  isHostileReport(report) && report.measure.statistic !== 'espionage' && report.measure.statistic !== 'sabotage';
