import { clone } from '../../../../core/data/copies.js';
import { freshId, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Adoption, Penalty, Term, Treaty } from '../../types/index.js';
import { foundByTreaty } from './founding.js';
import { applyTerm } from './terms.js';

/** What is agreed. */
export interface Agreement {
  readonly parties: readonly string[];
  readonly clauses: readonly Term[];
  readonly years: number | null;
  readonly penalty: Penalty | null;
  readonly adhesion: 'all' | 'majority';
  readonly adoption: Adoption | null;
}

/** A treaty is concluded: its clauses take effect in order, at once. [OT-TRE-04] [OT-TRE-08] */
export const conclude = (state: Open, agreement: Agreement, table: Tell): string => {
  const { parties, clauses, penalty, adhesion, adoption } = agreement;
  const id = freshId(state, 'treaty');
  const years = agreement.years ?? state.config.treatyDefaultYears;
  const lastTurn = state.turn + turnsFor(state, years);
  const treaty: Treaty = clone({
    id,
    parties,
    clauses,
    concludedTurn: state.turn,
    lastTurn,
    years,
    penalty,
    adhesion,
    adoption,
    reservations: [],
    suspended: [],
    requests: [],
    leaving: [],
  });
  state.treaties.push(treaty as Open['treaties'][number]);
  table.emit({ type: 'treaty-concluded', treaty: id, parties: [...parties], clauses: clone(clauses), lastTurn });
  for (const clause of clauses) applyTerm(state, id, clause, parties, lastTurn, table);
  foundByTreaty(state, id, table);
  return id;
};
