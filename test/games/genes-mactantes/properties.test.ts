import { O } from 'ludoteca';
import { genesMactantes as game, type State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { allowanceNow } from '../../../src/games/genes-mactantes/queries/allowances.js';
import { always, playing } from './helpers/random-games.js';

/** The orders of a sheet by what became of them. */
const tally = (state: State, player: string, ...fates: readonly string[]): number =>
  state.sheets[player]!.filter(({ state: fate }) => fates.includes(fate)).length;

const budgetOf = (state: State, player: string): number =>
  Math.max(0, state.countries[player]!.allowance - state.countries[player]!.thisTurn.crisisSpent);

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
          expect(state.countries[rival]!.dethronedBy.map(({ by }) => by)).toContain(outcome.winners[0]);
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

test('invariant 12: who has been active this turn is not active again, but for the principal in a civil war; a captive neither acts nor travels', () => {
  always((state, before, events) => {
    if (before === null || before.turn !== state.turn) return;
    const active = events.flatMap((event) => (event.type === 'character-active' ? [event.character] : []));
    expect(new Set(active).size).toBe(active.length);
    const moved = events.flatMap((event) => (event.type === 'character-moved' ? [event.character] : []));
    const isCivilWar = events.some((event) => event.type === 'battle-rolled' && event.objective === 'civil-war');
    for (const id of [...active, ...moved]) {
      const earlier = before.characters.find((character) => character.id === id)!;
      expect([id, earlier.captor, earlier.out]).toEqual([id, null, null]);
      const mayRepeat = isCivilWar && before.countries[earlier.owner]!.principal === id;
      if (active.includes(id) && !mayRepeat) expect([id, earlier.used]).toEqual([id, false]);
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
