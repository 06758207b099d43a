import { type Grade, gradeOf, jointGrades, opposedGrade } from '../../../../core/game/resolution.js';
import { controllerOf, hasHiddenOwner } from '../../queries/state.js';
import type { Counter, State } from '../../types/index.js';
import { counterOf, defensiveNames, type Statistic } from '../../types/statistics.js';
import { areAtWar } from '../diplomacy/conflicts.js';
import { thresholdOf } from '../nations/attributes.js';
import type { Hearings } from './hearings.js';
import { throwFor } from './roll.js';
import { type Run, stands } from './runs.js';

/** Does its contest spare an opposing measure the defence? Not if what it opposes had failed by itself. [OT-OPP-13] */
const isSpared = ({ opposes }: Run, runs: readonly Run[]): boolean =>
  opposes !== null && runs.some(({ measure, roll }) => measure.id === opposes && roll !== null && roll.result !== 'failure');

/** Does the target resist? Against the unknown only its general policy counts. [OT-OPP-02] [OT-MEAS-19] */
const resists = (state: State, run: Run, runs: readonly Run[]): boolean => {
  const { measure, entry, veiled, victim: defender } = run;
  if (run.roll === null || defender === null || measure.ruling.undefended || isSpared(run, runs)) return false;
  if (!entry.hostile && measure.mode !== 'negotiate') return false;
  if (!state.nations[defender]!.alive) return false;
  const { all, against } = state.nations[defender]!.defence;
  return (veiled ? undefined : against.find(({ nation }) => nation === measure.nation)?.defend) ?? all;
};

/** Answered measures in groups: joint attacks share one roll, and whose author is hidden is in none. [OT-OPP-09] [OT-OPP-18] */
const answered = (state: State, runs: readonly Run[]): readonly (readonly Run[])[] => {
  const open = runs.filter((run) => stands(run) && resists(state, run, runs));
  const keyOf = ({ measure, entry, veiled }: Run): string | null =>
    state.config.jointDefence === 'single' && !veiled && entry.hostile && measure.target?.kind === 'nation'
      ? `${measure.statistic} ${measure.mode} ${measure.target.id}`
      : null;
  const groups: Run[][] = [];
  for (const run of open) {
    const key = keyOf(run);
    const joint = key === null ? undefined : groups.find(([first]) => keyOf(first!) === key);
    if (joint === undefined) groups.push([run]);
    else joint.push(run);
  }
  const split = groups.flatMap((group) =>
    new Set(group.map(({ measure }) => measure.nation)).size > 1 ? [group] : group.map((run) => [run]),
  );
  return split.sort(([a], [b]) => runs.indexOf(a!) - runs.indexOf(b!));
};

/** What the defender rolls. [OT-STAT-04] [OT-OPP-17] */
const defenceStatistic = (state: State, defender: string, { measure }: Run): Statistic => {
  const usual = counterOf[measure.statistic];
  const { attributes, technologies } = state.nations[defender]!;
  const asymmetric = measure.statistic === 'offensive' && measure.mode === 'strike' && technologies.includes('asymmetric-tactics');
  return asymmetric && thresholdOf(attributes, 'incision') > thresholdOf(attributes, 'offensive') ? 'incision' : usual;
};

/** The grade one success leaves of another. [OT-OPP-05] [OT-OPP-06] [OT-OPP-07] [OT-OPP-08] */
export const netOf = (
  own: { readonly grade: Grade; readonly margin: readonly [number, number] },
  counter: { readonly grade: Grade; readonly margin: readonly [number, number] },
  method: State['config']['opposedMethod'],
): 0 | Grade => {
  if (own.grade === 4 || counter.grade === 4 || method === 'gradeDifference') return opposedGrade(own.grade, counter.grade);
  if (method === 'gradeAverage') return own.grade > counter.grade ? (Math.max(1, Math.floor((own.grade + counter.grade) / 2)) as Grade) : 0;
  const [a, b] = own.margin;
  const [c, d] = counter.margin;
  const of = a * d - c * b;
  // A contest may have left less than the margin says. [OT-OPP-13]
  return of > 0 ? (Math.min(own.grade, gradeOf({ of, in: b * d })) as Grade) : 0;
};

/** One counter-measure decides what is left of those it answers. [OT-OPP-04] [OT-OPP-10] [OT-ROLL-08] */
const settle = (group: readonly Run[], counter: Counter, method: State['config']['opposedMethod']): void => {
  const held = counter.result === 'success';
  for (const run of group) {
    run.counter = counter;
    if (run.result !== 'pending') continue;
    run.result = held ? 'failure' : 'success';
  }
  if (!held) return;
  const [first] = group;
  if (group.length === 1) {
    if (first!.result === 'success') first!.net = netOf({ grade: first!.grade, margin: first!.roll!.margin }, counter, method);
    return;
  }
  const plain = group.filter(({ result, grade }) => result === 'success' && grade !== 4);
  const shares =
    counter.grade === 4
      ? plain.map(() => 0)
      : jointGrades(
          plain.map(({ grade }) => grade as 1 | 2 | 3),
          counter.grade,
        );
  for (const [i, run] of plain.entries()) run.net = shares[i]! as 0 | Grade;
  for (const run of group) if (run.grade === 4 && run.result === 'success') run.net = counter.grade === 4 ? 0 : 4;
};

/** Counter-measures, one per answered measure or joint group. [OT-OPP-03] [OT-FLOW-18] */
export const counterAll = (state: State, runs: readonly Run[], consumed: Set<string>, told: Hearings): void => {
  const groups = answered(state, runs);
  for (const run of runs) if (stands(run)) run.net = run.grade;
  for (const group of groups) {
    const [first] = group;
    const nation = first!.victim!;
    const statistic = defenceStatistic(state, nation, first!);
    const authors = group.flatMap(({ measure, veiled }) => (veiled ? [] : [measure.nation])); // [OT-OPP-18]
    const host = first!.measure.target?.kind === 'host' ? state.hosts.find(({ id }) => id === first!.measure.target!.id) : undefined;
    const unknown = host !== undefined && hasHiddenOwner(state, host);
    const attempt = {
      nation,
      statistic,
      role: 'counter' as const,
      hostile: false,
      noBonuses: false,
      against: authors,
      host: host !== undefined,
      civilWar: false,
      area: null,
      veiled: unknown,
      scope: 0,
      declined: [],
      war: authors.some((author) => areAtWar(state, nation, author)),
    };
    const why = `${statistic} of ${unknown ? 'somebody' : nation} against ${first!.measure.statistic}`; // [OT-VIEW-11]
    const table = told.about(...group.map(({ measure }) => measure.id));
    const thrown = throwFor(state, attempt, 'success', why, consumed, table);
    const counter: Counter = { nation, statistic, ...thrown };
    settle(group, counter, state.config.opposedMethod);
    const secret = unknown ? [controllerOf(state, nation)] : null;
    const called =
      statistic === counterOf[first!.measure.statistic] || statistic === 'incision' ? (defensiveNames[statistic] ?? statistic) : statistic;
    table.emit({
      type: 'countered',
      secret,
      nation,
      statistic,
      called,
      roll: counter,
      natural: counter.natural,
      success: counter.result === 'success',
      grade: counter.grade,
    });
  }
  for (const run of runs) {
    // An equality that nothing opposed succeeds slightly. [OT-ROLL-08]
    if (run.result === 'pending' && !run.lost) run.result = 'success';
    if (run.result === 'failure' || run.lost) run.net = 0;
  }
};
