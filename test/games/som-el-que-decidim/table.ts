import { E, scripted, type Throw } from 'ludoteca';
import {
  type Action,
  atlasOf,
  type Config,
  catalonia,
  type Due,
  type Event,
  type SomElQueDecidim,
  type State,
  somElQueDecidim,
} from 'ludoteca/som-el-que-decidim';
import { accepted, clauseTests, playWith, refusalOf } from 'ludoteca/testing';
import { test } from 'vitest';

/** Tests titled with their clause. */
export const clause = clauseTests(somElQueDecidim.clauses, test);

/** P1 to P4 of the worked examples. */
export const [ada, bo, cai, dot] = ['ada', 'bo', 'cai', 'dot'] as const;
const everybody = [ada, bo, cai, dot];

/** So many players, in the default colours. */
export const players = (count: number): string[] => everybody.slice(0, count);

/** The shuffle that leaves content order: tile i lies on cell i. */
export const identity = Array.from({ length: 37 }, (_, i) => i);

/** The throws of a setup in which every pick is 0 and the board lies in content order. */
export const plainSetup = (count: number): Throw[] => [...Array.from({ length: count === 1 ? 5 : 4 * count }, () => 1), identity];

/** The first state of a game dealt plainly. */
export const begun = (config: Partial<Config> = {}, count = 4): State => {
  const dice = scripted(plainSetup(count));
  const { state } = accepted(somElQueDecidim.setup({ players: players(count), ...config }, dice));
  dice.finish();
  return state;
};

/** What a scene changes about a game that was dealt plainly; everything else follows. */
export interface Scene {
  readonly config?: Partial<Config>;
  readonly count?: number;
  readonly step: State['step'];
  readonly turn?: number;
  readonly holder?: string;
  /** Discs by player; who is not named then has none, and the treasury has the rest. */
  readonly discs?: Readonly<Record<string, readonly string[]>>;
  readonly participation?: Readonly<Record<string, number>>;
  readonly cells?: Readonly<Record<string, number>>;
  /** Cells turned up besides the start. */
  readonly faceUp?: readonly number[];
  /** Urn tiles set aside, by the cell they came from. */
  readonly aside?: readonly number[];
  readonly centralism?: State['centralism'];
  readonly change?: Partial<State>;
}

const beforeRoll: readonly State['step'][] = ['placeConcentration', 'chooseCentralism', 'centralismConsent', 'payment', 'transferRoll'];

/** A position in the middle of a game, checked to be one that play could have led to. */
export const scene = ({ config, count = 4, step, holder = ada, discs = {}, participation = {}, cells = {}, ...rest }: Scene): State => {
  const first = begun({ concentration: 'keep', centralism: count === 1 ? 'high' : 'medium', ...config }, count);
  const { faceUp = [], aside = [], turn = 1, change = {} } = rest;
  const order = atlasOf(first.config.content).order.discs;
  const sorted = (list: readonly string[]): string[] => [...list].sort((a, b) => order.get(a)! - order.get(b)!);
  const hands = Object.fromEntries(
    players(count).map((id) => [id, sorted(discs[id] ?? (Object.keys(discs).length > 0 ? [] : first.players[id]!.discs))]),
  );
  const held = Object.values(hands).flat();
  const owned = players(count).map((id) => participation[id] ?? 0);
  const state: State = {
    ...first,
    step,
    turn,
    holder,
    centralism: rest.centralism ?? first.centralism,
    players: Object.fromEntries(
      players(count).map((id) => [id, { discs: hands[id]!, participation: participation[id] ?? 0, cell: cells[id] ?? 0 }]),
    ),
    treasury: first.config.content.discs.map(({ id }) => id).filter((id) => !held.includes(id)),
    pool: first.config.content.participation - owned.reduce((sum, one) => sum + one, 0),
    board: first.board.map((square, cell) =>
      aside.includes(cell) ? null : { ...square!, faceUp: square!.faceUp || faceUp.includes(cell) || Object.values(cells).includes(cell) },
    ),
    urnAside: aside.map((cell) => ({ tile: first.board[cell]!.tile, fromCell: cell })),
    dues: [],
    die: beforeRoll.includes(step) && (change.queue ?? []).length === 0 ? null : 1,
    ...change,
  };
  return accepted(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))));
};

/** Somebody's discs, named in any order. */
export const discsOf = (state: State, owner: string): readonly string[] =>
  owner === 'treasury' ? state.treasury : state.players[owner]!.discs;

/** What somebody's discs are worth. */
export const worthOf = (state: State, owner: string): number =>
  discsOf(state, owner).reduce((sum, disc) => sum + atlasOf(state.config.content).discs.get(disc)!.value, 0);

/** What everybody's discs are worth, in seating order. */
export const worths = (state: State): number[] => state.config.players.map(({ id }) => worthOf(state, id));

/** Everybody's participation discs, in seating order. */
export const participationOf = (state: State): number[] => state.config.players.map(({ id }) => state.players[id]!.participation);

/** Plays actions one after another, each with its throws, and gives the last step with all events. */
export const play = (state: State, ...lines: readonly (readonly [action: Action, ...script: Throw[]])[]) => {
  const events: Event[] = [];
  let now = state;
  for (const [action, ...script] of lines) {
    const step = playWith<SomElQueDecidim>(somElQueDecidim, now, action, script);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
};

/** Code and clause of a refusal. */
export const refusal = (state: State, action: Action): readonly [string, string] =>
  refusalOf<SomElQueDecidim>(somElQueDecidim, state, action);

/** Code, clause and path of what is wrong with a configuration. */
export const configRefusal = (config: unknown): readonly [string, string, string | undefined] => {
  const read = somElQueDecidim.decodeConfig(config);
  if (E.isRight(read)) throw new Error('The configuration was accepted.');
  const [{ code, clause: id, path }] = read.left;
  return [code, id, path];
};

/** Is this configuration accepted? */
export const isAccepted = (config: unknown): boolean => E.isRight(somElQueDecidim.decodeConfig(config));

/** Events of one type. */
export const told = <T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** The types of events, in order. */
export const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

/** A tax due. */
export const tax = (payer: string, amount: number, payee = 'treasury'): Due => ({ payer, payee, amount, reason: 'tax' });

/** All ids of the default tiles on some cells of a state. */
export const tilesOn = (state: State, ...cells: number[]): (string | null)[] => cells.map((cell) => state.board[cell]?.tile ?? null);

/** The id of the default tile with this number. */
export const tile = (number: number): string => catalonia.tiles[number]!.id;

/** The cells that lie face up. */
export const faceUpCells = (state: State): number[] => state.board.flatMap((square, cell) => (square?.faceUp ? [cell] : []));

/** The kinds of action a player could choose from. */
export const options = (state: State, player: string): string[] => [
  ...new Set(somElQueDecidim.legalActions(state, player).map(({ type }) => type)),
];
