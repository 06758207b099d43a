import type { Draft } from 'immer';
import { type Misplaced, misplaced, saidOfPlayers } from '../../../core/engine/scenes.js';
import { atlas, isCell, seats } from '../queries/state.js';
import type { State } from '../types/index.js';
import type { Scene } from './scene.js';

type Writable = Draft<State>;

/** Discs as said; what nobody has is in the treasury, and participation that nobody has on the start tile. */
export function* placeDiscs(state: Writable, scene: Scene): Misplaced {
  const { content } = state.config;
  const order = content.discs.map(({ id }) => id);
  const holders = new Map<string, string>();
  for (const [player, { discs = [] }] of saidOfPlayers(scene))
    for (const [i, disc] of discs.entries()) {
      const path = `players.${player}.discs.${i}`;
      if (!order.includes(disc)) yield misplaced(`There is no disc ${disc}.`, path);
      else if (holders.has(disc)) yield misplaced(`${holders.get(disc)} has ${disc} already.`, path);
      holders.set(disc, player);
    }
  for (const player of seats(state as State)) {
    const { discs, participation } = scene.players?.[player] ?? {};
    const before = state.players[player]!;
    const own = discs ?? before.discs.filter((disc) => !holders.has(disc));
    before.discs = [...own].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    before.participation = participation ?? before.participation;
  }
  const owned = new Set(Object.values(state.players).flatMap(({ discs }) => discs));
  state.treasury = order.filter((disc) => !owned.has(disc));
  state.pool = Object.values(state.players).reduce((left, { participation }) => left - participation, content.participation);
}

/** Tiles change places with those that lay where they are said to lie. */
function* placeTiles(state: Writable, scene: Scene): Misplaced {
  const { tiles } = atlas(state);
  for (const [key, { tile, laying }] of Object.entries(scene.board ?? {})) {
    const cell = Number(key);
    const path = `board.${key}`;
    const square = isCell(state as State, cell) ? state.board[cell] : undefined;
    if (square == null) {
      yield misplaced(square === null ? `Cell ${key} is a gap.` : `There is no cell ${key}.`, path);
      continue;
    }
    square.laying = laying ?? square.laying;
    if (tile === undefined || tile === square.tile) continue;
    const other = state.board.find((lying) => lying?.tile === tile);
    if (other == null) yield misplaced(tiles.has(tile) ? `${tile} lies aside.` : `There is no tile ${tile}.`, `${path}.tile`);
    else [other.tile, square.tile] = [square.tile, tile];
  }
}

/** Parts of the urn go back to where they were found, and those that are said are taken. */
function* placeUrn(state: Writable, { urnAside }: Scene): Misplaced {
  if (urnAside === undefined) return;
  for (const { tile, fromCell } of state.urnAside) state.board[fromCell] = { tile, faceUp: false, laying: state.refills };
  state.urnAside = [];
  for (const [i, cell] of urnAside.entries()) {
    const square = isCell(state as State, cell) ? state.board[cell] : undefined;
    if (square == null || atlas(state).tiles.get(square.tile)!.flag !== 'urn') {
      yield misplaced(`No part of the urn lies on cell ${cell}.`, `urnAside.${i}`);
      continue;
    }
    state.urnAside.push({ tile: square.tile, fromCell: cell });
    state.board[cell] = null;
  }
}

/** Who calls a vote does so on the tile of the ballot, and has walked there unless the scene says where he stands. */
const placeCaller = (state: Writable, { vote, step, queue, players, holder = state.holder }: Scene): void => {
  if (vote === undefined && step !== 'suffrage') return;
  const caller = vote?.convener ?? queue?.[0] ?? holder;
  const ballot = state.board.findIndex((square) => square !== null && atlas(state).tiles.get(square.tile)!.symbol === 'suffrage');
  if (ballot >= 0 && players?.[caller]?.cell === undefined) state.players[caller]!.cell = ballot;
};

/** Where citizens stand, and what lies face up. */
function* placeFaces(state: Writable, scene: Scene): Misplaced {
  const { start } = atlas(state);
  const { faceUp } = scene;
  for (const [i, cell] of (faceUp ?? []).entries())
    if (!isCell(state as State, cell) || state.board[cell] === null) yield misplaced(`No tile lies on cell ${cell}.`, `faceUp.${i}`);
  for (const [player, { cell }] of saidOfPlayers(scene)) {
    if (cell === undefined) continue;
    if (!isCell(state as State, cell) || state.board[cell] === null)
      yield misplaced(`Nobody can stand on cell ${cell}.`, `players.${player}.cell`);
    state.players[player]!.cell = cell;
  }
  const trodden = new Set(Object.values(state.players).map(({ cell }) => cell));
  for (const [cell, square] of state.board.entries()) {
    if (square === null) continue;
    const said = scene.board?.[cell]?.faceUp ?? faceUp?.includes(cell) ?? (scene.faceUp === undefined && square.faceUp);
    square.faceUp = said || trodden.has(cell) || square.tile === start;
  }
}

/** The board as said. Citizens of whom nothing is said go with the start tile, if it is moved under them. */
export function* placeBoard(state: Writable, scene: Scene): Misplaced {
  const { start } = atlas(state);
  const startOf = (): number => state.board.findIndex((square) => square?.tile === start);
  const before = startOf();
  yield* placeTiles(state, scene);
  state.refills = scene.refills ?? state.refills;
  yield* placeUrn(state, scene);
  for (const player of Object.values(state.players)) if (player.cell === before) player.cell = startOf();
  placeCaller(state, scene);
  yield* placeFaces(state, scene);
}
