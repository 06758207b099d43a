import type { Grade } from '../../../../core/game/resolution.js';
import type { Hearings } from './hearings.js';
import { compareMargins, type Run } from './runs.js';

/** The causes of contest a measure has; measures of different Nations that share one compete, and of one Nation those that share the referee’s. [OT-OPP-11] */
const causesOf = (run: Run): readonly string[] => {
  const { measure, opposes } = run;
  const { mode, target, exclusive, aim, ruling, id } = measure;
  const causes: string[] = [`measure ${id}`];
  if (opposes !== null) causes.push(`measure ${opposes}`);
  if (mode === 'occupy') causes.push(`occupy ${target!.id}`);
  if (mode === 'negotiate' && exclusive) causes.push(`negotiate ${target!.id}`);
  if (mode === 'parley' && aim !== 'attitude') causes.push(`parley ${target!.id}`);
  if (ruling.contest !== null) causes.push(`ruling ${ruling.contest}`);
  return causes;
};

/** Do Nations compete here, or measures that the referee has said cannot all succeed, whosever they are? [OT-OPP-11] */
const isContest = (members: readonly Run[]): boolean => {
  const keys = members.flatMap(({ measure }) => measure.ruling.contest ?? []);
  return new Set(members.map(({ measure }) => measure.nation)).size > 1 || new Set(keys).size < keys.length;
};

/** Groups of measures that cannot all succeed, by the first of each. [OT-OPP-11] */
export const contestsAmong = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const groups: { readonly members: Run[]; readonly causes: Set<string> }[] = [];
  for (const run of runs) {
    if (run.roll === null) continue;
    const causes = causesOf(run);
    const joined = groups.filter((group) => causes.some((cause) => group.causes.has(cause)));
    const [first, ...rest] = joined;
    if (first === undefined) {
      groups.push({ members: [run], causes: new Set(causes) });
      continue;
    }
    for (const other of rest) {
      first.members.push(...other.members);
      for (const cause of other.causes) first.causes.add(cause);
      groups.splice(groups.indexOf(other), 1);
    }
    first.members.push(run);
    for (const cause of causes) first.causes.add(cause);
  }
  return groups.map(({ members }) => members.sort((a, b) => runs.indexOf(a) - runs.indexOf(b))).filter(isContest);
};

/** The one that beats all others, or nobody: two criticals tie. [OT-OPP-12] */
const winnerAmong = (candidates: readonly Run[]): Run | null => {
  const margin = (run: Run): readonly [number, number] => run.roll!.margin;
  const beats = (one: Run, other: Run): boolean =>
    one.grade > other.grade || (one.grade === other.grade && one.grade !== 4 && compareMargins(margin(one), margin(other)) > 0);
  return candidates.find((one) => candidates.every((other) => other === one || beats(one, other))) ?? null;
};

/** A contest is decided. [OT-OPP-12] */
export const resolveContest = (members: readonly Run[], secretOf: (runs: readonly Run[]) => string[] | null, told: Hearings): void => {
  const successes = members.filter(({ result }) => result === 'success');
  const pending = members.filter(({ result }) => result === 'pending');
  if (successes.length > 0) for (const run of pending) run.result = 'failure';
  else if (pending.length > 1) for (const run of pending) run.result = 'success';
  const candidates = members.filter(({ result }) => result !== 'failure');
  const winner = winnerAmong(candidates);
  if (winner !== null) {
    const rival = Math.max(0, ...candidates.filter((run) => run !== winner).map(({ grade }) => grade));
    if (winner.grade !== 4) winner.grade = Math.max(1, winner.grade - rival) as Grade;
  }
  for (const run of candidates) if (run !== winner) run.lost = true;
  told.about(...members.map(({ measure }) => measure.id)).emit({
    type: 'contest-resolved',
    secret: secretOf(members),
    members: members.map(({ measure }) => measure.id),
    winner: winner?.measure.id ?? null,
    grade: winner?.grade ?? 0,
  });
};
