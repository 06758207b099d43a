import { entryOf } from '../../content/modes.js';
import { type Measure, type Slot, type State, slotKinds } from '../../types/index.js';
import { commanderOf, isVeiled } from '../measures/posting.js';
import { scopeOfMeasure, theatreOf } from '../measures/scope.js';
import { namesOf, slotsOf } from '../measures/slots.js';
import { rebellionOf } from '../measures/suppress.js';
import { isThere } from '../measures/targets.js';
import type { Hearings } from './hearings.js';
import { entryOfMeasure, isAtHiddenHost, isDomestic, isHamperedByCivilWar, isWarMeasure, rivalOf, victimOf } from './nature.js';
import { throwFor } from './roll.js';
import { type Run, secretOf } from './runs.js';

/** Measures in the order in which they are rolled and take effect. [OT-FLOW-11] */
export const inMeasureOrder = (state: State): readonly Measure[] => {
  const { measures, nationOrder } = state;
  const slots = new Map<string, readonly Slot[]>();
  const place = ({ nation, slot }: Measure): number => {
    const all = slots.get(nation) ?? slotsOf(state, nation);
    slots.set(nation, all);
    const names = namesOf(state, nation, slot);
    const found = all.findIndex(({ kind, id }) => kind === slot.kind && names.includes(id));
    // A slot that is gone since comes after those of its kind.
    return 10_000 * slotKinds.indexOf(slot.kind) + (found < 0 ? 9_999 : found);
  };
  // Most Nations announce one measure, and their slots need not be looked at.
  return [...measures].sort((a, b) =>
    a.nation === b.nation ? place(a) - place(b) || (a.id < b.id ? -1 : 1) : nationOrder.indexOf(a.nation) - nationOrder.indexOf(b.nation),
  );
};

/** Is what a measure is aimed at still there? What has ended since it was announced is out of reach. [OT-SCOPE-04] */
const hasAim = (state: State, { nation, mode, target }: Measure): boolean =>
  mode === 'suppress' ? rebellionOf(state, nation, target) !== undefined : target === null || isThere(state, target);

/** Does an opposition still oppose anything? Only what is rolled can be contested. [OT-MEAS-14] [OT-REF-03] [OT-SCOPE-04] */
const opposedBy = (state: State, measure: Measure, all: readonly Measure[]): string | null => {
  const opposed = all.find(({ id }) => id === measure.opposes);
  if (opposed === undefined || opposed.nation === measure.nation || isDomestic(state, opposed)) return null;
  if (opposed.ruling.voided || opposed.ruling.trivial || !hasAim(state, opposed)) return null;
  if (weighedScope(state, opposed, false) === null) return null; // out of reach by now, so as good as voided
  return victimOf(state, opposed) === measure.nation ? null : opposed.id;
};

/** The scope that weighs on a measure; null forbids it. [OT-SCOPE-05] [OT-SCOPE-06] [OT-SCOPE-10] */
const weighedScope = (state: State, { nation, slot, statistic, target, ruling, mode }: Measure, domestic: boolean): number | null => {
  if (ruling.scope !== null) return ruling.scope;
  if (domestic) return 0;
  const scope = scopeOfMeasure(state, nation, slot, statistic, target);
  if (scope === 'impossible') return null;
  return mode === 'parley' ? Math.max(state.config.tribeScope, scope) : scope;
};

/** Do bonuses stay out of this measure? [OT-MOD-04] */
const shunsBonuses = (state: State, { mode, statistic }: Measure): boolean => {
  const { bonusExclusion } = state.config;
  if (bonusExclusion === 'off') return false;
  const paysModifier = mode === 'tribute' && statistic !== 'intervention' && statistic !== 'development';
  if (bonusExclusion === 'bonusMeasuresOnly') return mode === 'boost' || mode === 'modify' || paysModifier;
  return entryOf(statistic, mode)!.seeksModifier || paysModifier;
};

const begin = (state: State, measure: Measure, all: readonly Measure[], consumed: Set<string>, told: Hearings): Run | null => {
  if (measure.ruling.voided || !hasAim(state, measure)) return null; // [OT-REF-04]
  const domestic = isDomestic(state, measure);
  const scope = weighedScope(state, measure, domestic);
  if (scope === null) return null; // [OT-SCOPE-04] [OT-REF-04]
  const { nation, slot, statistic, decline, ruling, target } = measure;
  const area = theatreOf(state, nation, target, domestic);
  const veiled = isVeiled(state, measure);
  const victim = victimOf(state, measure);
  const run: Run = {
    measure,
    entry: entryOfMeasure(measure),
    domestic,
    area,
    victim,
    atHiddenHost: isAtHiddenHost(state, measure),
    commander: commanderOf(state, nation, slot),
    veiled,
    opposes: measure.opposes === null ? null : opposedBy(state, measure, all),
    trivial: ruling.trivial,
    roll: null,
    result: 'success',
    grade: 1,
    lost: false,
    counter: null,
    net: 1,
    exposed: false,
  };
  if (ruling.trivial) return run; // [OT-REF-03]
  const rival = measure.mode === 'tribute' ? state.nations[measure.nation]!.patron : rivalOf(state, measure); // [OT-MOD-01]
  const attempt = {
    nation,
    statistic,
    role: 'measure' as const,
    hostile: run.entry.hostile,
    noBonuses: shunsBonuses(state, measure),
    against: rival === null || rival === nation ? [] : [rival],
    host: slot.kind === 'host',
    war: isWarMeasure(state, measure),
    civilWar: isHamperedByCivilWar(state, measure),
    area,
    veiled,
    scope,
    declined: decline,
  };
  const table = told.about(measure.id);
  const roll = throwFor(
    state,
    attempt,
    domestic ? 'success' : 'pending',
    `${statistic} of ${veiled ? 'somebody' : nation}`,
    consumed,
    table,
  );
  const secret = secretOf(state, nation, veiled);
  const { natural, result, grade } = roll;
  table.emit({ type: 'rolled', secret, measure: measure.id, nation, why: 'measure', statistic, roll, natural, result, grade });
  run.roll = roll;
  run.result = result;
  run.grade = grade;
  run.net = 0;
  return run;
};

/** The measures of a turn are rolled, in measure order; those that cannot be are left out. [OT-FLOW-10] */
export const undertake = (state: State, consumed: Set<string>, told: Hearings): readonly Run[] => {
  const ordered = inMeasureOrder(state);
  const runs: Run[] = [];
  for (const measure of ordered) {
    const run = begin(state, measure, ordered, consumed, told);
    if (run !== null) runs.push(run);
  }
  return runs;
};
