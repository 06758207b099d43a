import { allowanceOf, eyeOfTerror, type Order, ojoDelTerror, reachOf, type State } from 'ludoteca/ojo-del-terror';
import { sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { clauseTests } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { commit } from '../../helpers/actions.js';
import { isAccepted, legal } from '../../helpers/offers.js';
import { allied, cede, claim, defend, defendSector, invade, trade } from '../../helpers/orders.js';
import { holding, planetsIn, playAll, start, withActions, withOrders } from '../../helpers/positions.js';
import { positions, trio } from '../../helpers/positions-of-every-kind.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const orders = (state: State, player: string): readonly Order[] =>
  legal(state, player).flatMap((action) => (action.type === 'add-order' ? [action.order as Order] : []));

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

clause('ET-ENUM-02', 'the orders in the order of the rules, and commitment last', () => {
  for (const state of Object.values(positions()))
    for (const player of state.config.players) {
      const all = legal(state, player);
      const [last, rest] = [all.at(-1), all.slice(0, -1)];
      expect(last).toEqual(commit(player));
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
  const closed = sceneFrom(withOrders(rich!, { 10: [claim('no-mercy')] }), { turn: 2, deeds: { skulls: { by: ['9'] } } });
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
