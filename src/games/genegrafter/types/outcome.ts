import { type Codec, id, intBetween, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import type { Outcome as CoreOutcome } from '../../../core/game/game.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import type { ClauseId } from '../clauses.js';

/** One line of the result. `points` are the markers. */
export interface Place {
  readonly player: PlayerId;
  readonly rank: number;
  readonly points: number;
  readonly life: number;
  /** 1 for the first player eliminated, …; null for survivors. */
  readonly eliminatedAt: number | null;
}

/** How the game ended: the third DNA card was drawn, one survivor was left, or it went on for too long. */
export interface Outcome extends CoreOutcome<ClauseId> {
  readonly reason: 'dna' | 'last-survivor' | 'turn-limit';
  readonly winner: PlayerId;
  readonly winners: readonly PlayerId[];
  readonly ranking: readonly Place[];
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
