import { type Dice, judgeD100, marginOf } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { act, announce, at, change, clause, conflict, game, given, measure, modified, nationWith, organized, rebellion, reportOn, type State, start, startAuto, strike, turn } from '../table.js'; // biome-ignore format: one line

/** Threshold, effective roll, and what becomes of it: plus for success, minus for failure, and the grade. */
const judged = (rows: readonly (readonly [threshold: number, effective: number, worth: number])[]): void => {
  for (const [threshold, effective, worth] of rows) {
    const { result, grade } = judgeD100(50, effective, threshold);
    expect([threshold, effective, result === 'success' ? grade : -grade]).toEqual([threshold, effective, worth]);
  }
};
clause(['OT-ROLL-06', 'OT-ROLL-07', 'OT-ROLL-09', 'OT-ROLL-10', 'OT-ROLL-11', 'OT-ROLL-13'], 'the grades at every bound', () => {
  judged([
    ...([[50, 2, 3], [50, 16, 3], [50, 17, 2], [50, 33, 2], [50, 34, 1], [50, 49, 1], [50, 50, 1]] as const), // biome-ignore format: a row
    ...([[50, 51, -1], [50, 66, -1], [50, 67, -2], [50, 83, -2], [50, 84, -3], [50, 99, -3], [50, 100, -3]] as const), // biome-ignore format: a row
    ...([[100, 1, 3], [100, 33, 3], [100, 34, 2], [100, 67, 2], [100, 68, 1], [100, 99, 1], [100, 100, 1]] as const), // biome-ignore format: a row
    ...([[1, 1, 1], [1, 2, -1], [1, 33, -1], [1, 34, -2], [1, 66, -2], [1, 67, -3], [1, 100, -3]] as const), // biome-ignore format: a row
    ...([[99, 98, 1], [99, 99, 1], [99, 100, -3], [2, 1, 2], [3, 1, 3]] as const), // biome-ignore format: a row
  ]);
  expect([marginOf(50, 50).of, marginOf(100, 100).of, marginOf(1, 1).of]).toEqual([0, 0, 0]);
});
clause(['OT-ROLL-04', 'OT-ROLL-05'], '1 and 100 decide whatever the threshold', () => {
  for (const threshold of [1, 50, 99, 100]) {
    expect(judgeD100(1, 1, threshold)).toMatchObject({ result: 'success', grade: 4 });
    expect(judgeD100(100, 100, threshold)).toMatchObject({ result: 'failure', grade: 4 });
    expect(judgeD100(1, 26, threshold)).toMatchObject({ result: 'success', grade: 4 });
  }
});

/** Francia invests at home with these two attributes, under modifiers of its Domain. */
const invest = (state: State, ECN: number, LEA: number, values: readonly number[], die: number) => {
  const shaped = nationWith(state, 'francia', { attributes: { ECN, LEA } });
  const burdened = modified(shaped, ...values.map((value, i) => ({ nation: 'francia', target: (['ECN', 'all'] as const)[i]!, value })));
  const { roll } = reportOn(turn(burdened, [measure('francia', 'intervention', 'invest')], die), 'francia');
  return [roll!.threshold, roll!.total, roll!.effective, roll!.result === 'success' ? roll!.grade : -roll!.grade];
};
clause(['OT-STAT-02', 'OT-ROLL-01', 'OT-ROLL-13'], 'a threshold never leaves 1 to 100', () => {
  expect(invest(start(), 60, 60, [], 100)).toEqual([100, 0, 100, -4]);
  expect(invest(start(), 60, 60, [], 99)).toEqual([100, 0, 99, 1]);
  expect(invest(start(), 100, 100, [25], 90)).toEqual([100, 25, 100, 1]);
  expect(invest(start(), 1, 1, [], 2)).toEqual([2, 0, 2, 1]);
  expect(invest(start(), 1, 1, [], 3)).toEqual([2, 0, 3, -1]);
});
clause(
  ['OT-ROLL-03', 'OT-ROLL-12', 'OT-MOD-06', 'OT-MOD-07'],
  'a modified roll stays within 1 to 100, and only the natural one is critical',
  () => {
    expect(invest(start(), 20, 20, [25], 90)).toEqual([40, 25, 100, -3]);
    expect(invest(start(), 20, 20, [-25], 20)).toEqual([40, -25, 1, 3]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [25], 90)).toEqual([40, 25, 100, -4]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [-25], 20)).toEqual([40, -25, 1, 4]);
    expect(invest(start({ criticalsOn: 'effective' }), 20, 20, [25], 1)).toEqual([40, 25, 26, 2]);
    expect(invest(start(), 20, 20, [25, 25], 10)).toEqual([40, 50, 60, -2]);
    expect(invest(start({ rollModifierCap: 25 }), 20, 20, [25, 25], 10)).toEqual([40, 25, 35, 1]);
    expect(invest(start({ rollModifierCap: 5 }), 20, 20, [-25], 44)).toEqual([40, -5, 39, 1]);
  },
);

clause(['OT-FLOW-18', 'OT-FLOW-10', 'OT-FLOW-13'], 'the dice of one turn fall in one order, and no others fall', () => {
  const wandering = { ...orbis500, nations: orbis500.nations.filter(({ id, kind }) => kind === 'state' || id === 'lombardia') };
  const rules = { pack: wandering, autoHappenings: 'deck', turnsPerCycle: 1, attributeAwardCycles: 1, yearsPerTurn: 1 } as const;
  const quiet = given(startAuto({ ...rules, autoHappenings: 'none' }), 'armorica', 'gothia');
  const members = ['francia', 'gothia', 'romania', 'saxonia', 'persia'];
  const torn = rebellion(rebellion(quiet, 'persia', { firstTurn: 1, deadlineTurn: 1, lastFailure: 1 }), 'gothia', {
    id: 'rebellion-2',
    ...{ firstTurn: 1, deadlineTurn: 1, lastFailure: 2 },
  });
  const ready = change(
    organized(torn, members, {
      leader: 'francia',
      termEnds: 1,
      statute: { ...orbis500.statutes[0]!.statute, leaderElection: 'points', term: null },
    }),
    (draft) => {
      draft.config = { ...torn.config, autoHappenings: 'deck' };
      draft.conflicts = [conflict('francia', 'gothia', 'war')];
      draft.crises = ['gothia', 'francia'].map((nation, i) => ({
        ...{
          id: `crisis-${i + 1}`,
          nation,
          counter: 'industry' as const,
          loss: 'via' as const,
          perTurn: null,
          turns: null,
          lastTurn: null,
        },
      }));
      draft.counters = { ...torn.counters, ...draft.counters, crisis: 2, rebellion: 2, organization: 1 };
    },
  );
  const announced = announce(
    ready,
    strike('romania', 'francia'),
    strike('gothia', 'francia'),
    measure('francia', 'intervention', 'invest'),
  );
  const last = act(act(announced, { type: 'ready', player: 'ada' }), { type: 'ready', player: 'bo' });
  const why: string[] = [];
  const dice: Dice = {
    roll: (sides, reason) => {
      why.push(`d${sides} ${reason}`);
      return reason === 'happening' ? 100 : Math.min(sides, 2);
    },
    pool: () => [],
    shuffle: () => [],
  };
  expect(game.reduce(last, { type: 'ready', player: 'cy' }, dice)._tag).toBe('Right');
  // One candidate asks for no die: the movement of Persia has only Persis to take.
  expect(why).toEqual([
    'd2 where lombardia wanders',
    'd100 industry of gothia against crisis-1',
    'd100 industry of francia against crisis-2',
    'd100 intervention of francia',
    'd100 offensive of gothia',
    'd100 offensive of romania',
    'd100 offensive of francia against offensive',
    'd2 region of the armed movement in gothia',
    'd10 term of the leader of organization-1',
    'd10 term of the leader of organization-1',
    'd10 attribute award',
    'd100 happening',
    'd3 whom favourable-omens befalls',
  ]);
});

const far = (state: State): State =>
  act(state, { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'geographic', value: 15 });
clause('OT-MOD-05', 'a distance stands alone, or leaves out only what is stored and the precedents', () => {
  const items = (state: State) => {
    const weak = modified(nationWith(far(state), 'francia', { viaDamage: 50 }), { nation: 'francia', target: 'MIL', value: -4 });
    const known = change(weak, (draft) => {
      const run = { statistic: 'offensive' as const, area: 'Hispania', outcome: 'failure' as const, length: 4, lastTurn: 0, covert: false };
      draft.streaks = [{ nation: 'francia', ...run }];
    });
    const strike = measure('francia', 'offensive', 'strike', { target: at('gothia') });
    return reportOn(turn(known, [strike], 90), 'francia').roll!.items.map(({ source, value }) => [source, value]);
  };
  expect(items(start())).toEqual([['scope', 15]]);
  expect(items(start({ scopeExclusive: 'attributesOnly' }))).toEqual([
    ['stability', 5],
    ['scope', 15],
  ]);
});
clause(['OT-MEAS-19', 'OT-OPP-02', 'OT-OPP-04'], 'whom a Nation resists is its own affair, in general and against each', () => {
  const strike = (nation: string) => measure(nation, 'offensive', 'strike', { target: at('gothia') });
  const policy = (state: State, defend: boolean, against = 'all') =>
    act(state, { type: 'set-defence', player: 'bo', nation: 'gothia', defend, against });
  const countered = (state: State, ...dice: number[]) =>
    ['francia', 'romania'].map(
      (nation) => reportOn(turn(state, [strike('francia'), strike('romania')], 30, 30, ...dice), nation).counter !== null,
    );
  expect(countered(policy(start(), false))).toEqual([false, false]);
  expect(countered(policy(policy(start(), false), true, 'romania'), 99)).toEqual([false, true]);
  expect(countered(policy(start(), false, 'romania'), 99)).toEqual([true, false]);
  expect(countered(start(), 99)).toEqual([true, true]);
});
