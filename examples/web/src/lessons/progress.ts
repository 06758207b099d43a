import type { GameId } from 'ludoteca/games';
import { isGameId } from '../tables/catalogue.js';

const sign = '#lesson=';

/** Where the lesson of a game is found. */
export const lessonAddress = (id: GameId): string => `${sign}${id}`;

/** The game whose lesson is asked for by the address; null if none is. */
export const lessonInAddress = (): GameId | null => {
  const id = location.hash.startsWith(sign) ? location.hash.slice(sign.length) : '';
  return isGameId(id) ? id : null;
};

const shelfOf = (id: GameId): string => `ludoteca-lesson-${id}`;

/** The step at which the lesson of a game was left; the first if it never was, or if the device keeps nothing. */
export const keptStep = (id: GameId, last: number): number => {
  try {
    const kept = Number(localStorage.getItem(shelfOf(id)));
    return Number.isInteger(kept) && kept > 0 && kept < last ? kept : 0;
  } catch {
    return 0;
  }
};

/** A reload comes back to this step. */
export const keepStep = (id: GameId, step: number): void => {
  try {
    localStorage.setItem(shelfOf(id), String(step));
  } catch {
    // Then a reload begins the lesson again.
  }
};
