import { own, type Roll, scripted, type Throw } from 'ludoteca';
import {
  type Action,
  type Config,
  type ContentPack,
  type Event,
  eyeOfTerror,
  type Order,
  ojoDelTerror,
  type State,
  spentOn,
  type TurnReport,
  type Written,
} from 'ludoteca/ojo-del-terror';
import { type PlayerInScene, type Scene, sceneFrom } from 'ludoteca/ojo-del-terror/testing';
import { accepted, playWith } from 'ludoteca/testing';
import { refusalOf } from '../../refusals-in-full.js';
import { write } from './actions.js';

type ByPlayer<T> = Readonly<Record<string, T>>;

/** A game that has begun its first turn: the bands given by seat (in pack order unless given), homes by the start table. */
export const start = (players: readonly string[], warbands?: readonly string[], options: Partial<Config> = {}): State => {
  const pack = typeof options.pack === 'object' ? options.pack : eyeOfTerror;
  const fixedWarbands = warbands ?? pack.warbands.slice(0, players.length).map(({ id }) => id);
  return accepted(ojoDelTerror.setup({ players, warbandSelection: 'fixed', fixedWarbands, ...options }, scripted([]))).state;
};

/** What a scene says of each of these players. */
const ofEach = (players: readonly string[], said: (player: string) => PlayerInScene): Scene => ({
  players: Object.fromEntries(players.map((player) => [player, said(player)])),
});

/** The same game with exactly these planets held by these players; their inhabitants are dead, and nobody holds any other. */
export const holding = (state: State, holds: ByPlayer<readonly string[]>): State =>
  sceneFrom(
    state,
    ofEach([...new Set([...state.config.players, ...Object.keys(holds)])], (player) => ({ planets: own(holds, player) ?? [] })),
  );

/** The same game with so many permanent actions for everybody, so that sheets can be paid. */
export const withActions = (state: State, permanentActions: number): State =>
  sceneFrom(
    state,
    ofEach(state.config.players, () => ({ permanentActions })),
  );

/** The same game in another turn. The reports of the turns before are not invented. */
export const inTurn = (state: State, turn: number): State => sceneFrom(state, { turn });

/** The orders written on sheets through the game itself, one after another; nobody commits. */
export const withOrders = (state: State, orders: ByPlayer<readonly Written[]>): State =>
  state.config.players.reduce(
    (before, player) =>
      (own(orders, player) ?? []).reduce((open, order) => playWith(ojoDelTerror, open, { type: 'add-order', player, order }).state, before),
    state,
  );

/** A turn that has been resolved: where it led, what was told, what was published, what was thrown. */
export interface Resolved {
  readonly state: State;
  readonly events: readonly Event[];
  readonly report: TurnReport;
  readonly rolls: readonly Roll[];
}

/** Everybody who has not yet commits, in seating order, a referee publishes, and the turn is resolved; every throw of the script must be used. */
export const resolve = (state: State, script: readonly Throw[] = []): Resolved => {
  const actions: Action[] = state.config.players
    .filter((player) => !state.sheets[player]!.committed)
    .map((player) => ({ type: 'commit-orders', player }));
  if (state.config.referee === 'present') actions.push({ type: 'publish-turn', player: 'referee' });
  const last = actions.pop()!;
  const closed = actions.reduce((before, action) => playWith(ojoDelTerror, before, action).state, state);
  const { state: next, events, rolls } = playWith(ojoDelTerror, closed, last, script);
  return { state: next, events, rolls, report: next.history.at(-1)! };
};

/** Plays actions one after another, none of which throws dice. */
export const playAll = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((before, action) => playWith(ojoDelTerror, before, action).state, state);

/** All planets of a sector, in pack order. */
export const planetsIn = (state: State, sector: string): readonly string[] => {
  const { subsectors, planets } = state.config.pack;
  const inside = new Set(subsectors.filter((subsector) => subsector.sector === sector).map(({ id }) => id));
  return planets.filter(({ subsector }) => inside.has(subsector)).map(({ id }) => id);
};

/** Why an order may not be written: the deciding code and clause. */
export const refusesOrder = (state: State, player: string, order: Written): readonly [code: string, clause: string] =>
  refusalOf(ojoDelTerror, state, write(player, order));

/** Why an action may not be done: the deciding code and clause. */
export const refuses = (state: State, action: Action): readonly [code: string, clause: string] => refusalOf(ojoDelTerror, state, action);

/** The orders on a sheet. */
export const ordersOf = (state: State, player: string): readonly Order[] => state.sheets[player]!.orders;

/** An order as it stands on the sheet once it has been written. */
export const written = (state: State, player: string, order: Written): Order =>
  ordersOf(withOrders(state, { [player]: [order] }), player).at(-1)!;

/** What a sheet costs once these orders have been written. */
export const costOf = (state: State, player: string, ...orders: readonly Written[]): number => {
  const after = withOrders(state, { [player]: orders });
  return spentOn(after, player, ordersOf(after, player));
};

/** The types of what was told. */
export const told = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** Plays an action that throws no dice. */
export const step = (state: State, action: Action) => playWith(ojoDelTerror, state, action);

/** How many actions a player may spend this turn. */
export const allowanceIn = (state: State, player: string): number => ojoDelTerror.view(state, null).allowances[player]!;

/** Two players with actions enough: worshippers of no god, so that no world is sacred to them. */
export const duel = (
  holds: Readonly<Record<string, readonly string[]>>,
  bands = ['nightLords', 'ashenCorsairs'],
  pack?: ContentPack,
): State => holding(withActions(start(['a', 'b'], bands, pack && { pack }), 20), holds);
