import fc from 'fast-check';
import { clone, E, O, recorded, scripted, seeded, throwsOf } from 'ludoteca';
import { type Action, allowanceOf, eyeOfTerror, ojoDelTerror, type State, spentOn, validatePack } from 'ludoteca/ojo-del-terror';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { ofGames, ofStates, runs, someOf } from './helpers/properties.js';
import { configs } from './helpers/random-configs.js';
import { games, type RandomGame } from './helpers/random-games.js';

const planetsOf = ({ planets }: State, player: string): string[] =>
  Object.entries(planets).flatMap(([planet, { controller }]) => (controller === player ? [planet] : []));

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

ofStates('invariant 5: everybody has an action, two with a planet, and no sheet costs more than there is', (state) => {
  if (state.phase === 'warbands') return;
  const wrong = state.config.players.filter((player) => {
    const allowance = allowanceOf(state, player);
    const least = planetsOf(state, player).length > 0 ? 2 : 1;
    return allowance < least || spentOn(state, player, state.sheets[player]!.orders) > allowance;
  });
  expect(wrong).toEqual([]);
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
