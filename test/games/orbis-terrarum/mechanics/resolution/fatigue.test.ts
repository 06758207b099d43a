import { expect } from 'vitest';
import { fatigueOf, frontCapacityOf, frontsOf } from '../../../../../src/games/orbis-terrarum/mechanics/resolution/fatigue.js';
import { change, conflict, nationWith, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { at, clause, type State } from '../../helpers/table.js';
import { measure, reportOn, strike, turn } from '../../helpers/turns.js';
import { warring } from '../../helpers/wars.js';

const tiredBy = (state: State) => nationWith(state, 'gothia', { frontWeight: 5 });

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

/** Francia at war with each of these. */
const against = (enemies: readonly string[], state = start()) =>
  change(state, (draft) => {
    draft.conflicts = enemies.map((enemy) => conflict('francia', enemy, 'war'));
  });

clause('OT-WAR-11', 'each enemy is as many fronts as it weighs, half if it is a vassal', () => {
  const two = against(['gothia', 'suebia']);
  const vassal = nationWith(against(['gothia']), 'gothia', { patron: 'persia' });
  const heavy = nationWith(against(['gothia']), 'gothia', { frontWeight: 2.5 });
  expect([
    frontsOf(against(['gothia']), 'francia'),
    frontsOf(vassal, 'francia'),
    frontsOf(heavy, 'francia'),
    frontsOf(start(), 'francia'),
  ]).toEqual([1, 0.5, 2.5, 0]);
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
  expect(
    [ally(front('war')), ally(front('war'), 2), ally(front('hostilities')), ally(front('war', 'persia')), front('war')].map(capacity),
  ).toEqual([3, 3, 2, 2, 2]);
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
