import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { slotsOf } from '../../../../src/games/orbis-terrarum/mechanics/measures/slots.js';
import { type Action, act, announce, at, change, clause, code, conflict, game, given, measure, nationWith, nextTurn, refused, reportOn, resolve, type State, start, treaty, turn } from '../table.js'; // biome-ignore format: one line

/** Francia without its land, on the move. */
const landless = (kind: 'horde' | 'movement', position: string, state = start()) =>
  given(given(nationWith(state, 'francia', { kind, capital: null, position }), 'belgica', null), 'neustria', null);
const horde = (position = 'armorica', state = start()) => landless('horde', position, state);
const second = (state: State, position: string) =>
  given(nationWith(state, 'saxonia', { kind: 'horde', capital: null, position }), 'saxonia-vetus', null);
type Host = State['hosts'][number];
const withHosts = (state: State, ...hosts: readonly Partial<Host>[]) =>
  change(state, (draft) => {
    draft.hosts = hosts.map((more, i) => ({
      ...{
        id: `host-${i + 1}`,
        owner: 'francia',
        kind: 'expeditionary',
        region: 'armorica',
        rebellion: null,
        lastTurn: null,
        moveTo: null,
      },
      ...more,
    }));
    draft.counters = { ...draft.counters, host: hosts.length };
  });
const go = (to: string, more: object = {}): Action => ({ type: 'move-horde', player: 'ada', nation: 'francia', to, ...more });
const march = (to: string, host = 'host-1', player = 'ada'): Action => ({ type: 'move-host', player, host, to });
const placeOf = (state: State) => state.nations['francia']!.position;
const hostsAt = (state: State) => state.hosts.map(({ region }) => region);
const offered = (state: State, type: 'move-horde' | 'move-host') =>
  game
    .legalActions(state, 'ada', { types: [type] })
    .map((action) => ('to' in action ? action.to : ''))
    .sort();
const effects = (...all: readonly object[]): Action => ({ type: 'apply-effects', player: 'referee', reason: '', effects: all }) as Action;

clause('OT-MEAS-21', 'a horde is told to go to a region next to it in which no horde is; the last word counts', () => {
  expect(placeOf(turn(act(act(horde(), go('aquitania')), go('neustria')), []))).toBe('neustria');
  expect(refused(start(), go('neustria'))).toEqual(['not-a-horde', 'OT-MEAS-21']);
  for (const to of ['persis', 'belgica', 'armorica']) expect(refused(horde(), go(to))).toEqual(['not-adjacent', 'OT-MEAS-21']);
  expect(refused(second(horde(), 'neustria'), go('neustria'))).toEqual(['position-occupied', 'OT-MEAS-21']);
  expect(offered(horde(), 'move-horde')).toEqual(['aquitania', 'cambria', 'gallaecia', 'neustria']);
  expect(offered(second(horde(), 'neustria'), 'move-horde')).toEqual(['aquitania', 'cambria', 'gallaecia']);
});
clause('OT-MEAS-22', 'a host, or a movement, is told by its owner to go one step', () => {
  const state = withHosts(start(), {});
  for (const to of ['persis', 'belgica', 'armorica']) expect(refused(state, march(to))).toEqual(['not-adjacent', 'OT-MEAS-22']);
  expect(refused(state, march('neustria', 'host-1', 'bo'))).toEqual(['not-your-nation', 'OT-ACT-06']);
  expect(code(state, march('neustria', 'host-9'))).toBe('unknown-id');
  expect(hostsAt(turn(act(state, march('neustria')), []))).toEqual(['neustria']);
  expect(placeOf(turn(act(landless('movement', 'armorica'), march('neustria', 'francia')), []))).toBe('neustria');
  expect(offered(state, 'move-host')).toEqual(['aquitania', 'cambria', 'gallaecia', 'neustria']);
  // An order is for one turn.
  expect(hostsAt(nextTurn(nextTurn(act(state, march('neustria')))))).toEqual(['neustria']);
});

clause('OT-NAT-01', 'a horde owns no land, and cannot be given any', () => {
  const occupy = measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'neustria' } });
  expect(refused(horde(), occupy)).toEqual(['not-a-state', 'OT-MEAS-07']);
  const cede: Action = {
    ...{ type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia' },
    clauses: [{ kind: 'cession', by: 'gothia', to: 'francia', regions: ['aquitania'] }],
  };
  expect(refused(horde(), cede)).toEqual(['bad-clause', 'OT-TRE-02']);
  expect(game.explain(start(), cede)).toEqual([]);
  expect(refused(horde(), effects({ do: 'region', region: 'neustria', owner: 'francia' }))).toEqual(['bad-effect', 'OT-REF-06']);
  expect(turn(act(horde(), go('neustria')), []).regions['neustria']!.owner).toBeNull();
  const fallen = (conqueror: 'horde' | 'state') => {
    const options = { extinctionTerritory: 'conqueror' } as const;
    const weak = nationWith(conqueror === 'horde' ? horde('aquitania', start(options)) : start(options), 'gothia', {
      viaDamage: 60,
      legDamage: 59,
    });
    const warring = change(weak, (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', 'war')];
    });
    const stays = act(warring, effects({ do: 'conflict', a: 'francia', b: 'gothia', status: 'war' }));
    const raid = measure('francia', 'incision', 'raid', { target: at('gothia') });
    return turn(conqueror === 'horde' ? act(stays, go('armorica')) : stays, [raid], 10, 99).regions['tarraco']!.owner;
  };
  expect([fallen('state'), fallen('horde')]).toEqual(['francia', null]);
});
clause('OT-NAT-02', 'a horde without orders goes to a region of nobody next to it where no horde is, by a die if there are several', () => {
  expect(placeOf(turn(horde(), []))).toBe('neustria');
  const open = given(horde(), 'aquitania', null);
  // In region order: neustria, then aquitania.
  expect([placeOf(turn(open, [], 1)), placeOf(turn(open, [], 2))]).toEqual(['neustria', 'aquitania']);
  expect(placeOf(turn(given(horde(), 'neustria', 'gothia'), []))).toBe('armorica');
  // Another horde is in the only such place.
  const shut = second(horde(), 'neustria');
  expect(placeOf(turn(act(shut, { type: 'move-horde', player: 'referee', nation: 'saxonia', to: 'belgica' }), []))).toBe('armorica');
});
clause('OT-NAT-03', 'all move in nation order, each before its hosts, and a place that was taken first is not entered', () => {
  const { state, events } = resolve(
    [go('neustria'), march('neustria'), march('bohemia', 'host-2', 'referee')].reduce<State>(
      (now, action) => act(now, action),
      withHosts(horde(), {}, { owner: 'saxonia', region: 'thuringia-silva' }),
    ),
  );
  expect(events.flatMap((event) => (event.type === 'moved' ? [event.mover] : []))).toEqual(['francia', 'host-1', 'host-2']);
  expect([placeOf(state), hostsAt(state)]).toEqual(['neustria', ['neustria', 'bohemia']]);
  const race = second(horde(), 'belgica');
  const both = act(act(race, go('neustria')), { type: 'move-horde', player: 'referee', nation: 'saxonia', to: 'neustria' });
  const raced = resolve(both);
  const [first, late] = start().nationOrder.filter((id) => id === 'francia' || id === 'saxonia') as [string, string];
  expect([raced.state.nations[first]!.position, raced.events.filter(({ type }) => type === 'move-failed')]).toEqual([
    'neustria',
    [{ type: 'move-failed', mover: late, to: 'neustria' }],
  ]);
});
clause('OT-NAT-04', 'foreign land asks for an Offensive made 10 harder; equality is enough, and nobody resists', () => {
  const entering = act(landless('horde', 'armorica'), go('aquitania'));
  // A horde fights 10 better, which the passage takes away again: 40 is enough, 41 is not.
  expect([placeOf(turn(entering, [], 40)), placeOf(turn(entering, [], 41))]).toEqual(['aquitania', 'armorica']);
  const { state, events } = resolve(entering, 40);
  expect([state.conflicts, state.reports, events.filter(({ type }) => type === 'countered')]).toEqual([[], [], []]);
  const harder = act(landless('horde', 'armorica', start({ passagePenalty: 20 })), go('aquitania'));
  expect([placeOf(turn(harder, [], 30)), placeOf(turn(harder, [], 31))]).toEqual(['aquitania', 'armorica']);
  expect(announce(entering, measure('francia', 'intervention', 'invest')).measures).toHaveLength(1);
});
clause('OT-NAT-04', 'a treaty of passage, or a bond, opens the way without a roll', () => {
  const entering = act(horde(), go('aquitania'));
  const passage = (by: string, to: string) => treaty(entering, ['francia', 'gothia'], [{ kind: 'passage', by, to }]);
  expect(placeOf(turn(passage('gothia', 'francia'), []))).toBe('aquitania');
  expect(placeOf(turn(passage('francia', 'gothia'), [], 99))).toBe('armorica');
  expect(placeOf(turn(nationWith(entering, 'francia', { patron: 'gothia' }), []))).toBe('aquitania');
  expect(placeOf(turn(nationWith(entering, 'gothia', { patron: 'francia' }), []))).toBe('aquitania');
});
clause('OT-NAT-05', 'hosts and movements may stay, move by the same rules, and hosts share regions', () => {
  const pair = withHosts(start(), {}, { owner: 'gothia', region: 'neustria' });
  expect([hostsAt(turn(pair, [])), hostsAt(turn(act(pair, march('neustria')), []))]).toEqual([
    ['armorica', 'neustria'],
    ['neustria', 'neustria'],
  ]);
  expect(placeOf(turn(landless('movement', 'armorica'), []))).toBe('armorica');
  const entering = act(withHosts(start(), {}), march('aquitania'));
  expect([hostsAt(turn(entering, [], 40)), hostsAt(turn(entering, [], 41))]).toEqual([['aquitania'], ['armorica']]);
});
clause('OT-NAT-06', 'a host leaves in the upkeep of its last turn, or with its Nation', () => {
  const lasting = (lastTurn: number | null) => turn(withHosts(start(), { kind: 'mercenary', lastTurn }), []).hosts.length;
  expect([lasting(1), lasting(2), lasting(null)]).toEqual([0, 1, 1]);
  const both = withHosts(start(), {}, { owner: 'gothia' });
  expect(act(both, effects({ do: 'extinguish', nation: 'gothia' })).hosts.map(({ owner }) => owner)).toEqual(['francia']);
  expect(act(start(), effects({ do: 'host', owner: 'francia', region: 'armorica', kind: 'mercenary', turns: 2 })).hosts).toMatchObject([
    { kind: 'mercenary', lastTurn: 3 },
  ]);
});
const colonies = (state: State) => slotsOf(state, 'francia').flatMap(({ kind, id }) => (kind === 'colony' ? [id] : []));
clause('OT-NAT-07', 'land apart from the capital is a colony, named by its first region; or where the referee recognises it', () => {
  const far = given(given(start(), 'sicilia', 'francia'), 'hibernia', 'francia');
  expect([colonies(start()), colonies(far), colonies(given(far, 'apulia', 'francia'))]).toEqual([
    [],
    ['hibernia', 'sicilia'],
    ['hibernia', 'apulia', 'sicilia'],
  ]);
  const west = given(given(start(), 'baetica', 'francia'), 'lusitania', 'francia');
  expect(colonies(west)).toEqual(['lusitania']);
  const ruled = given(given(start({ colonyRecognition: 'referee' }), 'sicilia', 'francia'), 'hibernia', 'francia');
  const recognised = act(ruled, effects({ do: 'colony', region: 'sicilia', recognised: true }));
  expect([colonies(ruled), colonies(recognised)]).toEqual([[], ['sicilia']]);
});
clause('OT-NAT-08', 'a colony that the land reaches is one no longer', () => {
  const apart = given(start(), 'aquitania', null);
  const colony = given(given(apart, 'gallaecia', null), 'tarraco', 'francia');
  expect([colonies(colony), colonies(given(colony, 'aquitania', 'francia'))]).toEqual([['tarraco'], []]);
});
clause('OT-NAT-09', 'a capital that is lost moves to the first region left; without any the state becomes a movement', () => {
  const lose = (state: State, region: string) => act(state, effects({ do: 'region', region, owner: null }));
  expect(lose(start(), 'belgica').nations['francia']!.capital).toBe('neustria');
  expect(lose(start(), 'neustria').nations['francia']!.capital).toBe('belgica');
  const cede: Action = {
    ...{ type: 'make-offer', player: 'ada', from: 'francia', to: 'gothia' },
    clauses: [{ kind: 'cession', by: 'francia', to: 'gothia', regions: ['belgica', 'neustria'] }],
  };
  const gone = act(act(start(), cede), { type: 'accept-offer', player: 'bo', offer: 'offer-1' });
  expect(gone.nations['francia']).toMatchObject({ kind: 'movement', capital: null, position: 'belgica' });
});
clause('OT-NAT-10', 'a movement with land and no conflict becomes a state at the end of a cycle', () => {
  const settled = (state: State, number = 5) =>
    turn(
      change(state, (draft) => {
        draft.turn = number;
      }),
      [],
    ).nations['francia'];
  const landed = given(landless('movement', 'neustria'), 'neustria', 'francia');
  expect(settled(landed)).toMatchObject({ kind: 'state', capital: 'neustria', position: null });
  const apart = given(landless('movement', 'armorica'), 'neustria', 'francia');
  expect(settled(apart)).toMatchObject({ kind: 'state', capital: 'neustria' });
  const warring = (status: 'war' | 'suspended') =>
    change(landed, (draft) => {
      draft.conflicts = [conflict('francia', 'gothia', status)];
    });
  expect(
    [settled(landed, 4), settled(landless('movement', 'neustria')), settled(warring('war')), settled(warring('suspended'))].map(
      (one) => one!.kind,
    ),
  ).toEqual(['movement', 'movement', 'movement', 'movement']);
});
clause('OT-NAT-11', 'a Nation that is made is whole and poor, without player, and comes last', () => {
  const made = act(
    start({ startWealth: 7 }),
    effects({
      ...{ do: 'create-nation', name: 'Hibernia', kind: 'state', regions: ['hibernia'], position: null, patron: null },
      ...{ predominantDomain: 'MIL', predominantAuthority: 'GES' },
    }),
  );
  expect([made.nationOrder.at(-1), made.nations['nation-1']]).toMatchObject([
    'nation-1',
    {
      wealth: 0,
      progress: 0,
      viaDamage: 0,
      legDamage: 0,
      capital: 'hibernia',
      tribute: 'none',
      baseTotals: { domain: 100, authority: 100 },
    },
  ]);
  expect([made.modifiers, Object.values(made.players).some(({ principal }) => principal === 'nation-1')]).toEqual([[], false]);
});
clause('OT-NAT-12', 'land of nobody is no Nation: nobody attacks it, and it resists nothing', () => {
  const region = { kind: 'region', id: 'armorica' } as const;
  for (const one of [
    measure('francia', 'offensive', 'strike', { target: region }),
    measure('francia', 'morale', 'boost', { target: region }),
  ])
    expect(code(start(), one)).toBe('invalid-target');
  const taken = turn(start(), [measure('francia', 'expansion', 'occupy', { target: region })], 40);
  expect([taken.regions['armorica']!.owner, reportOn(taken, 'francia').counter]).toEqual(['francia', null]);
  expect(orbis500.regions.some(({ id }) => Object.hasOwn(start().nations, id))).toBe(false);
});
