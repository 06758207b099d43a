import { expect } from 'vitest';
import {
  act,
  announce,
  at,
  change,
  clause,
  code,
  damage,
  game,
  given,
  invest,
  measure,
  modifiersOf,
  nationWith,
  reportOn,
  resolve,
  start,
  strike,
  turn,
  withHost,
} from '../table.js';

const horde = (state = start(), position = 'armorica') =>
  given(given(nationWith(state, 'francia', { kind: 'horde', capital: null, position }), 'belgica', null), 'neustria', null);
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
clause(['OT-EFF-13', 'OT-SCOPE-04', 'OT-SCOPE-12'], 'acculturation shortens a cultural distance for good', () => {
  const far = act(start(), { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value: 15 });
  const near = turn(far, [measure('francia', 'reform', 'acculturate', { target: at('gothia') })], 6);
  expect([reportOn(near, 'francia').roll!.total, near.scopes.map(({ value, lastTurn }) => [value, lastTurn])]).toEqual([
    15,
    [
      [15, null],
      [-10, null],
    ],
  ]);
});
clause(['OT-EFF-14', 'OT-EFF-24', 'OT-VAS-04'], 'own land becomes a vassal', () => {
  const after = turn(start(), [measure('francia', 'reform', 'detach', { regions: ['neustria'], name: 'March' })], 30);
  expect([after.regions['neustria']!.owner, after.nations['nation-1']]).toEqual([
    'nation-1',
    expect.objectContaining({ name: 'March', patron: 'francia', tribute: 'none', capital: 'neustria', culture: 'germanic' }),
  ]);
  expect(after.nations['francia']!.reforms).toBe(1);
});
clause(['OT-EFF-15', 'OT-EFF-16'], 'hordes settle and states take to the road', () => {
  const settled = turn(horde(), [measure('francia', 'expansion', 'settle')], 10);
  expect([settled.nations['francia'], settled.regions['neustria']!.owner]).toEqual([
    expect.objectContaining({ kind: 'state', capital: 'neustria', settled: true }),
    'francia',
  ]);
  const gone = turn(start(), [measure('francia', 'reform', 'migrate')], 10);
  expect([gone.nations['francia'], gone.regions['belgica']]).toEqual([
    expect.objectContaining({ kind: 'horde', position: 'belgica', capital: null }),
    expect.objectContaining({ owner: null, population: 'sparse' }),
  ]);
});
clause('OT-EFF-17', 'an expedition puts a host of its own into the region it names, which gives a slot from the next turn', () => {
  const march = measure('francia', 'logistics', 'expedition', { region: 'armorica' });
  expect(turn(start(), [march], 99).hosts).toEqual([]);
  const after = turn(start(), [march], 10);
  expect(after.hosts).toMatchObject([{ owner: 'francia', region: 'armorica', kind: 'expeditionary' }]);
  const fromThere = strike('francia', 'gothia', { slot: { kind: 'host', id: after.hosts[0]!.id } });
  expect(code(announce(start(), march), fromThere)).toBe('no-such-slot');
  expect(announce(act(after, { type: 'open-orders', player: 'referee' }), fromThere).measures).toMatchObject([{ slot: fromThere.slot }]);
});
clause(['OT-EFF-18', 'OT-REB-11', 'OT-VIEW-05'], 'subversion raises rebels with a host', () => {
  const after = turn(start(), [measure('francia', 'rhetoric', 'subvert', { target: at('gothia'), covert: true })], 10, 90);
  expect([after.rebellions, after.hosts]).toMatchObject([
    [{ nation: 'gothia', sponsor: 'francia', sponsorKnown: false, firstTurn: 2 }],
    [{ owner: 'francia', kind: 'rebel', region: 'tarraco' }],
  ]);
  expect([game.view(after, 'bo').rebellions[0]!.sponsor, game.view(after, 'bo').hosts[0]!.owner]).toEqual([null, null]);
  expect([game.view(after, 'ada').rebellions[0]!.sponsor, game.view(after, 'referee').hosts[0]!.owner]).toEqual(['francia', 'francia']);
  expect(
    code(act(after, { type: 'open-orders', player: 'referee' }), measure('francia', 'rhetoric', 'subvert', { target: at('gothia') })),
  ).toBe('rebellion-exists');
});
clause(['OT-EFF-19', 'OT-EFF-20', 'OT-MEAS-09'], 'welfare ends a crisis, incitement is for the referee', () => {
  const sick = change(start(), (draft) => {
    draft.crises = [
      { id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3, lastTurn: 4 },
    ];
    draft.counters = { crisis: 1 };
  });
  expect(turn(sick, [measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: 'crisis-1' } })], 10).crises).toEqual([]);
  const asked = turn(start(), [measure('francia', 'intrigue', 'incite', { target: at('gothia') })], 10, 90);
  expect(asked.decisions).toMatchObject([{ kind: 'incitement', options: ['rebellion', 'penalty', 'nothing'], about: { grade: 3 } }]);
  const answer = (choice: string) => act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: choice });
  expect([answer('rebellion').rebellions.length, modifiersOf(answer('penalty'), 'gothia'), answer('nothing').rebellions.length]).toEqual([
    1,
    [['ADM', 12, 'acquired', 6]],
    0,
  ]);
});
clause(['OT-EFF-21', 'OT-SCOPE-09'], 'a host is driven off or destroyed', () => {
  const state = withHost(start(), 'gothia', 'armorica');
  const fight = measure('francia', 'offensive', 'strike', { target: { kind: 'host', id: 'host-1' } });
  expect(turn(state, [fight], 10, 90).hosts).toEqual([]);
  expect(turn(state, [fight], 30, 90).hosts[0]!.region).toBe('aquitania');
  expect(damage(turn(state, [fight], 10, 90), 'gothia')).toEqual([0, 0]);
  expect(code(withHost(start(), 'francia', 'armorica'), fight)).toBe('target-is-self');
});
clause(['OT-EFF-22', 'OT-EFF-23', 'OT-REF-02'], 'a reinterpreted measure keeps its roll and changes its effect', () => {
  const state = act(announce(start(), strike('francia', 'gothia')), {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'reinterpret', as: { statistic: 'incision', mode: 'raid', attribute: null } },
  });
  expect(damage(resolve(state, 10, 90).state, 'gothia')).toEqual([0, 12]);
});
