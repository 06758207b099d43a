import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { scopeTowards } from '../../../../../src/games/orbis-terrarum/mechanics/measures/scope.js';
import { change, modified, nationWith, organized, treaty } from '../../helpers/positions.js';
import { answersOf, itemsOf, ruled } from '../../helpers/reports.js';
import { type Dimension, derived, region, scopeOf, setScope } from '../../helpers/scopes.js';
import { settled, start } from '../../helpers/start.js';
import { act, at, clause, code, refused, type State } from '../../helpers/table.js';
import { announce, invest, measure, pass, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

clause('OT-SCOPE-01', 'distance governs force and money, culture governs persuasion and government', () => {
  const both = act(act(start(), setScope('gothia', 5)), setScope('gothia', 10, 'cultural'));
  const statistics = ['logistics', 'sabotage', 'development', 'doctrine', 'protocol'] as const;
  expect(statistics.map((statistic) => scopeOf(both, { target: at('gothia') }, statistic))).toEqual([5, 5, 5, 10, 10]);
});

const far = (state: State, id: string, dimension: Dimension = 'geographic') =>
  scopeTowards(state, 'francia', { kind: id in state.nations ? 'nation' : 'region', id }, dimension);

clause('OT-SCOPE-02', 'the farther it is on the map the harder, and out of reach where no way leads', () => {
  const row = { belgica: 0, armorica: 1, tarraco: 2, baetica: 3, numidia: 4, thracia: 5, bithynia: 6, syria: 7, arabia: 8, himyar: 9 };
  expect(Object.keys(row).map((id) => far(derived(), id))).toEqual([0, 0, 0, 5, 10, 15, 20, 25, 25, 25]);
  expect(Object.keys(row).map((id) => far(start(), id))).toEqual(Array(10).fill(0));
  const island = { ...settled, edges: orbis500.edges.filter(({ between }) => !between.includes('hibernia')) };
  expect([far(derived({ pack: island }), 'hibernia'), far(start({ pack: island }), 'hibernia')]).toEqual(['impossible', 0]);
  expect(
    announce(derived({ pack: island }), measure('francia', 'expansion', 'narrative', { target: region('hibernia') })).measures,
  ).toHaveLength(1);
  expect(code(derived({ pack: island }), measure('francia', 'offensive', 'narrative', { target: region('hibernia') }))).toBe(
    'out-of-reach',
  );
});
clause('OT-SCOPE-03', 'strangers in culture and faith are far, whoever shares one is not; land has its own people', () => {
  const ids = ['gothia', 'romania', 'persia', 'armorica', 'caledonia', 'scandia'];
  expect(ids.map((id) => far(derived(), id, 'cultural'))).toEqual([0, 0, 5, 0, 5, 0]);
  expect(ids.map((id) => far(start(), id, 'cultural'))).toEqual([0, 0, 0, 0, 0, 0]);
});

const shifted = (state: State, ...values: readonly (number | 'impossible')[]): State =>
  change(state, (draft) => {
    draft.scopes = values.map((value, i) => ({
      id: `scope-${i + 1}`,
      from: 'francia',
      to: 'gothia',
      dimension: 'geographic',
      value,
      lastTurn: null,
      cause: 'purchase' as const,
    }));
  });

clause('OT-SCOPE-04', 'scope is what is derived and all adjustments together, towards one target in one dimension, within 25', () => {
  const sums: readonly (readonly [number[], number])[] = [
    [[10, 5], 15],
    [[25, -10, 5], 20],
    [[20, 10], 25],
    [[-20, -10], -25],
    [[25, 25, -30], 20],
  ];
  for (const [values, sum] of sums) expect([values, far(shifted(start(), ...values), 'gothia')]).toEqual([values, sum]);
  const state = shifted(start(), 10);
  expect([far(state, 'gothia', 'cultural'), far(state, 'romania'), scopeTowards(state, 'gothia', at('francia'), 'geographic')]).toEqual([
    0, 0, 0,
  ]);
  expect([far(act(derived(), setScope('romania', -10)), 'romania'), far(act(derived(), setScope('romania', 10)), 'romania')]).toEqual([
    5, 25,
  ]);
  expect([far(shifted(start(), -25, 'impossible'), 'gothia'), far(shifted(start(), 'impossible', 25), 'gothia')]).toEqual([
    'impossible',
    'impossible',
  ]);
  for (const wrong of [7, 30, -30]) expect(refused(start(), setScope('gothia', wrong))[0]).toBe('bad-effect');
  for (const right of [-25, 25, 0]) expect(far(act(start(), setScope('gothia', right)), 'gothia')).toBe(right);
});
clause(['OT-SCOPE-04', 'OT-REF-04'], 'what is out of reach is not announced, and what has come out of reach is not rolled', () => {
  const barred = setScope('gothia', 'impossible');
  expect(refused(act(start(), barred), strike('francia', 'gothia'))).toEqual(['out-of-reach', 'OT-MEAS-02']);
  expect(refused(act(start(), barred), strike('gothia', 'francia', { opposes: 'x' }))[0]).not.toBe('out-of-reach');
  const { state, rolls } = resolve(act(announce(start(), strike('francia', 'gothia')), barred));
  expect([rolls, state.reports, state.streaks]).toEqual([[], [], []]);
});
clause('OT-SCOPE-04', 'treaties shorten what is left of 25, and an organization brings its leader nearer after that', () => {
  const nearer = (state: State, value: number) =>
    treaty(state, ['francia', 'gothia'], [{ kind: 'scope', between: ['francia', 'gothia'], dimension: 'geographic', value }]);
  const led = (state: State, closeness: number) =>
    organized(state, ['francia', 'gothia'], { statute: { ...orbis500.statutes[0]!.statute, closeness } });
  // 25, and 5 more for an exit: 25. Five nearer by treaty is 20, and five more for the leader is 15.
  const exiled = shifted(start(), 25, 5);
  expect([exiled, nearer(exiled, 5), led(nearer(exiled, 5), -5), led(exiled, -5)].map((state) => far(state, 'gothia'))).toEqual([
    25, 20, 15, 20,
  ]);
  // A treaty brings nobody closer than no distance, the organization does, down to -25.
  expect(
    [nearer(shifted(start(), 5), 10), led(nearer(shifted(start(), 5), 10), -10), nearer(shifted(start(), -5), 10)].map((state) =>
      far(state, 'gothia'),
    ),
  ).toEqual([0, -10, -5]);
  expect(far(led(shifted(start(), -20), -10), 'gothia')).toBe(-25);
});
clause('OT-SCOPE-05', 'what the referee rules for a measure stands in place of what was reckoned', () => {
  const items = (state: State, value: number | null, ...dice: number[]) =>
    resolve(ruled(announce(state, strike('francia', 'romania')), 'francia/main/1', { kind: 'scope', value }), ...dice).state.reports.map(
      ({ roll }) => roll!.items.map(({ source, value: worth }) => [source, worth]),
    );
  const armed = modified(derived(), { nation: 'francia', target: 'MIL', value: 4 });
  expect([items(armed, 5, 99), items(armed, -10, 99), items(armed, null, 99)]).toEqual([
    [[['scope', 5]]],
    [[['scope', -10]]],
    [[['scope', 15]]],
  ]);
  expect(items(armed, 0, 99)).toEqual([[['MIL', 4]]]);
  const barred = act(
    ruled(announce(armed, strike('francia', 'romania')), 'francia/main/1', { kind: 'scope', value: 5 }),
    setScope('romania', 'impossible'),
  );
  expect(resolve(barred, 99).state.reports).toHaveLength(1);
});
clause('OT-SCOPE-06', 'there is no scope at home, unless the referee rules one, and none in a defence', () => {
  const scopes = (state: State, one: ReturnType<typeof measure>, ...dice: number[]) =>
    itemsOf(state, one, ...dice).filter(([source]) => source === 'scope');
  for (const one of [
    invest,
    measure('francia', 'commerce', 'boost', { target: at('francia') }),
    measure('francia', 'offensive', 'narrative', { target: region('belgica') }),
  ]) {
    expect(scopes(derived(), one, 99)).toEqual([]);
    const hard = ruled(announce(derived(), one), 'francia/main/1', { kind: 'scope', value: 10 });
    expect(reportOn(resolve(hard, 99).state, 'francia').roll!.total).toBe(10);
  }
  expect(answersOf(derived(), strike('romania', 'francia'), 2, 99)).toEqual([]);
  const hard = ruled(announce(derived(), strike('romania', 'francia')), 'romania/main/1', { kind: 'scope', value: 5 });
  expect(resolve(hard, 2, 99).state.reports[0]!.counter!.items).toEqual([]);
});
clause('OT-SCOPE-08', 'distance hampers a search for modifiers, closeness does not help it', () => {
  const embargo = measure('francia', 'commerce', 'embargo', { target: at('gothia') });
  const laden = modified(start(), { nation: 'francia', target: 'ECN', value: 4 });
  expect([15, -15].map((value) => itemsOf(act(laden, setScope('gothia', value)), embargo, 99))).toEqual([[['scope', 15]], [['ECN', 4]]]);
  expect(itemsOf(act(laden, setScope('gothia', -15)), strike('francia', 'gothia'), 99)).toEqual([['scope', -15]]);
});
clause(
  'OT-SCOPE-11',
  'a leader is nearer to the other members in both dimensions, in its own name and in theirs, while there is no schism',
  () => {
    const five = ['francia', 'gothia', 'saxonia'];
    const league = (more = {}) => organized(start(), five, more);
    const both = (state: State, id = 'gothia') => [far(state, id), far(state, id, 'cultural')];
    expect([both(league()), both(league(), 'romania'), both(league({ suspended: ['gothia'] }))]).toEqual([
      [-5, -5],
      [0, 0],
      [0, 0],
    ]);
    expect(both(league({ leader: 'saxonia' }))).toEqual([0, 0]);
    expect(both(league({ schism: { since: 1, rival: 'saxonia', recognitions: [], petitions: [] } }))).toEqual([0, 0]);
    expect(both(league({ statute: { ...orbis500.statutes[0]!.statute, closeness: -15 } }))).toEqual([-15, -15]);
    expect([...five, 'romania'].map((id) => scopeTowards(league(), 'gothia', at(id), 'geographic'))).toEqual([0, 0, 0, 0]);
    expect(both(act(act(league(), setScope('gothia', 10)), setScope('gothia', 25, 'cultural')))).toEqual([5, 20]);
    const narrate = (slot: { kind: 'main' | 'organization'; id: string }) => scopeOf(league(), { target: at('gothia'), slot }, 'diplomacy');
    expect([narrate({ kind: 'main', id: '1' }), narrate({ kind: 'organization', id: 'organization-1' })]).toEqual([-5, -5]);
    expect(scopeOf(league(), { target: at('francia') })).toBe(0);
  },
);
clause('OT-SCOPE-12', 'what a treaty or an exit changes lasts as long as that; what was bought or learnt stays', () => {
  const agreed = treaty(
    derived(),
    ['francia', 'romania'],
    [{ kind: 'scope', between: ['francia', 'romania'], dimension: 'geographic', value: 10 }],
    { lastTurn: 3 },
  );
  expect([0, 1, 2, 3].map((turns) => far(pass(agreed, turns), 'romania'))).toEqual([5, 5, 5, 15]);
  expect(far(act(agreed, { type: 'break-treaty', player: 'ada', nation: 'francia', treaty: 'treaty-1' }), 'romania')).toBe(15);
  const league = organized(start({ exclusionTurns: 2, organizationMin: 2 }), ['francia', 'gothia', 'saxonia']);
  const expelled = act(league, { type: 'expel-member', player: 'ada', organization: 'organization-1', nation: 'gothia' });
  expect([0, 2, 3].map((turns) => far(pass(expelled, turns), 'gothia'))).toEqual([5, 5, 0]);
  const rich = nationWith(start(), 'francia', { progress: 15 });
  const bought = act(rich, {
    type: 'spend',
    player: 'ada',
    nation: 'francia',
    item: 'scope',
    times: 1,
    target: 'gothia',
    dimension: 'geographic',
  });
  const strange = act(start(), setScope('gothia', 15, 'cultural'));
  const learnt = turn(strange, [measure('francia', 'reform', 'acculturate', { target: at('gothia') })], 2);
  expect([bought, learnt].map((state) => state.scopes.map(({ cause, lastTurn }) => [cause, lastTurn]).at(-1))).toEqual([
    ['purchase', null],
    ['acculturation', null],
  ]);
  expect([far(pass(bought, 12), 'gothia'), bought.scopes[0]!.value]).toEqual([-5, -5]);
});
clause(['OT-MEAS-03', 'OT-SCOPE-06', 'OT-STATE-08'], 'at home there is no scope', () => {
  const { roll } = reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost')], 40), 'francia');
  expect([roll!.items, roll!.result]).toEqual([[], 'success']);
  expect(
    reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost', { target: at('romania') })], 20), 'francia'),
  ).toMatchObject({ domestic: false, roll: { total: 15 } });
});
clause('OT-SCOPE-08', 'a dropped closeness excludes nothing', () => {
  const near = act(modified(start(), { nation: 'francia', target: 'ECN', value: 4 }), {
    type: 'set-scope',
    player: 'referee',
    nation: 'francia',
    target: 'gothia',
    dimension: 'geographic',
    value: -15,
  });
  expect(
    reportOn(turn(near, [measure('francia', 'commerce', 'embargo', { target: at('gothia') })], 10, 99), 'francia').roll!.items,
  ).toEqual([{ source: 'ECN', value: 4, modifier: 'modifier-1' }]);
  expect(reportOn(turn(near, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-15);
});
clause('OT-SCOPE-11', 'a leader is nearer to its members', () => {
  const state = organized(start(), ['francia', 'gothia']);
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-5);
  expect(
    reportOn(turn(organized(start(), ['francia', 'gothia'], { suspended: ['gothia'] }), [strike('francia', 'gothia')], 10, 99), 'francia')
      .roll!.total,
  ).toBe(0);
});
