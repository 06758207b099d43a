import { int, nullable, shape } from '../../../core/data/codec.js';
import { name, note } from './basics.js';

/** A text that somebody posted. */
export interface Note {
  readonly author: string;
  readonly nation: string | null;
  readonly turn: number;
  readonly subject: string;
  readonly text: string;
}

/** Final figures of one player. [OT-END-05] */
export interface Standing {
  readonly player: string;
  readonly rank: number;
  readonly nation: string | null;
  readonly attributes: number;
  readonly indices: number;
  readonly wealth: number;
  readonly progress: number;
  readonly regions: number;
  readonly vassals: number;
  /** In hundredths. */
  readonly score: number;
}

/** How the game ended. */
export interface Ended {
  readonly reason: 'referee' | 'turn-limit';
  readonly text: string;
  readonly standings: readonly Standing[];
}

/** A note as it is kept. */
export const noteCodec = shape<Note>({ author: name, nation: nullable(name), turn: int, subject: name, text: note });
