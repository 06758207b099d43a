import fc from 'fast-check';
import { seeded } from 'ludoteca';
import {
  type Action,
  allowanceOf,
  atlasOf,
  type Order,
  ojoDelTerror,
  reachOf,
  type State,
  spentOn,
  type Trade,
} from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { allied, defend } from '../../helpers/orders.js';
import { ofGames, ofStates, ofTurns, runs, someOf } from '../../helpers/properties.js';
import { fightMap, games, type PlayedTurn, replayTurn } from '../../helpers/random-games.js';
import { fightOn } from '../../helpers/reports.js';
import { invade, resolve, scene } from '../../helpers/scenes.js';

const ordersOf = ({ report }: PlayedTurn): (readonly [player: string, order: Order])[] =>
  Object.entries(report.sheets).flatMap(([player, orders]) => orders.map((order) => [player, order] as const));

ofTurns('invariant 2: a controlled planet never becomes empty', ({ report, closing }) => {
  for (const [planet, controller] of Object.entries(report.opening))
    if (controller !== null) expect(closing.planets[planet]!.controller).not.toBeNull();
});

ofTurns('invariant 3: inhabitants fall by exactly the kills credited', ({ opening, closing, report }) => {
  for (const [planet, { inhabitants }] of Object.entries(opening.planets)) {
    const kills = report.kills.reduce((sum, kill) => (kill.planet === planet ? sum + kill.units : sum), 0);
    expect(closing.planets[planet]!.inhabitants).toBe(inhabitants - kills);
    expect(inhabitants - kills).toBeGreaterThanOrEqual(0);
  }
});

ofStates('invariant 4: a controlled planet has no inhabitants', ({ planets }) => {
  expect(Object.entries(planets).filter(([, { controller, inhabitants }]) => controller !== null && inhabitants > 0)).toEqual([]);
});

/** Everything a turn leads to but the listing of its sheets, which keeps the order in which they were written. */
const essence = ({ closing, events, report }: PlayedTurn) => ({
  closing: { ...closing, history: closing.history.slice(0, -1) },
  events: events.filter(({ type }) => !['orders-committed', 'orders-revealed', 'orders-closed'].includes(type)),
  report: { ...report, sheets: null },
});

test('invariant 6: neither the order of commits nor that of orders on a sheet changes what happens', () => {
  fc.assert(
    fc.property(games, fc.nat(), ({ turns }, seed) => {
      const lots = seeded(seed);
      const mixed = <T>(list: readonly T[]): T[] => lots.shuffle(list.length, 'order').map((place) => list[place]!);
      for (const turn of turns) {
        const { opening, report, rolls } = turn;
        const sheets = Object.fromEntries(Object.entries(report.sheets).map(([player, orders]) => [player, mixed(orders)]));
        const again = replayTurn(opening, sheets, { verdicts: report.verdicts, rolls, players: mixed(opening.config.players) });
        expect(essence(again)).toEqual(essence(turn));
      }
    }),
    runs,
  );
});

ofTurns(
  'invariant 7: without a draw, what happens on a planet depends on the orders for it and its sector alone',
  (turn) => {
    const { opening, report, rolls } = turn;
    if (rolls.length > 0) return;
    for (const fight of report.fights.slice(0, 3)) {
      const { sector } = atlasOf(opening.config.pack).planets.get(fight.planet)!;
      const concerns = (order: Order): boolean =>
        order.type === 'defend-sector'
          ? order.sector === sector
          : order.type !== 'trade' && order.type !== 'claim' && order.planet === fight.planet;
      const sheets = Object.fromEntries(Object.entries(report.sheets).map(([player, orders]) => [player, orders.filter(concerns)]));
      const alone = replayTurn(opening, sheets);
      expect(alone.report.fights).toEqual([fight]);
      expect(alone.report.kills).toEqual(report.kills.filter(({ planet }) => planet === fight.planet));
    }
  },
  20,
);

ofTurns(
  'invariant 8: more Defence never gives a planet away and kills nobody',
  ({ opening, report, rolls }) => {
    const held = report.fights.filter(({ winner }) => winner === null);
    for (const { planet, defence } of held.slice(0, 2)) {
      const defender = opening.config.players.find((player) =>
        ['own', 'near', 'gate', 'boundary'].includes(reachOf(opening, player, planet)),
      );
      if (defender === undefined) continue;
      const { permanentActions } = opening.players[defender]!;
      const rich: State = {
        ...opening,
        players: { ...opening.players, [defender]: { ...opening.players[defender]!, permanentActions: permanentActions + 2 } },
      };
      const sheet = report.sheets[defender]!;
      const before = sheet.find((order) => order.type === 'defend' && order.planet === planet);
      const more: Order = { type: 'defend', planet, count: (before?.type === 'defend' ? before.count : 0) + 1 };
      const sheets = { ...report.sheets, [defender]: [...sheet.filter((order) => order !== before), more] };
      const again = replayTurn(rich, sheets, { verdicts: report.verdicts, rolls });
      const fight = again.report.fights.find((other) => other.planet === planet)!;
      expect(fight).toMatchObject({ defence: defence + 1, winner: null });
      expect(again.report.kills).toEqual(report.kills);
    }
  },
  20,
);

/** NL holds a neighbour of refugio and defends it; others attack it where so many live. */
const siege = (inhabitants: number, walls: number, attackers: readonly ('iw' | 'al' | 'bl')[]) =>
  scene(['nl', ...attackers], { holds: { nl: ['pozo-negro'] }, inhabitants: { refugio: inhabitants }, spare: 40 + walls });

test('invariant 9: a lone attacker conquers if and only if it has more than inhabitants and Defence together', () => {
  const strength = fc.nat(20);
  fc.assert(
    fc.property(strength, strength, fc.integer({ min: 1, max: 40 }), (inhabitants, walls, attack) => {
      const sheets = { nl: walls === 0 ? [] : [defend('refugio', walls)], iw: [invade('refugio', attack)] };
      const resolved = resolve(siege(inhabitants, walls, ['iw']), sheets);
      expect(fightOn(resolved, 'refugio').winner === 'iw').toBe(attack > inhabitants + walls);
    }),
    { seed: 9, numRuns: 60 },
  );
  // So it is monotonic: what conquers with some Invasions conquers with more.
  for (const attack of [7, 8, 12, 30])
    expect(fightOn(resolve(siege(4, 3, ['iw']), { nl: [defend('refugio', 3)], iw: [invade('refugio', attack)] }), 'refugio').winner).toBe(
      attack > 7 ? 'iw' : null,
    );
});

test('invariant 10: so does a single alliance, by the sum of its attacks, whoever kills first', () => {
  const strength = fc.nat(12);
  const counts = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(strength, strength, counts, fc.nat(3), (inhabitants, walls, attacks, named) => {
      const members = (['iw', 'al', 'bl'] as const).slice(0, attacks.length);
      const killer = members[named] ?? null;
      const state = siege(inhabitants, walls, members);
      const sum = attacks.reduce((total, attack) => total + attack, 0);
      const orders = Object.fromEntries(members.map((member, i) => [member, [allied('refugio', members, { count: attacks[i]!, killer })]]));
      const sheets = { nl: walls === 0 ? [] : [defend('refugio', walls)], ...orders };
      const written = replayAtRandom(state, sheets);
      expect(written.fights[0]!.groups).toHaveLength(1);
      expect(written.fights[0]!.winner !== null).toBe(sum > inhabitants + walls);
      // A named killer has killed first of all its fellows.
      if (killer !== null && inhabitants > 0) expect(written.kills[0]!.player).toBe(killer);
    }),
    { seed: 10, numRuns: 60 },
  );
});

/** Resolves a turn with whatever dice fall. */
const replayAtRandom = (state: State, sheets: Readonly<Record<string, readonly ReturnType<typeof invade>[]>>) => {
  const dice = seeded('any');
  const actions = state.config.players.map((player): Action => ({ type: 'submit-orders', player, orders: sheets[player] ?? [] }));
  const end = actions.reduce((before, action) => accepted(ojoDelTerror.reduce(before, action, dice)).state, state);
  return end.history.at(-1)!;
};

ofTurns('invariant 10, in random play: one force alone needs more than inhabitants and Defence', ({ opening, report }) => {
  for (const { planet, groups, defence, winner } of report.fights)
    if (groups.length === 1) expect(winner !== null).toBe(groups[0]!.attack > opening.planets[planet]!.inhabitants + defence);
});

ofTurns('invariant 11: a planet is conquered once at most, by somebody who invaded it and did not have it', (turn) => {
  const { report } = turn;
  expect(new Set(report.conquests.map(({ planet }) => planet)).size).toBe(report.conquests.length);
  for (const { planet, from, to } of report.conquests) {
    expect(from).toBe(report.opening[planet]);
    expect(from).not.toBe(to);
    expect(ordersOf(turn).some(([player, order]) => player === to && order.type === 'invade' && order.planet === planet)).toBe(true);
  }
});

ofTurns('invariant 12: what two players hand to each other passes as a whole or not at all', (turn) => {
  const { report, closing } = turn;
  const between = fightMap(turn);
  const now = (planet: string): string | null => closing.planets[planet]!.controller;
  const pairs = new Map<string, [planet: string, from: string, to: string][]>();
  const promise = (key: string, planet: string, from: string, to: string): void => {
    pairs.set(key, [...(pairs.get(key) ?? []), [planet, from, to]]);
  };
  const written = ordersOf(turn);
  const both = (one: string, other: string): string => `between ${[one, other].sort().join(' and ')}`;
  const isMirrored = (player: string, { partner, give, receive }: Trade): boolean => {
    const mirror: Trade = { type: 'trade', partner: player, give: receive, receive: give };
    return report.sheets[partner]!.some((other) => JSON.stringify(other) === JSON.stringify(mirror));
  };
  const isGift = (from: string, to: string): boolean =>
    !written.some(([player, order]) => player === to && order.type === 'cede' && order.to === from) &&
    !written.some(
      ([player, order]) => order.type === 'trade' && both(from, to) === both(player, order.partner) && !isMirrored(player, order),
    );
  for (const [player, order] of written) {
    if (order.type === 'cede') promise(isGift(player, order.to) ? order.planet : both(player, order.to), order.planet, player, order.to);
    if (order.type !== 'trade') continue;
    const mirrored = `${both(player, order.partner)}: ${[...order.give, ...order.receive].sort().join()}`;
    for (const planet of order.give)
      promise(isMirrored(player, order) ? mirrored : both(player, order.partner), planet, player, order.partner);
  }
  for (const promised of pairs.values()) {
    const arrived = promised.filter(([planet, , to]) => now(planet) === to);
    if (arrived.length === promised.length) continue;
    for (const [planet] of promised) expect([planet, now(planet)]).toEqual([planet, between[planet]]);
  }
});

ofTurns('what changed hands is told by exactly one event, and nothing else is', ({ events, opening, closing }) => {
  const map = new Map(Object.entries(opening.planets).map(([planet, { controller }]) => [planet, controller]));
  const hand = (planet: string, from: string | null, to: string): void => {
    expect([planet, map.get(planet)]).toEqual([planet, from]);
    map.set(planet, to);
  };
  for (const event of events) {
    if (event.type === 'planet-conquered' || event.type === 'planet-ceded') hand(event.planet, event.from, event.to);
    if (event.type !== 'trade-executed') continue;
    for (const planet of event.give) hand(planet, event.from, event.to);
    for (const planet of event.receive) hand(planet, event.to, event.from);
  }
  expect(Object.fromEntries(map)).toEqual(
    Object.fromEntries(Object.entries(closing.planets).map(([planet, { controller }]) => [planet, controller])),
  );
});

ofTurns('invariant 29: without cessions and trades a turn has the same fights, eliminations, deeds, points and draws', (turn) => {
  const { opening, report, rolls } = turn;
  const warlike = Object.fromEntries(
    Object.entries(report.sheets).map(([player, orders]) => [player, orders.filter(({ type }) => type !== 'cede' && type !== 'trade')]),
  );
  const { report: again } = replayTurn(opening, warlike, { verdicts: report.verdicts, rolls });
  const { sheets: _, cessions: _cessions, trades: _trades, returns: _returns, ...rest } = report;
  expect(again).toMatchObject(rest);
});

ofTurns('invariant 31: whoever is eliminated lost a planet to everybody who is named for it, and to one at least', ({ report }) => {
  for (const { player, by } of report.eliminations) {
    expect(by.length).toBeGreaterThan(0);
    for (const taker of by) expect(report.conquests.some(({ from, to }) => from === player && to === taker)).toBe(true);
  }
});

ofTurns('invariant 13: a planet changes hands once at most', ({ report, opening, closing }) => {
  const moved = [
    ...report.conquests.map(({ planet }) => planet),
    ...report.cessions.flatMap(({ planet, done }) => (done ? [planet] : [])),
    ...report.trades.flatMap(({ give, receive, result }) => (result === 'executed' ? [...give, ...receive] : [])),
  ];
  expect(new Set(moved).size).toBe(moved.length);
  for (const [planet, { controller }] of Object.entries(closing.planets))
    if (!moved.includes(planet)) expect(controller).toBe(opening.planets[planet]!.controller);
});

ofGames('invariant 15: a deed is achieved in one turn at most, and its points are shared and rounded up', ({ turns }) => {
  const achieved = turns.map(({ report }) => [...new Set(report.claims.flatMap(({ deed, achieved: done }) => (done ? [deed] : [])))]);
  expect(new Set(achieved.flat()).size).toBe(achieved.flat().length);
  for (const { report } of turns)
    for (const deed of new Set(report.claims.map((claim) => claim.deed))) {
      const winners = report.claims.filter((claim) => claim.deed === deed && claim.achieved);
      for (const { own, points } of winners) expect(points).toBe(Math.ceil(own / winners.length));
      const [value] = winners.map(({ own }) => own);
      if (value === undefined || winners.some(({ own }) => own !== value)) continue;
      const sum = winners.reduce((total, { points }) => total + points, 0);
      expect(sum).toBeGreaterThanOrEqual(value);
      expect(sum).toBeLessThanOrEqual(value + winners.length - 1);
    }
});

ofTurns('invariant 16: nothing comes of a deed that was not claimed, but the points of the allies of a Warlord', (turn) => {
  const { report, opening, closing } = turn;
  for (const player of opening.config.players) {
    const mine = report.claims.filter((claim) => claim.player === player);
    for (const { deed } of mine) expect(report.sheets[player]!.some((order) => order.type === 'claim' && order.deed === deed)).toBe(true);
    const warlords = report.claims.filter(
      (claim) =>
        claim.deed === 'warlord' &&
        claim.achieved &&
        report.sheets[player]!.some((order) => order.type === 'invade' && order.warlord === claim.player),
    ).length;
    const fromAllies = report.points.find((points) => points.player === player)!.deeds - mine.reduce((sum, { points }) => sum + points, 0);
    expect(fromAllies).toBeGreaterThanOrEqual(0);
    expect(fromAllies).toBeLessThanOrEqual(warlords);
    const [before, after] = [opening.players[player]!, closing.players[player]!];
    const lucky = mine.filter(({ benefit }) => benefit).map(({ deed }) => deed);
    const actions = lucky.filter((deed) => ['avatar', 'daemon-weapon', 'forced-recruitment'].includes(deed)).length;
    expect(after.permanentActions).toBe(before.permanentActions + actions);
    const favours = lucky.filter((deed) => ['consecration', 'chosen-of-chaos'].includes(deed)).length;
    expect(after.favours.length).toBeLessThanOrEqual(before.favours.length + favours);
  }
});

ofTurns('invariant 22: where no two players want the same planet and no deed is shared, nothing is drawn', (turn) => {
  const { report, rolls } = turn;
  const contested = report.fights.some(({ groups }) => groups.flatMap(({ members }) => members).length > 1);
  const achieved = report.claims.filter((claim) => claim.achieved).map(({ deed }) => deed);
  if (!contested && new Set(achieved).size === achieved.length) expect(rolls).toEqual([]);
  expect(report.draws.map(({ why }) => why)).toEqual(rolls.map(({ why }) => why));
});

ofGames('invariant 30: no favour lowers an allowance, and no way across costs less', (game) => {
  for (const state of someOf(game, 10)) {
    const { gods, planets } = state.config.pack;
    for (const player of state.config.players) {
      const before = allowanceOf(state, player);
      for (const { id, rank } of gods) {
        if (rank === 'minor') continue;
        const favours = [...new Set([...state.players[player]!.favours, id])];
        const favoured = { ...state, players: { ...state.players, [player]: { ...state.players[player]!, favours } } };
        expect(allowanceOf(favoured, player)).toBeGreaterThanOrEqual(before);
      }
      for (const { id: planet } of planets) {
        const order: Order = { type: 'invade', planet, count: 1, across: true, alliance: null, warlord: null };
        if (ojoDelTerror.explain(state, { type: 'add-order', player, order }).length > 0) continue;
        expect(spentOn(state, player, [order])).toBeGreaterThanOrEqual(spentOn(state, player, [{ ...order, across: false }]));
      }
    }
  }
});
