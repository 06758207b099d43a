import { expect } from 'vitest';
import { change, conflict, divided, given, nationWith, withHost } from '../../helpers/positions.js';
import { answersOf, itemsOf, listed } from '../../helpers/reports.js';
import { start } from '../../helpers/start.js';
import { clause, type State } from '../../helpers/table.js';
import { invest, measure, resolve, strike } from '../../helpers/turns.js';

type Statistic = Parameters<typeof measure>[1];
/** The items of a roll of Francia on each of these statistics. */
const along = (state: State, statistics: readonly Statistic[], more = {}) =>
  statistics.map((statistic) => itemsOf(state, measure('francia', statistic, 'narrative', more), 30));
/** Francia without its land, on the move. */
const landless = (kind: 'horde' | 'movement', state = start()) =>
  given(
    given(nationWith(state, 'francia', { kind, capital: null, position: 'armorica', moveTo: 'neustria' }), 'belgica', null),
    'neustria',
    null,
  );
/** One statistic for each Domain attribute, and one for each Authority attribute. */
const byDomain = ['offensive', 'incision', 'commerce', 'tradition', 'bureaucracy'] as const;

clause('OT-MOD-02', 'hordes fight and persuade well, and trade and govern badly', () => {
  const row = (value: number) => [['horde', value]];
  expect(along(landless('horde'), byDomain)).toEqual([row(-10), [], row(10), row(-10), row(10)]);
  expect(along(start(), byDomain)).toEqual([[], [], [], [], []]);
});

const byAuthority = ['offensive', 'morale', 'logistics', 'espionage', 'intimidation'] as const;

clause('OT-MOD-02', 'hosts and movements are led and followed well, and esteemed and informed badly', () => {
  const row = (value: number) => [['host', value]];
  const rows = [row(-10), row(-10), [], row(10), row(10)];
  const state = withHost(start(), 'francia', 'armorica');
  expect(along(state, byAuthority, { slot: { kind: 'host', id: 'host-1' } })).toEqual(rows);
  expect(along(state, byAuthority)).toEqual([[], [], [], [], []]);
  expect(along(landless('movement'), byAuthority)).toEqual(rows);
  expect(
    along(landless('movement'), byDomain)
      .flat()
      .filter(([source]) => source === 'horde'),
  ).toEqual([]);
  const hosted = withHost(start(), 'gothia', 'armorica');
  expect(answersOf(hosted, strike('francia', 'gothia', { target: { kind: 'host', id: 'host-1' } }), 10, 90)).toEqual(row(-10));
  expect(answersOf(hosted, strike('francia', 'gothia'), 10, 90)).toEqual([]);
});

const passages = (state: State, ...dice: number[]) =>
  resolve(state, ...dice).events.flatMap((event) => (event.type === 'rolled' && event.why === 'passage' ? [listed(event.roll)] : []));

clause('OT-MOD-02', 'a passage has its penalty, and a host goes as a host', () => {
  const marching = (passagePenalty: number) => withHost(start({ passagePenalty }), 'francia', 'armorica', { moveTo: 'aquitania' });
  expect(passages(marching(10), 50)).toEqual([
    [
      ['host', -10],
      ['passage', 10],
    ],
  ]);
  expect(passages(marching(25), 50)).toEqual([
    [
      ['host', -10],
      ['passage', 25],
    ],
  ]);
  const horde = nationWith(landless('horde', start({ passagePenalty: 15 })), 'francia', { moveTo: 'aquitania' });
  expect(passages(horde, 50)).toEqual([
    [
      ['horde', -10],
      ['passage', 15],
    ],
  ]);
  expect(passages(landless('horde'))).toEqual([]);
});
clause('OT-MOD-02', 'a vassal nobody plays feels it in every roll, its own vassal more', () => {
  const feels = (id: string) => answersOf(start(), strike('francia', id), 10, 90);
  expect([feels('armenia'), feels('iberia'), feels('persia')]).toEqual([[['vassal', 10]], [['vassal', 15]], []]);
  expect(answersOf(nationWith(start(), 'gothia', { patron: 'persia' }), strike('francia', 'gothia'), 10, 90)).toEqual([]);
});
clause(
  'OT-MOD-02',
  'war fatigue weighs on what is done to a war enemy and on the defence against one; civil war on what is done at home',
  () => {
    const tired = change(start({ frontCapacity: 0 }), (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', 'war')];
    });
    const row = [['fatigue', 5]];
    expect([
      itemsOf(tired, strike('francia', 'gothia'), 90),
      itemsOf(tired, strike('francia', 'romania'), 90),
      itemsOf(tired, invest, 90),
    ]).toEqual([row, [], []]);
    expect([answersOf(tired, strike('gothia', 'francia'), 10, 90), answersOf(tired, strike('romania', 'francia'), 10, 90)]).toEqual([
      row,
      [],
    ]);
    const torn = divided(start(), 'francia', [50, 50], ['ada', 'ada']);
    expect([itemsOf(torn, invest, 90), itemsOf(torn, strike('francia', 'gothia'), 90)]).toEqual([[['civil-war', 10]], []]);
  },
);
clause(['OT-MOD-02', 'OT-IDX-03'], 'instability weighs on measures and tributes alone, unless it is to weigh on every roll', () => {
  const weak = (stabilityAppliesTo: 'measures' | 'allRolls') =>
    nationWith(start({ stabilityAppliesTo }), 'francia', { viaDamage: 60, patron: 'persia', tribute: 'pending' });
  const row = [['stability', 15]];
  for (const applies of ['measures', 'allRolls'] as const) {
    const state = weak(applies);
    const elsewhere = applies === 'measures' ? [] : row;
    expect([itemsOf(state, invest, 90), itemsOf(state, measure('francia', 'intervention', 'tribute', { kind: 'wealth' }), 90)]).toEqual([
      row,
      row,
    ]);
    expect(answersOf(state, strike('gothia', 'francia'), 10, 90)).toEqual(elsewhere);
    expect(passages(withHost(state, 'francia', 'armorica', { moveTo: 'aquitania' }), 50)).toEqual([
      [...elsewhere, ['host', -10], ['passage', 10]],
    ]);
    const sick = change(state, (draft) => {
      draft.crises = [{ id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'leg', perTurn: null, turns: null, lastTurn: null }];
    });
    const crises = resolve(sick, 30).events.flatMap((event) =>
      event.type === 'rolled' && event.why === 'crisis' ? [listed(event.roll)] : [],
    );
    expect(crises).toEqual([elsewhere]);
  }
});
clause(['OT-MOD-02', 'OT-MOD-21'], 'precedents count in measures, and not in defences', () => {
  const known = change(start(), (draft) => {
    const run = { nation: 'francia', area: 'Gallia', outcome: 'failure' as const, length: 4, lastTurn: 0, covert: false };
    draft.streaks = [
      { ...run, statistic: 'offensive' },
      { ...run, statistic: 'intervention' },
    ];
  });
  expect([itemsOf(known, invest, 90), answersOf(known, strike('gothia', 'francia'), 10, 90)]).toEqual([[['streak', 10]], []]);
});
