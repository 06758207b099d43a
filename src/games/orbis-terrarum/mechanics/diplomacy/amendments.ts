import { clone, sameData } from '../../../../core/data/copies.js';
import { now, type Open, type Tell, turnsFor } from '../../queries/state.js';
import type { Adoption, Motion, Term } from '../../types/index.js';
import { removeModifiers } from '../nations/modifiers.js';
import { brings } from './binding.js';
import { protest, readopted } from './exits.js';
import { foundByTreaty } from './founding.js';
import { applyTerm } from './terms.js';
import { removeParty } from './treaties.js';

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
 * Whoever did not vote for it may leave it as any resolution [OT-RES-06], and whoever left the conference in protest is out of it at that price; what leaving costs
 * stays as it was first adopted, and so does who came too late to stay away from its first conference [OT-RES-07].
 */
export const amendTreaty = (
  state: Open,
  { instrument, clauses, years }: Amendment,
  adoption: Adoption,
  protesters: readonly string[],
  table: Tell,
): void => {
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
  const first = now(state).treaties.find((one) => one.id === id)!.adoption;
  treaty.adoption = clone(readopted(state, first, adoption, treaty.parties)) as typeof treaty.adoption;
  const left = treaty.parties.filter((party) => protesters.includes(party));
  for (const nation of left) {
    table.emit({ type: 'recused', nation, from: id, way: 'protest' });
    removeParty(state, id, nation, table);
  }
  // Modifiers last as long as the clause that brings them; whoever has left is rid of them.
  const brought = now(state).modifiers.filter(({ cause }) => cause === id);
  for (const { id: modifier, nation } of brought) table.emit({ type: 'modifier-expired', modifier, nation });
  removeModifiers(state, ({ cause }) => cause === id);
  table.emit({ type: 'treaty-changed', treaty: id, parties: [...treaty.parties], lastTurn: treaty.lastTurn });
  const parties = [...treaty.parties];
  for (const [i, clause] of clauses.entries())
    if (places[i] === null || brought.some((modifier) => brings(clause, modifier)))
      applyTerm(state, id, clause, parties, treaty.lastTurn, table);
  const amended = now(state).treaties.find((one) => one.id === id);
  if (amended !== undefined) for (const nation of left) protest(state, amended, nation, table);
  foundByTreaty(state, id, table);
};
