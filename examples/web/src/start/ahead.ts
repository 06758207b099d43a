import type { GameId } from 'ludoteca/games';
import type { Language } from '../../../shared/languages.js';

/** What is fetched ahead may be out of reach: whoever needs it then is told. */
const ahead = (fetching: Promise<unknown>): void => void fetching.catch(() => {});

/** The form that asks who plays. */
export const fetchForm = () => import('./preparing.js');

/** Somebody is about to choose this game: its form and the game itself are fetched side by side. */
export const fetchGame = (id: GameId, language: Language): void => {
  ahead(fetchForm());
  ahead(import('../tables/games-at-hand.js').then(({ gameAtHand }) => gameAtHand(id, language)));
};

/** Somebody is about to sit down to this game: the table, its board and what is seen to happen on it. */
export const fetchTable = (id: GameId): void =>
  ahead(import('../tables/at-a-table.js').then(({ fetchBoard, fetchScript }) => Promise.all([fetchBoard(id), fetchScript(id)])));
