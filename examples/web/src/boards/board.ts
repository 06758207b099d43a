import type { Thing } from 'ludoteca';
import type { ReactNode } from 'react';

/** What can be pointed at. A part of a picture says what it shows: of several things the first counts that is asked for. */
export interface Pointing {
  /** Is one of these an answer to the question now asked? */
  asksFor(shown: readonly Thing[]): boolean;
  /** Is one of these among what was chosen, as far as the form is filled in? */
  isChosen(shown: readonly Thing[]): boolean;
  /** Somebody points at it. */
  point(shown: readonly Thing[]): void;
}

/** A form that is being filled in: the answers so far, by path. */
export interface FillingIn {
  readonly type: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** What a picture of a game is given, and how it answers. */
export interface BoardProps<V> {
  readonly view: V;
  readonly viewer: string | null;
  readonly language: string;
  /**
   * The name of anything with an id; `among` says in which list of the content it stands, that it is one of the words of the rules, or that it is a player,
   * where an id may be several of these.
   */
  name(id: string, among?: string): string;
  /** What an answer to a question of a form is called: of what has no name of its own, such as the third order of a sheet. */
  called(type: string, field: string, answer: unknown): string;
  /** What a clause of the rules says. */
  clause(id: string): ReactNode;
  /** The id of a clause, by which the rules can be opened at it. */
  cite(id: string): ReactNode;
  readonly pointing: Pointing;
  /** What is being filled in, for pictures that can sketch it; null while nothing is. */
  readonly filling: FillingIn | null;
}
