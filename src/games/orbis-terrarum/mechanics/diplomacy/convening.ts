import { organizationOf } from '../../queries/state.js';
import type { Basis, Declaration, State, Treaty } from '../../types/index.js';
import { bindsNow } from './binding.js';
import { unsuspendedDeclarants } from './joint-declarations.js';

/** Who has signed a treaty and is not suspended in it, nor in the organization it founded. [OT-RES-04] */
const unsuspendedParties = (state: State, { id, parties, suspended }: Treaty): readonly string[] => {
  const inFounded = state.organizations.find(({ charter }) => charter === id)?.suspended ?? [];
  return parties.filter((party) => !suspended.includes(party) && !inFounded.includes(party));
};

/** To whom a treaty or a declaration reserves the right to convene, as far as it binds somebody who wants to. [OT-CONF-26] [OT-TRE-16] */
const reservedTo = (state: State, instrument: Treaty | Declaration, convener: string): readonly string[] => {
  if ('declarants' in instrument) return instrument.reserved === true ? instrument.declarants.slice(0, 1) : [];
  return instrument.clauses.flatMap((clause, index) =>
    clause.kind === 'convening' && bindsNow(state, instrument, index, convener) ? clause.by : [],
  );
};

/** Who may convene on what it has signed, reservations apart: nobody who is suspended. [OT-CONF-02] [OT-RES-04] */
const signatoriesOf = (state: State, instrument: Treaty | Declaration): readonly string[] =>
  'declarants' in instrument ? unsuspendedDeclarants(state, instrument) : unsuspendedParties(state, instrument);

const instrumentOf = (state: State, id: string | null): Treaty | Declaration | undefined =>
  [...state.treaties, ...state.declarations].find((one) => one.id === id);

/** Who has signed the basis of a conference and is not suspended in it. [OT-CONF-27] [OT-RES-04] */
export const unsuspendedSignatories = (state: State, { id }: Basis): readonly string[] => {
  const instrument = instrumentOf(state, id);
  return instrument === undefined ? [] : signatoriesOf(state, instrument);
};

/** Is the right to convene on something reserved to others? A reservation holds as long as one of those could use it. [OT-CONF-26] */
export const isReservedFrom = (state: State, basis: Basis, convener: string): boolean => {
  if (basis.kind === 'organization') {
    const organization = organizationOf(state, basis.id);
    if (organization?.statute.leaderConvenes !== true || !organization.members.includes(convener)) return false;
    return ![organization.leader, organization.schism?.rival].includes(convener); // in a schism it is the right of both [OT-ORG-15]
  }
  const instrument = instrumentOf(state, basis.id);
  if (instrument === undefined) return false;
  const able = reservedTo(state, instrument, convener).filter((one) => signatoriesOf(state, instrument).includes(one));
  return able.length > 0 && !able.includes(convener);
};

/** May a Nation, or an organization through its leader, convene on a treaty or declaration that it has signed? [OT-CONF-02] [OT-CONF-26] */
export const maySummon = (state: State, basis: Basis, convener: string): boolean => {
  const instrument = instrumentOf(state, basis.id);
  return instrument !== undefined && signatoriesOf(state, instrument).includes(convener) && !isReservedFrom(state, basis, convener);
};
