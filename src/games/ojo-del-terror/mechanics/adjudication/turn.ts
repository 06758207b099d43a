import type { Draft } from 'immer';
import type { Table } from '../../../../core/game/rule.js';
import type { Atlas, Place } from '../../content/atlas.js';
import type { Survey } from '../../queries/holdings.js';
import { playersOf } from '../../queries/state.js';
import type {
  Cede,
  Claim,
  Defend,
  DefendSector,
  Event,
  Invade,
  Order,
  PlanetState,
  State,
  Terms,
  Trade,
  TurnReport,
} from '../../types/index.js';

/** An order with who wrote it. */
export interface Signed<T extends Order> {
  readonly player: string;
  readonly seat: number;
  readonly order: T;
}

/** The orders of a turn by what they are about, in seating order; those of one player as they stand on the sheet. */
export interface Orders {
  readonly invasions: readonly Attacker[];
  readonly defences: readonly Signed<Defend | DefendSector>[];
  readonly cessions: readonly Signed<Cede>[];
  readonly trades: readonly Signed<Trade>[];
  readonly claims: readonly Signed<Claim>[];
}

/** One player's Invasions of a planet. */
export type Attacker = Signed<Invade>;

/** Attackers who fight as one on a planet: an alliance that formed, or a single player. */
export interface Force {
  /** In seating order. */
  readonly members: readonly Attacker[];
  /** What all members agreed on; null for a player alone. */
  readonly terms: Terms | null;
}

/** A planet with an Invasion, and what the steps find out about it. */
export interface Battle {
  readonly place: Place;
  /** Step 1: who fights together. */
  readonly forces: readonly Force[];
  /** Step 2: the Defence of the planet. */
  defence: number;
  /** Step 3: the force that conquered it, if any. */
  victor: Force | null;
}

/** A turn while it is adjudicated: what it began with, and what has been found out so far. Every step reads what earlier steps wrote. */
export interface Turn {
  /** As the turn was when its orders closed. Never written to. */
  readonly state: State;
  readonly atlas: Atlas;
  readonly orders: Orders;
  readonly table: Table<Event>;
  /** What will be published; each step fills in its part. */
  readonly report: Draft<TurnReport>;
  /** Step 1: the invaded planets, in pack order. */
  readonly battles: Battle[];
  /** The planets in pack order as they stand by now: those of the opening map, then as the invasions leave them, then those of the closing map. */
  readonly worlds: PlanetState[];
  /** Step 4: who holds what as the invasions leave the map, before anything is handed over; until then as this turn opened. */
  fought: Survey;
}

/** Sorts the orders of all sheets. */
export const collectOrders = (state: State): Orders => {
  const invasions: Attacker[] = [];
  const defences: Signed<Defend | DefendSector>[] = [];
  const cessions: Signed<Cede>[] = [];
  const trades: Signed<Trade>[] = [];
  const claims: Signed<Claim>[] = [];
  for (const [seat, player] of playersOf(state).entries())
    for (const order of state.sheets[player]!.orders)
      switch (order.type) {
        case 'invade':
          invasions.push({ player, seat, order });
          break;
        case 'defend':
        case 'defend-sector':
          defences.push({ player, seat, order });
          break;
        case 'cede':
          cessions.push({ player, seat, order });
          break;
        case 'trade':
          trades.push({ player, seat, order });
          break;
        case 'claim':
          claims.push({ player, seat, order });
      }
  return { invasions, defences, cessions, trades, claims };
};

/** Which planet it is, in pack order. */
export const placeIn = ({ atlas }: Turn, planet: string): number => atlas.planets.get(planet)!.order;

/** Who controls a planet by now. */
export const holderOf = (turn: Turn, planet: string): string | null => turn.worlds[placeIn(turn, planet)]!.controller;

/** A planet changes hands. */
export const handOver = ({ worlds }: Turn, place: number, controller: string): void => {
  const { inhabitants, sacred } = worlds[place]!;
  worlds[place] = { controller, inhabitants, sacred };
};

/** Draws a lot and writes it down. A list of one is no lot. */
export const drawLot = <T>({ table, report }: Turn, list: readonly T[], why: string, name: (entry: T) => string): T => {
  const drawn = table.pick(list, why);
  if (list.length > 1) report.draws.push({ why, among: list.map(name), drawn: name(drawn), place: list.indexOf(drawn) });
  return drawn;
};
