import fc from 'fast-check';
import { clone, O, seeded } from 'ludoteca';
import { type Config, type Event, genesMactantes as game, mapOf, type State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { proposals } from './play.js';

const names = ['ada', 'bo', 'cy', 'di', 'eve'];
const configs: fc.Arbitrary<Config> = fc.record({
  players: fc.integer({ min: 2, max: 5 }).map((n) => names.slice(0, n)),
  boardMode: fc.constantFrom('preset', 'drawn'),
  orderMode: fc.constantFrom('lots', 'seating'),
  relevanceMode: fc.constantFrom('equal', 'random'),
  relevance: fc.constantFrom('small', 'medium', 'large'),
  events: fc.boolean(),
  length: fc.oneof(
    fc.record({ mode: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ mode: fc.constant('conditions' as const), turnCap: fc.integer({ min: 1, max: 3 }) }),
  ),
  earlyVictory: fc.boolean(),
  mixedVictory: fc.boolean(),
  rounding: fc.constantFrom('down', 'nearest', 'up'),
  minActions: fc.integer({ min: 0, max: 1 }),
  foundingTroops: fc.integer({ min: 0, max: 2 }),
  battleTerrain: fc.boolean(),
  civilWarMuster: fc.boolean(),
  copyRequiresLead: fc.boolean(),
  journeysPerTurn: fc.integer({ min: 1, max: 2 }),
  hiddenCharacters: fc.boolean(),
  foreignSupport: fc.boolean(),
  maxCharacters: fc.integer({ min: 4, max: 10 }),
  maxOffersPerTurn: fc.integer({ min: 0, max: 3 }),
});

type Look = (state: State, before: State | null, events: readonly Event[]) => void;

/** Plays whole random games, with talk, and looks at every state. */
const always = (look: Look, runs = 14): void =>
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      const dice = seeded(seed);
      const first = accepted(game.setup(config, dice));
      let state = first.state;
      look(state, null, first.events);
      for (let steps = 0; steps < 5000 && O.isNone(game.outcome(state)); steps++) {
        const actors = game.actors(state);
        const player = actors[dice.roll(actors.length, 'who') - 1]!;
        const talk = state.turn > 0 && dice.roll(10, 'talk') === 1 ? proposals(state, player, dice) : undefined;
        const action = talk ?? game.randomAction(state, player, dice)!;
        const before = state;
        const step = accepted(game.reduceInPlace(clone(state), action, dice));
        state = step.state;
        look(state, before, step.events);
      }
      expect(O.isSome(game.outcome(state))).toBe(true); // invariant 25
    }),
    { numRuns: runs, seed: 7 },
  );

const armyOf = (state: State, player: string): number => state.units[player]!.reduce((sum, { strength }) => sum + strength, 0);
const playing = ({ turn, step }: State): boolean => turn > 0 && step !== 'finished';

test('invariants 1 to 3: the Army is the sum of units and what the ledger says; battles and trades conserve it', () => {
  always((state, before, events) => {
    if (state.turn === 0) return;
    for (const player of state.config.players) {
      const { ledger } = state.countries[player]!;
      const { initial, recruited, founded, received, lost, demobilised, given, disbanded } = ledger;
      expect(armyOf(state, player)).toBe(initial + recruited + founded + received - lost - demobilised - given - disbanded);
      expect(state.units[player]!.every(({ strength }) => strength > 0)).toBe(true);
    }
    const battle = events.find((event) => event.type === 'battle-rolled');
    if (battle !== undefined && before !== null) {
      const losses = events.flatMap((event) => (event.type === 'army-changed' && event.ledger === 'lost' ? [event] : []));
      const rebels = battle.objective === 'civil-war' && battle.winner !== 'rebels' ? battle.loss : 0;
      const sum = losses.reduce((total, { delta }) => total - delta, 0);
      expect(sum).toBeGreaterThanOrEqual(battle.loss - rebels);
      expect(sum).toBeLessThanOrEqual(battle.loss);
      const [one, other] = battle.sides;
      const winners = battle.winner === one!.leader ? [one!.leader, ...one!.allies] : [other!.leader, ...other!.allies];
      if (battle.winner !== null) expect(losses.filter(({ player }) => winners.includes(player))).toEqual([]);
    }
    if (before !== null && events.some(({ type }) => type === 'trade-completed') && state.ending === null) {
      const total = (at: State): number => at.config.players.reduce((sum, player) => sum + armyOf(at, player), 0);
      expect(total(state)).toBe(total(before));
    }
  });
});

test('invariants 4 to 6: ranges, the allowance and its budget', () => {
  always((state) => {
    for (const [player, { characteristics, counterpower, allowance, thisTurn, eliminated }] of Object.entries(state.countries)) {
      for (const value of [...Object.values(characteristics), counterpower])
        expect(Number.isInteger(value) && value >= 0 && value <= 10).toBe(true);
      const isFrozen = ['declare-internal', 'declare-external', 'resolution'].includes(state.step);
      if (isFrozen && eliminated === null) {
        expect(allowance).toBeGreaterThanOrEqual(state.config.minActions);
        expect(state.sheets[player]!.length).toBeLessThanOrEqual(Math.max(0, allowance - thisTurn.crisisSpent));
      }
    }
    for (const { values } of state.characters)
      expect(Math.max(...Object.values(values)) >= 1 && Math.max(...Object.values(values)) <= 3).toBe(true);
  });
});

test('invariants 7 to 10: every land has one master, cities stay, the living have cities, sieges have armies', () => {
  always((state, before) => {
    if (!playing(state)) return;
    const map = mapOf(state);
    const land = map.territories.filter(({ kind }) => kind === 'land').map(({ id }) => id);
    expect(Object.keys(state.controllers).sort()).toEqual([...land].sort());
    const living = state.config.players.filter((player) => state.countries[player]!.eliminated === null);
    for (const master of Object.values(state.controllers)) expect(master === 'independent' || living.includes(master)).toBe(true);
    for (const player of state.config.players) {
      const cities = Object.keys(state.cities).filter((id) => state.controllers[id] === player).length;
      if (living.includes(player)) expect(cities).toBeGreaterThan(0);
      else expect([cities, armyOf(state, player), state.sheets[player]!.length]).toEqual([0, 0, 0]);
    }
    for (const [id, { siege }] of Object.entries(state.cities)) {
      if (siege === null) continue;
      expect(living).toContain(siege.by);
      expect(state.controllers[id]).not.toBe(siege.by);
      expect(state.units[siege.by]!.some(({ territory, kind }) => territory === siege.base && kind === 'army')).toBe(true);
    }
    for (const [id, { walled, capitalOf }] of Object.entries(before?.cities ?? {})) {
      if (before!.turn === 0) continue;
      expect(state.cities[id]!.walled || !walled).toBe(true);
      expect(state.cities[id]!.capitalOf).toBe(capitalOf);
    }
  });
});

test('invariants 12, 13, 20, 21, 23 and 27: characters, levels, and what only grows or falls by its own action', () => {
  always((state, before) => {
    for (const { owner, captor, location, journeys, out } of state.characters) {
      expect(state.controllers[location]).toBeDefined();
      if (captor !== null) expect([captor === owner, out, state.controllers[location]]).toEqual([false, null, captor]);
      expect(journeys).toBeLessThanOrEqual(state.config.journeysPerTurn);
    }
    for (const [player, country] of Object.entries(state.countries)) {
      const { levels, characteristics, civilWar } = country;
      if (characteristics.diplomacy >= 4) expect(levels.blockade).toBe(0);
      if (characteristics.militarism >= 4) expect(levels.anarchy).toBe(0);
      if (characteristics.technology >= 4) expect(levels.autarchy).toBe(0);
      if (civilWar !== null) expect(civilWar.rebelArmy >= 1 && civilWar.rebelArmy <= 5).toBe(true);
      const earlier = before?.countries[player];
      if (earlier !== undefined) expect(country.dethronedBy.slice(0, earlier.dethronedBy.length)).toEqual(earlier.dethronedBy);
      for (const points of Object.values(country.intel)) expect(points).toBeGreaterThan(0);
    }
  });
});

test('invariants 14, 15, 22 and 26: slots, naturals, endings and windows', () => {
  always((state, _before, events) => {
    for (const event of events)
      if (event.type === 'test-rolled') expect(event.success).toBe(event.die === 10 || (event.die !== 1 && event.total > event.difficulty));
    const window = game.view(state, null).window;
    if (window !== null) expect(game.actors(state)).toEqual([window.player]);
    expect(game.actors(state).length === 0).toBe(state.ending !== null);
    const outcome = O.toNullable(game.outcome(state));
    if (outcome?.reason === 'capitals') {
      const [winner] = outcome.winners;
      for (const rival of state.config.players)
        if (rival !== winner && state.countries[rival]!.eliminated === null)
          expect(state.controllers[state.countries[rival]!.capital]).toBe(winner);
    }
    if (outcome?.reason === 'principals')
      for (const rival of state.config.players)
        if (!outcome.winners.includes(rival) && state.countries[rival]!.eliminated === null)
          expect(state.countries[rival]!.dethronedBy).toContain(outcome.winners[0]);
  });
});

test('invariants 18 and 19: no view holds a secret of others', () => {
  always((state) => {
    for (const viewer of [...state.config.players, null]) {
      const seen = game.view(state, viewer);
      for (const player of state.config.players)
        if (player !== viewer) expect(seen.sheets[player]!.declarations.some((declaration) => declaration.state === 'pending')).toBe(false);
      for (const { owner, captor, location, out } of seen.characters)
        if (state.config.hiddenCharacters && owner !== viewer && captor === null && out === null) expect(location).toBeNull();
      for (const { from, to } of seen.offers) expect([from, to]).toContain(viewer);
    }
  }, 5);
});

test('invariant 24: Development, Found and Fortify never lower a score', () => {
  always((state, before, events) => {
    if (before === null || !playing(before) || !playing(state) || before.step !== state.step) return;
    const read = events.find((event) => event.type === 'action-read');
    if (read === undefined || !['develop', 'found-city', 'fortify'].includes(read.declaration.order.kind)) return;
    const score = (at: State): number => game.view(at, null).countries[read.player]!.victoryPoints;
    expect(score(state)).toBeGreaterThanOrEqual(score(before));
  });
});
