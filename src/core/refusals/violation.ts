import type { Wanted } from '../dice/dice.js';

/** Who acts or looks: the ids are the host's own. */
export type PlayerId = string;

/** What a refusal is about, as plain data: the ids, numbers and words its sentence is made from. */
export type Facts = Readonly<Record<string, unknown>>;

/** Why something was refused: a stable code, the clause of the rules it breaks, a sentence with the numbers in it, and what the sentence is made from. */
export interface Violation<Clause extends string = string, Code extends string = string, About extends Facts = Facts> {
  /** Stable, for programs: `not-enough-actions`. Each game has a closed set of them: `game.refusals`. */
  readonly code: Code;
  /** The clause of the rules that says no. */
  readonly clause: Clause;
  /** For people. */
  readonly message: string;
  /** What the message is made from, for programs, and for sentences in other languages. */
  readonly facts: About;
  /** Where in the input the fault lies, as `order.planet`; absent when it lies in no one place. */
  readonly path?: string;
  /** Set when nothing is wrong but a die must be thrown first (see `prompted`). */
  readonly needs?: Wanted;
}

/** Everything that stands against an action, the deciding violation first. Never empty. */
export type Refusal<Clause extends string = string> = readonly [Violation<Clause>, ...Violation<Clause>[]];

/**
 * A violation, as rules yield it: `yield refuse('too-poor', 'NS-WALL-01', 'Walls cost 5; ada has 2.')`. A game with a table of its refusals makes its
 * own `refuse` of it (see `refuser`), which knows the codes, and the sentences by their facts.
 */
export const refuse = <Clause extends string>(
  code: string,
  clause: Clause,
  message: string,
  path?: string,
  facts: Facts = {},
): Violation<Clause> => (path === undefined ? { code, clause, message, facts } : { code, clause, message, facts, path });

/**
 * What a rule's `check` gives: violations one after another, the first of which decides and all of which explain. Most often it is a generator, which
 * finds no more of them than are asked for; where there is only one thing to look at, a list will do and is quicker.
 */
export type Violations<Clause extends string = string> = Iterable<Violation<Clause>>;

/** Does nothing stand against it? Asks for one violation at most. */
export const isFine = (check: Violations): boolean => {
  if (Array.isArray(check)) return check.length === 0;
  for (const _ of check) return false;
  return true;
};

/** All the violations of a check, as a list. */
export const allOf = <Clause extends string>(check: Iterable<Violation<Clause>>): Violation<Clause>[] => [...check];

/** A refusal from a list of violations, or null if the list is empty. */
export const refusal = <Found extends Violation>(violations: readonly Found[]): readonly [Found, ...Found[]] | null => {
  const [first, ...rest] = violations;
  return first === undefined ? null : [first, ...rest];
};
