import { clone } from '../../../core/state.js';
import { suppressionFailure, tributeFines, valueByGrade } from '../content/effects.js';
import { entryOf } from '../content/modes.js';
import { attacksOf, breakNeutralities, breakTreaties } from '../diplomacy/breaches.js';
import { scopeOfMeasure, theatreOf } from '../map/scope.js';
import { measureRules } from '../measures/index.js';
import { commanderOf, isVeiled } from '../measures/posting.js';
import { rebellionOf } from '../measures/suppress.js';
import { checkExtinctions } from '../nations/extinction.js';
import { checkLiberations } from '../nations/liberation.js';
import { acquire, consumeModifier } from '../nations/modifiers.js';
import { pay } from '../nations/purses.js';
import { slotsOf } from '../nations/slots.js';
import { isCollapsed, moveIndex } from '../nations/stability.js';
import { controllerOf, hasHiddenOwner, now, type Open, type Tell } from '../queries.js';
import { type Measure, type Report, type State, slotKinds } from '../types.js';
import { areAtWar } from '../war/conflicts.js';
import { contestsAmong, resolveContest } from './contests.js';
import { counterAll } from './counters.js';
import { answerCrises } from './crises.js';
import { moveAll } from './movement.js';
import { entryOfMeasure, isDomestic, isHamperedByCivilWar, isWarMeasure, victimOf } from './nature.js';
import { throwFor } from './roll.js';
import type { Run } from './runs.js';

/** Measures in the order in which they are rolled and take effect. [OT-FLOW-11] */
const inMeasureOrder = (state: State): readonly Measure[] => {
  const slots = new Map<string, readonly string[]>();
  const place = ({ nation, slot }: Measure): number => {
    if (!slots.has(nation))
      slots.set(
        nation,
        slotsOf(state, nation).map(({ kind, id }) => `${kind} ${id}`),
      );
    const found = slots.get(nation)!.indexOf(`${slot.kind} ${slot.id}`);
    return found < 0 ? 10_000 + slotKinds.indexOf(slot.kind) : found;
  };
  const keys = new Map(state.measures.map((measure) => [measure.id, [state.nationOrder.indexOf(measure.nation), place(measure)] as const]));
  return [...state.measures].sort((a, b) => {
    const [nationA, placeA] = keys.get(a.id)!;
    const [nationB, placeB] = keys.get(b.id)!;
    return nationA - nationB || placeA - placeB || (a.id < b.id ? -1 : 1);
  });
};

/** Who may see the whole of an event about a measure; null is everybody. [OT-VIEW-03] */
const secretOf = (state: State, nation: string, hidden: boolean): string[] | null => (hidden ? [controllerOf(state, nation)] : null);

/** Who may see what concerns several: whoever may see each of them. [OT-VIEW-11] */
const secretAmong = (secrets: readonly (string[] | null)[]): string[] | null =>
  secrets.reduce((all, secret) => (all === null || secret === null ? (all ?? secret) : all.filter((one) => secret.includes(one))), null);

/** Does a measure still have what it is aimed at? A host may be gone. */
const hasTarget = (state: State, { target }: Measure): boolean => target?.kind !== 'host' || state.hosts.some(({ id }) => id === target.id);

/** Does an opposition still oppose anything? Only what is rolled can be contested. [OT-MEAS-14] [OT-REF-03] [OT-SCOPE-04] */
const opposedBy = (state: State, measure: Measure, all: readonly Measure[]): string | null => {
  const opposed = all.find(({ id }) => id === measure.opposes);
  if (opposed === undefined || opposed.nation === measure.nation || isDomestic(state, opposed)) return null;
  if (opposed.ruling.voided || opposed.ruling.trivial || !hasTarget(state, opposed)) return null;
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

const begin = (state: State, measure: Measure, all: readonly Measure[], consumed: Set<string>, table: Tell): Run | null => {
  if (measure.ruling.voided) return null;
  const domestic = isDomestic(state, measure);
  const scope = weighedScope(state, measure, domestic);
  if (scope === null) return null; // [OT-SCOPE-04] [OT-REF-04]
  const { nation, slot, statistic, decline, ruling, target } = measure;
  const area = theatreOf(state, nation, target, domestic);
  const victim = victimOf(state, measure);
  if (!hasTarget(state, measure)) return null;
  const host = target?.kind === 'host' ? state.hosts.find(({ id }) => id === target.id) : undefined;
  const base = {
    ...{
      measure,
      entry: entryOfMeasure(measure),
      domestic,
      area,
      victim,
      trivial: ruling.trivial,
      counter: null,
      lost: false,
      exposed: false,
    },
    atHiddenHost: host !== undefined && hasHiddenOwner(state, host),
    veiled: isVeiled(state, measure),
    commander: commanderOf(state, nation, slot),
    opposes: measure.opposes === null ? null : opposedBy(state, measure, all),
  };
  if (ruling.trivial) return { ...base, roll: null, result: 'success', grade: 1, net: 1 }; // [OT-REF-03]
  const attempt = {
    ...{ nation, statistic, role: 'measure' as const, hostile: base.entry.hostile, noBonuses: shunsBonuses(state, measure) },
    ...{ against: victim === null || victim === nation ? [] : [victim], host: slot.kind === 'host', war: isWarMeasure(state, measure) },
    ...{ civilWar: isHamperedByCivilWar(state, measure), area, scope, declined: decline },
  };
  const roll = throwFor(
    state,
    attempt,
    domestic ? 'success' : 'pending',
    `${statistic} of ${measure.covert ? 'somebody' : nation}`,
    consumed,
    table,
  );
  const secret = secretOf(state, nation, base.veiled);
  const { natural, result, grade } = roll;
  table.emit({ type: 'rolled', secret, measure: measure.id, nation, why: 'measure', statistic, roll, natural, result, grade });
  return { ...base, roll, result, grade, net: 0 };
};

/** A grant is used up when its measure is resolved. [OT-SLOT-02] [OT-MEAS-18] */
const spendGrants = (state: Open, runs: readonly Run[], table: Tell): void => {
  for (const { measure, trivial } of runs) {
    const { kind, id } = measure.slot;
    if (trivial || (kind !== 'granted' && kind !== 'bought' && kind !== 'special')) continue;
    const nation = state.nations[measure.nation]!;
    if (!nation.grants.some((grant) => grant.id === id)) continue;
    nation.grants = nation.grants.filter((grant) => grant.id !== id);
    table.emit({ type: 'grant-changed', nation: measure.nation, grant: id, kind, gone: true });
  }
};

/** What a failed measure brings upon its author. [OT-REB-05] [OT-VAS-07] [OT-MOD-17] */
const sufferFailure = (state: Open, { measure, grade, roll, entry }: Run, table: Tell): void => {
  const { nation, mode, statistic } = measure;
  if (roll === null || !now(state).nations[nation]!.alive) return;
  if (mode === 'suppress') {
    const rebellion = rebellionOf(now(state), nation, measure.target);
    if (rebellion === undefined) return;
    state.rebellions.find(({ id }) => id === rebellion.id)!.lastFailure = grade;
    const index = entry.moves === 'VIA' ? 'via' : 'leg';
    moveIndex(state, nation, index, -suppressionFailure[state.config.rebellionFailureTable][grade], 'suppression', table);
  } else if (mode === 'tribute') {
    const { patron } = now(state).nations[nation]!;
    if (patron === null) return;
    table.emit({ type: 'tribute-resolved', vassal: nation, patron, outcome: 'failed' });
    pay(state, nation, patron, 'wealth', tributeFines.failed, 'tribute', table);
  } else if (state.config.failedModifierBackfire && entry.seeksModifier) {
    const target = mode === 'modify' ? measure.attribute : entryOf(statistic, mode)!.moves;
    if (target !== null && target !== 'VIA' && target !== 'LEG') acquire(state, { nation, target, value: valueByGrade[grade] }, table);
  }
};

/** The winners take effect in measure order. [OT-EFF-01] [OT-EFF-23] [OT-EFF-24] */
const applyEffects = (state: Open, runs: readonly Run[], strikes: Map<string, string>, table: Tell): void => {
  for (const run of runs) {
    const { measure, net, result, lost, exposed, roll, veiled } = run;
    const hidden = veiled && !exposed;
    const secret = secretOf(now(state), measure.nation, hidden);
    table.emit({
      ...{
        type: 'measure-resolved',
        secret,
        measure: measure.id,
        nation: measure.nation,
        player: run.commander,
        statistic: measure.statistic,
      },
      ...{ mode: measure.mode, target: measure.target === null ? null : { ...measure.target }, netGrade: net, exposed },
    });
    if (measure.mode === 'tribute' && roll !== null) state.nations[measure.nation]!.tribute = 'attempted'; // [OT-VAS-21]
    if (result === 'failure' && !lost) sufferFailure(state, run, table);
    if (net === 0) continue;
    const { statistic, mode, attribute } = measure.ruling.reinterpret ?? measure;
    if (measure.mode === 'tribute') {
      if (run.trivial) state.nations[measure.nation]!.tribute = 'attempted';
      const { patron } = now(state).nations[measure.nation]!;
      if (patron !== null) table.emit({ type: 'tribute-resolved', vassal: measure.nation, patron, outcome: 'paid' });
    }
    const struck = (nation: string): void => {
      if (isCollapsed(now(state).nations[nation]!)) strikes.set(nation, measure.nation);
      const author = state.nations[measure.nation]!;
      if (author.patron === nation && author.independenceDeclared) author.independenceBlow = true; // [OT-VAS-17]
    };
    const knownTo = [controllerOf(now(state), measure.nation)];
    measureRules[mode].apply(
      state,
      { measure, statistic, mode, attribute, grade: net, value: valueByGrade[net], hidden, knownTo, struck },
      table,
    );
    if (measure.statistic === 'reform') state.nations[measure.nation]!.reforms += 1;
  }
};

/** A covert author is found out by a good defence, or by a natural 100. [OT-OPP-14] */
const expose = (state: State, runs: readonly Run[], table: Tell): void => {
  for (const run of runs) {
    const { measure, roll, counter } = run;
    if (!measure.covert || roll === null) continue;
    run.exposed = roll.natural === 100 || (counter?.result === 'success' && counter.grade >= state.config.covertExposureGrade);
    if (!run.exposed) continue;
    const { nation, statistic, mode, target } = measure;
    table.emit({ type: 'author-exposed', nation, statistic, mode, target: target === null ? null : { ...target } });
  }
};

const reportOf = ({ measure, roll, counter, net, exposed, domestic, area, victim, atHiddenHost, veiled, result }: Run): Report => ({
  ...{ measure, counter, netGrade: net, exposed, domestic, area, victim, atHiddenHost, veiled: veiled && !exposed },
  roll: roll === null ? null : { ...roll, result },
});

/** Does a report tell of a hostile measure? */
export const isHostileReport = ({ measure }: Report): boolean => entryOfMeasure(measure).hostile;
/** Does it count as a clash? [OT-WAR-01] */
export const isClash = (report: Report): boolean =>
  isHostileReport(report) && report.measure.statistic !== 'espionage' && report.measure.statistic !== 'sabotage';

/** The state as it stands when the rolls begin; the configuration never changes, so it need not be copied. */
const snapshot = (state: State): State =>
  ({ ...clone({ ...state, config: null, notes: [], privateNotes: [] }), config: state.config }) as State;

/** The resolution of a turn, in its fixed order, which is also the order of the dice. [OT-FLOW-10] */
export const resolveTurn = (state: Open, table: Tell): void => {
  moveAll(state, table); // (1)
  const { crises } = now(state);
  answerCrises(state, table); // (2)
  // Measures were announced about the crises of the orders, even if these have been answered since. [OT-MEAS-03] [OT-MEAS-09]
  const before = snapshot({ ...now(state), crises }); // [OT-FLOW-12]
  const ordered = inMeasureOrder(before);
  const consumed = new Set<string>();
  const runs = ordered.flatMap((measure) => begin(before, measure, ordered, consumed, table) ?? []); // (3)
  for (const contest of contestsAmong(runs))
    resolveContest(
      contest,
      (members) => secretAmong(members.map(({ measure, veiled }) => secretOf(before, measure.nation, veiled))),
      table,
    ); // (4)
  counterAll(before, runs, consumed, table); // (5)
  expose(before, runs, table);
  for (const id of consumed) consumeModifier(state, id, table);
  spendGrants(state, runs, table);
  state.measures = [];
  keepNotes(state, before, ordered, runs);
  const strikes = new Map<string, string>();
  applyEffects(state, runs, strikes, table); // (6)
  state.reports = runs.map((run) => clone(reportOf(run))) as Open['reports'];
  checkExtinctions(state, (nation) => conquerorOf(now(state), strikes, nation), table); // (7)
  checkLiberations(state, table);
  const reports = now(state).reports;
  const attacks = attacksOf(reports, isHostileReport).filter(({ by }) => now(state).nations[by]!.alive);
  breakTreaties(state, before, attacks, table);
  breakNeutralities(state, before, attacks, attacksOf(reports, isClash), table);
};

/** What was written with the measures is kept; what a hidden author wrote is for the referee alone. [OT-ACT-03] [OT-VIEW-03] */
const keepNotes = (state: Open, before: State, measures: readonly Measure[], runs: readonly Run[]): void => {
  for (const measure of measures) {
    const { id, nation, note } = measure;
    if (note === '') continue;
    const hidden = isVeiled(before, measure) && runs.find((run) => run.measure.id === id)?.exposed !== true;
    (hidden ? state.privateNotes : state.notes).push({
      author: controllerOf(state, nation),
      nation,
      turn: state.turn,
      subject: 'measure',
      text: note,
    });
  }
};

/** Who takes the land of a fallen Nation: the war enemy whose measure emptied it. [OT-END-07] */
const conquerorOf = (state: State, strikes: ReadonlyMap<string, string>, nation: string): string | null => {
  const by = strikes.get(nation);
  return by !== undefined && state.nations[by]!.alive && areAtWar(state, by, nation) ? by : null;
};
