import { expect } from 'vitest';
import { byGrade, land, undamaged } from '../../helpers/grades.js';
import { divided, nationWith, rebellion } from '../../helpers/positions.js';
import { ruled, second } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { at, clause, type State } from '../../helpers/table.js';
import { announce, damage, invest, measure, modifiersOf, reportOn, resolve, type Submit, strike, turn } from '../../helpers/turns.js';

clause(['OT-EFF-01', 'OT-EFF-02'], 'a strike takes 4 of Viability for each grade that is left', () => {
  expect(byGrade(start(), strike('francia', 'gothia'), (after) => damage(after, 'gothia'), 99)).toEqual([
    [4, 0],
    [8, 0],
    [12, 0],
    [16, 0],
  ]);
  expect(damage(turn(start(), [strike('francia', 'gothia')], 10, 30), 'gothia')).toEqual([8, 0]);
  expect(undamaged(turn(start(), [strike('francia', 'gothia')], 1, 99), 'francia', 'romania')).toBe(true);
});
clause(['OT-EFF-01', 'OT-EFF-03'], 'a raid takes 4 of Legitimacy for each grade that is left', () => {
  const raid = measure('francia', 'incision', 'raid', { target: at('gothia') });
  expect(byGrade(start(), raid, (after) => damage(after, 'gothia'), 99)).toEqual([
    [0, 4],
    [0, 8],
    [0, 12],
    [0, 16],
  ]);
  expect(damage(turn(start(), [raid], 10, 20), 'gothia')).toEqual([0, 4]);
});
clause('OT-EFF-01', 'what has won takes effect in measure order, even if its author is undone in the same turn', () => {
  const dying = nationWith(start(), 'gothia', { viaDamage: 60, legDamage: 59 });
  const raid = measure('francia', 'incision', 'raid', { target: at('gothia') });
  const after = turn(dying, [raid, strike('gothia', 'romania')], 10, 10, 99, 99);
  // Gothia is at the end of its strength: 10 counts as 25, a normal success.
  expect([after.nations['gothia']!.alive, damage(after, 'romania')]).toEqual([false, [8, 0]]);
  // A trivial measure competes with nobody: whoever comes first has the land.
  const both = announce(
    start(),
    measure('gothia', 'expansion', 'occupy', land('armorica')),
    measure('francia', 'expansion', 'occupy', land('armorica')),
  );
  expect(resolve(ruled(both, 'gothia/main/1', { kind: 'trivial' }), 30).state.regions['armorica']!.owner).toBe('francia');
  expect(resolve(ruled(both, 'francia/main/1', { kind: 'trivial' }), 1).state.regions['armorica']!.owner).toBe('francia');
});
clause('OT-EFF-01', 'what no longer meets its conditions when its turn comes changes nothing', () => {
  const lowly = (one: Submit, die: number) => {
    const after = turn(nationWith(announce(start(), one), 'romania', { patron: 'armenia' }), [], die);
    return [Object.keys(after.nations).length - Object.keys(start().nations).length, after.regions['achaia']!.attitudes.length];
  };
  const talk = measure('romania', 'diplomacy', 'parley', { ...land('achaia'), aim: 'constitute-vassal' });
  expect([lowly(measure('romania', 'reform', 'detach', { regions: ['bithynia'], name: 'March' }), 10), lowly(talk, 2)]).toEqual([
    [0, 0],
    [0, 1],
  ]);
  const suppress = measure('francia', 'offensive', 'suppress');
  const twice = turn(rebellion(start({ measuresPerTurn: 2 }), 'francia'), [suppress, { ...suppress, ...second }], 10, 10);
  expect([twice.rebellions, twice.nations['francia']!.suppressions]).toEqual([[], 1]);
});
clause('OT-EFF-04', 'what each statistic favours, for oneself or another, and Reform whatever it names', () => {
  const favours = {
    commerce: 'ECN',
    protocol: 'INT',
    morale: 'LEA',
    discipline: 'AUX',
    tradition: 'PRS',
    logistics: 'MIL',
    industry: 'TCN',
    bureaucracy: 'ADM',
    rhetoric: 'CLT',
    competition: 'GES',
  } as const;
  for (const [statistic, attribute] of Object.entries(favours)) {
    const one = (more = {}) => measure('francia', statistic as keyof typeof favours, 'boost', more);
    const row = [[attribute, -8, 'acquired', 6]];
    expect([statistic, modifiersOf(turn(start(), [one()], 20), 'francia')]).toEqual([statistic, row]);
    const helped = turn(start(), [one({ target: at('gothia') })], 20);
    expect([statistic, modifiersOf(helped, 'gothia'), modifiersOf(helped, 'francia')]).toEqual([statistic, row, []]);
  }
  for (const attribute of ['MIL', 'AUX', 'ECN', 'CLT', 'ADM', 'GES', 'LEA', 'TCN', 'INT', 'PRS'] as const)
    expect(modifiersOf(turn(start(), [measure('francia', 'reform', 'modify', { attribute })], 10), 'francia')).toEqual([
      [attribute, -12, 'acquired', 6],
    ]);
});
clause('OT-EFF-05', 'what each statistic harms in another', () => {
  const harms = {
    commerce: 'ECN',
    tradition: 'PRS',
    security: 'INT',
    industry: 'TCN',
    rhetoric: 'CLT',
    intrigue: 'ADM',
    intimidation: 'AUX',
    hegemony: 'MIL',
    competition: 'GES',
  } as const;
  for (const [statistic, attribute] of Object.entries(harms)) {
    const mode = statistic === 'commerce' ? 'embargo' : 'undermine';
    const after = turn(start(), [measure('francia', statistic as keyof typeof harms, mode, { target: at('gothia') })], 20, 99);
    expect([statistic, modifiersOf(after, 'gothia'), modifiersOf(after, 'francia')]).toEqual([
      statistic,
      [[attribute, 8, 'acquired', 6]],
      [],
    ]);
  }
});
clause(
  ['OT-EFF-06', 'OT-EFF-07'],
  'Construction restores Viability and Doctrine Legitimacy, to oneself or another, up to the capacity',
  () => {
    const hurt = (viaDamage: number, legDamage: number) =>
      ['francia', 'gothia'].reduce((state, id) => nationWith(state, id, { viaDamage, legDamage }), start());
    for (const [statistic, index] of [
      ['construction', 0],
      ['doctrine', 1],
    ] as const) {
      const one = (more = {}) => measure('francia', statistic, 'restore', more);
      expect(byGrade(hurt(30, 30), one(), (after) => damage(after, 'francia')[index])).toEqual([26, 22, 18, 14]);
      expect(damage(turn(hurt(30, 30), [one()], 20), 'francia')[1 - index]).toBe(30);
      expect(damage(turn(hurt(7, 7), [one()], 20), 'francia')[index]).toBe(0);
      const helped = turn(hurt(30, 30), [one({ target: at('gothia') })], 20);
      expect([damage(helped, 'gothia')[index], damage(helped, 'francia')[index]]).toEqual([22, 30]);
    }
  },
);
clause(['OT-EFF-08', 'OT-EFF-09'], 'investing and researching pay by grade', () => {
  const purse = ({ nations }: State) => [nations['francia']!.wealth, nations['francia']!.progress];
  expect(byGrade(start(), invest, purse)).toEqual([
    [1, 0],
    [3, 0],
    [5, 0],
    [8, 0],
  ]);
  expect(byGrade(start(), measure('francia', 'development', 'research'), purse)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
  ]);
});
clause(['OT-EFF-10', 'OT-EFF-11'], 'what is stolen is more than what the thief gets', () => {
  const rich = nationWith(start(), 'gothia', { wealth: 20, progress: 20 });
  const moved = (one: Submit, kind: 'wealth' | 'progress') =>
    byGrade(rich, one, ({ nations }) => [20 - nations['gothia']![kind], nations['francia']![kind]], 99);
  const target = { target: at('gothia') };
  expect(moved(measure('francia', 'sabotage', 'plunder', target), 'wealth')).toEqual([
    [1, 0],
    [2, 2],
    [5, 4],
    [9, 7],
  ]);
  expect(moved(measure('francia', 'espionage', 'steal', target), 'progress')).toEqual([
    [1, 0],
    [2, 0],
    [3, 2],
    [4, 3],
  ]);
});
clause(['OT-EFF-06', 'OT-EFF-07', 'OT-EFF-08', 'OT-EFF-09', 'OT-EFF-01'], 'restoring, investing, researching', () => {
  const hurt = nationWith(start(), 'francia', { viaDamage: 10, legDamage: 3 });
  expect(damage(turn(hurt, [measure('francia', 'construction', 'restore')], 20), 'francia')).toEqual([2, 3]);
  expect(damage(turn(hurt, [measure('francia', 'doctrine', 'restore')], 20), 'francia')).toEqual([10, 0]);
  expect([30, 20, 10, 1].map((die) => turn(start(), [invest], die).nations['francia']!.wealth)).toEqual([1, 3, 5, 8]);
  expect(
    [30, 20, 10, 1].map((die) => turn(start(), [measure('francia', 'development', 'research')], die).nations['francia']!.progress),
  ).toEqual([1, 2, 3, 4]);
});
clause(['OT-EFF-11', 'OT-PROS-21', 'OT-PROS-22'], 'stolen Progress, and whose is protected', () => {
  const steal = (target: string) => measure('francia', 'espionage', 'steal', { target: at(target) });
  const rich = (id: string, more = {}) => nationWith(start(), id, { progress: 9, ...more });
  expect(
    [30, 20, 10, 1].map((die) => {
      const after = turn(rich('gothia'), [steal('gothia')], die, 100);
      return [after.nations['gothia']!.progress, after.nations['francia']!.progress];
    }),
  ).toEqual([
    [8, 0],
    [7, 0],
    [6, 2],
    [5, 3],
  ]);
  expect(turn(rich('saxonia'), [steal('saxonia')], 1, 100).nations['saxonia']!.progress).toBe(7);
  expect(turn(rich('saxonia', { patron: 'persia' }), [steal('saxonia')], 1, 100).nations['saxonia']!.progress).toBe(8);
  expect(turn(rich('saxonia', { patron: 'gothia' }), [steal('saxonia')], 1, 100).nations['saxonia']!.progress).toBe(5);
});
clause('OT-EFF-22', 'what has its own rules takes effect by those', () => {
  const suppressed = turn(rebellion(start(), 'francia'), [measure('francia', 'incision', 'suppress')], 30);
  const vassal = nationWith(start(), 'francia', { patron: 'persia', tribute: 'pending' });
  const paid = turn(vassal, [measure('francia', 'intervention', 'tribute', { kind: 'wealth' })], 20);
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    30,
    99,
  );
  const talked = turn(start(), [measure('francia', 'diplomacy', 'parley', { ...land('armorica'), aim: 'attitude' })], 20);
  const side = (id: string) => ({ kind: 'side', id: `civil-war-1.${id}` }) as const;
  const fought = turn(
    divided(start(), 'francia'),
    [measure('francia', 'offensive', 'strike', { slot: side('1'), target: side('2') })],
    30,
    99,
  );
  expect([
    suppressed.rebellions,
    paid.nations['persia']!.wealth,
    asked.decisions.length,
    talked.regions['armorica']!.attitudes.length,
  ]).toEqual([[], 3, 1, 1]);
  expect(fought.civilWars[0]!.sides.map(({ supremacy }) => supremacy)).toEqual([58, 42]);
});
clause('OT-MEAS-04', 'a narrative measure does nothing but roll', () => {
  const after = turn(start(), [measure('francia', 'offensive', 'narrative', { target: at('gothia') })], 1);
  expect([...damage(after, 'gothia'), reportOn(after, 'francia').counter, after.streaks.length]).toEqual([0, 0, null, 1]);
});
