import type { Game, Refusal } from 'ludoteca';

/** Why something cannot be, and the game that has words for it, once it is known. */
export interface Refused {
  readonly refusal: Refusal;
  readonly game: Game | null;
}
