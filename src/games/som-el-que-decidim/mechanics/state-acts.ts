import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import { shuffled } from '../../../core/dice/dice.js';
import type { Table } from '../../../core/game/rule.js';
import { areAligned } from '../content/atlas.js';
import { atlas, mayMobilise, seats, startCell, tileAt } from '../queries/state.js';
import type { Event, State } from '../types/index.js';

/** Which tiles of the State go back, by cell. */
const recalled = (state: State, cell: number): number[] => {
  const { cells } = state.config.content;
  switch (state.centralism!) {
    case 'medium':
      return []; // [SD-SPN-05]
    case 'high': {
      // [SD-SPN-06] [SD-SPN-07]
      const aligned = state.board.flatMap((square, other) =>
        square?.faceUp && tileAt(state, other)!.flag === 'spain' && areAligned(cells[other]!, cells[cell]!) ? [other] : [],
      );
      return aligned.length > 0 ? [cell, ...aligned] : [];
    }
    case 'intense':
      return [cell]; // [SD-SPN-08]
  }
};

/** Tiles are collected, mixed and laid face down into the gaps. [SD-SPN-09] [SD-SPN-10] [SD-SPN-11] [SD-SPN-12] [SD-SPN-13] [SD-SPN-14] */
export const collectAndRefill = (state: Draft<State>, protectedTiles: readonly string[], table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const { order, start } = atlas(now);
  const unprotected = now.urnAside.filter(({ tile }) => !protectedTiles.includes(tile));
  const country = now.board.flatMap((square, cell) =>
    square?.faceUp && square.tile !== start && tileAt(now, cell)!.flag === 'catalonia' ? [cell] : [],
  );
  const collected = [
    ...[...country, ...recalled(now, now.spainCell!)].map((cell) => ({ tile: now.board[cell]!.tile, cell })),
    ...unprotected.map(({ tile, fromCell }) => ({ tile, cell: fromCell })),
  ].sort((a, b) => order.tiles.get(a.tile)! - order.tiles.get(b.tile)!);
  state.urnAside = now.urnAside.filter(({ tile }) => protectedTiles.includes(tile));
  state.spainCell = null;
  state.step = 'movement'; // nobody is left in the queue, so the turn ends [SD-FLOW-13]
  if (collected.length === 0) return;
  const tiles = collected.map(({ tile }) => tile);
  table.emit({ type: 'tiles-collected', cells: collected.map(({ cell }) => cell), tiles });
  const cells = collected.map(({ cell }) => cell).sort((a, b) => a - b);
  const laying = now.refills + 1;
  state.refills = laying;
  for (const [i, tile] of shuffled(table, tiles, 'tiles collected').entries()) state.board[cells[i]!] = { tile, faceUp: false, laying };
  table.emit({ type: 'board-refilled', cells });
};

/** A tile of the State is discovered: all regroup, the holder may protect the urn, and the board is laid again. [SD-SPN-01] [SD-SPN-02] */
export const stateActs = (state: Draft<State>, player: string, cell: number, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const start = startCell(now);
  state.spainCell = cell;
  state.queue = []; // [SD-FLOW-13]
  table.emit({ type: 'state-acts', tile: now.board[cell]!.tile, cell });
  for (const seat of seats(now)) state.players[seat]!.cell = start;
  table.emit({ type: 'citizens-regrouped', cell: start });
  table.emit({ type: 'movement-ended', player, reason: 'spain' });
  if (mayMobilise(now)) state.step = 'mobilise';
  else collectAndRefill(state, [], table);
};
