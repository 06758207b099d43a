import { one } from '../../../core/choices/choices.js';
import { action, int } from '../../../core/data/codec.js';
import { peek } from '../../../core/data/copies.js';
import type { ActionBase } from '../../../core/game/rule.js';
import { afterConcentration } from '../mechanics/turn.js';
import { isCell, seats, startCell } from '../queries/state.js';
import { refuse } from '../refusals/index.js';
import type { State } from '../types/index.js';
import { rule } from './shared/rule.js';
import { place } from './shared/things.js';

/** The holder says where the start tile lies. */
export interface PlaceConcentration extends ActionBase {
  readonly type: 'place-concentration';
  readonly cell: number;
}

/** [SD-SET-08] The other tile is not looked at. [SD-CONC-02] [SD-CONC-03] */
export const placeConcentration = rule<PlaceConcentration>({
  type: 'place-concentration',
  cites: ['SD-CONC-01', 'SD-CONC-02', 'SD-CONC-03'],
  codec: action<PlaceConcentration>('place-concentration', { cell: int }),
  choices: {
    cell: (state) =>
      one(
        state.board.map((_, cell) => cell),
        place,
      ),
  },
  *check(state, { cell }) {
    if (!isCell(state, cell)) yield refuse('unknown-cell', 'SD-CONC-01', { cell, last: state.board.length - 1 }, 'cell');
  },
  apply(state, { cell }, table) {
    const now = peek<State>(state as State);
    const from = startCell(now);
    const [start, other] = [{ ...now.board[from]! }, { ...now.board[cell]! }];
    state.board[from] = other;
    state.board[cell] = start;
    for (const player of seats(now)) state.players[player]!.cell = cell; // [SD-SET-09]
    table.emit({ type: 'concentration-placed', from, to: cell });
    afterConcentration(state, table);
  },
});
