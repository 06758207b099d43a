import { type Choice, group, one, skip, text, via } from '../../../../core/choices/choices.js';
import { agentsOf, blocOf } from '../../mechanics/diplomacy/conferences.js';
import { isForbiddenInSchism, isForConference } from '../../mechanics/diplomacy/motions.js';
import { treatyOf } from '../../mechanics/diplomacy/treaties.js';
import { living, organizationOf } from '../../queries/state.js';
import type { Conference, Motion, Penalty, State, Statute, Term, Threat } from '../../types/index.js';
import { canonicalTerms } from './canonical-terms.js';
import { clausesBetween } from './clause-choices.js';
import { penaltyChoice, threatChoice, yearsChoice } from './penalty-choices.js';
import { canonicalStatute, statuteChoice, statuteOrNone } from './statute-choices.js';

type Kind = Motion['kind'];

/** A resolution has so many clauses at most. [OT-TRE-01] */
export const mostClauses = 20;

/** A motion, question by question. */
interface AskedMotion {
  readonly kind: Kind;
  readonly nation?: string;
  readonly condition?: string;
  readonly promise?: 'neutrality' | 'commitment';
  readonly clauses?: readonly Term[];
  readonly text?: string | null;
  readonly years?: number | null;
  readonly penalty?: Penalty | Threat | null;
  readonly exitPenalty?: Penalty | null;
  readonly statute?: Statute | null;
}

const sure = { sure: true } as const;

/** The kinds of motion that are about one Nation. */
const isAboutNation = (kind: Kind): kind is 'exclude' | 'suspend' | 'reinstate' | 'admit-member' =>
  kind === 'exclude' || kind === 'suspend' || kind === 'reinstate' || kind === 'admit-member';

/** The Nations that a motion of this kind may be about. [OT-RES-02] [OT-ORG-08] [OT-ORG-15] */
const nationsFor = (
  state: State,
  conference: Conference,
  kind: 'exclude' | 'suspend' | 'reinstate' | 'admit-member',
): readonly string[] => {
  const { basis } = conference;
  if (kind === 'admit-member') {
    const organization = basis.kind === 'organization' ? organizationOf(state, basis.id) : undefined;
    if (organization === undefined || organization.statute.joinRule === 'leader') return [];
    return organization.applications.filter((id) => living(state, id) !== undefined && !organization.members.includes(id));
  }
  if (kind !== 'reinstate' && !isForConference(state, basis)) return [];
  return agentsOf(state, basis).filter(
    (nation) => living(state, nation) !== undefined && !isForbiddenInSchism(state, conference, { kind, nation }),
  );
};

/** Is the conference about a treaty or a declaration that it may change? [OT-CONF-05] */
const mayAmend = (state: State, { basis }: Conference): boolean =>
  (basis.kind === 'treaty' || basis.kind === 'declaration') && isForConference(state, basis);

const kindsFor = (state: State, conference: Conference): readonly Kind[] => {
  const isOfOrganization = conference.basis.kind === 'organization' && organizationOf(state, conference.basis.id) !== undefined;
  const isWhole = !isForbiddenInSchism(state, conference, { kind: 'dissolve-organization' });
  const about = (['exclude', 'suspend', 'reinstate', 'admit-member'] as const).filter(
    (kind) =>
      nationsFor(state, conference, kind).length > 0 &&
      (kind === 'suspend' || kind === 'reinstate' || !isForbiddenInSchism(state, conference, { kind, nation: '' })),
  );
  return [
    ...(['adopt', 'declare'] as const),
    ...(mayAmend(state, conference) ? (['amend', 'repeal'] as const) : []),
    ...about,
    ...(isOfOrganization && isWhole ? (['reform-statute', 'dissolve-organization'] as const) : []),
  ];
};

/** Other words for a declaration, or those there are. */
const wordsOrNone = ({ config }: State): Choice<string | null> =>
  via<string | null, { readonly isNew: boolean; readonly words?: string }>(
    group<{ readonly isNew: boolean; readonly words?: string }>({
      isNew: () => one([false, true], sure),
      words: ({ isNew }) => (isNew ? text(['We give our word.'], config.noteMaxLength) : skip),
    }),
    { to: ({ words }) => words ?? null, from: (words) => (words === null ? { isNew: false } : { isNew: true, words }) },
  );

/** What is asked of a kind of motion comes to it; what an amendment says nothing of stays as it is. */
const motionOf = ({ basis }: Conference, asked: AskedMotion): Motion => {
  const instrument = basis.id ?? '';
  if (asked.kind === 'repeal') return { kind: 'repeal', instrument };
  if (asked.kind === 'amend') return { clauses: [], text: null, penalty: null, years: null, ...asked, instrument } as Motion;
  return asked.kind === 'declare' ? ({ statute: null, ...asked } as Motion) : (asked as Motion);
};

/** What a conference may resolve. [OT-CONF-05] [OT-RES-02] */
export const motionChoice = (state: State, conference: Conference): Choice<Motion> => {
  const { basis } = conference;
  const treaty = basis.kind === 'treaty' ? treatyOf(state, basis.id) : undefined;
  const isOfTreaty = (kind: Kind): boolean => kind === 'amend' && treaty !== undefined;
  const isOfDeclaration = (kind: Kind): boolean => kind === 'amend' && treaty === undefined;
  return via<Motion, AskedMotion>(
    group<AskedMotion>({
      kind: () => one(kindsFor(state, conference), sure),
      nation: ({ kind }) => (isAboutNation(kind) ? one(nationsFor(state, conference, kind), { about: 'nation', sure: true }) : skip),
      condition: ({ kind }) => (kind === 'suspend' ? text(['', 'Until it pays.'], state.config.noteMaxLength) : skip),
      promise: ({ kind }) => (kind === 'declare' ? one(['neutrality', 'commitment'], sure) : skip),
      clauses: ({ kind }) => {
        if (kind === 'adopt') return clausesBetween(state, blocOf(state, conference), { most: mostClauses, inConference: true });
        if (treaty === undefined || kind !== 'amend') return skip;
        const { id: within, parties, clauses: standing } = treaty;
        return clausesBetween(state, parties, { most: mostClauses, inConference: true, standing, within });
      },
      text: ({ kind }) => {
        if (kind === 'declare') return text(['', 'We give our word.'], state.config.noteMaxLength);
        return isOfDeclaration(kind) ? wordsOrNone(state) : skip;
      },
      years: ({ kind }) => (kind === 'adopt' || isOfTreaty(kind) ? yearsChoice(state) : skip),
      penalty: ({ kind }) => {
        if (kind === 'adopt') return penaltyChoice(state);
        return kind === 'declare' || isOfDeclaration(kind) ? threatChoice(state) : skip;
      },
      exitPenalty: ({ kind }) => (kind === 'adopt' ? penaltyChoice(state) : skip),
      statute: ({ kind, promise }) => {
        if (kind === 'reform-statute') return statuteChoice(state);
        return kind === 'declare' && promise === 'commitment' ? statuteOrNone(state) : skip;
      },
    }),
    {
      to: (asked) => motionOf(conference, asked),
      from: (motion) => {
        if (typeof motion !== 'object' || motion === null) return undefined;
        if (motion.kind === 'repeal') return { kind: 'repeal' };
        if (motion.kind === 'declare' && motion.promise !== 'commitment') {
          const { statute: _, ...rest } = motion;
          return rest;
        }
        if (motion.kind !== 'amend') return motion;
        const { kind, clauses, text: words, years, penalty } = motion;
        return treaty === undefined ? { kind, text: words, penalty } : { kind, clauses, years };
      },
    },
  );
};

/** The one way to write a motion: with what its kind and its instrument make use of. */
export const canonicalMotion = (state: State, motion: Motion): Motion => {
  switch (motion.kind) {
    case 'adopt':
      return { ...motion, clauses: canonicalTerms(state, motion.clauses), exitPenalty: motion.exitPenalty ?? null };
    case 'declare':
      return { ...motion, statute: motion.statute === null ? null : canonicalStatute(state, motion.statute) };
    case 'amend': {
      const treaty = treatyOf(state, motion.instrument);
      if (treaty === undefined) return { ...motion, clauses: [], years: null };
      return { ...motion, clauses: canonicalTerms(state, motion.clauses, treaty.clauses), text: null, penalty: null };
    }
    case 'suspend':
      return { ...motion, condition: motion.condition ?? '' };
    case 'reform-statute':
      return { ...motion, statute: canonicalStatute(state, motion.statute) };
    default:
      return motion;
  }
};
