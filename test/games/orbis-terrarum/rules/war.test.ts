import { expect } from 'vitest';
import { fatigueOf, frontCapacityOf, frontsOf } from '../../../../src/games/orbis-terrarum/mechanics/resolution/fatigue.js';
import { type Action, act, at, change, clause, conflict, measure, nationWith, nextTurn, pass, reportOn, type State, start, strike, treaty, turn } from '../table.js'; // biome-ignore format: one line

const statusOf = (state: State) => state.conflicts[0]?.status ?? 'none';
/** Francia attacks Gothia in vain, turn after turn. */
const fought = (times: number, from = start()) =>
  Array.from({ length: times }).reduce<State>((state) => nextTurn(state, [strike('francia', 'gothia')], 99), from);
type More = Partial<State['conflicts'][number]>;
const warring = (status: 'war' | 'hostilities' | 'suspended' = 'war', more: More = {}, state = start()) =>
  change(state, (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', status, more)];
  });
/** Francia at war with each of these. */
const against = (enemies: readonly string[], state = start()) =>
  change(state, (draft) => {
    draft.conflicts = enemies.map((enemy) => conflict('francia', enemy, 'war'));
  });
const declareWar = (player: string, nation: string, target: string): Action => ({
  ...{ type: 'issue-declaration', player, nation, kind: 'war', text: '', target },
});

clause('OT-WAR-01', 'an attack that is rolled is a clash, whether it succeeds or not', () => {
  const clashed = (measureGiven: ReturnType<typeof strike>, ...dice: number[]) => statusOf(turn(start(), [measureGiven], ...dice));
  expect([clashed(strike('francia', 'gothia'), 99), clashed(strike('francia', 'gothia'), 10, 99)]).toEqual(['hostilities', 'hostilities']);
  const undermine = measure('francia', 'intrigue', 'undermine', { target: at('gothia') });
  expect([clashed(undermine, 99), clashed({ ...undermine, covert: true }, 99), clashed({ ...undermine, covert: true }, 100)]).toEqual([
    'hostilities',
    'none',
    'hostilities',
  ]);
  for (const [statistic, mode] of [['espionage', 'steal'], ['sabotage', 'plunder']] as const) // biome-ignore format: pairs
    expect(clashed(measure('francia', statistic, mode, { target: at('gothia') }), 99)).toBe('none');
  expect(clashed(measure('francia', 'offensive', 'narrative', { target: at('gothia') }), 10)).toBe('none');
  const trivial = act(act(start(), strike('francia', 'gothia')), {
    ...{ type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling: { kind: 'trivial' } },
  });
  expect(turn(trivial, []).conflicts).toEqual([]);
});
clause('OT-WAR-02', 'between two there is one status, with its runs and its years of war', () => {
  const both = turn(start(), [strike('francia', 'gothia'), strike('gothia', 'francia')], 99, 99);
  expect(both.conflicts).toEqual([
    { a: 'francia', b: 'gothia', status: 'hostilities', clashRun: 1, quietRun: 0, activeTurns: 0, firstTurn: 2 },
  ]);
  expect(fought(2).conflicts).toMatchObject([{ clashRun: 2, quietRun: 0 }]);
  expect(nextTurn(warring('war', { clashRun: 4 })).conflicts).toMatchObject([{ clashRun: 0, quietRun: 1, activeTurns: 1 }]);
  const later = nextTurn(nextTurn(warring('war'), [strike('gothia', 'francia')], 99));
  expect(later.conflicts).toMatchObject([{ clashRun: 0, quietRun: 1, activeTurns: 2, status: 'war' }]);
});
clause('OT-WAR-03', 'three turns of clashes in a row, or as many as agreed, make a war', () => {
  expect([1, 2, 3].map((times) => statusOf(fought(times)))).toEqual(['hostilities', 'hostilities', 'war']);
  expect(statusOf(fought(1, start({ warAfterTurns: 1 })))).toBe('war');
  expect(statusOf(fought(2, nextTurn(fought(2))))).toBe('hostilities');
});
clause('OT-WAR-04', 'a declaration of war is words until the first blow, whoever strikes it', () => {
  const declared = act(start(), declareWar('ada', 'francia', 'gothia'));
  expect([statusOf(nextTurn(declared)), statusOf(fought(1, declared))]).toEqual(['none', 'war']);
  expect(statusOf(turn(declared, [strike('gothia', 'francia')], 99))).toBe('war');
  expect(statusOf(turn(act(start(), declareWar('ada', 'francia', 'persia')), [strike('francia', 'gothia')], 99))).toBe('hostilities');
});
clause('OT-WAR-05', 'a quiet turn ends hostilities, two suspend a war', () => {
  expect(nextTurn(fought(1)).conflicts).toEqual([]);
  expect([statusOf(nextTurn(warring())), statusOf(pass(warring(), 2))]).toEqual(['war', 'suspended']);
  expect(statusOf(pass(warring('war', {}, start({ suspendAfterTurns: 3 })), 2))).toBe('war');
  const interrupted = nextTurn(fought(1, warring('war', { quietRun: 1 })));
  expect(statusOf(interrupted)).toBe('war');
});
clause('OT-WAR-06', 'a clash wakes a suspended war at once', () => {
  expect([statusOf(fought(1, warring('suspended'))), statusOf(pass(warring('suspended'), 3))]).toEqual(['war', 'suspended']);
});
clause('OT-WAR-07', 'only an active war counts: not for fatigue, nor for acts of war, do hostilities or a suspended one', () => {
  const counted = (status: 'war' | 'hostilities' | 'suspended') => [
    frontsOf(warring(status), 'francia'),
    reportOn(turn(tiredBy(warring(status)), [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total > 0,
  ];
  expect(['war', 'hostilities', 'suspended'].map((status) => counted(status as 'war'))).toEqual([
    [1, true],
    [0, false],
    [0, false],
  ]);
});
const tiredBy = (state: State) => nationWith(state, 'gothia', { frontWeight: 5 });
clause('OT-WAR-08', 'years of war grow from the upkeep that made it one, and pause while it is suspended', () => {
  expect(fought(3).conflicts[0]!.activeTurns).toBe(1);
  expect(nextTurn(warring()).conflicts[0]!.activeTurns).toBe(1);
  const suspended = pass(warring(), 4);
  expect([statusOf(suspended), suspended.conflicts[0]!.activeTurns]).toEqual(['suspended', 1]);
  expect(fought(1, suspended).conflicts[0]!.activeTurns).toBe(2);
  expect(fought(2).conflicts[0]!.activeTurns).toBe(0);
});
clause('OT-WAR-09', 'peace removes the conflict and the declarations of war between the two, and no other', () => {
  const both = act(act(warring(), declareWar('ada', 'francia', 'gothia')), declareWar('bo', 'gothia', 'francia'));
  const third = act(act(both, declareWar('cy', 'romania', 'gothia')), declareWar('ada', 'francia', 'romania'));
  const offered = act(third, { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'peace' }] });
  const made = act(offered, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect([made.conflicts, made.declarations.map(({ declarants, target }) => [...declarants, target])]).toEqual([
    [],
    [
      ['romania', 'gothia'],
      ['francia', 'romania'],
    ],
  ]);
});
clause(
  ['OT-WAR-10', 'OT-WAR-16'],
  'fatigue weighs on attacks on enemies, on suppressing, and on defence against enemies; on nothing else',
  () => {
    const tired = nationWith(warring(), 'gothia', { frontWeight: 5 });
    const rebels = change(tired, (draft) => {
      draft.rebellions = [
        ...[{ id: 'rebellion-1', nation: 'francia', sponsor: null, sponsorKnown: true, firstTurn: 2, deadlineTurn: 6, lastFailure: null }],
      ];
      draft.counters = { ...draft.counters, rebellion: 1 };
    });
    const weighs = (state: State, given: ReturnType<typeof strike>, side: 'roll' | 'counter', ...dice: number[]) =>
      reportOn(turn(state, [given], ...dice), given.nation)
        [side]!.items.filter(({ source }) => source === 'fatigue')
        .map(({ value }) => value);
    // Five fronts against a capacity of two are three too many.
    expect([
      weighs(tired, strike('francia', 'gothia'), 'roll', 99),
      weighs(tired, measure('francia', 'intrigue', 'undermine', { target: at('gothia') }), 'roll', 99),
      weighs(tired, strike('gothia', 'francia'), 'counter', 10, 99),
      weighs(rebels, measure('francia', 'offensive', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } }), 'roll', 10),
    ]).toEqual([[15], [15], [15], [15]]);
    expect([
      weighs(tired, strike('francia', 'romania'), 'roll', 99),
      weighs(tired, measure('francia', 'intervention', 'invest'), 'roll', 10),
      weighs(tired, measure('francia', 'commerce', 'boost', { target: at('gothia') }), 'roll', 10),
      weighs(tired, strike('romania', 'francia'), 'counter', 10, 99),
    ]).toEqual([[], [], [], []]);
  },
);
clause('OT-WAR-11', 'each enemy is as many fronts as it weighs, half if it is a vassal', () => {
  const two = against(['gothia', 'suebia']);
  const vassal = nationWith(against(['gothia']), 'gothia', { patron: 'persia' });
  const heavy = nationWith(against(['gothia']), 'gothia', { frontWeight: 2.5 });
  expect([frontsOf(against(['gothia']), 'francia'), frontsOf(vassal, 'francia'), frontsOf(heavy, 'francia'), frontsOf(start(), 'francia')]).toEqual([
    1, 0.5, 2.5, 0,
  ]); // biome-ignore format: counts
  // Halved once, even if it is both behind another and a vassal.
  expect(frontsOf(nationWith(two, 'suebia', { patron: 'persia' }), 'francia')).toBe(1.5);
});
clause('OT-WAR-12', 'an enemy is indirect when only another enemy joins the two', () => {
  expect(frontsOf(against(['gothia', 'suebia']), 'francia')).toBe(1.5);
  expect(frontsOf(against(['suebia']), 'francia')).toBe(1);
  // Gothia lies between, but it is at peace; and Burgundia, though an enemy next door, does not lie between.
  expect(frontsOf(against(['burgundia', 'suebia']), 'francia')).toBe(2);
  // Both lie next to Francia.
  expect(frontsOf(against(['gothia', 'burgundia']), 'francia')).toBe(2);
  // Persia is next to Ghassania, but not to Francia.
  expect(frontsOf(against(['persia', 'ghassania']), 'francia')).toBe(2);
});
clause('OT-WAR-13', 'two fronts are borne, and one more for each extra, for field logistics and for each ally', () => {
  const alone = against(['gothia']);
  const allied = treaty(alone, ['francia', 'romania'], [{ kind: 'alliance' }]);
  const helped = change(allied, (draft) => {
    draft.conflicts = [...draft.conflicts, conflict('romania', 'gothia', 'war')];
  });
  expect([
    frontCapacityOf(alone, 'francia'),
    frontCapacityOf(nationWith(alone, 'francia', { extraFronts: 3 }), 'francia'),
    frontCapacityOf(nationWith(alone, 'francia', { technologies: ['field-logistics'] }), 'francia'),
    frontCapacityOf(allied, 'francia'),
    frontCapacityOf(helped, 'francia'),
    frontCapacityOf(against(['gothia'], start({ frontCapacity: 4 })), 'francia'),
  ]).toEqual([2, 5, 3, 2, 3, 4]);
});
clause('OT-WAR-14', 'an ally by treaty or bond, at war with one of the same enemies, counts once', () => {
  const front = (status: 'war' | 'hostilities', enemy = 'gothia') =>
    change(against(['gothia', 'suebia']), (draft) => {
      draft.conflicts = [...draft.conflicts, conflict('romania', enemy, status)];
    });
  const ally = (state: State, times = 1) =>
    Array.from({ length: times }).reduce<State>((now) => treaty(now, ['francia', 'romania'], [{ kind: 'alliance' }]), state);
  const capacity = (state: State) => frontCapacityOf(state, 'francia');
  expect([ally(front('war')), ally(front('war'), 2), ally(front('hostilities')), ally(front('war', 'persia')), front('war')].map(capacity)).toEqual([
    3, 3, 2, 2, 2,
  ]); // biome-ignore format: counts
  expect(capacity(treaty(front('war'), ['francia', 'romania'], [{ kind: 'non-aggression' }]))).toBe(2);
  expect(capacity(nationWith(front('war'), 'francia', { patron: 'romania' }))).toBe(3);
  expect(capacity(nationWith(front('war'), 'romania', { patron: 'francia' }))).toBe(3);
});
clause('OT-WAR-15', 'fatigue is 5, or as agreed, for each whole front too many', () => {
  const tired = (frontWeight: number, options = {}) =>
    fatigueOf(nationWith(against(['gothia'], start(options)), 'gothia', { frontWeight }), 'francia');
  expect([2, 2.5, 3, 3.5, 5].map((weight) => tired(weight))).toEqual([0, 0, 5, 5, 15]);
  expect([tired(3, { fatiguePerFront: 7 }), tired(0.5), fatigueOf(start(), 'francia')]).toEqual([7, 0, 0]);
});
