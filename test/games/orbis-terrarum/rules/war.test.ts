import { expect } from 'vitest';
import { frontsOf } from '../../../../src/games/orbis-terrarum/war/fatigue.js';
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
  measure,
  modifiersOf,
  nationWith,
  nextTurn,
  pass,
  rebellion,
  refused,
  reportOn,
  resolve,
  start,
  startAuto,
  treaty,
  turn,
} from '../table.js';

const strike = (nation: string, target: string) => measure(nation, 'offensive', 'strike', { target: at(target) });
const statusOf = (state: ReturnType<typeof start>) => state.conflicts[0]?.status ?? 'none';
const fought = (times: number, from = start()) =>
  Array.from({ length: times }).reduce<ReturnType<typeof start>>((state) => nextTurn(state, [strike('francia', 'gothia')], 99), from);
const warring = (more = {}) =>
  change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'war', more)];
  });

clause(['OT-WAR-01', 'OT-WAR-02', 'OT-WAR-03'], 'three turns of clashes, even failed ones, make a war', () => {
  expect([1, 2, 3].map((times) => statusOf(fought(times)))).toEqual(['hostilities', 'hostilities', 'war']);
  expect(turn(start(), [measure('francia', 'espionage', 'steal', { target: at('gothia') })], 99).conflicts).toEqual([]);
  expect(turn(start(), [measure('francia', 'intrigue', 'undermine', { target: at('gothia'), covert: true })], 99).conflicts).toEqual([]);
});
clause(['OT-WAR-04', 'OT-DECL-13'], 'a declaration of war is words until the first blow', () => {
  const declared = act(start(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'war', text: '', target: 'gothia' });
  expect([statusOf(nextTurn(declared)), statusOf(fought(1, declared))]).toEqual(['none', 'war']);
});
clause(['OT-WAR-05', 'OT-WAR-06', 'OT-WAR-08'], 'quiet ends hostilities and suspends wars', () => {
  expect(statusOf(nextTurn(fought(1)))).toBe('none');
  const quiet = pass(warring(), 2);
  expect([statusOf(nextTurn(warring())), statusOf(quiet), quiet.conflicts[0]!.activeTurns]).toEqual(['war', 'suspended', 1]);
  const again = fought(1, quiet);
  expect([statusOf(again), again.conflicts[0]!.activeTurns]).toEqual(['war', 2]);
});
clause('OT-WAR-09', 'peace removes the conflict and the declaration of war', () => {
  const state = act(warring(), { type: 'issue-declaration', player: 'ada', nation: 'francia', kind: 'war', text: '', target: 'gothia' });
  const offered = act(state, { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'peace' }] });
  const made = act(offered, { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect([made.conflicts, made.declarations]).toEqual([[], []]);
});
clause(['OT-WAR-10', 'OT-WAR-16', 'OT-WAR-15'], 'fatigue weighs on acts of war and on defence against enemies, and on nothing else', () => {
  const enemies = ['gothia', 'romania', 'persia', 'saxonia'];
  const tired = change(start(), (draft) => {
    draft.conflicts = enemies.map((enemy) => conflict('francia', enemy, 'war'));
    for (const enemy of enemies) draft.nations = { ...draft.nations, [enemy]: { ...draft.nations[enemy]!, frontWeight: 2 } };
  });
  const fatigue = (items: readonly { source: string; value: number }[]) => items.find(({ source }) => source === 'fatigue')?.value ?? 0;
  expect(fatigue(reportOn(turn(tired, [strike('francia', 'gothia')], 10, 99), 'francia').roll!.items)).toBeGreaterThan(0);
  expect(fatigue(reportOn(turn(tired, [measure('francia', 'intervention', 'invest')], 10), 'francia').roll!.items)).toBe(0);
  expect(fatigue(reportOn(turn(tired, [strike('gothia', 'francia')], 10, 99), 'gothia').counter!.items)).toBeGreaterThan(0);
});
clause(['OT-WAR-12', 'OT-WAR-11'], 'an enemy behind another enemy is half a front', () => {
  const both = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'suebia', 'war'), conflict('francia', 'gothia', 'war')];
  });
  expect(frontsOf(both, 'francia')).toBe(1.5);
  expect(
    frontsOf(
      change(start(), (draft) => {
        draft.conflicts = [conflict('francia', 'suebia', 'war')];
      }),
      'francia',
    ),
  ).toBe(1);
});
clause(
  ['OT-CIV-01', 'OT-CIV-02', 'OT-CIV-03', 'OT-CIV-04', 'OT-CIV-05', 'OT-CIV-13', 'OT-CIV-14'],
  'a civil war of one hand is a story; of several, a struggle',
  () => {
    const begun = act(start(), { type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames: ['Crown', 'Barons', 'Clergy'] });
    const war = begun.civilWars[0]!;
    expect([war.metered, war.sides.map(({ controller }) => controller)]).toEqual([false, ['ada', 'ada', 'ada']]);
    expect(code(begun, { type: 'start-civil-war', player: 'ada', nation: 'francia', sideNames: ['A', 'B'] })).toBe('already-in-civil-war');
    expect(code(begun, { type: 'assign-side', player: 'bo', civilWar: war.id, side: war.sides[1]!.id, controller: 'bo' })).toBe(
      'not-a-side',
    );
    const split = act(begun, { type: 'assign-side', player: 'ada', civilWar: war.id, side: war.sides[1]!.id, controller: 'bo' });
    expect([split.civilWars[0]!.metered, split.civilWars[0]!.sides.map(({ supremacy }) => supremacy)]).toEqual([true, [34, 33, 33]]);
    const conclude = (state: ReturnType<typeof start>, player: string, winner: string) =>
      act(state, { type: 'conclude-civil-war', player, civilWar: war.id, winner });
    expect(code(split, { type: 'conclude-civil-war', player: 'cy', civilWar: war.id, winner: war.sides[0]!.id })).toBe('not-a-side');
    expect(code(split, { type: 'conclude-civil-war', player: 'ada', civilWar: war.id, winner: 'x' })).toBe('bad-side');
    const half = conclude(split, 'ada', war.sides[1]!.id);
    expect([
      half.civilWars.length,
      conclude(half, 'bo', war.sides[1]!.id).civilWars,
      conclude(half, 'bo', war.sides[1]!.id).players['ada']!.principal,
    ]).toEqual([1, [], 'francia']);
  },
);
clause(['OT-CIV-06', 'OT-REB-10'], 'civil war hampers peace at home and war abroad', () => {
  const torn = divided(warring(), 'francia');
  const item = (state: ReturnType<typeof start>) => reportOn(state, 'francia').roll!.items.some(({ source }) => source === 'civil-war');
  expect(item(turn(torn, [measure('francia', 'intervention', 'invest')], 10))).toBe(true);
  expect(item(turn(torn, [strike('francia', 'gothia')], 10, 99))).toBe(true);
  expect(item(turn(torn, [measure('francia', 'commerce', 'boost', { target: at('romania') })], 10))).toBe(false);
  expect(
    item(
      turn(
        rebellion(torn, 'francia'),
        [measure('francia', 'offensive', 'suppress', { target: { kind: 'rebellion', id: 'rebellion-1' } })],
        10,
      ),
    ),
  ).toBe(false);
  expect(item(turn(rebellion(start(), 'francia'), [measure('francia', 'intervention', 'invest')], 10))).toBe(false);
});
clause(['OT-CIV-09', 'OT-REB-01', 'OT-CIV-15'], 'long struggles wear a Nation down', () => {
  const torn = divided(start(), 'francia');
  expect([damage(turn(torn, []), 'francia'), damage(turn(nextTurn(torn), []), 'francia')]).toEqual([
    [0, 0],
    [1, 2],
  ]);
  const rebels = rebellion(start(), 'francia');
  expect([damage(turn(rebels, []), 'francia'), damage(turn(nextTurn(rebels), []), 'francia')]).toEqual([
    [0, 0],
    [2, 1],
  ]);
});
clause(['OT-REB-06', 'OT-REB-08', 'OT-REB-09'], 'rebels that were not put down escalate by the last failure', () => {
  const due = (lastFailure: 1 | 3, state = start()) => rebellion(state, 'francia', { firstTurn: 1, deadlineTurn: 1, lastFailure });
  const movement = turn(due(1), []);
  expect(movement.nations['nation-1']).toMatchObject({ kind: 'movement', position: 'neustria', capital: null });
  expect([movement.regions['neustria']!.owner, movement.conflicts[0]]).toEqual([
    'nation-1',
    expect.objectContaining({ a: 'francia', b: 'nation-1', status: 'war' }),
  ]);
  expect(turn(due(3), []).civilWars).toMatchObject([
    { nation: 'francia', metered: true, sides: [{ controller: 'ada' }, { controller: 'referee' }] },
  ]);
  expect(turn(divided(due(3), 'francia'), []).nations['nation-1']).toBeDefined();
});
clause('OT-REB-07', 'rebels nobody fought are for the referee', () => {
  const asked = turn(rebellion(start(), 'francia', { firstTurn: 1, deadlineTurn: 1 }), []);
  expect(asked.decisions).toMatchObject([{ kind: 'rebellion-outcome', options: ['armed-movement', 'civil-war', 'fade'] }]);
  expect(act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'fade' })).toMatchObject({
    rebellions: [],
    civilWars: [],
  });
  const auto = ['ada', 'bo', 'cy'].reduce(
    (state, player) => act(state, { type: 'ready', player }),
    rebellion(startAuto(), 'francia', { firstTurn: 1, deadlineTurn: 1 }),
  );
  expect(auto.nations['nation-1']).toMatchObject({ kind: 'movement' });
});
clause(['OT-VAS-01', 'OT-REF-06'], 'one patron, two links, no circle', () => {
  const bind = (nation: string, patron: string) => ({
    type: 'apply-effects' as const,
    player: 'referee',
    reason: '',
    effects: [{ do: 'patron' as const, nation, patron }],
  });
  expect(refused(start(), bind('persia', 'iberia'))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(code(start(), bind('saxonia', 'iberia'))).toBe('bad-effect');
  expect(act(start(), bind('saxonia', 'persia')).nations['saxonia']!.patron).toBe('persia');
});
clause(['OT-VAS-09', 'OT-VAS-10', 'OT-VAS-11', 'OT-VAS-18'], 'what patrons and vassals may say', () => {
  const state = nationWith(start(), 'saxonia', { patron: 'francia', tribute: 'pending' });
  expect(act(state, { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'saxonia' }).nations['saxonia']!.tribute).toBe(
    'forgiven',
  );
  expect(code(state, { type: 'forgive-tribute', player: 'ada', patron: 'francia', vassal: 'gothia' })).toBe('not-a-vassal');
  expect(
    code(nationWith(state, 'saxonia', { tribute: 'none' }), {
      type: 'forgive-tribute',
      player: 'ada',
      patron: 'francia',
      vassal: 'saxonia',
    }),
  ).toBe('tribute-not-due');
  expect(act(state, { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'saxonia' }).nations['saxonia']).toMatchObject({
    patron: null,
    tribute: 'none',
    independenceDeclared: false,
  });
  expect(code(state, { type: 'release-vassal', player: 'ada', patron: 'francia', vassal: 'gothia' })).toBe('not-a-vassal');
  expect(act(state, { type: 'set-loyalty', player: 'ada', vassal: 'saxonia', keep: true }).nations['saxonia']!.keepsVassalage).toBe(true);
  expect(code(state, { type: 'set-loyalty', player: 'ada', vassal: 'francia', keep: true })).toBe('not-a-vassal');
});
clause(['OT-VAS-12', 'OT-VAS-17'], 'independence is declared, then won by an own blow', () => {
  const vassal = nationWith(nationWith(start(), 'gothia', { patron: 'francia', tribute: 'pending' }), 'francia', { viaDamage: 20 });
  const declared = act(vassal, { type: 'declare-independence', player: 'bo', vassal: 'gothia' });
  expect([
    code(declared, { type: 'declare-independence', player: 'bo', vassal: 'gothia' }),
    code(start(), { type: 'declare-independence', player: 'ada', vassal: 'francia' }),
  ]).toEqual(['already-declared', 'not-a-vassal']);
  expect(turn(vassal, [strike('gothia', 'francia')], 10, 99).nations['gothia']!.patron).toBe('francia');
  expect(turn(declared, [strike('gothia', 'francia')], 10, 99).nations['gothia']!.patron).toBeNull();
  expect(turn(nationWith(declared, 'francia', { viaDamage: 40 }), []).nations['gothia']!.patron).toBe('francia');
});
clause('OT-VAS-13', 'a sub-vassal is taken up, and its patron embittered', () => {
  const state = nationWith(nationWith(start(), 'saxonia', { patron: 'francia' }), 'thuringia', { patron: 'saxonia' });
  const lift = (free: boolean) => act(state, { type: 'elevate-subvassal', player: 'ada', patron: 'francia', subvassal: 'thuringia', free });
  expect([lift(false).nations['thuringia']!.patron, modifiersOf(lift(false), 'saxonia')]).toEqual([
    'francia',
    [['hostile', -10, 'elevation', 4]],
  ]);
  expect([lift(true).nations['thuringia']!.patron, modifiersOf(lift(true), 'saxonia')]).toEqual([null, [['hostile', -15, 'elevation', 4]]]);
  expect(code(state, { type: 'elevate-subvassal', player: 'ada', patron: 'francia', subvassal: 'saxonia', free: true })).toBe(
    'not-a-subvassal',
  );
});
clause('OT-VAS-14', 'vassals nobody plays see to their tribute in the last turn of a cycle', () => {
  const last = change(start({ npcAutoTribute: true }), (draft) => {
    draft.turn = 5;
  });
  const { state, events } = resolve(last, 10, 99);
  expect(events.filter(({ type }) => type === 'tribute-resolved').slice(0, 2)).toMatchObject([
    { vassal: 'armenia', outcome: 'paid' },
    { vassal: 'iberia', outcome: 'failed' },
  ]);
  expect(state.nations['persia']!.wealth).toBe(8);
});
clause(['OT-VAS-15', 'OT-VAS-16'], 'a patron that collapses loses its vassals, except the loyal', () => {
  const under = (more = {}, keepsVassalage = false) =>
    turn(nationWith(nationWith(start(), 'francia', more), 'gothia', { patron: 'francia', keepsVassalage }), []).nations['gothia']!.patron;
  expect([
    under({ viaDamage: 54 }),
    under({ viaDamage: 53 }),
    under({ legDamage: 48 }),
    under({ legDamage: 47 }),
    under({ viaDamage: 54 }, true),
  ]).toEqual([null, 'francia', null, 'francia', 'francia']);
});
const crisis = (loss: 'via' | 'ADM' | 'rebellion', more = {}) =>
  act(turn(start(), []), {
    type: 'post-happening',
    player: 'referee',
    category: 'natural',
    kind: 'turns' in more ? 'lasting-crisis' : 'crisis',
    nations: ['francia', 'gothia'],
    text: 'Woe.',
    crisis: { counter: 'industry', loss, perTurn: null, turns: null, ...more },
  });
const answered = (state: ReturnType<typeof start>, ...dice: number[]) =>
  turn(act(state, { type: 'open-orders', player: 'referee' }), [], ...dice);
clause(['OT-EVT-02', 'OT-EVT-03', 'OT-EVT-04', 'OT-EVT-06'], 'a crisis is answered once by each', () => {
  const after = answered(crisis('via'), 41, 40);
  expect([damage(after, 'francia'), damage(after, 'gothia'), after.crises]).toEqual([[4, 0], [0, 0], []]);
  expect(modifiersOf(answered(crisis('ADM'), 100, 1), 'francia')).toEqual([['ADM', 16, 'event', 7]]);
});
clause('OT-EVT-05', 'a crisis may become a rebellion, counted from the next turn', () => {
  expect(answered(crisis('rebellion'), 90, 1).rebellions).toMatchObject([{ nation: 'francia', sponsor: null, firstTurn: 3 }]);
});
clause('OT-EVT-07', 'a lasting crisis takes its toll turn by turn', () => {
  const failed = answered(crisis('via', { perTurn: { via: 2, leg: 1 }, turns: 2 }), 90, 1);
  expect([damage(failed, 'francia'), failed.crises.length]).toEqual([[0, 0], 1]);
  const one = answered(failed);
  expect([damage(one, 'francia'), one.crises.length]).toEqual([[2, 1], 1]);
  const two = answered(one);
  expect([damage(two, 'francia'), two.crises]).toEqual([[4, 2], []]);
});
clause(['OT-EVT-01', 'OT-EVT-08', 'OT-REF-01'], 'happenings tell, act or offer', () => {
  const open = turn(start(), []);
  const post = (more: object) => ({
    type: 'post-happening' as const,
    player: 'referee',
    category: 'human' as const,
    kind: 'info' as const,
    nations: [],
    text: 'News.',
    ...more,
  });
  expect(refused(open, post({ text: ' ' }))).toEqual(['note-required', 'OT-REF-01']);
  expect(act(open, post({})).happenings).toHaveLength(1);
  expect(
    act(open, post({ kind: 'effect', nations: ['francia'], effects: [{ do: 'wealth', nation: null, delta: 3 }] })).nations['francia']!
      .wealth,
  ).toBe(3);
  const offered = act(
    open,
    post({
      kind: 'opportunity',
      nations: ['francia'],
      opportunity: { cost: { wealth: 0, progress: 0 }, effects: [{ do: 'progress', nation: null, delta: 2 }], lastTurn: null, tag: null },
    }),
  );
  const orders = act(offered, { type: 'open-orders', player: 'referee' });
  expect(
    act(orders, { type: 'take-opportunity', player: 'ada', nation: 'francia', opportunity: 'opportunity-1' }).nations['francia']!.progress,
  ).toBe(2);
  expect(code(orders, { type: 'take-opportunity', player: 'bo', nation: 'gothia', opportunity: 'opportunity-1' })).toBe('not-offered');
  expect(turn(orders, []).opportunities).toEqual([]);
});
clause(['OT-EVT-09', 'OT-REF-10'], 'the strongest in an attribute are rewarded', () => {
  const awarded = act(nationWith(start(), 'gothia', { attributes: { MIL: 21 } }), {
    type: 'award-attribute',
    player: 'referee',
    attribute: 'MIL',
    value: -4,
    years: 3,
  });
  expect([modifiersOf(awarded, 'gothia'), modifiersOf(awarded, 'francia')]).toEqual([[['MIL', -4, 'event', 4]], []]);
  const auto = change(startAuto(), (draft) => {
    draft.turn = 10;
  });
  const ready = ['ada', 'bo'].reduce((state, player) => act(state, { type: 'ready', player }), auto);
  const after = act(ready, { type: 'ready', player: 'cy' }, 1);
  expect(modifiersOf(after, 'francia')).toEqual([['MIL', -8, 'milestone', 15]]);
});
clause(['OT-REF-05', 'OT-REF-06'], 'effects are all applied, or none', () => {
  const apply = (...effects: readonly object[]) => ({
    type: 'apply-effects' as const,
    player: 'referee',
    reason: 'x',
    effects: effects as never,
  });
  const wealth = { do: 'wealth', nation: 'francia', delta: 5 };
  expect(refused(start(), apply(wealth, { do: 'attribute', nation: 'francia', attribute: 'MIL', delta: 11 }))).toEqual([
    'bad-effect',
    'OT-REF-06',
  ]);
  expect(refused(start(), apply({ do: 'modifier', nation: 'francia', target: 'MIL', value: 3, years: 21, source: 'event' }))).toEqual([
    'expiry-required',
    'OT-REF-06',
  ]);
  const bad = [
    { do: 'index', nation: 'francia', index: 'via', delta: 101 },
    { do: 'region', region: 'cambria', owner: 'nobody' },
    { do: 'extinguish', nation: 'nobody' },
    { do: 'remove-host', host: 'x' },
    { do: 'rebellion', nation: 'francia', sponsor: 'francia' },
    { do: 'civil-war', nation: 'francia', sides: ['A'], controllers: ['ada'] },
    { do: 'fronts', nation: 'francia', weight: 0.7, extra: 0 },
    { do: 'scope', nation: 'francia', target: 'gothia', dimension: 'cultural', value: 7, years: null },
    { do: 'colony', region: 'belgica', recognised: true },
    { do: 'autonomy', nation: 'francia', autonomous: true },
    { do: 'capital', nation: 'francia', region: 'tarraco' },
    { do: 'crisis', nation: 'francia', counter: 'industry', loss: 'via', perTurn: null, turns: 21 },
    { do: 'technology', nation: 'francia', id: 'nothing' },
    { do: 'end-crisis', crisis: 'x' },
  ];
  for (const effect of bad) expect([effect.do, code(start(), apply(effect))]).toEqual([effect.do, 'bad-effect']);
  const done = act(
    start(),
    apply(
      wealth,
      { do: 'progress', nation: 'francia', delta: 2 },
      { do: 'host', owner: 'francia', region: 'armorica', kind: 'mercenary', turns: 3 },
      { do: 'conflict', a: 'francia', b: 'gothia', status: 'war' },
      { do: 'technology', nation: 'francia', id: 'long-roads' },
      { do: 'grant', nation: 'francia', special: false, lastTurn: null },
      { do: 'defeated', nation: 'gothia', flag: true },
    ),
  );
  expect([
    done.nations['francia']!.wealth,
    done.nations['francia']!.technologies,
    done.nations['francia']!.grants.length,
    done.hosts.length,
    done.conflicts.length,
    done.nations['gothia']!.defeated,
  ]).toEqual([5, ['long-roads'], 1, 1, 1, true]);
});
clause(['OT-REF-09', 'OT-SEAT-03'], 'milestones are awarded once, when they are met', () => {
  const rich = nationWith(start(), 'francia', { wealth: 30 });
  const claim = (milestone: string) => ({ type: 'claim-milestone' as const, player: 'ada', nation: 'francia', milestone });
  expect(code(start(), claim('full-treasury'))).toBe('milestone-not-met');
  const asked = act(rich, claim('full-treasury'));
  expect(asked.decisions).toMatchObject([{ kind: 'milestone-claim', blocking: false }]);
  const won = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'award' });
  expect([modifiersOf(won, 'francia'), code(won, claim('full-treasury'))]).toEqual([[['ECN', -8, 'milestone', 11]], 'milestone-closed']);
  const published = act(start(), {
    type: 'publish-milestone',
    player: 'referee',
    id: 'first',
    text: 'Be first.',
    reward: [{ do: 'wealth', nation: null, delta: 4 }],
  });
  expect(
    act(published, { type: 'award-milestone', player: 'referee', milestone: 'first', nation: 'gothia' }).nations['gothia']!.wealth,
  ).toBe(4);
  expect(act(nationWith(startAuto(), 'francia', { wealth: 30 }), claim('full-treasury')).awards).toEqual([
    { milestone: 'full-treasury', nation: 'francia' },
  ]);
});
clause(['OT-SEAT-01', 'OT-SEAT-02'], 'a Nation is given up and another taken', () => {
  const none = act(start(), { type: 'abandon-nation', player: 'ada' });
  expect([
    none.players['ada']!.principal,
    code(none, { type: 'abandon-nation', player: 'ada' }),
    code(start(), { type: 'adopt-nation', player: 'ada', nation: 'persia' }),
  ]).toEqual([null, 'no-nation', 'already-has-nation']);
  expect(code(none, { type: 'adopt-nation', player: 'ada', nation: 'gothia' })).toBe('nation-taken');
  const asked = act(none, { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  const taken = act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer: 'approve' });
  expect([taken.players['ada']!.principal, code(taken, { type: 'abandon-nation', player: 'ada' })]).toEqual(['persia', 'too-early']);
  const auto = act(act(startAuto(), { type: 'abandon-nation', player: 'ada' }), { type: 'adopt-nation', player: 'ada', nation: 'persia' });
  expect(auto.players['ada']!.principal).toBe('persia');
});
clause(['OT-REF-07', 'OT-REF-15', 'OT-VIEW-08'], 'what the referee is offered, and what others see of a decision', () => {
  const asked = turn(
    start(),
    [measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'ceasefire' }] })],
    10,
    99,
  );
  const [decision] = asked.decisions;
  expect(game.legalActions(asked, 'referee').map((action) => (action.type === 'decide' ? action.answer : action.type))).toEqual([
    'accept',
    'amend',
    'refuse',
    'close-game',
  ]);
  expect([
    refused(asked, { type: 'decide', player: 'referee', decision: 'x', answer: 'accept' }),
    code(asked, { type: 'decide', player: 'referee', decision: decision!.id, answer: 'maybe' }),
  ]).toEqual([['no-such-decision', 'OT-REF-07'], 'bad-choice']);
  expect([game.view(asked, 'ada').decisions, game.view(asked, 'referee').decisions]).toEqual([[{ kind: 'npc-response' }], asked.decisions]);
  expect(new Set(game.legalActions(start(), 'referee').map(({ type }) => type))).toEqual(
    new Set(['close-orders', 'post-happening', 'close-game']),
  );
  const noted = act(start(), { type: 'private-note', player: 'referee', text: 'Hm.' });
  expect([game.view(noted, 'ada').privateNotes, game.view(noted, 'referee').privateNotes?.length]).toEqual([null, 1]);
});
clause(['OT-VIEW-01', 'OT-VIEW-02', 'OT-VIEW-07', 'OT-VIEW-09', 'OT-VIEW-12'], 'what is open and what is sealed', () => {
  const invest = measure('francia', 'intervention', 'invest');
  const open = announce(start(), invest);
  const sealed = announce(start({ orderVisibility: 'sealed' }), invest);
  expect([
    game.view(open, 'bo').measures.length,
    game.view(sealed, 'bo').measures.length,
    game.view(sealed, 'ada').measures.length,
    game.view(sealed, null).measures.length,
  ]).toEqual([1, 0, 1, 0]);
  expect([game.view(open, 'bo').nations['francia']!.defence, game.view(open, 'ada').nations['francia']!.defence]).toEqual([
    null,
    { all: true, against: [] },
  ]);
  expect(code(sealed, { type: 'withdraw-measure', player: 'bo', measure: 'francia/main/1' })).toBe('unknown-id');
  expect(JSON.stringify(game.view(open, null))).not.toContain('seed');
  const offered = act(start(), { type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia', clauses: [{ kind: 'alliance' }] });
  expect(game.view(offered, null).offers).toEqual(offered.offers);
  expect(treaty(start(), ['francia', 'gothia'], []).treaties).toHaveLength(1);
});
