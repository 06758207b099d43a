import { own } from '../data/own.js';
import { plainly, type Say } from './say.js';
import type { Facts, Violation } from './violation.js';

/** What a refusal says, from its facts; things are called as at the table where it is said. */
export type Sentence<About extends Facts = never> = (facts: About, say: Say) => string;

/**
 * Why a game says no: its codes, under each the clauses that speak through it, and for each of those the English sentence, made from facts. The set
 * is closed: what stands in no table is refused by nobody.
 */
export type RefusalTable<Clause extends string = string> = Readonly<Record<string, Readonly<Partial<Record<Clause, Sentence>>>>>;

/** Facts that are words: ids, names, paths. */
export type Words<Names extends string> = Readonly<Record<Names, string>>;

/** Facts that are numbers. */
export type Numbers<Names extends string> = Readonly<Record<Names, number>>;

/** One of several things that can be wrong under the same clause. */
export type Fault<Name extends string, About extends Facts = Readonly<Record<never, never>>> = { readonly fault: Name } & About;

/** The facts behind a sentence. */
export type FactsOf<Says> = Says extends () => string ? Readonly<Record<never, never>> : Says extends Sentence<infer About> ? About : never;

/** The same refusals in another language: a sentence for every clause behind every code, from the same facts. */
export type RefusalsIn<Table> = {
  readonly [Code in keyof Table]: { readonly [Clause in keyof Table[Code]]: (facts: FactsOf<Table[Code][Clause]>, say: Say) => string };
};

/** The clauses that speak through a code. */
type ClausesOf<Table, Code extends keyof Table> = keyof Table[Code] & string;

/** Every violation a table can give, each code with its own clauses and facts: `switch (violation.code)` knows them all. */
export type ViolationIn<Table> = {
  readonly [Code in keyof Table & string]: {
    readonly [Clause in ClausesOf<Table, Code>]: Violation<Clause, Code, FactsOf<Table[Code][Clause]>>;
  }[ClausesOf<Table, Code>];
}[keyof Table & string];

/** How the rules of a game refuse: `yield refuse('unknown-planet', 'ET-CEDE-01', { planet }, 'planet')`. */
export type Refuse<Table> = <Code extends keyof Table & string, Clause extends ClausesOf<Table, Code>>(
  code: Code,
  clause: Clause,
  facts: FactsOf<Table[Code][Clause]>,
  path?: string,
) => Violation<Clause, Code, FactsOf<Table[Code][Clause]>>;

/** Makes the `refuse` of a game from the table of its refusals. */
export const refuser =
  <const Table extends RefusalTable>(table: Table): Refuse<Table> =>
  (code, clause, facts, path) => {
    const says = own(own(table, code) ?? {}, clause) as unknown as Sentence<Facts> | undefined;
    if (says === undefined) throw new Error(`The table of refusals says nothing of ${code} under ${clause}.`);
    const message = says(facts, plainly);
    return path === undefined ? { code, clause, message, facts } : { code, clause, message, facts, path };
  };

/** One sentence under several clauses. */
export const sameFor = <Clause extends string, Says extends Sentence>(
  clauses: readonly Clause[],
  says: Says,
): Readonly<Record<Clause, Says>> => Object.fromEntries(clauses.map((clause) => [clause, says])) as Record<Clause, Says>;
