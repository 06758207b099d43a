import { scripted, type Throw } from 'ludoteca';
import { atlasOf, type Config, catalonia, type Due, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';

/** P1 to P4 of the worked examples. */
export const [ada, bo, cai, dot] = ['ada', 'bo', 'cai', 'dot'] as const;

const everybody: readonly string[] = [ada, bo, cai, dot];

/** So many players, in the default colours. */
export const players = (count: number): string[] => everybody.slice(0, count);

/** A shuffle that changes nothing. */
export const still = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The shuffle that leaves content order: tile i lies on cell i. */
export const identity = still(37);

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

/** A face of the die after which just these are still to move. */
const faceFor = (queue: readonly string[], holder: string): number => {
  const [one, another] = queue;
  if (another !== undefined) return 6;
  return one === undefined || one === holder ? 1 : everybody.indexOf(one) + 2;
};

/** A position in the middle of a game, checked to be one that play could have led to. */
export const scene = ({ config, count = 4, step, holder = ada, discs = {}, participation = {}, cells = {}, ...rest }: Scene): State => {
  const first = begun({ concentration: 'keep', centralism: count === 1 ? 'high' : 'medium', ...config }, count);
  const { faceUp = [], aside = [], turn = 1, change = {} } = rest;
  const { queue = [] } = change;
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
    die: beforeRoll.includes(step) && queue.length === 0 ? null : faceFor(queue, holder),
    trail: change.moved === true && queue[0] !== undefined ? [cells[queue[0]] ?? 0] : [],
    ...change,
  };
  return accepted(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))));
};

/** A tax due. */
export const tax = (payer: string, amount: number, payee = 'treasury'): Due => ({ payer, payee, amount, reason: 'tax' });

/** The id of the default tile with this number. */
export const tile = (number: number): string => catalonia.tiles[number]!.id;
