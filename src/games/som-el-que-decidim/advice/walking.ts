import { atlas, seats, wealth } from '../queries/state.js';
import type { State } from '../types/index.js';

/** The cell from which most of the board lies within two steps. */
export const middleOf = (state: State): number => {
  const { neighbours } = atlas(state);
  const near = neighbours.map((around) => new Set(around.flatMap((cell) => neighbours[cell]!)).size);
  return near.indexOf(Math.max(...near));
};

/** What is known of the tiles of one laying that still lie face down. */
interface Hidden {
  tiles: number;
  urns: number;
  /** Tiles of the state. */
  dangers: number;
  /** Tiles that bring the players money: the economy's, and the tax agency. */
  incomes: number;
}

const hiddenIn = (state: State): ReadonlyMap<number, Hidden> => {
  const { tiles } = atlas(state);
  const layings = new Map<number, Hidden>();
  for (const square of state.board) {
    if (square === null || square.faceUp) continue;
    let hidden = layings.get(square.laying);
    if (hidden === undefined) {
      hidden = { tiles: 0, urns: 0, dangers: 0, incomes: 0 };
      layings.set(square.laying, hidden);
    }
    const { flag, symbol } = tiles.get(square.tile)!;
    hidden.tiles++;
    if (flag === 'urn') hidden.urns++;
    if (flag === 'spain') hidden.dangers++;
    if (symbol === 'economic' || symbol === 'taxAgency') hidden.incomes++;
  }
  return layings;
};

/** How much better the players stand with more money, from their share of it: too little ends the game, and so does too much. */
const thirstOf = (state: State): number => {
  const owned = seats(state).reduce((sum, player) => sum + wealth(state, player), 0);
  return 12 * (2 / 3 - owned / atlas(state).money);
};

/**
 * How much a tile of each laying calls to be turned up; below 0 it had better not be. What lies among tiles of the state is looked for first, while
 * there is little to lose: parts of the urn among which none lies are safe there, and come last.
 */
const callsOf = (state: State): ((laying: number) => number) => {
  const layings = hiddenIn(state);
  const isRisky = [...layings.values()].some(({ urns, dangers }) => urns > 0 && dangers > 0);
  const thirst = thirstOf(state);
  const calls = new Map<number, number>();
  for (const [laying, { tiles, urns, dangers, incomes }] of layings) {
    const base = dangers > 0 ? (urns > 0 ? 1 : -1) : isRisky ? 0.3 : 1;
    calls.set(laying, base + (urns + thirst * incomes) / tiles);
  }
  return (laying) => calls.get(laying)!;
};

/** First steps of walks to those tiles within reach that call loudest, a step as often as there are such tiles behind it. */
export const stepsToTheUnknown = (state: State, player: string): readonly number[] => {
  const { neighbours, tiles } = atlas(state);
  const callOf = callsOf(state);
  const { cell: from } = state.players[player]!;
  const seen = new Set([from, ...state.trail]);
  let loudest = 0;
  let steps: number[] = [];
  let ring: readonly (readonly [cell: number, first: number | null])[] = [[from, null]];
  while (ring.length > 0) {
    const next: (readonly [number, number])[] = [];
    for (const [cell, first] of ring)
      for (const to of neighbours[cell]!) {
        const square = state.board[to];
        if (square == null || seen.has(to)) continue;
        seen.add(to);
        const step = first ?? to;
        if (square.faceUp) {
          if (tiles.get(square.tile)!.flag === 'catalonia') next.push([to, step]);
          continue;
        }
        const call = callOf(square.laying);
        if (call > loudest) [loudest, steps] = [call, []];
        if (call === loudest) steps.push(step);
      }
    ring = next;
  }
  return steps;
};
