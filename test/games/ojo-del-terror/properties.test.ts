import fc from 'fast-check';
import { clone, E, O, recorded, scripted, seeded, throwsOf } from 'ludoteca';
import {
  type Action,
  allowanceOf,
  atlasOf,
  type ContentPack,
  eyeOfTerror,
  type Order,
  ojoDelTerror,
  reachOf,
  type State,
  spentOn,
  validatePack,
} from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { configs, games, type PlayedTurn, type RandomGame, replayTurn } from './random-games.js';
import { allied, defend, fightOn, invade, resolve, scene } from './scene.js';

/** The same games for every property, so that each is played once. */
const runs = { seed: 2026, numRuns: 40 } as const;

/** Holds of every game. */
const ofGames = (name: string, claim: (game: RandomGame) => void, few: number = runs.numRuns): void =>
  test(name, () => fc.assert(fc.property(games, claim), { ...runs, numRuns: few }));

/** Holds of every turn of every game. */
const ofTurns = (name: string, claim: (turn: PlayedTurn) => void, few: number = runs.numRuns): void =>
  ofGames(name, ({ turns }) => turns.forEach(claim), few);

/** Holds of every state of every game. */
const ofStates = (name: string, claim: (state: State) => void): void =>
  ofGames(name, ({ first, steps }) => {
    claim(first);
    for (const { state } of steps) claim(state);
  });

const planetsOf = ({ planets }: State, player: string): string[] =>
  Object.entries(planets).flatMap(([planet, { controller }]) => (controller === player ? [planet] : []));

/** The map after the invasions and before the transfers. */
const fightMap = ({ report }: PlayedTurn): Record<string, string | null> => ({
  ...report.opening,
  ...Object.fromEntries(report.conquests.map(({ planet, to }) => [planet, to])),
});

const ordersOf = ({ report }: PlayedTurn): (readonly [player: string, order: Order])[] =>
  Object.entries(report.sheets).flatMap(([player, orders]) => orders.map((order) => [player, order] as const));

test('the packs that are made up are valid, the smallest one included', () => {
  fc.assert(
    fc.property(configs, ({ pack }) => {
      expect(validatePack(pack === undefined || pack === 'eye-of-terror' ? eyeOfTerror : pack)).toEqual([]);
    }),
    runs,
  );
});

test('random play meets what the properties are about', () => {
  const met = new Set<string>();
  const collect = ({ first, turns, last }: RandomGame): void => {
    for (const { events, rolls, report } of turns) {
      for (const { type } of events) met.add(type);
      if (rolls.length > 0) met.add('a draw');
      if (report.draws.some(({ why }) => why.startsWith('who kills'))) met.add('a draw for killing');
      if (report.trades.some(({ result }) => result === 'planet-lost')) met.add('a trade spoilt by an invasion');
      for (const { achieved, verdict } of report.claims) if (achieved && verdict === null) met.add('a deed achieved');
      for (const { verdict, achieved } of report.claims) if (verdict === 'grant' && achieved) met.add('a deed granted');
      if (report.claims.some(({ own, points }) => points < own)) met.add('a deed shared');
    }
    met.add(
      first.config.pack === eyeOfTerror
        ? 'the default pack'
        : first.config.pack.kinds.length === 0
          ? 'the smallest pack'
          : 'a made-up pack',
    );
    met.add(last.lieutenants === null ? 'an end without lieutenants' : 'lieutenants');
    if (last.config.players.length >= 11) met.add('a full table');
  };
  fc.assert(fc.property(games, collect), runs);
  const wanted = [
    ...['alliance-formed', 'alliance-failed', 'defence-raised', 'inhabitants-killed', 'fight-resolved', 'planet-conquered', 'planet-ceded'],
    ...['cession-failed', 'trade-executed', 'trade-failed', 'player-eliminated', 'player-returned', 'deed-achieved', 'deed-failed'],
    ...['a draw', 'a draw for killing', 'a trade spoilt by an invasion', 'a deed achieved', 'a deed granted', 'a deed shared'],
    ...['the default pack', 'the smallest pack', 'a made-up pack', 'lieutenants', 'an end without lieutenants', 'a full table'],
  ];
  expect(wanted.filter((thing) => !met.has(thing))).toEqual([]);
});

ofGames('invariant 1: planets and their traits stay, and each has one controller at most', ({ first, last, steps }) => {
  const planets = Object.keys(first.planets).join();
  const owners = new Set([null, ...first.config.players]);
  expect(steps.filter(({ state }) => Object.keys(state.planets).join() !== planets)).toEqual([]);
  expect(steps.filter(({ state }) => Object.values(state.planets).some(({ controller }) => !owners.has(controller)))).toEqual([]);
  expect(last.config).toEqual(first.config);
});

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

ofStates('invariant 5: everybody has an action, two with a planet, and no sheet costs more than there is', (state) => {
  if (state.phase === 'warbands') return;
  const wrong = state.config.players.filter((player) => {
    const allowance = allowanceOf(state, player);
    const least = planetsOf(state, player).length > 0 ? 2 : 1;
    return allowance < least || spentOn(state, player, state.sheets[player]!.orders) > allowance;
  });
  expect(wrong).toEqual([]);
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

ofTurns('invariant 12: a trade moves all its planets or none', (turn) => {
  const { report, closing } = turn;
  const between = fightMap(turn);
  const now = (planet: string): string | null => closing.planets[planet]!.controller;
  for (const { from, to, give, receive, result } of report.trades) {
    if (result === 'executed') {
      expect([...give.map(now), ...receive.map(now)]).toEqual([...give.map(() => to), ...receive.map(() => from)]);
      const mirror = { type: 'trade', partner: from, give: receive, receive: give };
      expect(report.sheets[to]).toContainEqual(mirror);
    } else expect(give.map(now)).toEqual(give.map((planet) => between[planet]));
    if (result === 'planet-lost') expect(receive.map(now)).toEqual(receive.map((planet) => between[planet]));
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

ofGames('invariant 14: totals are sums that never fall, and doubled turns are even', ({ turns, last }) => {
  const { players, turns: length, doubledTurns } = last.config;
  for (const { opening, closing, report } of turns)
    for (const player of players) {
      const { score, scoreByTurn } = closing.players[player]!;
      expect(score).toBeGreaterThanOrEqual(opening.players[player]!.score);
      expect(score).toBe(scoreByTurn.reduce((sum, points) => sum + points, 0));
      expect(scoreByTurn).toHaveLength(report.turn);
      if (report.turn > length - doubledTurns) expect(scoreByTurn.at(-1)! % 2).toBe(0);
    }
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

ofGames('invariant 17: bands stay, favours and permanent actions never shrink, at most three actions are given', ({ turns, last }) => {
  for (const { opening, closing } of turns)
    for (const player of last.config.players) {
      const [before, after] = [opening.players[player]!, closing.players[player]!];
      expect(after.warband).toBe(before.warband);
      expect(after.favours).toEqual(expect.arrayContaining([...before.favours]));
      expect(after.permanentActions).toBeGreaterThanOrEqual(before.permanentActions);
    }
  expect(Object.values(last.players).reduce((sum, { permanentActions }) => sum + permanentActions, 0)).toBeLessThanOrEqual(3);
});

/** States to look at closely: a few of each game, at equal distances. */
const someOf = ({ steps }: RandomGame, few: number): readonly State[] =>
  steps.filter((_, i) => i % Math.ceil(steps.length / few) === 0).map(({ before }) => before);

ofGames(
  'invariant 18: no view and no enumeration depends on the unpublished orders of others',
  (game) => {
    for (const state of someOf(game, 3)) {
      if (state.phase !== 'orders' && state.phase !== 'review') continue;
      const { players } = state.config;
      const without = (viewer: string | null): State => ({
        ...state,
        verdicts: [],
        sheets: Object.fromEntries(
          players.map((player) => [player, player === viewer ? state.sheets[player]! : { ...state.sheets[player]!, orders: [] }]),
        ),
      });
      for (const viewer of [players[0]!, players.at(-1)!]) {
        expect(ojoDelTerror.view(without(viewer), viewer)).toEqual(ojoDelTerror.view(state, viewer));
        expect(ojoDelTerror.legalActions(without(viewer), viewer)).toEqual(ojoDelTerror.legalActions(state, viewer));
      }
      expect(ojoDelTerror.view(without(null), null)).toEqual(ojoDelTerror.view(state, null));
    }
  },
  20,
);

ofGames('invariant 19: the game ends after its number of turns, each of which is in the history', ({ turns, last, steps }) => {
  expect([last.phase, last.history.length, turns.length, last.turn]).toEqual([
    'finished',
    last.config.turns,
    last.config.turns,
    last.config.turns,
  ]);
  expect(last.history.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1));
  expect(steps.filter(({ action }) => action.type === 'choose-lieutenants').length).toBeLessThanOrEqual(1);
  for (const { before } of steps) expect(ojoDelTerror.outcome(before)).toEqual(O.none);
});

ofGames('invariant 20: there is one Supreme Lord, or at least two Paladins', ({ last }) => {
  const outcome = O.toNullable(ojoDelTerror.outcome(last))!;
  const totals = last.config.players.map((player) => last.players[player]!.score);
  const best = last.config.players.filter((_, seat) => totals[seat] === Math.max(...totals));
  if (outcome.supremeLord === null) {
    expect(outcome.paladins).toEqual(best);
    expect(best.length).toBeGreaterThanOrEqual(2);
    expect([outcome.winners, outcome.lieutenants, outcome.servants]).toEqual([best, [], []]);
  } else {
    expect(best).toEqual([outcome.supremeLord]);
    expect(outcome.paladins).toEqual([]);
    expect(outcome.lieutenants).toHaveLength(last.config.lieutenants);
    expect([...outcome.winners, ...outcome.servants].sort()).toEqual([...last.config.players].sort());
    expect(outcome.winners).toHaveLength(1 + last.config.lieutenants);
  }
});

ofGames(
  'invariant 21: everything enumerated is accepted',
  (game) => {
    for (const state of someOf(game, 2))
      for (const actor of ojoDelTerror.actors(state).slice(0, 2)) {
        const legal = ojoDelTerror.legalActions(state, actor);
        expect(legal.length).toBeGreaterThan(0);
        const step = Math.ceil(legal.length / 40);
        for (const action of legal.filter((_, i) => i % step === 0)) expect(ojoDelTerror.explain(state, action)).toEqual([]);
      }
  },
  20,
);

test('invariant 21: picking from what is enumerated always ends the game', () => {
  const small = configs.filter(({ players }) => players.length <= 4);
  fc.assert(
    fc.property(small, fc.nat(), (config, seed) => {
      const dice = seeded(seed);
      let { state } = accepted(ojoDelTerror.setup({ ...config, turns: 2, doubledTurns: 1 }, dice));
      let steps = 0;
      for (let actors = ojoDelTerror.actors(state); actors.length > 0; actors = ojoDelTerror.actors(state)) {
        const legal = ojoDelTerror.legalActions(state, actors[dice.roll(actors.length, 'who') - 1]!);
        // The first of the list is to commit; it is picked no sooner than by chance.
        state = accepted(ojoDelTerror.reduce(state, legal[dice.roll(legal.length, 'which') - 1]!, dice)).state;
        expect(++steps).toBeLessThan(2000);
      }
      expect(state.history).toHaveLength(2);
    }),
    { seed: 21, numRuns: 15 },
  );
});

ofTurns('invariant 22: where no two players want the same planet and no deed is shared, nothing is drawn', (turn) => {
  const { report, rolls } = turn;
  const contested = report.fights.some(({ groups }) => groups.flatMap(({ members }) => members).length > 1);
  const achieved = report.claims.filter((claim) => claim.achieved).map(({ deed }) => deed);
  if (!contested && new Set(achieved).size === achieved.length) expect(rolls).toEqual([]);
  expect(report.draws.map(({ why }) => why)).toEqual(rolls.map(({ why }) => why));
});

ofGames(
  'invariant 23: the same throws and actions lead to the same game, recorded or scripted',
  ({ first, steps, last }) => {
    const replayed = steps.reduce((state, { action, rolls }, i) => {
      const dice = i % 2 === 0 ? recorded(rolls) : scripted(throwsOf(rolls));
      const next = accepted(ojoDelTerror.reduce(state, action, dice)).state;
      dice.finish();
      return next;
    }, first);
    expect(replayed).toEqual(last);
  },
  15,
);

/** Actions that may be anything but right. */
const mischief = (state: State, lot: number): Action[] => {
  const { players, pack } = state.config;
  const player = players[lot % players.length]!;
  const planet = pack.planets[lot % pack.planets.length]!.id;
  return [
    { type: 'add-order', player, order: { type: 'invade', planet, count: 99 } },
    { type: 'add-order', player, order: { type: 'cede', planet, to: player } },
    { type: 'add-order', player, order: { type: 'trade', partner: player, give: [], receive: [planet] } },
    {
      type: 'submit-orders',
      player,
      orders: [
        { type: 'defend', planet, count: 1 },
        { type: 'claim', deed: 'constructor' },
      ],
    },
    { type: 'remove-order', player, index: 99 },
    { type: 'reopen-orders', player },
    { type: 'commit-orders', player: 'constructor' },
    { type: 'choose-warband', player, warband: 'toString' },
    { type: 'overrule-deed', player: 'referee', claimant: player, deed: 'avatar', verdict: 'grant' },
    { type: 'choose-lieutenants', player, lieutenants: [player] },
  ];
};

ofGames('invariant 24: what is refused changes nothing, in place neither', (game) => {
  for (const [i, state] of someOf(game, 4).entries()) {
    const before = JSON.stringify(state);
    for (const action of mischief(state, i * 7)) {
      if (ojoDelTerror.explain(state, action).length === 0) continue;
      expect(ojoDelTerror.reduce(state, action, scripted([]))._tag).toBe('Left');
      const copy = clone(state);
      expect(ojoDelTerror.reduceInPlace(copy, action, scripted([]))._tag).toBe('Left');
      expect(JSON.stringify(copy)).toBe(before);
    }
    expect(JSON.stringify(state)).toBe(before);
  }
});

/** How someone who holds one planet in a subsector reaches the planets of each other subsector. */
const reaches = (state: State, pack: ContentPack): Map<string, string> => {
  const [player] = state.config.players;
  const { subsectors, planets } = atlasOf(pack);
  const found = new Map<string, string>();
  for (const from of subsectors.values()) {
    const map = Object.fromEntries(
      [...planets.keys()].map((id) => [id, { controller: id === from.planets[0] ? player! : null, inhabitants: 0, sacred: [] }]),
    );
    for (const to of subsectors.values())
      if (to.id !== from.id) found.set(`${from.id} ${to.id}`, reachOf({ ...state, planets: map }, player!, to.planets[0]!));
  }
  return found;
};

ofGames(
  'invariant 25: reach is the same from either end of a link',
  ({ first }) => {
    const { pack } = first.config;
    const found = reaches(first, pack);
    for (const [path, reach] of found) expect(found.get(path.split(' ').reverse().join(' '))).toBe(reach);
    // Exactly the links carry it.
    const linked = pack.links.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]).sort();
    expect([...found].flatMap(([path, reach]) => (reach === 'none' ? [] : [path])).sort()).toEqual(linked);
  },
  20,
);

ofTurns(
  'invariant 26: territory is worth its planets and resources at least, and the whole map at most',
  ({ report, closing, opening }) => {
    const { pack, scoreOn } = closing.config;
    const { sectors, subsectors } = atlasOf(pack);
    const resources = pack.planets.reduce((sum, planet) => sum + planet.resources, 0);
    const sectorPoints = pack.sectors.reduce((sum, { side }) => sum + (side === 'outer' ? 3 : 5), 0);
    const most = pack.planets.length + resources + pack.subsectors.length + sectorPoints;
    if (pack === eyeOfTerror) expect(most).toBe(132);
    const map = scoreOn === 'closing' ? closing.planets : opening.planets;
    for (const line of report.points) {
      expect(line.territory).toBeGreaterThanOrEqual(line.planets + line.resources);
      expect(line.territory).toBeLessThanOrEqual(most);
      const holds = (planet: string): boolean => map[planet]!.controller === line.player;
      expect(line.planets).toBe(pack.planets.filter(({ id }) => holds(id)).length);
      const whole = [...sectors.values()].filter(({ planets }) => planets.every(holds));
      for (const { subsectors: inside } of whole) for (const id of inside) expect(subsectors.get(id)!.planets.every(holds)).toBe(true);
      expect(line.outerSectors + line.eyeSectors).toBe(whole.reduce((sum, { side }) => sum + (side === 'outer' ? 3 : 5), 0));
    }
  },
);

ofGames('invariant 27: closed deeds stay closed and are on no sheet', ({ turns }) => {
  for (const { opening, closing, report } of turns) {
    for (const [deed, done] of Object.entries(opening.deeds)) if (done !== null) expect(closing.deeds[deed]).toEqual(done);
    for (const orders of Object.values(report.sheets))
      for (const order of orders) if (order.type === 'claim') expect(opening.deeds[order.deed]).toBeNull();
  }
});

ofGames(
  'a game can be saved and taken up again anywhere',
  (game) => {
    if (game.start !== 'setup') return; // only what play has led to can be taken up again
    for (const state of [...someOf(game, 2), game.last]) {
      const saved = ojoDelTerror.decodeState(JSON.parse(JSON.stringify(state)));
      if (E.isLeft(saved)) throw new Error(saved.left[0].message);
      expect(saved.right).toEqual(state);
    }
  },
  20,
);

ofStates('invariant 28: a player without planets has one action and the permanent ones', (state) => {
  if (state.phase === 'warbands') return;
  const landless = state.config.players.filter((player) => planetsOf(state, player).length === 0);
  const actions = (player: string): number => 1 + state.players[player]!.permanentActions;
  expect(landless.map((player) => allowanceOf(state, player))).toEqual(landless.map(actions));
});
