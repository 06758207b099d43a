import { isId } from '../data/values.js';
import type { Roll } from '../dice/dice.js';
import type { CoreClause, CoreRefusalCode, coreRefusals } from '../refusals/common.js';
import type { FactsOf, RefusalTable, ViolationIn } from '../refusals/table.js';
import type { PlayerId, Violation } from '../refusals/violation.js';
import type { ActionBase, EventBase } from './rule.js';

/** Whoever looks: a player, the referee, or null for a spectator. An id the game does not know sees what a spectator sees. */
export type Viewer = PlayerId | null;

/** A viewer from whatever was given: what is no id sees what a spectator sees. */
export const viewerFrom = (given: unknown): Viewer => (isId(given) ? given : null);

/** How a game ended. Games add their own facts. */
export interface Outcome<Clause extends string = string> {
  /** Players from best to worst; equal results share a rank (1, 2, 2, 4). */
  readonly ranking: readonly { readonly player: PlayerId; readonly rank: number; readonly points: number }[];
  /** Who won; empty if nobody did. */
  readonly winners: readonly PlayerId[];
  /** The clause that ended the game. */
  readonly clause: Clause;
}

/** The types of one game, under one name. */
export interface GameTypes {
  readonly State: object;
  readonly Action: ActionBase;
  readonly Event: EventBase;
  readonly Config: object;
  readonly View: object;
  readonly Clause: string;
  readonly Outcome: Outcome;
  /** The table of its refusals, if it keeps one: then its violations are typed by code. */
  readonly Refusals?: RefusalTable;
}

/** The types of a game with clauses beside its own: those of house rules. */
export interface WithClauses<G extends GameTypes, Clause extends string> extends GameTypes {
  readonly State: G['State'];
  readonly Action: G['Action'];
  readonly Event: G['Event'];
  readonly Config: G['Config'];
  readonly View: G['View'];
  readonly Clause: G['Clause'] | Clause;
  readonly Outcome: G['Outcome'];
}

/** A clause of the game, or of the core. */
export type ClauseOf<G extends GameTypes> = G['Clause'] | CoreClause;

/** What the core says no with, under the clauses of the game or its own. */
type CommonViolation<Clause extends string> = {
  readonly [Code in CoreRefusalCode]: Violation<Clause, Code, FactsOf<(typeof coreRefusals)[Code][keyof (typeof coreRefusals)[Code]]>>;
}[CoreRefusalCode];

/** Every violation there can be in a game: `switch (violation.code)` knows its codes, and the facts of each. */
export type ViolationOf<G extends GameTypes> = G extends { readonly Refusals: infer Table extends RefusalTable }
  ? ViolationIn<Table> | CommonViolation<ClauseOf<G>>
  : Violation<ClauseOf<G>>;

/** Every code a game refuses with. */
export type RefusalCodeOf<G extends GameTypes> = ViolationOf<G>['code'];

/** Why a game refused. */
export type RefusalOf<G extends GameTypes> = readonly [ViolationOf<G>, ...ViolationOf<G>[]];

/** What one accepted action led to. */
export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order. For the host's eyes: pass each through `witness` before showing it. */
  readonly events: readonly Event[];
  /** The dice that fell, in order. */
  readonly rolls: readonly Roll[];
}
