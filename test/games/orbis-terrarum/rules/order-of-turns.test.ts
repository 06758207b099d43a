import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { itemsOf, listed, nets } from '../attacks.js';
import { pact, voted, voting } from '../conference.js';
import { type Action, act, announce, at, change, clause, conflict, damage, divided, type Event, given, host, invest, measure, modified, nationWith, organized, rebellion, resolve, type State, start, startAuto, strike, told, treaty } from '../table.js'; // biome-ignore format: one line

/** In which order some things happened; each of them did. */
const order = (events: readonly Event[], ...what: readonly ((event: Event) => boolean)[]) => {
  const places = what.map((is) => events.findIndex(is));
  expect(places).not.toContain(-1);
  return places;
};
const ascending = (places: readonly number[]) => [...places].sort((a, b) => a - b);
const is =
  (type: Event['type'], more: object = {}) =>
  (event: Event) =>
    event.type === type && Object.entries(more).every(([key, value]) => (event as unknown as Record<string, unknown>)[key] === value);

clause('OT-FLOW-10', 'a turn is resolved in seven steps', () => {
  const moved = { ...host('romania', 'armorica'), moveTo: 'neustria' };
  const weak = nationWith(start(), 'saxonia', { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 }, legDamage: 3, viaDamage: 2 });
  const woven = treaty(nationWith(weak, 'gepidia', { patron: 'saxonia' }), ['francia', 'saxonia'], [{ kind: 'non-aggression' }]);
  const declared = act(woven, { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'neutrality', text: '' });
  const state = change(declared, (draft) => {
    draft.hosts = [moved];
    draft.counters = { ...draft.counters, host: 1, crisis: 1 };
    draft.crises = [{ id: 'crisis-1', nation: 'romania', counter: 'industry', loss: 'via', perTurn: null, turns: null, lastTurn: null }];
  });
  const land = { target: { kind: 'region' as const, id: 'armorica' } };
  const posted = announce(
    state,
    strike('francia', 'saxonia'),
    strike('gothia', 'saxonia'),
    measure('romania', 'expansion', 'occupy', land),
    measure('persia', 'expansion', 'occupy', land),
  );
  // The passage, the crisis, four measures, one defence against two.
  const { events } = resolve(posted, 2, 50, 10, 10, 10, 30, 99);
  const places = order(
    ...([
      events,
      is('moved'),
      is('rolled', { why: 'crisis' }),
      is('index-changed', { why: 'crisis' }),
      is('rolled', { why: 'measure' }),
    ] as const),
    ...[is('contest-resolved'), is('countered'), is('measure-resolved'), is('index-changed', { why: 'measure' }), is('region-changed')],
    ...[is('nation-extinct'), is('treaty-breached'), is('declaration-ended'), is('turn-ended')],
  );
  expect(places).toEqual(ascending(places));
  expect(events.findLastIndex(is('rolled', { why: 'measure' }))).toBeLessThan(places[4]!);
  expect(events.findIndex(is('vassal-freed'))).toBeLessThan(places[10]!);
});
clause('OT-FLOW-11', 'measures go by nation order, kind of slot, and age of the slot', () => {
  const grant = (id: string, kind: 'granted' | 'bought' | 'special') => ({ id, kind, lastTurn: null });
  const grants = [grant('grant-1', 'special'), grant('grant-2', 'bought'), grant('grant-3', 'granted'), grant('grant-10', 'granted')];
  const led = organized(divided(start({ measuresPerTurn: 2 }), 'francia', [50, 50], ['ada', 'cy']), ['francia', 'gothia']);
  const rich = given(given(nationWith(led, 'francia', { grants }), 'dalmatia', 'francia'), 'baetica', 'francia');
  const state = change(rich, (draft) => {
    draft.hosts = [host('francia', 'armorica', { id: 'host-9' }), host('francia', 'armorica', { id: 'host-10' })];
    draft.counters = { ...draft.counters, host: 10, grant: 10 };
  });
  const slots = [
    ...[['main', '1'], ['main', '2'], ['granted', 'grant-3'], ['granted', 'grant-10'], ['bought', 'grant-2'], ['special', 'grant-1']] as const,
    ...[['host', 'host-9'], ['host', 'host-10'], ['colony', 'baetica'], ['colony', 'dalmatia'], ['organization', 'organization-1'], ['side', 'civil-war-1.1']] as const,
  ]; // biome-ignore format: in order
  const posted = slots.map(([kind, id]) => {
    if (kind === 'special') return measure('francia', 'logistics', 'expedition', { slot: { kind, id }, region: 'belgica' });
    if (kind === 'side')
      return measure('francia', 'offensive', 'strike', { slot: { kind, id }, target: { kind: 'side', id: 'civil-war-1.2' } });
    return measure('francia', 'diplomacy', 'narrative', { slot: { kind, id } });
  });
  const last = measure('gothia', 'intervention', 'invest');
  const announced = announce(state, last, ...posted.toReversed());
  const { reports } = resolve(announced, ...Array(13).fill(99)).state;
  expect(reports.map(({ measure: { nation, slot } }) => [nation, slot.kind, slot.id])).toEqual([
    ...slots.map(([kind, id]) => ['francia', kind, id]),
    ['gothia', 'main', '1'],
  ]);
});
clause(
  'OT-FLOW-12',
  'rolls see the world as it was when the first of them fell; what happened before counts, what they bring about does not',
  () => {
    const help = measure('francia', 'commerce', 'boost', { target: at('romania') });
    const harm = measure('gothia', 'incision', 'raid', { target: at('romania') });
    const weak = nationWith(start(), 'romania', { legDamage: 44 });
    const { reports, modifiers } = resolve(announce(weak, help, harm, measure('romania', 'intervention', 'invest')), 10, 10, 30, 99).state;
    expect(reports.map(({ roll, counter }) => [listed(roll), counter && listed(counter)])).toEqual([
      [[], null],
      [[], []],
      [[], null],
    ]);
    expect([modifiers.length, reports[2]!.roll!.threshold]).toEqual([1, 40]);
    // A crisis is answered before, and weighs on the measures of the turn.
    const sick = change(start(), (draft) => {
      draft.crises = [{ id: 'crisis-1', nation: 'francia', counter: 'industry', loss: 'ECN', perTurn: null, turns: null, lastTurn: null }];
    });
    expect(itemsOf(sick, invest, 50, 99)).toEqual([['ECN', 4]]);
    // And what a crisis used up is gone.
    const armed = modified(sick, { nation: 'francia', target: 'all', value: -5 });
    expect(itemsOf(armed, invest, 30, 99)).toEqual([]);
    expect(nets(announce(weak, harm), 10, 99)).toEqual([3]);
  },
);
clause('OT-FLOW-13', 'the upkeep goes through its steps in order', () => {
  const base = start({ epochThreshold: 95 });
  const wearied = (state: State, id: string, patch: object) =>
    rebellion(nationWith(state, id, patch), id, { firstTurn: 1, deadlineTurn: 30 });
  const breaking = wearied(base, 'thuringia', { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 }, viaDamage: 1, legDamage: 2 });
  const falling = wearied(nationWith(breaking, 'gepidia', { patron: 'saxonia' }), 'saxonia', {
    attributes: { MIL: 20, ADM: 20, ECN: 20 },
    viaDamage: 53,
  });
  const rising = rebellion(falling, 'romania', { firstTurn: 1, deadlineTurn: 5, lastFailure: 1 });
  const expiring = modified(nationWith(rising, 'francia', { attributes: { MIL: 90 } }), {
    nation: 'francia',
    target: 'AUX',
    value: 4,
    lastTurn: 5,
  });
  const rotation = { ...orbis500.statutes[0]!.statute, leaderElection: 'rotation' as const, term: 3 };
  const led = organized(expiring, ['francia', 'gothia'], { statute: rotation, termEnds: 5 });
  const met = pact();
  const { conferences, treaties } = voted(voting(), 'yes', 'yes', 'yes');
  const state = change(led, (draft) => {
    draft.conferences = conferences;
    draft.treaties = treaties;
    draft.counters = { ...led.counters, conference: 1, treaty: met.counters['treaty']! };
    draft.conflicts = [conflict('gothia', 'saxonia', 'hostilities')];
    draft.turn = 5;
  });
  const { events, state: after } = resolve(state);
  const places = order(
    ...([
      events,
      is('index-changed', { why: 'rebellion' }),
      is('rebellion-escalated'),
      is('conflict-changed', { a: 'gothia' }),
      is('nation-extinct'),
    ] as const),
    ...[
      is('vassal-freed', { vassal: 'gepidia' }),
      is('modifier-expired'),
      is('resolution-adopted'),
      is('leader-elected'),
      is('cycle-ended'),
    ],
    is('decision-raised', { kind: 'epoch-mode' }),
  );
  expect(places).toEqual(ascending(places));
  expect([after.phase, after.turn, events.some(is('turn-ended'))]).toEqual(['decisions', 5, false]);
  const next = act(after, { type: 'decide', player: 'referee', decision: after.decisions[0]!.id, answer: 'partial' });
  expect([next.phase, next.turn]).toEqual(['happenings', 6]);
  // The limit comes after the epoch.
  const limited = change(state, (draft) => {
    draft.config = { ...draft.config, turnLimit: 5 };
  });
  const stopped = resolve(limited).state;
  expect(stopped.phase).toBe('decisions');
  expect(act(stopped, { type: 'decide', player: 'referee', decision: stopped.decisions[0]!.id, answer: 'partial' })).toMatchObject({
    phase: 'closed',
    turn: 5,
  });
});
clause('OT-FLOW-13', 'streaks are kept before what has had its time goes, and risings wear a Nation down in the order of their ids', () => {
  const two = rebellion(rebellion(start(), 'romania', { firstTurn: 1 }), 'francia', { firstTurn: 1 });
  const { events } = resolve(two);
  expect(events.flatMap((event) => (event.type === 'index-changed' ? [`${event.nation} ${event.index}`] : []))).toEqual([
    'romania via',
    'romania leg',
    'francia via',
    'francia leg',
  ]);
  const passed = resolve(start({ yearsPerTurn: 3 })).state;
  expect([passed.turn, passed.phase]).toEqual([2, 'happenings']);
});
clause('OT-FLOW-14', 'a cycle ends in its parts, in order', () => {
  const base = startAuto({ attributeAwardCycles: 1, turnsPerCycle: 5 });
  const paying = treaty(base, ['francia', 'gothia'], [{ kind: 'subsidy', by: 'francia', to: 'gothia', wealth: 1 }]);
  const hurt = nationWith(nationWith(paying, 'romania', { viaDamage: 9 }), 'vandalia', {
    kind: 'movement',
    capital: null,
    position: 'numidia',
  });
  const state = change(organized(hurt, ['francia', 'gothia'], { enough: false, termEnds: 20 }), (draft) => {
    draft.turn = 5;
    draft.regions = { ...draft.regions, armorica: { ...draft.regions['armorica']!, owner: 'francia' } };
  });
  const readied = ['ada', 'bo'].reduce<State>((now, player) => act(now, { type: 'ready', player }), state);
  const last: Action = { type: 'ready', player: 'cy' };
  const events = told(readied, last, 1);
  const places = order(
    ...([
      events,
      is('wealth-changed', { why: 'production' }),
      is('progress-changed', { why: 'production' }),
      is('wealth-changed', { why: 'subsidy' }),
    ] as const),
    ...[
      is('tribute-resolved', { outcome: 'unattempted' }),
      is('index-changed', { why: 'cycle' }),
      is('organization-changed', { what: 'dissolved' }),
    ],
    ...[is('nation-transformed'), is('modifier-added', { source: 'milestone' }), is('map-updated'), is('cycle-ended'), is('turn-ended')],
  );
  expect(places).toEqual(ascending(places));
  expect(events.findLastIndex(is('progress-changed', { why: 'production' }))).toBeLessThan(places[2]!);
  const after = act(readied, last, 1);
  expect([after.nations['armenia']!.tribute, after.publishedMap['armorica'], after.nations['vandalia']!.kind]).toEqual([
    'pending',
    'francia',
    'state',
  ]);
  // A vassal that has paid owes again once the cycle is over.
  const paid = nationWith(readied, 'armenia', { tribute: 'attempted' });
  const due = told(paid, last, 1);
  expect(order(due, is('map-updated'), is('tribute-resolved', { outcome: 'due' }), is('cycle-ended'))).toEqual(
    ascending(order(due, is('map-updated'), is('tribute-resolved', { outcome: 'due' }), is('cycle-ended'))),
  );
  expect(damage(after, 'romania')).toEqual([4, 0]);
});
clause('OT-FLOW-18', 'defences are thrown in the order of the first measure that each of them answers', () => {
  const posted = announce(
    start(),
    strike('francia', 'romania'),
    measure('gothia', 'incision', 'raid', { target: at('saxonia') }),
    measure('romania', 'incision', 'raid', { target: at('francia') }),
    strike('persia', 'romania'),
  );
  const { events } = resolve(posted, 30, 30, 30, 2, 91, 92, 93);
  expect(events.flatMap((event) => (event.type === 'countered' ? [[event.nation, event.natural]] : []))).toEqual([
    ['romania', 91],
    ['saxonia', 92],
    ['francia', 93],
  ]);
});
