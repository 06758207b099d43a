import type { Game, GameTypes } from 'ludoteca';
import { type Evening, type Lived, lived } from './evening.js';
import { livedAtTable, type TableEvening } from './tables/evening.js';

/** An evening in one program, or one of people who are not at one device. */
export type AnyEvening = Evening | TableEvening;

/** Lives an evening through, whichever it is. */
export const livedThrough = async (game: Game<GameTypes>, evening: AnyEvening): Promise<Lived> =>
  'online' in evening ? livedAtTable(game, evening) : lived(game, evening);
