import { expect } from 'vitest';
import { slotsOf } from '../../../../src/games/orbis-terrarum/nations/slots.js';
import { netOf } from '../../../../src/games/orbis-terrarum/resolution/counters.js';
import {
  act,
  announce,
  at,
  change,
  clause,
  code,
  conflict,
  damage,
  divided,
  game,
  given,
  measure,
  modified,
  modifiersOf,
  nationWith,
  nextTurn,
  organized,
  pass,
  rebellion,
  refused,
  reportOn,
  resolve,
  start,
  told,
  treaty,
  turn,
} from '../table.js';

const strike = (nation: string, target: string, more = {}) => measure(nation, 'offensive', 'strike', { target: at(target), ...more });
const invest = measure('francia', 'intervention', 'invest');
const grant = (id: string, kind: 'granted' | 'bought' | 'special') => ({ id, kind, lastTurn: null });
const host = (owner: string, region: string, more = {}) => ({
  id: 'host-1',
  owner,
  kind: 'expeditionary' as const,
  region,
  rebellion: null,
  lastTurn: null,
  moveTo: null,
  ...more,
});
const withHost = (state: ReturnType<typeof start>, owner: string, region: string, more = {}) =>
  change(state, (draft) => {
    draft.hosts = [host(owner, region, more)];
    draft.counters = { ...draft.counters, host: 1 };
  });

clause(['OT-SLOT-01', 'OT-MEAS-02', 'OT-MEAS-18'], 'a slot carries one measure, at no cost', () => {
  const once = announce(start(), invest);
  expect([once.nations['francia']!.wealth, refused(once, invest)]).toEqual([0, ['slot-used', 'OT-SLOT-01']]);
  expect(code(start(), { ...invest, slot: { kind: 'main', id: '2' } })).toBe('no-such-slot');
  expect(announce(start({ measuresPerTurn: 2 }), invest, { ...invest, slot: { kind: 'main', id: '2' } }).measures).toHaveLength(2);
});
clause(['OT-SLOT-02', 'OT-SLOT-03', 'OT-SLOT-04', 'OT-EFF-17', 'OT-MEAS-08'], 'grants carry what they are for, and are used up', () => {
  const state = nationWith(start(), 'francia', {
    grants: [grant('grant-1', 'bought'), grant('grant-2', 'special'), grant('grant-3', 'granted')],
  });
  const march = (kind: 'main' | 'bought' | 'special' | 'granted', id: string, more = {}) =>
    measure('francia', 'logistics', 'expedition', { slot: { kind, id }, region: 'armorica', ...more });
  expect(refused(state, march('bought', 'grant-1'))).toEqual(['special-slot-required', 'OT-SLOT-04']);
  expect(refused(state, { ...invest, slot: { kind: 'special', id: 'grant-2' } })).toEqual(['slot-special-only', 'OT-SLOT-03']);
  expect(refused(nationWith(start({ specialMeasures: 'purchaseOnly' }), 'francia', {}), march('main', '1'))).toEqual([
    'special-slot-required',
    'OT-SLOT-04',
  ]);
  expect(code(state, march('main', '1', { region: 'tarraco' }))).toBe('bad-host-region');
  const after = turn(state, [march('special', 'grant-2')], 10);
  expect([after.nations['francia']!.grants.map(({ id }) => id), after.hosts]).toEqual([
    ['grant-1', 'grant-3'],
    [expect.objectContaining({ owner: 'francia', region: 'armorica', kind: 'expeditionary' })],
  ]);
});
clause(['OT-SLOT-05', 'OT-NAT-07', 'OT-NAT-08', 'OT-ROLL-01'], 'hosts and colonies give a slot each, until the land joins', () => {
  const state = given(withHost(start(), 'francia', 'armorica'), 'sicilia', 'francia');
  expect(slotsOf(state, 'francia')).toEqual([
    { kind: 'main', id: '1' },
    { kind: 'host', id: 'host-1' },
    { kind: 'colony', id: 'sicilia' },
  ]);
  const joined = given(start(), 'armorica', 'francia');
  expect(slotsOf(joined, 'francia')).toEqual([{ kind: 'main', id: '1' }]);
  expect(slotsOf(given(start({ colonyRecognition: 'referee' }), 'sicilia', 'francia'), 'francia')).toHaveLength(1);
  const { roll } = reportOn(turn(state, [strike('francia', 'gothia', { slot: { kind: 'host', id: 'host-1' } })], 50, 99), 'francia');
  expect([roll!.threshold, roll!.items]).toEqual([40, [{ source: 'host', value: -10, modifier: null }]]);
});
clause(['OT-SLOT-06', 'OT-ORG-06'], 'a leader acts for its organization as the statute allows', () => {
  const state = organized(start(), ['francia', 'gothia']);
  const slot = { kind: 'organization' as const, id: 'organization-1' };
  const speak = (target: string) => measure('francia', 'rhetoric', 'boost', { slot, target: at(target) });
  expect(announce(state, speak('gothia')).measures).toHaveLength(1);
  expect(refused(state, speak('romania'))).toEqual(['statute-forbids', 'OT-ORG-06']);
  expect(refused(state, { ...invest, slot })).toEqual(['statute-forbids', 'OT-ORG-06']);
});
clause('OT-SLOT-07', 'a side slot is for the other sides', () => {
  const state = divided(start(), 'francia');
  const slot = { kind: 'side' as const, id: 'civil-war-1.2' };
  expect(refused(state, { ...invest, player: 'cy', slot })).toEqual(['slot-side-only', 'OT-SLOT-07']);
  expect(code(state, measure('francia', 'offensive', 'strike', { slot, target: { kind: 'side', id: 'civil-war-1.1' } }))).toBe(
    'not-your-nation',
  );
  expect(
    announce(state, measure('francia', 'offensive', 'strike', { player: 'cy', slot, target: { kind: 'side', id: 'civil-war-1.1' } }))
      .measures,
  ).toHaveLength(1);
});
clause(['OT-SLOT-08', 'OT-MEAS-13', 'OT-VAS-21', 'OT-VAS-06'], 'tribute, in a slot of its own where the rules say so', () => {
  const vassal = (options = {}) => nationWith(start(options), 'gothia', { patron: 'francia', tribute: 'pending' });
  const slot = { kind: 'tribute' as const, id: 'tribute' };
  const pay = measure('gothia', 'logistics', 'tribute', { kind: 'MIL' });
  expect(slotsOf(vassal({ tributeUsesSlot: false }), 'gothia')).toContainEqual(slot);
  expect(code(vassal({ tributeUsesSlot: false }), { ...measure('gothia', 'intervention', 'invest'), slot })).toBe('slot-tribute-only');
  expect(refused(start(), measure('francia', 'logistics', 'tribute'))).toEqual(['not-a-vassal', 'OT-MEAS-13']);
  expect(refused(announce(vassal({ measuresPerTurn: 2 }), pay), { ...pay, slot: { kind: 'main', id: '2' } })).toEqual([
    'tribute-not-due',
    'OT-VAS-21',
  ]);
  const paid = turn(vassal(), [pay], 10);
  expect([modifiersOf(paid, 'francia'), paid.nations['gothia']!.tribute]).toEqual([[['MIL', -12, 'acquired', 6]], 'attempted']);
  const forgiven = act(announce(vassal(), pay), { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'gothia' });
  expect(forgiven.measures).toEqual([]);
});
clause(['OT-MEAS-02', 'OT-MEAS-09', 'OT-MEAS-10', 'OT-MEAS-11', 'OT-MEAS-07'], 'what a measure needs', () => {
  const state = start();
  const rows: readonly [string, Parameters<typeof code>[1]][] = [
    ['invalid-mode', measure('francia', 'reform', 'strike', { target: at('gothia') })],
    ['invalid-target', measure('francia', 'offensive', 'strike')],
    ['invalid-target', strike('francia', 'constructor')],
    ['target-is-self', strike('francia', 'francia')],
    ['covert-not-allowed', strike('francia', 'gothia', { covert: true })],
    ['bad-decline', { ...invest, decline: ['modifier-9'] }],
    ['no-crisis', measure('francia', 'industry', 'welfare', { target: { kind: 'crisis', id: 'x' } })],
    ['bad-detachment', measure('francia', 'reform', 'detach', { regions: ['belgica'], name: 'X' })],
    ['no-distance', measure('francia', 'reform', 'acculturate', { target: at('gothia') })],
    ['not-a-horde', measure('francia', 'expansion', 'settle')],
    ['region-not-black', measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'tarraco' } })],
    ['target-is-player', measure('francia', 'diplomacy', 'negotiate', { target: at('gothia'), terms: [{ kind: 'peace' }] })],
    ['bad-clause', measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia') })],
    ['nobody-there', measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'sarmatia' }, aim: 'attitude' })],
  ];
  for (const [wanted, action] of rows) expect([wanted, code(state, action)]).toEqual([wanted, wanted]);
  expect(refused(start({ requireNotes: true }), invest)).toEqual(['note-required', 'OT-MEAS-02']);
  const blocked = act(state, {
    type: 'set-scope',
    player: 'referee',
    nation: 'francia',
    target: 'gothia',
    dimension: 'geographic',
    value: 'impossible',
  });
  expect(code(blocked, strike('francia', 'gothia'))).toBe('out-of-reach');
});
clause(['OT-MEAS-03', 'OT-SCOPE-06', 'OT-STATE-08'], 'at home there is no scope', () => {
  const { roll } = reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost')], 40), 'francia');
  expect([roll!.items, roll!.result]).toEqual([[], 'success']);
  expect(
    reportOn(turn(start({ scopeModel: 'derived' }), [measure('francia', 'commerce', 'boost', { target: at('romania') })], 20), 'francia'),
  ).toMatchObject({ domestic: false, roll: { total: 15 } });
});
clause('OT-MEAS-04', 'a narrative measure does nothing but roll', () => {
  const after = turn(start(), [measure('francia', 'offensive', 'narrative', { target: at('gothia') })], 1);
  expect([...damage(after, 'gothia'), reportOn(after, 'francia').counter, after.streaks.length]).toEqual([0, 0, null, 1]);
});
clause(['OT-MEAS-14', 'OT-OPP-13', 'OT-OPP-15'], 'opposing another measure can harm; a counter-measure cannot', () => {
  const first = announce(start(), strike('gothia', 'romania'));
  const oppose = strike('francia', 'gothia', { opposes: 'gothia/main/1' });
  expect(code(first, strike('francia', 'romania', { opposes: 'gothia/main/1' }))).toBe('cannot-oppose');
  expect(code(first, strike('francia', 'gothia', { opposes: 'nothing' }))).toBe('unknown-id');
  const after = resolve(announce(first, oppose), 10, 30).state;
  expect([damage(after, 'gothia'), damage(after, 'romania'), reportOn(after, 'francia').netGrade]).toEqual([[8, 0], [0, 0], 2]);
});
clause('OT-MEAS-17', 'a measure is taken back by its own', () => {
  const state = announce(start(), invest);
  expect(refused(state, { type: 'withdraw-measure', player: 'bo', measure: 'francia/main/1' })).toEqual(['not-pending', 'OT-MEAS-17']);
  expect(code(state, { type: 'withdraw-measure', player: 'ada', measure: 'x' })).toBe('unknown-id');
  expect(act(state, { type: 'withdraw-measure', player: 'ada', measure: 'francia/main/1' }).measures).toEqual([]);
});
clause(['OT-MEAS-20', 'OT-MOD-03'], 'a bonus is held or declined, a penalty never', () => {
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: -8 }, { nation: 'francia', target: 'LEA', value: 4 });
  const held = act(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-1', held: true });
  expect(refused(state, { type: 'hold-modifier', player: 'ada', nation: 'francia', modifier: 'modifier-2', held: true })).toEqual([
    'not-a-bonus',
    'OT-MEAS-20',
  ]);
  const after = turn(held, [invest], 10);
  expect([reportOn(after, 'francia').roll!.total, after.modifiers.map(({ id }) => id)]).toEqual([4, ['modifier-1']]);
  expect(reportOn(turn(state, [{ ...invest, decline: ['modifier-1'] }], 10), 'francia').roll!.total).toBe(4);
  expect(code(state, { ...invest, decline: ['modifier-2'] })).toBe('bad-decline');
});
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
clause(['OT-REF-03', 'OT-REF-04', 'OT-MOD-21', 'OT-MEAS-18'], 'trivial and voided measures', () => {
  const rule = (ruling: { kind: 'trivial' } | { kind: 'void'; reason: string; warn: boolean } | { kind: 'impossible'; reason: string }) =>
    act(announce(start(), invest), { type: 'adjudicate-measure', player: 'referee', measure: 'francia/main/1', ruling });
  const trivial = resolve(announce(rule({ kind: 'trivial' }), invest), 10).state;
  expect([trivial.nations['francia']!.wealth, trivial.reports.length]).toEqual([6, 2]);
  const voided = rule({ kind: 'void', reason: 'bats', warn: true });
  expect([voided.players['ada']!.warnings, resolve(voided).state.nations['francia']!.wealth, resolve(voided).state.streaks]).toEqual([
    1,
    0,
    [],
  ]);
  expect(announce(rule({ kind: 'impossible', reason: '' }), invest).measures).toHaveLength(2);
  expect(code(start(), { type: 'adjudicate-measure', player: 'referee', measure: 'x', ruling: { kind: 'trivial' } })).toBe('not-pending');
});
clause(['OT-OPP-02', 'OT-OPP-03', 'OT-OPP-04'], 'the referee may rule that nobody resists', () => {
  const state = act(announce(start(), strike('francia', 'gothia')), {
    type: 'adjudicate-measure',
    player: 'referee',
    measure: 'francia/main/1',
    ruling: { kind: 'undefended', undefended: true },
  });
  expect(damage(resolve(state, 10).state, 'gothia')).toEqual([12, 0]);
});
clause('OT-OPP-08', 'other ways of opposing two successes', () => {
  const at3 = { grade: 3 as const, margin: [300, 4] as const };
  const at1 = { grade: 1 as const, margin: [100, 4] as const };
  expect([
    netOf(at3, at1, 'gradeDifference'),
    netOf(at3, at1, 'gradeAverage'),
    netOf(at3, at1, 'marginDifference'),
    netOf(at1, at3, 'marginDifference'),
    netOf(at1, at1, 'gradeAverage'),
  ]).toEqual([2, 2, 2, 0, 0]);
});
clause(
  ['OT-OPP-14', 'OT-VIEW-03', 'OT-VIEW-04', 'OT-VIEW-06', 'OT-VIEW-10', 'OT-VIEW-11'],
  'a covert author is hidden until a good defence finds it',
  () => {
    const hidden = announce(start(), measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true }));
    expect([
      game.view(hidden, 'bo').measures,
      game.view(hidden, 'ada').measures.length,
      game.view(hidden, 'referee').measures.length,
    ]).toEqual([[], 1, 1]);
    const { state, events } = resolve(hidden, 10, 90);
    expect(game.view(state, 'bo').reports[0]).toMatchObject({ nation: null, note: null, natural: 10, netGrade: 3 });
    expect(game.view(state, 'ada').reports[0]).toMatchObject({ measure: { nation: 'francia' } });
    expect([game.view(state, 'bo').modifiers[0]!.grantedBy, game.view(state, 'ada').modifiers[0]!.grantedBy]).toEqual([null, 'francia']);
    const rolled = events.find((event) => event.type === 'rolled')!;
    expect(game.witness(rolled, 'bo')).toMatchObject({ nation: null, measure: null, roll: null, natural: 10 });
    expect(game.witness(rolled, 'ada')).toEqual(rolled);
    expect([
      game.view(state, 'bo').streaks,
      game.view(state, 'bo').counters,
      game.view(state, 'bo').players['ada']!.actionsThisTurn,
    ]).toEqual([[], null, null]);
    const found = resolve(hidden, 10, 5);
    expect(found.events).toContainEqual({
      type: 'author-exposed',
      nation: 'francia',
      statistic: 'intrigue',
      mode: 'undermine',
      target: at('gothia'),
    });
    expect(game.view(found.state, 'bo').reports[0]).toMatchObject({ measure: { nation: 'francia' } });
    expect(resolve(hidden, 100).state.reports[0]!.exposed).toBe(true);
  },
);
clause('OT-OPP-17', 'asymmetric tactics answer with Suppression where it is better', () => {
  const state = nationWith(start(), 'gothia', { technologies: ['asymmetric-tactics'], attributes: { AUX: 30 } });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.statistic).toBe('incision');
  expect(
    reportOn(turn(nationWith(state, 'gothia', { attributes: { AUX: 20 } }), [strike('francia', 'gothia')], 10, 90), 'francia').counter!
      .statistic,
  ).toBe('offensive');
});
clause(['OT-MOD-06', 'OT-MOD-07'], 'caps on an attribute and on a roll', () => {
  const against = { nation: 'francia', target: 'MIL' as const, source: 'event' as const, singleUse: false };
  const state = modified(start(), { ...against, value: 20 }, { ...against, value: 20, against: 'gothia' });
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(25);
  const capped = modified(start({ rollModifierCap: 10 }), { ...against, value: 20 });
  expect(reportOn(turn(capped, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(10);
});
clause('OT-MOD-12', 'kin of one source share the farthest date', () => {
  const state = modified(start(), { nation: 'francia', target: 'ECN', value: -4, lastTurn: 3 });
  expect(modifiersOf(turn(state, [measure('francia', 'commerce', 'boost')], 10), 'francia')).toEqual([
    ['ECN', -4, 'acquired', 6],
    ['ECN', -12, 'acquired', 6],
  ]);
  const separate = modified(start({ modifierMerge: 'separate' }), { nation: 'francia', target: 'ECN', value: -4, lastTurn: 3 });
  expect(modifiersOf(turn(separate, [measure('francia', 'commerce', 'boost')], 10), 'francia')[0]![3]).toBe(3);
});
clause(['OT-MOD-15', 'OT-MOD-16', 'OT-REF-08'], 'misconduct needs warnings, and no bonus undoes it', () => {
  const punish = {
    type: 'sanction' as const,
    player: 'referee',
    nation: 'francia',
    target: 'ECN' as const,
    value: 5,
    years: 3,
    reason: '',
  };
  expect(refused(start(), punish)).toEqual(['not-repeated', 'OT-REF-08']);
  const warned = [1, 2].reduce((state) => act(state, { type: 'warn', player: 'referee', whom: 'ada', reason: '' }), start());
  expect(refused(warned, { ...punish, years: 21 })).toEqual(['expiry-required', 'OT-MOD-15']);
  const after = turn(act(warned, punish), [measure('francia', 'commerce', 'boost')], 10);
  expect(modifiersOf(after, 'francia')).toEqual([
    ['ECN', 5, 'misconduct', 4],
    ['ECN', -8, 'acquired', 6],
  ]);
});
clause('OT-MOD-17', 'failed searches for bonuses may backfire', () => {
  expect(modifiersOf(turn(start({ failedModifierBackfire: true }), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([
    ['ECN', 4, 'acquired', 6],
  ]);
  expect(modifiersOf(turn(start(), [measure('francia', 'commerce', 'boost')], 41), 'francia')).toEqual([]);
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
clause(['OT-SCOPE-10', 'OT-DIP-08', 'OT-DIP-09'], 'tribes are far away, and may become Nations', () => {
  const talk = (aim: 'attitude' | 'constitute-nation' | 'constitute-vassal') =>
    measure('francia', 'diplomacy', 'parley', { target: { kind: 'region', id: 'armorica' }, aim, note: 'hello' });
  const friendly = turn(start(), [talk('constitute-vassal')], 11);
  expect([reportOn(friendly, 'francia').roll!.total, friendly.regions['armorica']!.attitudes]).toEqual([
    10,
    [{ nation: 'francia', text: 'hello', lastTurn: 11 }],
  ]);
  expect(turn(start(), [talk('constitute-vassal')], 2).nations['nation-1']).toMatchObject({
    patron: 'francia',
    capital: 'armorica',
    culture: 'celtic',
  });
  expect(turn(start(), [talk('constitute-nation')], 11).nations['nation-1']).toMatchObject({ patron: null });
});
clause('OT-SCOPE-11', 'a leader is nearer to its members', () => {
  const state = organized(start(), ['francia', 'gothia']);
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-5);
  expect(
    reportOn(turn(organized(start(), ['francia', 'gothia'], { suspended: ['gothia'] }), [strike('francia', 'gothia')], 10, 99), 'francia')
      .roll!.total,
  ).toBe(0);
});
clause(['OT-PROS-15', 'OT-PROS-16', 'OT-PROS-17'], 'what cannot be bought, given or taken', () => {
  const rich = nationWith(start(), 'francia', { wealth: 100, progress: 100, attributes: { MIL: 100 } });
  const buy = (item: 'via-for-wealth' | 'domain-point' | 'domain-bonus' | 'scope', more = {}) => ({
    type: 'spend' as const,
    player: 'ada',
    nation: 'francia',
    item,
    times: 1,
    ...more,
  });
  expect(refused(rich, buy('via-for-wealth'))).toEqual(['index-full', 'OT-PROS-15']);
  expect(code(rich, buy('domain-point', { attribute: 'MIL' }))).toBe('attribute-max');
  expect(code(modified(rich, { nation: 'francia', target: 'MIL', value: -25 }), buy('domain-bonus', { attribute: 'MIL' }))).toBe(
    'modifier-cap-reached',
  );
  const close = change(rich, (draft) => {
    draft.scopes = [{ id: 'scope-1', from: 'francia', to: 'gothia', dimension: 'cultural', value: -25, lastTurn: null, cause: 'purchase' }];
  });
  expect(code(close, buy('scope', { target: 'gothia', dimension: 'cultural' }))).toBe('scope-cap-reached');
  const gave = act(rich, { type: 'transfer', player: 'ada', from: 'francia', to: 'gothia', wealth: 30, progress: 1 });
  expect([gave.nations['francia']!.wealth, gave.nations['gothia']!.wealth, gave.nations['gothia']!.progress]).toEqual([70, 30, 1]);
  expect(code(start(), { type: 'transfer', player: 'ada', from: 'francia', to: 'gothia', wealth: 1, progress: 0 })).toBe('cannot-pay');
  const learn = { type: 'take-opportunity' as const, player: 'ada', nation: 'francia', opportunity: 'long-roads' };
  expect(act(rich, learn).nations['francia']).toMatchObject({ technologies: ['long-roads'], progress: 94 });
  expect([code(act(rich, learn), learn), code(start(), learn)]).toEqual(['already-taken', 'cannot-pay']);
});
clause(['OT-IDX-03', 'OT-IDX-06', 'OT-END-07', 'OT-END-08', 'OT-END-09', 'OT-VAS-20'], 'a Nation with nothing left is extinct', () => {
  const weak = nationWith(start(), 'gothia', { viaDamage: 60, legDamage: 59 });
  expect(reportOn(turn(weak, [strike('francia', 'gothia')], 10, 90), 'francia').counter!.items).toEqual([]);
  const vassal = nationWith(treaty(weak, ['francia', 'gothia'], [{ kind: 'obligation', text: 'x' }]), 'saxonia', { patron: 'gothia' });
  const { state } = resolve(announce(vassal, measure('francia', 'incision', 'raid', { target: at('gothia') })), 10, 90);
  expect([
    state.nations['gothia']!.alive,
    state.regions['tarraco'],
    state.treaties,
    state.nations['saxonia']!.patron,
    state.players['bo']!.principal,
  ]).toEqual([false, expect.objectContaining({ owner: null, population: 'disorganised' }), [], null, null]);
  const conquered = resolve(
    announce(
      change(nationWith(start({ extinctionTerritory: 'conqueror' }), 'gothia', { viaDamage: 60, legDamage: 59 }), (draft) => {
        draft.conflicts = [conflict('francia', 'gothia', 'war')];
      }),
      measure('francia', 'incision', 'raid', { target: at('gothia') }),
    ),
    10,
    90,
  ).state;
  expect(conquered.regions['tarraco']!.owner).toBe('francia');
});
clause(['OT-STATE-04', 'OT-MOD-02'], 'some modifiers touch every roll, some only attacks', () => {
  const state = modified(
    start(),
    { nation: 'francia', target: 'all', value: 5, source: 'breach', singleUse: false },
    { nation: 'francia', target: 'hostile', value: -10, source: 'elevation', singleUse: false },
  );
  expect(reportOn(turn(state, [invest], 10), 'francia').roll!.total).toBe(5);
  expect(reportOn(turn(state, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.total).toBe(-5);
});
clause('OT-MEAS-06', 'only an own rising can be suppressed', () => {
  expect(
    code(rebellion(start(), 'gothia'), measure('francia', 'offensive', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } })),
  ).toBe('no-rebellion');
  expect(told(start(), invest)).toHaveLength(1);
  expect(pass(nextTurn(start()), 1).turn).toBe(3);
});
clause('OT-ROLL-02', 'one d100 for each roll', () => {
  const closed = act(announce(start(), strike('francia', 'gothia')), { type: 'close-orders', player: 'referee', force: true });
  const step = game.reduce(closed, { type: 'resolve-turn', player: 'referee' }, { roll: () => 10, pool: () => [], shuffle: () => [] });
  expect(step._tag === 'Right' && step.right.rolls.map((roll) => (roll.kind === 'roll' ? roll.sides : 0))).toEqual([100, 100]);
});
