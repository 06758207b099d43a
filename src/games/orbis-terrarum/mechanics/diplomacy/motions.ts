import { actingLeaderOf, answersTo, isPrincipal, living, organizationOf } from '../../queries/state.js';
import type { Basis, Conference, Motion, State, Term } from '../../types/index.js';
import { newClausesOf } from './amendments.js';
import { isInSameHands } from './binding.js';
import { sideOf } from './conferences.js';
import { faultOfConclusion } from './offers.js';
import { treatyOf } from './treaties.js';

/** Who gives something by a clause, so that it needs their vote. [OT-RES-10] */
const giversOf = (state: State, term: Term): readonly string[] => {
  switch (term.kind) {
    case 'payment':
    case 'subsidy':
    case 'cession':
    case 'new-vassal':
      return [term.by];
    case 'vassalage':
      return [term.vassal];
    case 'release':
      return [term.patron];
    case 'renew':
    case 'terminate':
      return treatyOf(state, term.treaty)?.parties ?? [];
    default:
      return []; // the rest binds those absent too
  }
};

/** Has somebody voted for it, itself or by another Nation in the same hands? An organization votes through its leader. [OT-RES-10] */
const hasConsented = (state: State, agent: string, inFavour: readonly string[]): boolean => {
  const organization = organizationOf(state, agent);
  const voice = organization === undefined ? agent : (actingLeaderOf(organization) ?? agent);
  return inFavour.some((nation) => nation === voice || isInSameHands(state, nation, voice));
};

/** The clause that would make a vassal of a Nation that nobody plays, if there is one. [OT-RES-10] */
export const unearnedVassal = (state: State, clauses: readonly Term[]): string | undefined =>
  clauses.flatMap((term) => (term.kind === 'vassalage' && !isPrincipal(state, term.vassal) ? [term.vassal] : []))[0];

/** Can the conference on this basis change, end or restrict it? What two have agreed on, only both change. [OT-CONF-05] [OT-TRE-17] */
export const isForConference = (state: State, basis: Basis): boolean => {
  if (basis.kind === 'treaty') return (treatyOf(state, basis.id)?.parties.length ?? 0) >= 3;
  if (basis.kind === 'declaration') return (state.declarations.find(({ id }) => id === basis.id)?.declarants.length ?? 0) >= 2;
  return basis.kind === 'organization' && organizationOf(state, basis.id) !== undefined;
};

/** What is decided for an organization as a whole. [OT-ORG-15] */
const ofTheWhole: ReadonlySet<Motion['kind']> = new Set(['exclude', 'admit-member', 'reform-statute', 'dissolve-organization']);

/** Is this nothing for a conference while there is a schism? Nobody comes, goes or changes the whole; each side suspends and takes back its own, and nobody the other leader. [OT-ORG-15] */
export const isForbiddenInSchism = (state: State, conference: Conference, motion: Motion): boolean => {
  const { basis } = conference;
  const torn = state.organizations.find(({ id, charter, schism }) => schism !== null && (id === basis.id || charter === basis.id));
  if (torn === undefined || basis.id === null) return false;
  // Out of the charter is out of the organization. [OT-ORG-20]
  if (basis.kind !== 'organization') return motion.kind === 'exclude';
  if (ofTheWhole.has(motion.kind)) return true;
  const isAboutMember = (motion.kind === 'suspend' || motion.kind === 'reinstate') && torn.members.includes(motion.nation);
  return isAboutMember && answersTo(torn, motion.nation) !== sideOf(torn, conference);
};

/** Whom a resolution is adopted by, and for. */
export interface Assembly {
  readonly basis: Basis;
  readonly bloc: readonly string[];
  readonly protesters: readonly string[];
  readonly inFavour: readonly string[];
}

/** Can these clauses bind these parties, and did whoever gives something vote for it? [OT-RES-01] [OT-RES-10] */
const canBind = (state: State, clauses: readonly Term[], parties: readonly string[], inFavour: readonly string[]): boolean =>
  parties.length >= 2 &&
  unearnedVassal(state, clauses) === undefined &&
  clauses.every((clause) => giversOf(state, clause).every((giver) => hasConsented(state, giver, inFavour))) &&
  faultOfConclusion(state, clauses, parties, true) === null;

/** What a motion speaks of and is no longer there or as it was, Nation or instrument, makes it void; so does the missing vote of whoever gives. [OT-RES-01] [OT-RES-02] */
export const isStillPossible = (state: State, motion: Motion, { basis, bloc, protesters, inFavour }: Assembly): boolean => {
  switch (motion.kind) {
    case 'adopt':
      return canBind(state, motion.clauses, bloc, inFavour);
    case 'declare':
      return bloc.length >= 2;
    case 'amend': {
      if (!isForConference(state, basis)) return false;
      const treaty = treatyOf(state, motion.instrument);
      if (treaty === undefined) return true;
      const staying = treaty.parties.filter((party) => !protesters.includes(party));
      return canBind(state, newClausesOf(treaty.clauses, motion.clauses), staying, inFavour);
    }
    case 'repeal':
      return isForConference(state, basis);
    case 'exclude':
    case 'suspend':
      return isForConference(state, basis) && living(state, motion.nation) !== undefined;
    case 'admit-member':
      return basis.kind === 'organization' && organizationOf(state, basis.id)?.applications.includes(motion.nation) === true;
    default:
      return !('nation' in motion) || living(state, motion.nation) !== undefined;
  }
};
