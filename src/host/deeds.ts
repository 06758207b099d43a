import type { Roll } from '../core/dice/dice.js';
import type { Driver, Seat, TableRules } from '../protocol/index.js';

/** What a journal knows of a token: its SHA-256, and what it is for. */
export type TokenHash =
  | { readonly hash: string; readonly right: 'run' | 'watch' }
  | { readonly hash: string; readonly right: 'seat' | 'invite'; readonly seat: string };

/** What a step leaves in the journal: enough for a chronicle without playing it again, and to play it again without chance. */
interface StepWritten {
  readonly rolls: readonly Roll[];
  readonly seal: string;
  readonly events: readonly object[];
  /** Who is to act after it: clocks are the fold’s affair, which knows no rules. */
  readonly acting: readonly string[];
}

/** What is asked of others: that so many steps stand. */
export interface Request {
  readonly kind: 'take-back' | 'redo';
  readonly to: number;
}

/** One thing that was done at a table. */
export type Deed =
  | (StepWritten & {
      readonly kind: 'opened';
      readonly game: string;
      readonly config: object;
      readonly rules: TableRules;
      readonly seats: readonly Seat[];
      readonly tokens: readonly TokenHash[];
    })
  | (StepWritten & { readonly kind: 'acted'; readonly action: { readonly player: string } })
  | { readonly kind: 'took-back' | 'redid'; readonly by: string; readonly to: number }
  | { readonly kind: 'asked'; readonly by: string; readonly what: Request; readonly of: readonly string[] }
  | { readonly kind: 'answered'; readonly by: string; readonly yes: boolean }
  | { readonly kind: 'seated'; readonly seat: string; readonly driver: Driver; readonly token?: TokenHash; readonly invite?: string }
  | { readonly kind: 'revoked'; readonly seat: string | null }
  | { readonly kind: 'paused' | 'resumed' | 'closed'; readonly by: string }
  | { readonly kind: 'ran-out'; readonly seat: string }
  | { readonly kind: 'rematch'; readonly table: string };

/** A deed that may be done, with the state it leads to if that is known already. */
export interface Doing {
  readonly deed: Deed;
  readonly state?: object;
}
