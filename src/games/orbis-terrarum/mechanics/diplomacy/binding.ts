import { controllerOf, nationsBound, organizationOf, referee } from '../../queries/state.js';
import type { Modifier, State, Term, Treaty } from '../../types/index.js';

/** Is this clause the one that brings a modifier? [OT-TRE-02] */
export const brings = (
  term: Term,
  { nation, target, value, against }: Pick<Modifier, 'nation' | 'target' | 'value' | 'against'>,
): boolean => term.kind === 'modifier' && term.on === nation && term.target === target && term.value === value && term.against === against;

/** Does a clause neither bind nor benefit this Nation, since it joined with a reservation? [OT-TRE-16] */
export const isExempt = ({ reservations }: Treaty, nation: string, clause: number): boolean =>
  reservations.some((one) => one.nation === nation && one.clauses.includes(clause));

/** Is this party in the same hands as a Nation? The referee's Nations answer each for itself. [OT-TRE-02] */
export const isInSameHands = (state: State, party: string, nation: string): boolean => {
  const controller = controllerOf(state, nation);
  return controller !== referee && Object.hasOwn(state.nations, party) && controllerOf(state, party) === controller;
};

/** The parties through which a treaty reaches a Nation now: itself, or else its organizations and those in the same hands. Whoever has left has none. [OT-TRE-02] [OT-TRE-14] [OT-ORG-07] [OT-ORG-15] */
const voicesOf = (state: State, { id, parties }: Treaty, nation: string): readonly string[] => {
  if (state.organizations.some(({ charter, schism }) => charter === id && schism !== null)) return [];
  if (parties.includes(nation)) return [nation];
  return parties.filter((party) => nationsBound(state, [party]).includes(nation) || isInSameHands(state, party, nation));
};

/** The same for one clause of it, without those that made a reservation; null asks about the treaty as a whole. */
const voicesIn = (state: State, treaty: Treaty, clause: number | null, nation: string): readonly string[] =>
  voicesOf(state, treaty, nation).filter((voice) => clause === null || !isExempt(treaty, voice, clause));

/**
 * Does a clause (null: the treaty as a whole) reach this Nation just now, so that it binds it? Yes, if a party speaks for it: itself [OT-TRE-02], an organization
 * that it is a member of [OT-ORG-07], or another Nation in the same hands; not if all of these have left [OT-TRE-14] or made a reservation [OT-TRE-16], and not while
 * the organization that is party, or that the treaty founded, is in schism [OT-ORG-15]. Whoever is suspended stays bound [OT-RES-04].
 * That a clause names the Nation, or the parties at large, is for the clause to say.
 */
export const bindsNow = (state: State, treaty: Treaty, clause: number | null, nation: string): boolean =>
  voicesIn(state, treaty, clause, nation).length > 0;

/** Does it also benefit the Nation? Not while the party that speaks for it is suspended, be it in the organization that the treaty founded, or the Nation itself is in an organization of either kind. [OT-RES-04] */
export const favoursNow = (state: State, treaty: Treaty, clause: number | null, nation: string): boolean => {
  const founded = state.organizations.find(({ charter }) => charter === treaty.id);
  const suspended = new Set([...treaty.suspended, ...(founded?.suspended ?? [])]);
  return (
    !suspended.has(nation) &&
    voicesIn(state, treaty, clause, nation).some(
      (voice) => !suspended.has(voice) && organizationOf(state, voice)?.suspended.includes(nation) !== true,
    )
  );
};

/** Do all the parties that speak for a Nation except it from a clause? A stranger to the treaty is never excepted. [OT-TRE-16] */
export const isExcepted = (state: State, treaty: Treaty, clause: number, nation: string): boolean => {
  const voices = voicesOf(state, treaty, nation);
  return voices.length > 0 && voices.every((voice) => isExempt(treaty, voice, clause));
};
