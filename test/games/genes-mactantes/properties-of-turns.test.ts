import type { Event, KindId, State } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { always, armyOf, playing } from './helpers/random-games.js';

/** Who has read an order of a kind in a step, by itself: not the last of a turn, whose upkeep changes more. */
const readers = (events: readonly Event[], kind?: KindId): readonly string[] =>
  events.some(({ type }) => type === 'turn-ended')
    ? []
    : events.flatMap((event) =>
        event.type === 'action-read' && (kind ?? event.declaration.order.kind) === event.declaration.order.kind ? [event.player] : [],
      );

/** Those still in the game. */
const living = ({ config, countries }: State): readonly string[] =>
  config.players.filter((player) => countries[player]?.eliminated === null);

test('invariant 14: everybody has one slot in the round of journeys and reads nothing, and later one order a round', () => {
  let slots: string[] = [];
  always((state, before, events) => {
    if (before === null || !playing(before)) slots = [];
    for (const event of events) {
      if (event.type === 'initiative-set') slots = [];
      if (event.type !== 'slot-began') continue;
      slots.push(`${event.round} ${event.player}`);
      expect(slots.indexOf(`${event.round} ${event.player}`)).toBe(slots.length - 1);
    }
    const isRead = events.some(({ type }) => type === 'action-read') || (before?.slot != null && events[0]?.type === 'action-void');
    if (isRead && before?.slot != null) expect(before.slot.round).toBeGreaterThan(1);
    if (state.slot !== null && state.slot.round > 1)
      for (const player of living(state)) if (before?.slot?.round === 1) expect(slots).toContain(`1 ${player}`);
  }, 8);
});

test('invariants 29 and 30: offices are filled, and a government at war has troops', () => {
  always((state) => {
    if (!playing(state)) return;
    for (const player of living(state)) {
      const hasHeir = state.characters.some(({ owner, captor, out }) => owner === player && captor === null && out === null);
      if (hasHeir) expect(state.countries[player]!.principal).not.toBeNull();
      if (state.affairs.length === 0 && state.countries[player]!.civilWar !== null) expect(armyOf(state, player)).toBeGreaterThan(0);
    }
  }, 8);
});

test('invariants 31 and 32: taxes and sieges count once, and soldiers cost what they bring', () => {
  const fined = new Set<string>();
  always((state, before, events) => {
    if (before === null) fined.clear();
    if (before === null || !playing(state)) return;
    for (const player of living(state)) expect(state.countries[player]!.nextTurn.bonus).toBeLessThanOrEqual(1);
    const began = events.find((event) => event.type === 'siege-began');
    const isFined = events.some((event) => event.type === 'actions-modified' && event.cause === 'siege');
    if (began !== undefined && isFined) {
      expect(fined).not.toContain(`${before.turn} ${began.territory}`);
      fined.add(`${before.turn} ${began.territory}`);
    }
    const worth = (of: State, player: string): number => armyOf(of, player) + of.countries[player]!.characteristics.authority;
    for (const player of readers(events, 'recruit')) expect(worth(state, player) - worth(before, player)).toBeLessThanOrEqual(1);
    for (const player of readers(events, 'demobilise')) expect(worth(state, player)).toBe(worth(before, player));
  }, 8);
});
