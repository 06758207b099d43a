import fc from 'fast-check';
import { clone, O, seeded } from 'ludoteca';
import { allowanceNow, type Config, type Event, genesMactantes as game, mapOf, type State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { proposals, quarrels } from './play.js';

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
      const isQuarrelsome = seed % 2 === 0;
      for (let steps = 0; steps < 5000 && O.isNone(game.outcome(state)); steps++) {
        const actors = game.actors(state);
        const player = actors[dice.roll(actors.length, 'who') - 1]!;
        const talk = state.turn > 0 && dice.roll(10, 'talk') === 1 ? proposals(state, player, dice) : undefined;
        const action = talk ?? (isQuarrelsome ? quarrels(state, player, dice) : undefined) ?? game.randomAction(state, player, dice)!;
        const before = state;
        const step = accepted(game.reduceInPlace(clone(state), action, dice));
        state = step.state;
        look(state, before, step.events);
      }
      expect(O.isSome(game.outcome(state))).toBe(true); // invariant 25
    }),
    { numRuns: runs, seed: 7 },
  );

/** The orders of a sheet by what became of them. */
const tally = (state: State, player: string, ...fates: readonly string[]): number =>
  state.sheets[player]!.filter(({ state: fate }) => fates.includes(fate)).length;

const budgetOf = (state: State, player: string): number =>
  Math.max(0, state.countries[player]!.allowance - state.countries[player]!.thisTurn.crisisSpent);

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

test('invariant 5, first half: all orders of a turn together never outnumber the actions frozen for it', () => {
  always((state) => {
    if (!['declare-internal', 'declare-external', 'resolution'].includes(state.step)) return;
    for (const player of state.config.players) {
      if (state.countries[player]!.eliminated !== null) continue;
      const { length } = state.sheets[player]!;
      expect(tally(state, player, 'done', 'void', 'annulled') + tally(state, player, 'pending')).toBe(length);
      expect(length).toBeLessThanOrEqual(budgetOf(state, player));
    }
  }, 8);
});

test('invariant 5, second half: no order is pending once the turn has ended', () => {
  always((state, before, events) => {
    if (before === null || !events.some(({ type }) => type === 'turn-ended')) return;
    for (const player of state.config.players) expect(state.sheets[player]).toEqual([]);
    // Whatever was still pending was read, made void or annulled in this very step.
    for (const player of before.config.players) {
      const settled = events.filter(
        (event) =>
          (event.type === 'action-read' || event.type === 'action-void' || event.type === 'action-annulled') && event.player === player,
      );
      if (before.countries[player]!.eliminated === null && state.countries[player]!.eliminated === null)
        expect(settled.length).toBe(tally(before, player, 'pending'));
    }
  }, 8);
});

test('invariant 11, first half: the garrison of a besieged city does not grow, unless all cities of its owner are besieged', () => {
  always((state, before) => {
    if (before === null || !playing(before) || !playing(state)) return;
    for (const [id, { siege }] of Object.entries(before.cities)) {
      const owner = before.controllers[id]!;
      const still = state.cities[id]!.siege;
      if (siege === null || still === null || still.by !== siege.by || state.controllers[id] !== owner || owner === 'independent') continue;
      const garrison = (at: State): number =>
        at.units[owner]!.find(({ territory, kind }) => territory === id && kind === 'garrison')?.strength ?? 0;
      const cities = Object.keys(before.cities).filter((other) => before.controllers[other] === owner);
      if (cities.every((other) => before.cities[other]!.siege !== null)) continue;
      expect(garrison(state)).toBeLessThanOrEqual(garrison(before));
    }
  }, 10);
});

test('invariant 11, second half: nobody but the exempt passes in or out of a besieged city, except as a captive', () => {
  always((state, before) => {
    if (before === null || !playing(before) || !playing(state)) return;
    for (const character of state.characters) {
      const earlier = before.characters.find(({ id }) => id === character.id);
      if (earlier === undefined || earlier.location === character.location || character.out !== null || character.captor !== null) continue;
      for (const place of [earlier.location, character.location]) {
        const [was, is] = [before.cities[place]?.siege ?? null, state.cities[place]?.siege ?? null];
        if (was === null || is === null || was.by === character.owner) continue;
        const hasTroops = before.units[character.owner]!.some(({ territory, kind }) => territory === place && kind !== 'garrison');
        expect([character.id, place, hasTroops]).toEqual([character.id, place, true]);
      }
    }
  }, 10);
});

test('invariant 12: who has been active this turn is not active again and does not travel; a captive does neither', () => {
  always((state, before, events) => {
    if (before === null || before.turn !== state.turn) return;
    const active = events.flatMap((event) => (event.type === 'character-active' ? [event.character] : []));
    expect(new Set(active).size).toBe(active.length);
    const moved = events.flatMap((event) => (event.type === 'character-moved' ? [event.character] : []));
    for (const id of [...active, ...moved]) {
      const earlier = before.characters.find((character) => character.id === id)!;
      expect([id, earlier.captor, earlier.out]).toEqual([id, null, null]);
      expect([id, earlier.used]).toEqual([id, false]);
    }
  }, 10);
});

test('invariant 21: counterpower falls by suppressing it, disorder by restoring order, and intel by being spent or traded', () => {
  always((state, before, events) => {
    if (before === null || before.turn === 0) return;
    const read = events.flatMap((event) => (event.type === 'action-read' ? [`${event.player} ${event.declaration.order.kind}`] : []));
    for (const player of state.config.players) {
      const [was, is] = [before.countries[player]!, state.countries[player]!];
      if (is.counterpower < was.counterpower) expect(read).toContain(`${player} suppress-counterpower`);
      if (is.disorder < was.disorder) expect(read).toContain(`${player} restore-order`);
      for (const against of state.config.players) {
        const points = is.intel[against] ?? 0;
        expect(points).toBeGreaterThanOrEqual(0);
        if (points < (was.intel[against] ?? 0))
          expect(events.some((event) => event.type === 'intel-changed' && event.player === player && event.against === against)).toBe(true);
      }
    }
  }, 10);
});

test('invariant 28: allowances follow the formula alone, and no trade moves a modifier', () => {
  always((state, before, events) => {
    if (before === null || state.turn === 0) return;
    if (events.some(({ type }) => type === 'trade-completed') && before.turn === state.turn)
      for (const player of state.config.players) {
        const [was, is] = [before.countries[player]!, state.countries[player]!];
        expect([is.thisTurn, is.nextTurn, is.allowance]).toEqual([was.thisTurn, was.nextTurn, was.allowance]);
      }
    // Frozen anew: exactly what the formula says of the values at that moment.
    if (state.step === 'declare-internal' && before.step !== 'declare-internal' && before.step !== 'declare-external')
      for (const player of state.config.players) {
        const country = state.countries[player]!;
        if (country.eliminated === null) expect(country.allowance).toBe(allowanceNow(state.config, country));
      }
    for (const player of state.config.players) {
      const [was, is] = [before.countries[player], state.countries[player]!];
      if (was === undefined || before.turn !== state.turn || before.step !== 'resolution' || state.step !== 'resolution') continue;
      expect([player, is.allowance]).toEqual([player, was.allowance]);
    }
  }, 10);
});

test('the Army of a player is always its garrisons, armies, patrols and besiegers, each point in one place', () => {
  always((state) => {
    if (state.turn === 0) return;
    for (const player of state.config.players) {
      const units = state.units[player]!;
      const sum = (...kinds: readonly string[]): number =>
        units.filter(({ kind }) => kinds.includes(kind)).reduce((points, { strength }) => points + strength, 0);
      const bases = Object.values(state.cities).flatMap(({ siege }) => (siege?.by === player ? [siege.base] : []));
      const besiegers = units.filter(({ kind, territory }) => kind === 'army' && bases.includes(territory));
      const others = units.filter(({ kind, territory }) => kind === 'army' && !bases.includes(territory));
      const points = (some: typeof units): number => some.reduce((total, { strength }) => total + strength, 0);
      expect(sum('garrison') + sum('patrol') + points(besiegers) + points(others)).toBe(game.view(state, null).countries[player]!.army);
      expect(new Set(units.map(({ territory, kind }) => `${territory} ${kind}`)).size).toBe(units.length);
      if (bases.length > 0) expect(points(besiegers)).toBeGreaterThan(0);
    }
  }, 10);
});
