import type { FactsOf } from 'ludoteca';

/** One example of every code of a table: a clause that speaks through it, and facts it can be told with. A code without one does not compile. */
export type ExamplesOf<Table> = {
  readonly [Code in keyof Table]: {
    readonly [Clause in keyof Table[Code]]: readonly [clause: Clause, facts: FactsOf<Table[Code][Clause]>];
  }[keyof Table[Code]];
};
