import { clone } from '../../../../core/data/copies.js';
import { freshId, now, type Open, type Tell } from '../../queries/state.js';
import type { Declaration, Organization, OrganizationNews, State, Statute, Treaty } from '../../types/index.js';

/** How many members an organization counts: one in civil war counts as its surviving sides. [OT-ORG-05] */
export const membershipOf = (state: State, members: readonly string[]): number =>
  members.reduce((sum, member) => {
    const war = state.civilWars.find(({ nation }) => nation === member);
    return sum + (war === undefined ? 1 : war.sides.filter(({ alive }) => alive).length);
  }, 0);

/** An elector in a statute who is no Nation, if there is one. An elector need be no member, and has no vote until it is one. [OT-ORG-10] */
export const strangerAmongElectors = (state: State, { leaderElection, electors }: Statute): string | undefined =>
  leaderElection === 'electoral' ? electors.find((elector) => !Object.hasOwn(state.nations, elector)) : undefined;

/** When an election counts as opened: what opens before the orders of a turn has them before it. [OT-ORG-09] */
export const electionTurn = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): number => (phase === 'happenings' ? turn - 1 : turn);

/** An organization as it begins: without leader, and with nothing pending. */
export const newOrganization = (id: string, statute: Statute, members: readonly string[], charter: string | null): Organization => ({
  id,
  statute,
  charter,
  members,
  suspended: [],
  leader: null,
  lastLeader: null,
  rotatedTo: null,
  termEnds: null,
  election: null,
  electors: statute.electors,
  electorsNamed: false,
  applications: [],
  enough: true,
  disavowals: [],
  schism: null,
  leaving: [],
});

/** What happens in an organization is told: of whom, and whom that follows if that is the news. */
export const tellOfOrganization = (
  organization: string,
  nation: string | null,
  what: OrganizationNews,
  table: Tell,
  whom: string | null = null,
): void => table.emit({ type: 'organization-changed', organization, what, nation, whom });

/** An organization comes into being. */
export const establish = (state: Open, organization: Organization, table: Tell): void => {
  state.organizations.push(clone(organization) as Open['organizations'][number]);
  tellOfOrganization(organization.id, null, 'founded', table);
};

/** An organization is founded; the first election opens at once. [OT-ORG-04] [OT-ORG-09] */
const found = (state: Open, statute: Statute, members: readonly string[], charter: string, table: Tell): void => {
  const founded = newOrganization(freshId(state, 'organization'), statute, members, charter);
  establish(state, { ...founded, election: { since: electionTurn(state), votes: [] } }, table);
};

/** Has a charter founded an organization? It does so once. [OT-ORG-21] */
const hasFounded = (state: State, { id, spent }: Pick<Treaty | Declaration, 'id' | 'spent'>): boolean =>
  spent === true || isCharter(state, id);

/** Is this what a living organization was founded by? Whoever would join it asks to be admitted. [OT-ORG-20] */
export const isCharter = (state: State, instrument: string): boolean => state.organizations.some(({ charter }) => charter === instrument);

/** The members of an organization that a charter with these signatories founds: the Nations among them. [OT-ORG-20] */
export const membersAmong = (state: State, signatories: readonly string[]): readonly string[] =>
  signatories.filter((signatory) => Object.hasOwn(state.nations, signatory));

/** A treaty with a statute founds its organization the moment it has enough parties. [OT-ORG-04] */
export const foundByTreaty = (state: Open, id: string, table: Tell): void => {
  const plain = now(state);
  const treaty = plain.treaties.find((one) => one.id === id);
  const clause = treaty?.clauses.find(({ kind }) => kind === 'statute');
  if (treaty === undefined || clause?.kind !== 'statute' || hasFounded(plain, treaty)) return;
  const members = membersAmong(plain, treaty.parties);
  if (members.length < plain.config.organizationMin) return;
  state.treaties.find((one) => one.id === id)!.requests = []; // from now on one asks the organization [OT-ORG-20]
  found(state, clause.statute, members, id, table);
};

/** So does a joint declaration that carries one. [OT-ORG-04] */
export const foundByDeclaration = (state: Open, id: string, table: Tell): void => {
  const plain = now(state);
  const declaration = plain.declarations.find((one) => one.id === id);
  if (declaration === undefined || declaration.statute === null || hasFounded(plain, declaration)) return;
  const members = membersAmong(plain, declaration.declarants);
  if (members.length < plain.config.organizationMin) return;
  state.declarations.find((one) => one.id === id)!.requests = [];
  found(state, declaration.statute, members, id, table);
};
