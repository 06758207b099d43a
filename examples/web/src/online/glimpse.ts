import type { GameTypes } from 'ludoteca';
import type { Seen } from 'ludoteca/client';
import type { GameId } from 'ludoteca/games';
import { isGameId } from '../tables/catalogue.js';

/** A table of this device, as it stands. */
export interface Standing {
  readonly game: GameId;
  readonly players: readonly string[];
  /** Is it waited for whoever sits here? */
  readonly awaited: boolean;
  /** Who else is waited for. */
  readonly waitedFor: readonly string[];
  readonly isOver: boolean;
  readonly isPaused: boolean;
}

/** What came of asking for a table: it stands; it is done with; what opened it opens nothing any more; or nothing can be said now. */
export type Glimpse = Standing | 'done' | 'gone' | 'unknown';

/** What a first look at a table says of it. A table at which one only watches is none of one's own. */
export const glimpseOf = ({ farewell, you, picture, awaited }: Seen<GameTypes>, isKnown: (table: string) => boolean): Glimpse => {
  if (farewell === 'unknown' || farewell === 'revoked') return 'gone';
  if (you === null || picture === null || !isGameId(picture.game)) return 'unknown';
  const { game, seats, closed, rematch, outcome, paused } = picture;
  // It goes on at the rematch: whoever has gone there has that one on the list.
  if (rematch === null ? closed : isKnown(rematch)) return 'done';
  if (you.seat === null && !you.runs) return 'unknown';
  return {
    game,
    players: seats.map(({ id }) => id),
    awaited,
    waitedFor: picture.awaited.filter((seat) => seat !== you.seat),
    isOver: outcome !== null,
    isPaused: paused,
  };
};
