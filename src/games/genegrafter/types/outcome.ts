import { type Codec, id, intBetween, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import type { Outcome as CoreOutcome } from '../../../core/game/game-types.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';

/** One line of the result. `points` are the markers. */
export interface Place {
  /** Whose line it is. */
  readonly player: PlayerId;
  /** From 1; those who are equal share a place. */
  readonly rank: number;
  /** Markers in gene pool and play, with those of grafts unless the option leaves them out. */
  readonly points: number;
  /** Life left; 0 for the eliminated. */
  readonly life: number;
  /** 1 for the first player eliminated, …; null for survivors. */
  readonly eliminatedAt: number | null;
}

/** How the game ended: the third DNA card was drawn, one survivor was left, or it went on for too long. */
export interface Outcome extends CoreOutcome<ClauseId> {
  /** What ended it: the final round, nobody else left, or the turn limit. */
  readonly reason: 'dna' | 'last-survivor' | 'turn-limit';
  /** The one winner: those equal for the first place have rolled for it. */
  readonly winner: PlayerId;
  /** The winner alone, as a list. */
  readonly winners: readonly PlayerId[];
  /** Everybody, the best first. */
  readonly ranking: readonly Place[];
  /** The clause by which it ended, one for each reason. */
  readonly clause: 'GG-OVER-04' | 'GG-OVER-10' | 'GG-OVER-13';
}

/** See {@link Outcome}. */
export const outcomeCodec: Codec<Outcome> = shape<Outcome>({
  reason: oneOf(['dna', 'last-survivor', 'turn-limit']),
  winner: id,
  winners: list(id, 4),
  ranking: list(
    shape<Place>({
      player: id,
      rank: intBetween(1, 4),
      points: intBetween(0, 1_000_000),
      life: intBetween(0, 6),
      eliminatedAt: nullable(intBetween(1, 4)),
    }),
    4,
  ),
  clause: oneOf(['GG-OVER-04', 'GG-OVER-10', 'GG-OVER-13']),
});
