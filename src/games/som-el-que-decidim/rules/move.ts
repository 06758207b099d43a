import { one } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { enter } from '../mechanics/movement.js';
import { atlas, isCell, stepsFrom } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import { rule } from './shared/rule.js';
import { place } from './shared/things.js';

/** The mover steps onto a tile, face up or down. */
export interface Move extends ActionBase {
  readonly type: 'move';
  readonly to: number;
}

/** [SD-MOV-09] One step of a walk. */
export const move = rule<Move>({
  type: 'move',
  cites: ['SD-MOV-06', 'SD-MOV-07', 'SD-MOV-08', 'SD-MOV-09', 'SD-MOV-14'],
  codec: action<Move>('move', { to: int }),
  weight: 6, // random walks should get somewhere
  choices: { to: (state, player) => one(stepsFrom(state, player), place) },
  *check(state, { player, to }) {
    if (!isCell(state, to)) return yield refuse('unknown-cell', 'SD-MOV-05', { cell: to, last: state.board.length - 1 }, 'to');
    const { cell } = state.players[player]!;
    if (!atlas(state).neighbours[cell]!.includes(to)) yield refuse('not-adjacent', 'SD-MOV-06', { from: cell, to }, 'to');
    if (state.board[to] === null) yield refuse('no-tile-there', 'SD-MOV-07', { cell: to }, 'to');
    if (state.trail.includes(to)) yield refuse('already-visited', 'SD-MOV-08', { trail: [...state.trail] }, 'to');
  },
  apply(state, { player, to }, table) {
    enter(state, player, to, table);
  },
});
