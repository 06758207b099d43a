import { entryOf, type OrbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';
import { anew, count, effectsOf, extinct, strides, upkeeps } from '../../helpers/long-games.js';

type State = OrbisTerrarum['State'];

test('a streak is what the reports of the turns say, and nothing else', () => {
  let runs = new Map<string, { outcome: string; length: number }>();
  const kinds = new Set<boolean>();
  let longest = 0;
  let last: State | undefined;
  for (const { before, after, events } of strides()) {
    if (last !== before) runs = new Map();
    last = after;
    if (!events.some(({ type }) => type === 'turn-ended')) continue;
    const turn = new Map<string, boolean>();
    for (const { measure, area, roll, veiled, exposed } of after.reports) {
      if (roll === null) continue;
      // What is done covertly, found out or not, is counted apart. [OT-MOD-18]
      const covert = veiled || exposed;
      const key = [measure.nation, measure.statistic, area, covert].join(' ');
      kinds.add(covert);
      turn.set(key, (turn.get(key) ?? false) || roll.result === 'success');
    }
    const next = new Map(after.config.streakConsecutive ? [] : runs);
    for (const [key, success] of turn) {
      const outcome = success ? 'success' : 'failure';
      const old = runs.get(key);
      next.set(key, { outcome, length: old?.outcome === outcome ? old.length + 1 : 1 });
    }
    for (const key of next.keys()) if (!after.nations[key.split(' ')[0]!]!.alive) next.delete(key);
    if (anew(events)) next.clear();
    expect(
      new Map(
        after.streaks.map(({ nation, statistic, area, covert, outcome, length }) => [
          [nation, statistic, area, covert].join(' '),
          { outcome, length },
        ]),
      ),
    ).toEqual(next);
    runs = next;
    longest = Math.max(longest, ...[...next.values()].map(({ length }) => length));
  }
  count(longest, 3);
  expect([...kinds].sort()).toEqual([false, true]);
});

test('clashes and quiet turns of a conflict are counted turn by turn, and its status follows them', () => {
  const seen = new Set<string>();
  for (const { before, after, events, actions } of upkeeps()) {
    const dead = extinct(events);
    const pair = (a: string, b: string) => [a, b].sort().join(' ');
    const clashes = new Set(
      after.reports.flatMap(({ measure, roll, victim, veiled, atHiddenHost }) => {
        const { nation, statistic, mode } = measure;
        const open = entryOf(statistic, mode)!.hostile && statistic !== 'espionage' && statistic !== 'sabotage' && !veiled && !atHiddenHost;
        return open && roll !== null && victim !== null && victim !== nation ? [pair(nation, victim)] : [];
      }),
    );
    const agreed =
      events.some(({ type }) => ['treaty-concluded', 'rebellion-escalated'].includes(type)) ||
      effectsOf(actions).some((effect) => effect.do === 'conflict');
    const now = new Map(after.conflicts.map((conflict) => [pair(conflict.a, conflict.b), conflict]));
    for (const old of before.conflicts) {
      const key = pair(old.a, old.b);
      if (dead.has(old.a) || dead.has(old.b) || agreed) continue;
      const conflict = now.get(key);
      if (clashes.has(key)) {
        const { clashRun, quietRun, status } = conflict!;
        const run = old.clashRun + 1;
        expect([clashRun, quietRun]).toEqual([run, 0]);
        const declared = before.declarations.some(({ kind }) => kind === 'war');
        if (!declared) expect(status).toBe(old.status !== 'hostilities' || run >= after.config.warAfterTurns ? 'war' : 'hostilities');
      } else if (before.turn < old.firstTurn) expect(conflict).toMatchObject({ clashRun: old.clashRun, quietRun: old.quietRun });
      else if (old.status === 'hostilities') expect(conflict).toBeUndefined();
      else {
        const suspended = old.status === 'suspended' || old.quietRun + 1 >= after.config.suspendAfterTurns;
        expect([conflict!.clashRun, conflict!.status]).toEqual([0, suspended ? 'suspended' : 'war']);
      }
      if (conflict !== undefined) expect(conflict.activeTurns).toBe(old.activeTurns + (conflict.status === 'war' ? 1 : 0));
      seen.add(`${old.status} ${conflict?.status ?? 'none'}`);
    }
    for (const key of clashes)
      if (!key.split(' ').some((nation) => !after.nations[nation]!.alive) && !agreed) expect(now.has(key)).toBe(true);
    for (const { turn } of after.aggressions) expect(turn).toBeGreaterThanOrEqual(before.turn - 2);
  }
  for (const change of ['hostilities none', 'hostilities war', 'war war', 'war suspended', 'suspended war'])
    expect([...seen]).toContain(change);
});
