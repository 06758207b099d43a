import { type Choice, type GroupFields, group } from '../../../../core/choices/choices.js';
import type { Dice } from '../../../../core/dice/dice.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Casting } from '../../queries/participants.js';
import { isLiving, placeOf } from '../../queries/state.js';
import { refuse } from '../../refusals/index.js';
import type { KindId, Means, MeansField, OrderOf, Scope, State, WrittenBy } from '../../types/index.js';
import type { Board, Table } from '../countries/board.js';

/** Why an order has become impossible, and the clause that says so. [GM-EXEC-02] */
export interface Impossible {
  readonly reason: string;
  readonly clause: ClauseId;
}

/** Short for {@link Impossible}. */
export const impossible = (reason: string, clause: ClauseId): Impossible => ({ reason, clause });

/** The rule of one kind of declared action: reading it is reading the rule book. */
export interface KindRule<K extends KindId> {
  readonly scopes: readonly Scope[];
  /** The means it has beside characters and intel. */
  readonly needs: readonly MeansField[];
  /** Those it may have. */
  readonly admits?: readonly MeansField[];
  /** May it be written on the sheet? [GM-DECL-08] */
  declare(state: State, player: string, written: WrittenBy[K], scope: Scope): Violations<ClauseId>;
  /** What is worth writing. [GM-DECL-09] */
  listWritten(state: State, player: string, scope: Scope): Iterable<WrittenBy[K]>;
  /** What may be written, question by question. */
  askWritten(state: State, player: string, scope: Scope): Choice<WrittenBy[K]>;
  /** Why it is impossible on public or own information, being written as a rescue or not; null if it is possible. */
  voidReason(state: State, player: string, order: OrderOf<K>, wasRescue: boolean): Impossible | null;
  /** Who may be active; null if nobody may. [GM-EXEC-06] */
  casting(state: State, player: string, order: OrderOf<K>, means: Means): Casting | null;
  /** Against whom intel would help, in the external scope. [GM-INTL-01] */
  against?(state: State, order: OrderOf<K>): string | null;
  /** May it be carried out by these means? */
  check?(state: State, player: string, order: OrderOf<K>, means: Means): Violations<ClauseId>;
  /** The means worth listing, characters and intel apart. [GM-EXEC-07] */
  listMeans(state: State, player: string, order: OrderOf<K>): Iterable<Means>;
  /** How its means are chosen while it is possible, characters and intel apart. */
  askMeans?(state: State, player: string, order: OrderOf<K>): GroupFields<Means>;
  /** The one way to write means that can be written in several. */
  canonicalMeans?(state: State, player: string, order: OrderOf<K>, means: Means): Means;
  /** Means at random, where the list is long. */
  sampleMeans?(state: State, player: string, order: OrderOf<K>, dice: Dice): Means | undefined;
  /** Does it. */
  execute(state: Board, player: string, order: OrderOf<K>, means: Means, table: Table): void;
}

/** No special means. */
export const noMeans: readonly Means[] = [{}];

/** Nothing is written. */
export const writesNothing = (): Choice<Readonly<Record<never, never>>> => group({});

/** Is this a territory? [GM-ERR-01] */
export const knownTerritory = (state: State, territory: string, path: string): Violations<ClauseId> =>
  placeOf(state, territory) === undefined ? [refuse('bad-parameter', 'GM-ERR-01', { fault: 'unknown-territory', territory }, path)] : [];

/** Is this a living player other than the actor? [GM-EXTN-01] */
export const livingRival = (state: State, player: string, target: string): Violations<ClauseId> =>
  target === player || !isLiving(state, target) ? [refuse('bad-target', 'GM-EXTN-01', { target, player }, 'written.target')] : [];

/** No refusal at all. */
export const always = (): Violations<ClauseId> => [];
