import { own } from 'ludoteca';
import type { Config, State, Written } from 'ludoteca/ojo-del-terror';
import { scene as sceneOf } from 'ludoteca/ojo-del-terror/testing';
import { playAll, type Resolved, resolve as settle, withOrders } from './positions.js';

/** The bands by the initials that the examples of the rules use. */
export const bands = {
  ts: 'thousandSons',
  we: 'worldEaters',
  dg: 'deathGuard',
  ec: 'emperorsChildren',
  nl: 'nightLords',
  iw: 'ironWarriors',
  al: 'alphaLegion',
  bl: 'blackLegion',
  wb: 'wordBearers',
  ac: 'ashenCorsairs',
  hc: 'hollowChoir',
  bo: 'brokenOath',
} as const;

/** A player named after a band, or a name of your own with the band it leads. */
type Seat = keyof typeof bands | readonly [player: string, warband: string];

type ByPlayer<T> = Readonly<Record<string, T>>;

/** What a scene begins with. Planets nobody holds are empty, with the inhabitants of the pack. */
export interface Scene {
  readonly holds?: ByPlayer<readonly string[]>;
  readonly inhabitants?: Readonly<Record<string, number>>;
  readonly sacred?: Readonly<Record<string, readonly string[]>>;
  readonly favours?: ByPlayer<readonly string[]>;
  readonly scores?: ByPlayer<number>;
  /** The fourth turn unless given. */
  readonly turn?: number;
  /** Actions everybody has besides what the holdings give, so that sheets can be paid: 20 unless given. */
  readonly spare?: number;
  readonly options?: Partial<Config>;
}

/** A position in the middle of a game, in the phase of orders. */
export const scene = (
  seats: readonly Seat[],
  { holds = {}, inhabitants = {}, sacred = {}, favours = {}, scores = {}, turn = 4, spare = 20, options = {} }: Scene = {},
): State => {
  const led = seats.map((seat) => (typeof seat === 'string' ? ([seat, bands[seat]] as const) : seat));
  const players = led.map(([player]) => player);
  return sceneOf(
    { players, warbandSelection: 'fixed', fixedWarbands: led.map(([, warband]) => warband), ...options },
    {
      turn,
      players: Object.fromEntries(
        players.map((player) => [
          player,
          {
            planets: own(holds, player) ?? [],
            permanentActions: spare,
            favours: own(favours, player) ?? [],
            score: own(scores, player) ?? 0,
          },
        ]),
      ),
      planets: Object.fromEntries(
        [...Object.keys(inhabitants), ...Object.keys(sacred)].map((planet) => [
          planet,
          {
            ...(Object.hasOwn(inhabitants, planet) ? { inhabitants: inhabitants[planet]! } : {}),
            ...(Object.hasOwn(sacred, planet) ? { sacred: sacred[planet]! } : {}),
          },
        ]),
      ),
    },
  );
};

/** The sheets of a turn: who writes nothing hands in nothing. */
export type Sheets = ByPlayer<readonly Written[]>;

/** What decides besides the sheets: lots as indexes from 0, each of which must be drawn, and what the referee rules. */
export interface Fate {
  readonly lots?: readonly number[];
  readonly verdicts?: readonly (readonly [claimant: string, deed: string, verdict: 'grant' | 'deny'])[];
}

/** Everybody writes a sheet and commits, and the turn is resolved. */
export const resolve = (state: State, sheets: Sheets = {}, { lots = [], verdicts = [] }: Fate = {}): Resolved => {
  const written = withOrders(state, sheets);
  const throws = lots.map((index) => index + 1);
  if (verdicts.length === 0) return settle(written, throws);
  const closed = playAll(written, ...state.config.players.map((player) => ({ type: 'commit-orders', player }) as const));
  return settle(
    playAll(
      closed,
      ...verdicts.map(([claimant, deed, verdict]) => ({ type: 'overrule-deed', player: 'referee', claimant, deed, verdict }) as const),
    ),
    throws,
  );
};

/** Invasions of one player alone, as they may be written: without what is null. */
export const invade = (planet: string, count = 1): Written => ({ type: 'invade', planet, count });

/** WE and DG can both achieve Avatar; TS watches. */
export const avatars = (turn = 5, spare = 0) =>
  scene(['we', 'dg', 'ts'], {
    holds: { we: ['crisol', 'furia', 'matadero'], dg: ['llaga', 'podredumbre', 'gangrena'], ts: ['laberinto', 'mil-ojos', 'quimera'] },
    turn,
    spare,
  });
