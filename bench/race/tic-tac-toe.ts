import { type BoardgameIo, bareReducer, type Turn, wholeClient } from './boardgame-io.js';
import { type Careful, hasExactly, isWhole, refused, went } from './careful.js';
import { type Contest, ludoteca, randomMatches } from './contest.js';
import { noughts, winnerOf } from './noughts.js';

interface Mark {
  readonly type: 'mark';
  readonly player: string;
  readonly cell: number;
}
/** A board: whose mark stands in each cell. */
export interface Position {
  cells: (string | null)[];
}
const players = ['0', '1'];
/** Whoever does not notice that a match is over has not played it. */
const position = ({ cells }: { readonly cells: readonly (string | null)[] }, isOver: boolean): unknown => ({ cells, isOver });
const empty = (): (string | null)[] => Array.from({ length: 9 }, () => null);

/** The game as boardgame.io wants it. */
export const peer = (): BoardgameIo<Position> => ({
  setup: () => ({ cells: empty() }),
  moves: {
    mark: ({ G, playerID }: Turn<Position>, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf({ G }) {
    const winner = winnerOf(G.cells);
    if (winner !== null) return { winner };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: { enumerate: ({ cells }) => cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : [])) },
});
const move = ({ type, player, cell }: Mark) => ({ name: type, args: [cell], player });

interface Marked {
  readonly type: 'marked';
  readonly player: string;
  readonly cell: number;
}
interface Board extends Position {
  readonly players: readonly string[];
  turn: number;
}
const isOver = ({ cells, turn }: Board): boolean => winnerOf(cells) !== null || turn === 9;

const mark = (board: Board, action: unknown): Careful<Marked> => {
  if (isOver(board)) return refused('game-over', 'The game is over.');
  if (!hasExactly(action, ['type', 'player', 'cell']) || action.type !== 'mark') return refused('bad-action', 'This is no action.');
  const { player, cell } = action;
  if (typeof player !== 'string' || !isWhole(cell, 0, 8)) return refused('bad-parameter', 'There are nine cells.');
  if (player !== board.players[board.turn & 1]) return refused('not-your-turn', 'It is not your turn.');
  if (board.cells[cell] !== null) return refused('cell-taken', `Cell ${cell} bears a mark.`);
  board.cells[cell] = player;
  board.turn += 1;
  return { events: [{ type: 'marked', player, cell }] };
};

/** A small state: nine cells. */
export const contest: Contest<Mark> = {
  title: 'tic-tac-toe: 100 random playouts',
  matches: () => randomMatches(noughts, { players }, 100, 9),
  contenders: {
    'boardgame.io client': wholeClient(peer, 2, move, position),
    'boardgame.io reducer': bareReducer(peer, 2, move, position),
    'ludoteca reduce': ludoteca(noughts, { players }, false, position),
    'ludoteca in place': ludoteca(noughts, { players }, true, position),
    'by hand, as careful': (matches) => () =>
      matches.map((actions) => {
        const board = { players: [...players], turn: 0, cells: empty() };
        for (const action of actions) went(mark(board, action));
        return position(board, isOver(board));
      }),
    'by hand': (matches) => () =>
      matches.map((actions) => {
        const state = { players: [...players], turn: 0, cells: empty() };
        let over = false;
        for (const { type, player, cell } of actions) {
          if (over || type !== 'mark' || player !== state.players[state.turn & 1] || state.cells[cell] !== null) throw new Error('refused');
          state.cells[cell] = player;
          state.turn += 1;
          over = winnerOf(state.cells) !== null || state.turn === 9;
        }
        return position(state, over);
      }),
  },
};
