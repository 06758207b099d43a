import { E, freeze, scripted, seeded } from 'ludoteca';
import { type Action, allowanceOf, eyeOfTerror, type Order, ojoDelTerror, reachOf, type State } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, randomForm } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { smallPack } from './packs.js';
import {
  allied,
  altered,
  cede,
  claim,
  defend,
  defendSector,
  holding,
  invade,
  planetsIn,
  playAll,
  resolve,
  start,
  trade,
  withActions,
  withOrders,
} from './table.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const referee = 'referee';
const commit = (player: string): Action => ({ type: 'commit-orders', player });
const legal = (state: State, player: string): readonly Action[] => ojoDelTerror.legalActions(state, player);
const orders = (state: State, player: string): readonly Order[] =>
  legal(state, player).flatMap((action) => (action.type === 'add-order' ? [action.order as Order] : []));
const isAccepted = (state: State, action: Action): boolean => E.isRight(ojoDelTerror.reduce(freeze(state), freeze(action), seeded(1)));

const players = ['10', '9', 'constructor'];
const trio = start(players, ['worldEaters', 'ironWarriors', 'blackLegion']);
/** Positions of every kind: with and without planets, whole sectors, temples and consecrations to claim, sheets half written. */
const positions = (): Readonly<Record<string, State>> => {
  const rich = withActions(
    holding(trio, {
      10: [...planetsIn(trio, 'PC'), 'dulcamara', 'crisol', 'llaga', 'laberinto'],
      9: ['furia', 'mil-ojos', 'tenebria'],
      constructor: planetsIn(trio, 'CH'),
    }),
    3,
  );
  return {
    start: trio,
    rich,
    'one action': start(players, undefined, { startMode: 'planetless' }),
    planetless: withActions(start(players, undefined, { startMode: 'planetless' }), 2),
    'half written': withOrders(rich, {
      10: [invade('ferrod', 2), defendSector('PC'), cede('llaga', '9'), claim('chosen-of-chaos', { god: 'khorne' })],
    }),
    'no gods left': altered(rich, ({ planets }) => {
      for (const planet of planetsIn(trio, 'CH')) planets[planet]!.sacred = ['issilaq'];
    }),
    small: withActions(start(['10', '9'], undefined, { pack: smallPack }), 2),
  };
};

clause('ET-ENUM-01', 'every enumerated action is accepted', () => {
  for (const [name, state] of Object.entries(positions()))
    for (const player of state.config.players) {
      const actions = legal(state, player);
      expect(actions.length).toBeGreaterThan(1);
      for (const action of actions) expect([name, action, isAccepted(state, action)]).toEqual([name, action, true]);
    }
});

/** The enumeration as the rules write it, from public queries alone. */
const expected = (state: State, player: string): Order[] => {
  const { pack } = state.config;
  const written = state.sheets[player]!.orders;
  const unit = (planet: string): number => (reachOf(state, player, planet) === 'boundary' ? 2 : 1);
  const cost = (order: Order): number =>
    order.type === 'invade' || order.type === 'defend'
      ? order.count * unit(order.planet)
      : order.type === 'defend-sector'
        ? 2 * order.count
        : 0;
  const left = allowanceOf(state, player) - written.reduce((sum, order) => sum + cost(order), 0);
  const ids = pack.planets.map(({ id }) => id);
  const others = state.config.players.filter((other) => other !== player);
  const canInvade = (who: string, planet: string): boolean => !['own', 'none'].includes(reachOf(state, who, planet));
  const targets = ids.filter((id) => canInvade(player, id) && !written.some((order) => order.type === 'invade' && order.planet === id));
  const list: Order[] = [];
  for (const id of targets) {
    const { baseDefence, extreme } = pack.planets.find((planet) => planet.id === id)!;
    const most = state.planets[id]!.inhabitants + baseDefence + (extreme ? 1 : 0) + 4;
    for (let count = 1; count <= Math.min(Math.floor(left / unit(id)), most); count++) list.push(invade(id, count));
  }
  for (const id of targets)
    if (unit(id) <= left)
      for (const other of others)
        if (canInvade(other, id))
          for (const beneficiary of [player, other])
            list.push(
              allied(
                id,
                state.config.players.filter((one) => one === player || one === other),
                { beneficiary },
              ),
            );
  for (const id of ids) {
    if (!['own', 'near', 'gate', 'boundary'].includes(reachOf(state, player, id))) continue;
    if (written.some((order) => order.type === 'defend' && order.planet === id) || unit(id) > left) continue;
    list.push(defend(id));
    const most = Math.min(5, Math.floor(left / unit(id)));
    if (most > 1) list.push(defend(id, most));
  }
  for (const { id } of pack.sectors) {
    const whole = planetsIn(state, id).every((planet) => state.planets[planet]!.controller === player);
    if (whole && left >= 2 && !written.some((order) => order.type === 'defend-sector' && order.sector === id)) list.push(defendSector(id));
  }
  const promised = written.flatMap((order) => (order.type === 'cede' ? [order.planet] : order.type === 'trade' ? order.give : []));
  const held = (who: string): string[] => ids.filter((id) => state.planets[id]!.controller === who);
  const free = held(player).filter((id) => !promised.includes(id));
  for (const id of free) for (const to of others) list.push(cede(id, to));
  for (const partner of others) for (const give of free) for (const receive of held(partner)) list.push(trade(partner, [give], [receive]));
  return list;
};

clause('ET-ENUM-02', 'commitment first, then the orders in the order of the rules', () => {
  for (const state of Object.values(positions()))
    for (const player of state.config.players) {
      const [first, ...rest] = legal(state, player);
      expect(first).toEqual(commit(player));
      expect(rest.every(({ type }) => type === 'add-order')).toBe(true);
      expect(orders(state, player).filter(({ type }) => type !== 'claim')).toEqual(expected(state, player));
    }
});

clause('ET-ENUM-02', 'claims come last: those of the map where they hold, those of the turn always', () => {
  const { rich } = positions();
  const claims = (player: string, state = rich!) => orders(state, player).filter(({ type }) => type === 'claim');
  const gods = ['khorne', 'nurgle', 'tzeentch', 'slaanesh'];
  // A band of Khorne with one world of each god and all of PC: three outer sectors, two subsectors.
  expect(claims('10')).toEqual([
    claim('burn-in-the-warp'),
    claim('invincible'),
    ...gods.map((god) => claim('chosen-of-chaos', { god })),
    claim('warlord'),
    claim('no-mercy'),
    claim('daemon-weapon'),
    claim('forced-recruitment'),
    claim('fall-of-cadia'),
    claim('skulls'),
  ]);
  // A minor band with two worlds in the Eye and one, of no god, outside: no temple.
  const turn = ['burn-in-the-warp', 'invincible', 'warlord', 'no-mercy', 'forced-recruitment', 'fall-of-cadia'].map((deed) => claim(deed));
  expect(claims('9')).toEqual(turn);
  expect(claims('constructor')).toEqual([
    turn[0],
    claim('consecration', { sector: 'CH', god: 'khorne' }),
    claim('consecration', { sector: 'CH', god: 'slaanesh' }),
    ...turn.slice(1),
  ]);
  expect(claims('constructor', positions()['no gods left'])).toContainEqual(claim('consecration', { sector: 'CH', god: null }));
  const temple = holding(trio, { 9: ['furia', 'mil-ojos', 'llaga', 'laberinto'] });
  expect(claims('9', temple).filter((order) => (order as { deed: string }).deed === 'chaos-temple')).toEqual(
    ['furia', 'mil-ojos'].flatMap((inside) => ['llaga', 'laberinto'].map((outside) => claim('chaos-temple', { inside, outside }))),
  );
  // Achieved, and already claimed, deeds are not listed.
  const closed = altered(withOrders(rich!, { 10: [claim('no-mercy')] }), ({ deeds }) => {
    deeds['skulls'] = { turn: 1, by: ['9'], benefitTo: null };
  });
  const deeds = claims('10', closed).map((order) => (order as { deed: string }).deed);
  expect(deeds).not.toContain('no-mercy');
  expect(deeds).not.toContain('skulls');
});

clause('ET-ENUM-02', 'the same position gives the same list, which is finite and a selection of what is legal', () => {
  for (const state of Object.values(positions()))
    for (const player of state.config.players) {
      const list = legal(state, player);
      expect(legal(JSON.parse(JSON.stringify(state)) as State, player)).toEqual(list);
      expect(new Set(list.map((action) => JSON.stringify(action))).size).toBe(list.length);
    }
});

clause(
  'ET-ENUM-02',
  'larger alliances, named killers, acknowledgements, larger counts and trades of several are legal and not listed',
  () => {
    const near = withActions(
      holding(trio, { 10: ['ferrod', 'cadia', 'llaga'], 9: ['coralis'], constructor: ['portico', 'eco', 'nadir'] }),
      3,
    );
    const unlisted = [
      allied('mena-honda', ['10', '9', 'constructor']),
      allied('mena-honda', ['10', '9'], { killer: '9' }),
      allied('mena-honda', ['10', '9'], { warlord: '9' }),
      allied('mena-honda', ['10', '9'], { count: 2 }),
      invade('coralis', 5),
      trade('constructor', ['cadia', 'llaga'], ['eco']),
    ];
    for (const order of unlisted) {
      expect(isAccepted(near, { type: 'add-order', player: '10', order })).toBe(true);
      expect(orders(near, '10')).not.toContainEqual(order);
    }
    expect(orders(near, '10')).toContainEqual(invade('coralis', 4));
  },
);

clause('ET-ENUM-02', 'the widest position is listed in full', () => {
  const seats = Array.from({ length: 12 }, (_, i) => `p${i}`);
  const ids = eyeOfTerror.planets.map(({ id }) => id);
  const wide = holding(
    withActions(start(seats), 3),
    Object.fromEntries(
      seats.map((seat, i) => [seat, i === 0 ? ids.filter((_, j) => j % 2 === 0) : ids.filter((_, j) => j % 22 === 2 * i - 1)]),
    ),
  );
  expect(orders(wide, 'p0').filter(({ type }) => type !== 'claim')).toEqual(expected(wide, 'p0'));
});

clause('ET-ENUM-03', 'taking back is legal but not listed, so that picking from the list comes to an end', () => {
  const half = withOrders(trio, { 10: [invade('quebrada')] });
  for (const action of [
    { type: 'remove-order', player: '10', index: 0 },
    { type: 'submit-orders', player: '10', orders: [] },
  ] as const) {
    expect(isAccepted(half, action)).toBe(true);
    expect(legal(half, '10').map(({ type }) => type)).not.toContain(action.type);
  }
  const closed = playAll(half, commit('10'));
  expect(isAccepted(closed, { type: 'reopen-orders', player: '10' })).toBe(true);
  expect(legal(closed, '10')).toEqual([]);
  // Whoever always takes the last action of the list commits in the end.
  for (const state of Object.values(positions())) {
    let after = state;
    const [first] = state.config.players;
    let steps = 0;
    for (; !after.sheets[first!]!.committed; steps++) {
      const list = legal(after, first!);
      after = playAll(after, list.at(-1)!);
      expect(steps).toBeLessThan(200);
    }
    expect(steps).toBeGreaterThan(0);
  }
});

clause('ET-ENUM-04', 'whoever may not act has nothing to choose', () => {
  const refereed = start(['a', 'b'], undefined, { referee: 'present', turns: 2, lieutenants: 1 });
  const closed = playAll(refereed, commit('a'));
  expect(legal(closed, 'a')).toEqual([]);
  expect(legal(closed, 'b').length).toBeGreaterThan(1);
  const review = playAll(closed, commit('b'));
  for (const player of ['a', 'b', 'nobody', 'constructor']) expect(legal(review, player)).toEqual([]);
  const rich = holding(refereed, { b: ['coralis'] });
  const named = resolve(resolve(rich).state).state;
  expect(named.phase).toBe('lieutenants');
  for (const player of ['a', referee]) expect(legal(named, player)).toEqual([]);
  expect(legal(named, 'b')).toEqual([{ type: 'choose-lieutenants', player: 'b', lieutenants: ['a'] }]);
  const finished = playAll(named, legal(named, 'b')[0]!);
  for (const player of ['a', 'b', referee, 'nobody']) expect(legal(finished, player)).toEqual([]);
  const bands = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  expect(legal(bands, 'b')).toEqual([]);
  expect(legal(bands, 'a')).toEqual(eyeOfTerror.warbands.map(({ id }) => ({ type: 'choose-warband', player: 'a', warband: id })));
  for (const state of [closed, review, named, finished])
    for (const player of ['a', 'b', referee])
      expect(ojoDelTerror.randomAction(state, player, seeded(1)) === undefined).toBe(legal(state, player).length === 0);
});

clause('ET-ENUM-05', 'the referee closes; in the review publishes, or rules on each claim not ruled on yet', () => {
  const open = withOrders(start(['b', 'a'], undefined, { referee: 'present' }), {
    b: [claim('no-mercy'), claim('burn-in-the-warp')],
    a: [claim('no-mercy')],
  });
  expect(legal(open, referee)).toEqual([{ type: 'close-orders', player: referee }]);
  const review = playAll(open, { type: 'close-orders', player: referee });
  const rule = (claimant: string, deed: string) =>
    (['grant', 'deny'] as const).map((verdict) => ({ type: 'overrule-deed', player: referee, claimant, deed, verdict }) as const);
  const publish = { type: 'publish-turn', player: referee } as const;
  // By seat, then by the pack order of deeds, whatever the order on the sheet.
  expect(legal(review, referee)).toEqual([publish, ...rule('b', 'burn-in-the-warp'), ...rule('b', 'no-mercy'), ...rule('a', 'no-mercy')]);
  const ruled = playAll(review, rule('b', 'no-mercy')[1]!);
  expect(legal(ruled, referee)).toEqual([publish, ...rule('b', 'burn-in-the-warp'), ...rule('a', 'no-mercy')]);
  expect(legal(playAll(ruled, rule('b', 'burn-in-the-warp')[0]!, rule('a', 'no-mercy')[0]!), referee)).toEqual([publish]);
});

clause('ET-ENUM-05', 'the Supreme Lord has all combinations of others, in seating order', () => {
  const seats = Array.from({ length: 12 }, (_, i) => `${12 - i}`);
  const game = holding(start(seats, undefined, { turns: 2 }), { 9: ['ferrod'] });
  const named = resolve(resolve(game).state).state;
  const list = legal(named, '9');
  expect(list).toHaveLength(55);
  const others = seats.filter((seat) => seat !== '9');
  expect(list).toEqual(
    others.flatMap((one, i) => others.slice(i + 1).map((two) => ({ type: 'choose-lieutenants', player: '9', lieutenants: [one, two] }))),
  );
  for (const action of list) expect(isAccepted(named, action)).toBe(true);
});

/** What a form asks next, after these answers. */
const asked = (state: State, player: string, type: string, answers: Readonly<Record<string, unknown>> = {}) => {
  const next = accepted(ojoDelTerror.choices(state, player, type, answers));
  return next.kind === 'ask' ? [next.field, next.question] : ['done', next.action];
};

test('a form offers the planets in reach and no more Invasions or Defences than can be paid', () => {
  const state = withOrders(withActions(holding(trio, { 10: ['ferrod'], 9: ['coralis'] }), 3), { 10: [invade('dique')] });
  const left = 4; // 1 + 1 + 3, less one
  const form = (type: string, answers = {}) => asked(state, '10', 'add-order', { 'order.type': type, ...answers });
  const near = ['portico', 'llanto', 'mena-honda', 'yunque', 'coralis', 'quebrada', 'dulcamara', 'quimera', 'espejismo', 'ceniza'];
  expect(form('invade')).toEqual(['order.planet', { kind: 'one', from: near }]);
  expect(form('invade', { 'order.planet': 'coralis' })).toEqual(['order.count', { kind: 'range', min: 1, max: left }]);
  expect(form('invade', { 'order.planet': 'quimera' })).toEqual(['order.count', { kind: 'range', min: 1, max: left / 2 }]);
  expect(form('defend', { 'order.planet': 'coralis' })).toEqual(['order.count', { kind: 'range', min: 1, max: left }]);
  expect(form('defend', { 'order.planet': 'ceniza' })).toEqual(['order.count', { kind: 'range', min: 1, max: left / 2 }]);
  expect(form('cede')).toEqual(['order.planet', { kind: 'one', from: ['ferrod'] }]);
  expect(form('trade')).toEqual(['order.partner', { kind: 'one', from: ['9'] }]);
  const whole = withActions(holding(trio, { 10: planetsIn(trio, 'EH') }), 1);
  expect(asked(whole, '10', 'add-order', { 'order.type': 'defend-sector' })).toEqual(['order.sector', { kind: 'one', from: ['EH'] }]);
  expect(asked(whole, '10', 'add-order', { 'order.type': 'defend-sector', 'order.sector': 'EH' })).toEqual([
    'order.count',
    { kind: 'range', min: 1, max: 4 }, // 1 + 1 + 1 + 2 + 2 + 1 = 8 actions
  ]);
});

test('the referee’s form asks for those who claim something, and then for what they claim', () => {
  const open = withOrders(start(['b', 'a', 'c'], undefined, { referee: 'present' }), {
    b: [claim('no-mercy'), claim('invincible')],
    c: [claim('warlord')],
  });
  const review = playAll(open, { type: 'close-orders', player: referee });
  expect(asked(review, referee, 'overrule-deed')).toEqual(['claimant', { kind: 'one', from: ['b', 'c'] }]);
  expect(asked(review, referee, 'overrule-deed', { claimant: 'b' })).toEqual(['deed', { kind: 'one', from: ['invincible', 'no-mercy'] }]);
});

test('a form filled at random is an order that may be written, wherever an action is left', () => {
  const { rich } = positions();
  const dice = seeded('forms');
  const kinds = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const { action } = randomForm(ojoDelTerror, rich!, '10', 'add-order', dice);
    if (action === undefined) continue;
    expect([action, isAccepted(rich!, action)]).toEqual([action, true]);
    kinds.add((action as { order: Order }).order.type);
  }
  expect([...kinds].sort()).toEqual(['cede', 'claim', 'defend', 'defend-sector', 'invade', 'trade']);
});
