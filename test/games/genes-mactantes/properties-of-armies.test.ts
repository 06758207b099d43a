import { genesMactantes as game, mapOf, type State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { always, armyOf, playing } from './helpers/random-games.js';

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
