import { expect } from 'vitest';
import { effects } from '../../helpers/effects.js';
import { go, horde, hostsAt, landless, march, otherHorde, placeOf, withHosts } from '../../helpers/movement.js';
import { schismOf } from '../../helpers/organization.js';
import { change, conflict, given, nationWith, organized, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, at, clause, game, refused, type State } from '../../helpers/table.js';
import { announce, measure, resolve, turn } from '../../helpers/turns.js';

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
  const shut = otherHorde(horde(), 'neustria');
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
  const race = otherHorde(horde(), 'belgica');
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
clause('OT-NAT-04', 'no land is open but that of the party that opens it, and by no other promise', () => {
  const entering = act(horde(), go('aquitania'));
  const agreed = (...clauses: State['treaties'][number]['clauses']) => treaty(entering, ['francia', 'gothia', 'romania'], clauses);
  const opened = (by: string) => placeOf(turn(agreed({ kind: 'passage', by, to: 'francia' }), [], ...(by === 'gothia' ? [] : [99])));
  expect([opened('gothia'), opened('romania')]).toEqual(['aquitania', 'armorica']);
  expect(placeOf(turn(agreed({ kind: 'subsidy', by: 'gothia', to: 'francia', wealth: 1 }), [], 99))).toBe('armorica');
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
clause(
  ['OT-NAT-04', 'OT-ORG-07', 'OT-ORG-15'],
  'into the land of an organization its leader goes freely, others by the leave of its leader or by force',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const land = (more: Parameters<typeof organized>[2] = {}): State =>
      given(organized(start(), members, more), 'armorica', 'organization-1');
    const hosted = (state: State, owner: string): State =>
      act(state, {
        ...{ type: 'apply-effects', player: 'referee', reason: '' },
        effects: [{ do: 'host', owner, region: 'aquitania', kind: 'mercenary', turns: null }],
      });
    const enters = (state: State, owner: string, player: string, ...dice: number[]): string => {
      const moved = resolve(act(hosted(state, owner), { type: 'move-host', player, host: 'host-1', to: 'armorica' }), ...dice).state;
      return moved.hosts[0]!.region;
    };
    expect(enters(land(), 'francia', 'ada')).toBe('armorica');
    expect([enters(land(), 'romania', 'cy', 1), enters(land(), 'romania', 'cy', 99)]).toEqual(['armorica', 'aquitania']);
    const passage = treaty(land(), ['francia', 'romania'], [{ kind: 'passage', by: 'francia', to: 'romania' }]);
    expect(enters(passage, 'romania', 'cy')).toBe('armorica');
    expect(enters(nationWith(land(), 'saxonia', { patron: 'francia' }), 'saxonia', 'ada')).toBe('armorica');
    const torn = land({ schism: schismOf(...members.slice(1)) });
    expect([enters(torn, 'francia', 'ada', 1), enters(torn, 'francia', 'ada', 99)]).toEqual(['armorica', 'aquitania']);
  },
);
