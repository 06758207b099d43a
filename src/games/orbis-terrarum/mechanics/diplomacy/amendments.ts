import { clone, sameData } from '../../../../core/data/copies.js';
import { now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Adoption, Motion, Term } from '../../types/index.js';
import { removeModifiers } from '../nations/modifiers.js';
import { brings } from './binding.js';
import { foundByTreaty } from './founding.js';
import { applyTerm } from './terms.js';

/** A motion that changes a treaty or a declaration. */
export type Amendment = Extract<Motion, { readonly kind: 'amend' }>;

/** For each clause of an amended treaty its place in the old one, where it stands there word for word; null if it is new. */
export const oldPlacesOf = (before: readonly Term[], after: readonly Term[]): readonly (number | null)[] => {
  const taken = new Set<number>();
  return after.map((clause) => {
    const place = before.findIndex((one, i) => !taken.has(i) && sameData(one, clause));
    if (place < 0) return null;
    taken.add(place);
    return place;
  });
};

/** The clauses that an amendment brings in. Those that stand already have taken effect, and are not judged anew. [OT-RES-02] */
export const newClausesOf = (before: readonly Term[], after: readonly Term[]): readonly Term[] => {
  const places = oldPlacesOf(before, after);
  return after.filter((_, i) => places[i] === null);
};

/**
 * A treaty has other clauses: new ones take effect, reservations follow the clauses that stand, and nobody joins what it did not ask for [OT-RES-02] [OT-TRE-16].
 * Whoever did not vote for it may leave it as any resolution [OT-RES-06]; who was in the bloc before, and what leaving costs, stays as it was first adopted.
 */
export const amendTreaty = (state: Open, { instrument, clauses, years }: Amendment, adoption: Adoption, table: Tell): void => {
  const treaty = state.treaties.find(({ id }) => id === instrument);
  if (treaty === undefined) return;
  const { id } = treaty;
  const places = oldPlacesOf(now(state).treaties.find((one) => one.id === id)!.clauses, clauses);
  treaty.clauses = clone(clauses) as typeof treaty.clauses;
  if (years !== null) {
    treaty.years = years;
    treaty.lastTurn = state.turn + turnsFor(state, years);
  }
  treaty.reservations = treaty.reservations.flatMap((one) => {
    const kept = places.flatMap((place, i) => (place !== null && one.clauses.includes(place) ? [i] : []));
    return kept.length === 0 ? [] : [{ nation: one.nation, clauses: kept }];
  });
  treaty.requests = [];
  const { conference, turn, inFavour } = adoption;
  treaty.adoption = clone(
    treaty.adoption === null ? adoption : { ...treaty.adoption, conference, turn, inFavour },
  ) as typeof treaty.adoption;
  // Modifiers last as long as the clause that brings them; whoever has left is rid of them.
  const brought = now(state).modifiers.filter(({ cause }) => cause === id);
  for (const { id: modifier, nation } of brought) table.emit({ type: 'modifier-expired', modifier, nation });
  removeModifiers(state, ({ cause }) => cause === id);
  table.emit({ type: 'treaty-changed', treaty: id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
  const parties = [...treaty.parties];
  for (const [i, clause] of clauses.entries())
    if (places[i] === null || brought.some((modifier) => brings(clause, modifier)))
      applyTerm(state, id, clause, parties, treaty.lastTurn, table);
  foundByTreaty(state, id, table);
};

/** A declaration has another text, or threatens something else. [OT-RES-02] [OT-DECL-10] */
export const amendDeclaration = (state: Open, { instrument, text, penalty }: Amendment, table: Tell): void => {
  const declaration = state.declarations.find(({ id }) => id === instrument);
  if (declaration === undefined) return;
  if (text !== null) declaration.text = text;
  if (penalty !== null) declaration.penalty = { ...penalty };
  table.emit({ type: 'declaration-changed', declaration: declaration.id, nation: declaration.declarants[0]!, why: 'amended' });
};
