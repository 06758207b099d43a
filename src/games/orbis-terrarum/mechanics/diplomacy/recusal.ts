import { clone } from '../../../../core/data/copies.js';
import { now, type Open, organizationOf, type Tell } from '../../queries/state.js';
import type { Adoption, Basis, State } from '../../types/index.js';
import { endDeclaration } from './declarations.js';
import { noticeTurn, protest, protestDeclaration, protestReform } from './exits.js';
import { leaveWithCharter, removeMember } from './resolutions.js';
import { removeParty, treatyOf } from './treaties.js';

/** The ways out of a bloc. [OT-CONF-11] */
export type WayOut = 'notice' | 'absence' | 'protest';

/** Something that a conference has made or changed, and whom it binds. [OT-CONF-11] [OT-RES-12] */
export interface Resolution {
  readonly kind: Basis['kind'];
  /** Null where no conference has adopted or changed it. */
  readonly adoption: Adoption | null;
  readonly bound: readonly string[];
  readonly leaving: readonly { readonly nation: string; readonly turn: number }[];
}

/** A treaty, a declaration or an organization, as a resolution. */
export const resolutionOf = (state: State, id: string): Resolution | undefined => {
  const treaty = treatyOf(state, id);
  if (treaty !== undefined) return { kind: 'treaty', adoption: treaty.adoption, bound: treaty.parties, leaving: treaty.leaving };
  const declaration = state.declarations.find((one) => one.id === id);
  if (declaration !== undefined) {
    const { adoption = null, declarants, revocations } = declaration;
    return { kind: 'declaration', adoption, bound: declarants, leaving: revocations };
  }
  const organization = organizationOf(state, id);
  if (organization === undefined) return undefined;
  return { kind: 'organization', adoption: organization.reformed ?? null, bound: organization.members, leaving: organization.leaving };
};

/** The resolutions that bind a Nation. */
export const resolutionsUpon = (state: State, nation: string): readonly string[] =>
  [...state.treaties, ...state.declarations, ...state.organizations].flatMap(({ id }) => {
    const { adoption, bound } = resolutionOf(state, id)!;
    return adoption !== null && bound.includes(nation) ? [id] : [];
  });

/** Those of them that it has not given notice of leaving. */
export const resolutionsBinding = (state: State, nation: string): readonly string[] =>
  resolutionsUpon(state, nation).filter((id) => !resolutionOf(state, id)!.leaving.some((one) => one.nation === nation));

/** Notice is given of leaving. [OT-RES-05] [OT-DECL-03] [OT-ORG-19] */
const giveNotice = (state: Open, id: string, nation: string): void => {
  const notice = { nation, turn: noticeTurn(state) };
  state.treaties.find((one) => one.id === id)?.leaving.push(notice);
  state.declarations.find((one) => one.id === id)?.revocations.push(notice);
  state.organizations.find((one) => one.id === id)?.leaving.push(notice);
};

/** A Nation is out of the bloc. */
const takeOut = (state: Open, { kind }: Resolution, id: string, nation: string, why: WayOut, table: Tell): void => {
  if (kind === 'organization') removeMember(state, id, nation, table);
  else if (kind === 'declaration') endDeclaration(state, id, nation, why, table);
  else removeParty(state, id, nation, table);
};

/** What protest costs, as things stand before anybody leaves: afterwards there may be nothing left to look at. [OT-RES-06] [OT-RES-12] */
const priceOfProtest = (before: State, id: string): ((state: Open, nation: string, table: Tell) => void) => {
  const treaty = clone(treatyOf(before, id));
  const declaration = clone(before.declarations.find((one) => one.id === id));
  const members = [...(organizationOf(before, id)?.members ?? [])];
  return (state, nation, table) => {
    if (treaty !== undefined) protest(state, treaty, nation, table);
    else if (declaration !== undefined) protestDeclaration(state, declaration, nation, table);
    else protestReform(state, members, nation, table);
  };
};

/** A Nation leaves the bloc of a resolution: in time, freely as one that never came, or in protest at its price. [OT-RES-05] [OT-RES-06] [OT-RES-07] [OT-RES-12] */
export const leaveBloc = (state: Open, id: string, nation: string, way: WayOut, table: Tell): void => {
  const before = now(state);
  const pay = priceOfProtest(before, id);
  table.emit({ type: 'recused', nation, from: id, way });
  if (way === 'notice') giveNotice(state, id, nation);
  else {
    takeOut(state, resolutionOf(before, id)!, id, nation, way, table);
    leaveWithCharter(state, id, nation, table);
  }
  if (way === 'protest') pay(state, nation, table);
};
