import type { Dice } from 'ludoteca';
import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { slotsOf } from '../../../../../src/games/orbis-terrarum/mechanics/measures/slots.js';
import { ascending, is, order } from '../../helpers/event-order.js';
import { change, conflict, divided, given, host, modified, nationWith, organized, rebellion, treaty } from '../../helpers/positions.js';
import { itemsOf, listed, nets } from '../../helpers/reports.js';
import { start, startAuto } from '../../helpers/start.js';
import { act, at, clause, game } from '../../helpers/table.js';
import { announce, invest, measure, resolve, strike, turn } from '../../helpers/turns.js';

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
    ...([
      ['main', '1'],
      ['main', '2'],
      ['granted', 'grant-3'],
      ['granted', 'grant-10'],
      ['bought', 'grant-2'],
      ['special', 'grant-1'],
    ] as const),
    ...([
      ['host', 'host-9'],
      ['host', 'host-10'],
      ['colony', 'baetica'],
      ['colony', 'dalmatia'],
      ['organization', 'organization-1'],
      ['side', 'civil-war-1.1'],
    ] as const),
  ];
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
clause('OT-FLOW-11', 'a colony that has since gained an earlier region, or the way home, is still in its place', () => {
  const posted = announce(
    given(organized(start(), ['francia', 'gothia']), 'apulia', 'francia'),
    measure('francia', 'rhetoric', 'boost', { slot: { kind: 'colony', id: 'apulia' }, target: at('francia') }),
    measure('francia', 'doctrine', 'restore', { slot: { kind: 'organization', id: 'organization-1' }, target: at('francia') }),
  );
  const way = ['tuscia', 'padania', 'dalmatia', 'noricum', 'sapaudia'];
  for (const gained of [[], ['tuscia'], way]) {
    const grown = gained.reduce((state, region) => given(state, region, 'francia'), posted);
    expect(turn(grown, [], 30, 30).reports.map(({ measure: { slot } }) => slot.kind)).toEqual(['colony', 'organization']);
  }
});
clause(['OT-FLOW-10', 'OT-FLOW-11', 'OT-FLOW-12'], 'measures roll in nation order, all on the state before', () => {
  const state = announce(
    start(),
    measure('romania', 'intervention', 'invest'),
    measure('gothia', 'incision', 'raid', { target: at('francia') }),
    measure('francia', 'offensive', 'strike', { target: at('gothia') }),
  );
  const { events } = resolve(state, 10, 20, 30, 99, 98);
  expect(
    events.flatMap((event) =>
      event.type === 'rolled' ? [event.nation] : event.type === 'countered' ? [`${event.nation} ${event.statistic}`] : [],
    ),
  ).toEqual(['francia', 'gothia', 'romania', 'gothia offensive', 'francia incision']);
});
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

clause('OT-FLOW-11', 'of two colonies the one that has since gained an earlier region is still rolled first', () => {
  const inColony = (id: string) => measure('francia', 'rhetoric', 'boost', { slot: { kind: 'colony', id }, target: at('francia') });
  const lands = given(given(start(), 'proconsularis', 'francia'), 'sarmatia', 'francia');
  const [first, second] = slotsOf(lands, 'francia').flatMap(({ kind, id }) => (kind === 'colony' ? [id] : []));
  const posted = announce(lands, inColony(first!), inColony(second!));
  const rolled = (state: typeof posted) => turn(state, [], 30, 30).reports.map((report) => report.measure.slot.id);
  expect(first).toBe('proconsularis');
  expect(rolled(given(posted, 'numidia', 'francia'))).toEqual(rolled(posted));
});
