import type { GameTypes } from 'ludoteca';
import type { GameId } from 'ludoteca/games';

/** An action of any game. */
export type AnyAction = GameTypes['Action'];
/** An event of any game. */
export type AnyEvent = GameTypes['Event'];
/** What may be known of any game. */
export type AnyView = GameTypes['View'];

/** The ids of the games, in the order of the shelf. The games themselves are fetched when they are chosen. */
export const gameIds = [
  'ojo-del-terror',
  'genegrafter',
  'som-el-que-decidim',
  'genes-mactantes',
  'orbis-terrarum',
] as const satisfies readonly GameId[];
/** Is this the id of a game on offer? */
export const isGameId = (id: unknown): id is GameId => (gameIds as readonly unknown[]).includes(id);
