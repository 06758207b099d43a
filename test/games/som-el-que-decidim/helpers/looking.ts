import { atlasOf, type State } from 'ludoteca/som-el-que-decidim';

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

/** All ids of the default tiles on some cells of a state. */
export const tilesOn = (state: State, ...cells: number[]): (string | null)[] => cells.map((cell) => state.board[cell]?.tile ?? null);

/** The cells that lie face up. */
export const faceUpCells = (state: State): number[] => state.board.flatMap((square, cell) => (square?.faceUp ? [cell] : []));
