import type { Roll } from '../core/dice/dice.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Driver, Seat, TableRules } from '../protocol/index.js';
import { turnIn, type WhoseTurn } from './whose-turn.js';

/** What a journal knows of a token: its SHA-256, and what it is for. */
export type TokenHash =
  | { readonly hash: string; readonly right: 'run' | 'watch' }
  | { readonly hash: string; readonly right: 'seat' | 'invite'; readonly seat: string };

/** What a step leaves in the journal: enough for a chronicle without playing it again, and to play it again without chance. */
export interface StepWritten extends WhoseTurn {
  readonly rolls: readonly Roll[];
  readonly seal: string;
  readonly events: readonly object[];
}

/** What a step leaves, out of whatever tells of it. */
export const stepWritten = ({ rolls, seal, events, ...turn }: StepWritten): StepWritten => ({ rolls, seal, events, ...turnIn(turn) });

/** An action with what it led to. */
export interface StepDone extends StepWritten {
  readonly action: { readonly player: string };
}

/** That other steps stand than do: so many of those that do, and some after them. */
export interface Recut {
  readonly to: number;
  /** What follows them: what others had done meanwhile, or what is done again. */
  readonly again?: readonly StepDone[];
  /** The numbers of the steps that are taken back so that they can be done again; all of them if it is not said. */
  readonly back?: readonly number[];
  /** How many of the steps that were taken back are done again: without `again` they follow what stands, and `to` counts them. */
  readonly redone?: number;
}

/** What is asked of others: that other steps stand. */
export interface Request extends Recut {
  readonly kind: 'take-back' | 'redo';
}

/** One thing that was done at a table. */
export type Deed =
  | (StepWritten & {
      readonly kind: 'opened';
      readonly game: string;
      /** The version of the rules. */
      readonly version?: string;
      readonly config: object;
      readonly rules: TableRules;
      readonly seats: readonly Seat[];
      readonly tokens: readonly TokenHash[];
    })
  /** `hushed`: somebody saw nothing of it. `version`: from here on by these rules. */
  | (StepDone & { readonly kind: 'acted'; readonly hushed?: true; readonly version?: string })
  /** Somebody agrees that the table goes on after a step by mended rules, which lead elsewhere than what followed. */
  | { readonly kind: 'went-on'; readonly by: string; readonly to: number; readonly version: string }
  | (Recut & { readonly kind: 'took-back' | 'redid'; readonly by: string })
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

/** What became of a command. */
export type Outcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly why: Refusal }
  | { readonly kind: 'busy' }
  | { readonly kind: 'again' };
