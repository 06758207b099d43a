import { E, type GameRecord, type GameTypes, type Replay } from 'ludoteca';
import type { Refused } from '../local/refused.js';

/** Why a record cannot be studied. */
export type FaultCode = 'broken' | 'too-large' | 'departs' | 'no-file' | 'goes-on' | 'no-table' | 'unreachable';

/** See {@link FaultCode}; `said` is what the rules said, where they were asked. */
export interface Fault {
  readonly code: FaultCode;
  readonly said: Refused | null;
}

/** A record is refused. */
export const fault = (code: FaultCode, said: Refused | null = null): E.Either<Fault, never> => E.left({ code, said });

/** A record that has been played again. */
export interface Replayed {
  readonly record: GameRecord<GameTypes>;
  readonly steps: Replay<GameTypes>;
}
