import type { Draft } from 'immer';
import type { Table } from '../../../core/rule.js';
import type { Atlas } from '../content/atlas.js';
import type { ControlMap } from '../survey.js';
import type { Event, Invade, Order, State, Terms, TurnReport } from '../types.js';

/** Attackers who fight as one on a planet: an alliance that formed, or a single player. */
export interface Force {
  /** In seating order. */
  readonly members: readonly Attacker[];
  /** Null for a player alone. */
  readonly terms: Terms | null;
}

/** One player's Invasions of a planet. */
export interface Attacker {
  readonly player: string;
  readonly order: Invade;
}

/** A turn while it is adjudicated: what it began with, and what has been found out so far. Every step reads what earlier steps wrote. */
export interface Turn {
  /** As the turn was when its orders closed. Never written to. */
  readonly state: State;
  readonly atlas: Atlas;
  readonly table: Table<Event>;
  /** What will be published; each step fills in its part. */
  readonly report: Draft<TurnReport>;
  /** Planets that have changed hands so far, and to whom: the fight map, and then the closing map, are the opening map with these. */
  readonly taken: Map<string, string>;
  /** Step 1: who fights together, by planet. Only planets with an Invasion are here, in pack order. */
  readonly forces: Map<string, readonly Force[]>;
  /** Step 2: the Defence of planets that were attacked or defended. */
  readonly defences: Map<string, number>;
  /** Step 3: the force that conquered each conquered planet. */
  readonly victors: Map<string, Force>;
  /** Step 7: the map the next turn opens with, but for what deeds do to it; until then the map this one opened with. */
  closing: ControlMap;
}

/** Who controls a planet by now. */
export const holderOf = ({ state, taken }: Turn, planet: string): string | null => taken.get(planet) ?? state.planets[planet]!.controller;

/** The orders of one type of a player, as they stand. */
export const ordersOf = <T extends Order['type']>({ state }: Turn, player: string, type: T): Extract<Order, { type: T }>[] =>
  state.sheets[player]!.orders.filter((order): order is Extract<Order, { type: T }> => order.type === type);

/** Draws a lot and writes it down. A list of one is no lot. */
export const drawLot = <T>({ table, report }: Turn, list: readonly T[], why: string, name: (entry: T) => string): T => {
  const drawn = table.pick(list, why);
  if (list.length > 1) report.draws.push({ why, among: list.map(name), drawn: name(drawn), place: list.indexOf(drawn) });
  return drawn;
};

/** A copy for the report or an event: nothing told shares a part with the state. */
export const copyTerms = ({ members, beneficiary, killer }: Terms): Draft<Terms> => ({ members: [...members], beneficiary, killer });

/** A copy of an order. */
export const copyOrder = (order: Order): Draft<Order> => {
  switch (order.type) {
    case 'invade':
      return { ...order, alliance: order.alliance && copyTerms(order.alliance) };
    case 'trade':
      return { ...order, give: [...order.give], receive: [...order.receive] };
    default:
      return { ...order };
  }
};
