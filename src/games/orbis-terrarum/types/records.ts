import { int, nullable, shape } from '../../../core/data/codec.js';
import { name, note } from './basics.js';

/** A text that somebody posted. */
export interface Note {
  /** The player who wrote it, or the referee. */
  readonly author: string;
  /** The Nation it was written for; null if for none. */
  readonly nation: string | null;
  /** The turn in which it was posted. */
  readonly turn: number;
  /** One word for what it belongs to, as `note`, `measure` or `private`. */
  readonly subject: string;
  /** The text itself. */
  readonly text: string;
}

/** Final figures of one player. [OT-END-05] */
export interface Standing {
  /** Whose figures they are. */
  readonly player: string;
  /** From 1, the highest score first; it names no winner. */
  readonly rank: number;
  /** The Nation played at the end; null if there was none. */
  readonly nation: string | null;
  /** Its ten attributes together. */
  readonly attributes: number;
  /** Viability and Legitimacy together. */
  readonly indices: number;
  /** Points of Wealth. */
  readonly wealth: number;
  /** Points of Progress. */
  readonly progress: number;
  /** How many regions it owns. */
  readonly regions: number;
  /** How many direct vassals it has. */
  readonly vassals: number;
  /** In hundredths. */
  readonly score: number;
}

/** How the game ended. */
export interface Ended {
  /** Closed by the referee, or over with the last turn. */
  readonly reason: 'referee' | 'turn-limit';
  /** The reason in words. */
  readonly text: string;
  /** The figures of every player, the highest score first. */
  readonly standings: readonly Standing[];
}

/** A note as it is kept. */
export const noteCodec = shape<Note>({ author: name, nation: nullable(name), turn: int, subject: name, text: note });
