import { bool, type Codec, exactly, int, list, nullable, oneOf, optional, shape, tagged } from '../../../core/codec.js';
import { name, names, note, type Penalty, penalty, type Threat, threat, title } from './basics.js';
import { type Statute, statute } from './statutes.js';
import { type Term, terms } from './terms.js';

/** A proposed treaty. [OT-TRE-01] */
export interface Offer {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly clauses: readonly Term[];
  readonly years: number | null;
  readonly penalty: Penalty | null;
  readonly adhesion: 'all' | 'majority';
  readonly note: string;
}

/** Somebody wants to join an instrument. [OT-TRE-15] */
export interface JoinRequest {
  readonly id: string;
  readonly nation: string;
  readonly reservations: readonly number[];
  readonly answers: readonly { readonly nation: string; readonly accept: boolean }[];
  /** How many upkeeps it has waited. */
  readonly upkeeps: number;
}

/** Clauses that do not touch someone. [OT-TRE-16] */
export interface Reservation {
  readonly nation: string;
  readonly clauses: readonly number[];
}

/** How a resolution was adopted: what recusal asks about. [OT-RES-06] [OT-RES-07] */
export interface Adoption {
  readonly conference: string;
  readonly turn: number;
  readonly inFavour: readonly string[];
  readonly attended: readonly string[];
  readonly before: readonly string[];
  /** What leaving costs, by notice as well as in protest. [OT-RES-08] */
  readonly exitPenalty: Penalty | null;
}

/** A treaty in force. Parties are Nations, or organizations in the hands of their leaders. */
export interface Treaty {
  readonly id: string;
  readonly parties: readonly string[];
  readonly clauses: readonly Term[];
  readonly concludedTurn: number;
  readonly lastTurn: number;
  readonly years: number;
  readonly penalty: Penalty | null;
  readonly adhesion: 'all' | 'majority';
  readonly reservations: readonly Reservation[];
  readonly suspended: readonly string[];
  readonly adoption: Adoption | null;
  readonly requests: readonly JoinRequest[];
  readonly leaving: readonly { readonly nation: string; readonly turn: number }[];
}

/** A promise to the world. [OT-DECL-01] */
export interface Declaration {
  readonly id: string;
  readonly kind: 'neutrality' | 'commitment' | 'war';
  readonly declarants: readonly string[];
  readonly text: string;
  readonly target: string | null;
  readonly penalty: Threat | null;
  readonly statute: Statute | null;
  readonly issuedTurn: number;
  readonly reservations: readonly Reservation[];
  readonly revocations: readonly { readonly nation: string; readonly turn: number }[];
  readonly requests: readonly JoinRequest[];
}

/** What gives the right to convene. [OT-CONF-02] */
export type Basis =
  | { readonly kind: 'treaty' | 'declaration' | 'organization'; readonly id: string }
  | { readonly kind: 'prestige'; readonly id: null };

/** What a conference may resolve. [OT-CONF-05] [OT-RES-02] */
export type Motion =
  | {
      readonly kind: 'adopt';
      readonly clauses: readonly Term[];
      readonly years: number | null;
      readonly penalty: Penalty | null;
      /** What leaving the bloc costs; free by notice unless given. [OT-RES-08] */
      readonly exitPenalty?: Penalty | null;
    }
  | {
      readonly kind: 'amend';
      readonly instrument: string;
      readonly clauses: readonly Term[];
      readonly text: string | null;
      readonly penalty: Threat | null;
      readonly years: number | null;
    }
  | { readonly kind: 'repeal'; readonly instrument: string }
  | { readonly kind: 'exclude' | 'suspend' | 'reinstate' | 'elect-leader' | 'admit-member'; readonly nation: string }
  | { readonly kind: 'reform-statute'; readonly statute: Statute }
  | { readonly kind: 'dissolve-organization' };

/** A proposal under an item; proposals of one item exclude each other. */
export interface Proposal {
  readonly id: string;
  readonly item: string;
  readonly by: string;
  readonly motion: Motion;
  readonly turn: number;
}

/** One vote. */
export interface Vote {
  readonly nation: string;
  readonly item: string;
  readonly choice: string;
}

/** A meeting of Nations that may resolve. [OT-CONF-12] */
export interface Conference {
  readonly id: string;
  readonly convener: string;
  readonly topic: string;
  readonly basis: Basis;
  readonly invited: readonly string[];
  readonly attendees: readonly string[];
  readonly departed: readonly { readonly nation: string; readonly protest: boolean }[];
  readonly startTurn: number;
  readonly stage: 'scheduled' | 'discussion' | 'voting' | 'closed' | 'dissolved';
  readonly votingSince: number | null;
  readonly includeVassals: boolean;
  readonly openFloor: boolean;
  readonly floorSupport: readonly string[];
  readonly weights: readonly { readonly nation: string; readonly weight: number }[];
  readonly majority: 'absolute' | 'simple' | 'twoThirds';
  readonly proposals: readonly Proposal[];
  readonly votes: readonly Vote[];
  readonly rested: readonly string[];
}

/** A permanent bloc with a leader. */
export interface Organization {
  readonly id: string;
  readonly statute: Statute;
  /** The treaty or declaration that founded it. */
  readonly charter: string | null;
  /** In the order in which they joined. */
  readonly members: readonly string[];
  readonly suspended: readonly string[];
  readonly leader: string | null;
  /** Who led last, or leads: a statute without re-election bars it from the next election. [OT-ORG-12] */
  readonly lastLeader: string | null;
  /** The member the rotation has come to: who led last, or, since it left, who stood before it; null begins anew. [OT-ORG-10] */
  readonly rotatedTo: string | null;
  readonly termEnds: number | null;
  readonly election: { readonly since: number; readonly votes: readonly { readonly voter: string; readonly candidate: string }[] } | null;
  readonly electors: readonly string[];
  readonly electorsNamed: boolean;
  readonly applications: readonly string[];
  /** Whether it has had enough members at some time in this cycle. [OT-ORG-05] */
  readonly enough: boolean;
  readonly disavowals: readonly { readonly nation: string; readonly rival: string }[];
  readonly schism: {
    readonly since: number;
    /** Null once it has resigned or left. */
    readonly rival: string | null;
    readonly recognitions: readonly { readonly nation: string; readonly leader: string }[];
    readonly petitions: readonly string[];
  } | null;
  readonly leaving: readonly { readonly nation: string; readonly turn: number }[];
}

/** A question that somebody must or may answer. [OT-FLOW-15] */
export interface Decision {
  readonly id: string;
  readonly kind:
    | 'npc-response'
    | 'incitement'
    | 'rebellion-outcome'
    | 'veto'
    | 'epoch-mode'
    | 'adoption'
    | 'conference-authority'
    | 'milestone-claim';
  readonly decider: string;
  readonly blocking: boolean;
  readonly options: readonly string[];
  /** Whom and what it is about. */
  readonly about: {
    readonly nation: string | null;
    readonly other: string | null;
    readonly subject: string | null;
    readonly terms: readonly Term[];
    readonly grade: number;
    readonly hidden: boolean;
  };
}

const turnOf = list(shape<{ readonly nation: string; readonly turn: number }>({ nation: name, turn: int }));
/** An open offer. */
export const offer: Codec<Offer> = shape<Offer>({
  id: name,
  from: name,
  to: name,
  clauses: terms,
  years: nullable(int),
  penalty: nullable(penalty),
  adhesion: oneOf(['all', 'majority']),
  note,
});
const joinRequest: Codec<JoinRequest> = shape<JoinRequest>({
  id: name,
  nation: name,
  reservations: list(int, 50),
  answers: list(shape<JoinRequest['answers'][number]>({ nation: name, accept: bool })),
  upkeeps: int,
});
const reservation: Codec<Reservation> = shape<Reservation>({ nation: name, clauses: list(int, 50) });
/** A treaty. */
export const treaty: Codec<Treaty> = shape<Treaty>({
  id: name,
  parties: names,
  clauses: terms,
  concludedTurn: int,
  lastTurn: int,
  years: int,
  penalty: nullable(penalty),
  adhesion: oneOf(['all', 'majority']),
  reservations: list(reservation),
  suspended: names,
  adoption: nullable(
    shape<Adoption>({ conference: name, turn: int, inFavour: names, attended: names, before: names, exitPenalty: nullable(penalty) }),
  ),
  requests: list(joinRequest),
  leaving: turnOf,
});
/** A declaration. */
export const declaration: Codec<Declaration> = shape<Declaration>({
  id: name,
  kind: oneOf(['neutrality', 'commitment', 'war']),
  declarants: names,
  text: note,
  target: nullable(name),
  penalty: nullable(threat),
  statute: nullable(statute),
  issuedTurn: int,
  reservations: list(reservation),
  revocations: turnOf,
  requests: list(joinRequest),
});
type Instrument = Extract<Basis, { readonly id: string }>;
const instrument = <K extends Instrument['kind']>(kind: K) => shape<Instrument>({ kind: exactly(kind), id: name } as never);
/** What gives the right to convene. */
export const basis: Codec<Basis> = tagged('kind', {
  treaty: instrument('treaty'),
  declaration: instrument('declaration'),
  organization: instrument('organization'),
  prestige: shape<Extract<Basis, { readonly id: null }>>({ kind: exactly('prestige'), id: exactly(null) }),
});
type MotionOf<K extends Motion['kind']> = Extract<Motion, { readonly kind: K }>;
const about = <K extends 'exclude' | 'suspend' | 'reinstate' | 'elect-leader' | 'admit-member'>(kind: K) =>
  shape<{ readonly kind: K; readonly nation: string }>({ kind: exactly(kind), nation: name } as never);
/** What a conference may resolve. */
export const motion: Codec<Motion> = tagged('kind', {
  adopt: shape<MotionOf<'adopt'>>({
    kind: exactly('adopt'),
    clauses: terms,
    years: nullable(int),
    penalty: nullable(penalty),
    exitPenalty: optional(nullable(penalty)),
  }),
  amend: shape<MotionOf<'amend'>>({
    kind: exactly('amend'),
    instrument: name,
    clauses: terms,
    text: nullable(note),
    penalty: nullable(threat),
    years: nullable(int),
  }),
  repeal: shape<MotionOf<'repeal'>>({ kind: exactly('repeal'), instrument: name }),
  exclude: about('exclude'),
  suspend: about('suspend'),
  reinstate: about('reinstate'),
  'elect-leader': about('elect-leader'),
  'admit-member': about('admit-member'),
  'reform-statute': shape<MotionOf<'reform-statute'>>({ kind: exactly('reform-statute'), statute }),
  'dissolve-organization': shape<MotionOf<'dissolve-organization'>>({ kind: exactly('dissolve-organization') }),
});
/** A conference. */
export const conference: Codec<Conference> = shape<Conference>({
  id: name,
  convener: name,
  topic: title,
  basis,
  invited: names,
  attendees: names,
  departed: list(shape<Conference['departed'][number]>({ nation: name, protest: bool })),
  startTurn: int,
  stage: oneOf(['scheduled', 'discussion', 'voting', 'closed', 'dissolved']),
  votingSince: nullable(int),
  includeVassals: bool,
  openFloor: bool,
  floorSupport: names,
  weights: list(shape<Conference['weights'][number]>({ nation: name, weight: int })),
  majority: oneOf(['absolute', 'simple', 'twoThirds']),
  proposals: list(shape<Proposal>({ id: name, item: name, by: name, motion, turn: int })),
  votes: list(shape<Vote>({ nation: name, item: name, choice: name })),
  rested: names,
});
/** An organization. */
export const organization: Codec<Organization> = shape<Organization>({
  id: name,
  statute,
  charter: nullable(name),
  members: names,
  suspended: names,
  leader: nullable(name),
  lastLeader: nullable(name),
  rotatedTo: nullable(name),
  termEnds: nullable(int),
  election: nullable(
    shape<NonNullable<Organization['election']>>({
      since: int,
      votes: list(shape<{ readonly voter: string; readonly candidate: string }>({ voter: name, candidate: name })),
    }),
  ),
  electors: names,
  electorsNamed: bool,
  applications: names,
  enough: bool,
  disavowals: list(shape<Organization['disavowals'][number]>({ nation: name, rival: name })),
  schism: nullable(
    shape<NonNullable<Organization['schism']>>({
      since: int,
      rival: nullable(name),
      recognitions: list(shape<{ readonly nation: string; readonly leader: string }>({ nation: name, leader: name })),
      petitions: names,
    }),
  ),
  leaving: turnOf,
});
const decisionKind = oneOf([
  'npc-response',
  'incitement',
  'rebellion-outcome',
  'veto',
  'epoch-mode',
  'adoption',
  'conference-authority',
  'milestone-claim',
]);
/** What others know of a decision. [OT-VIEW-08] */
export const seenDecision: Codec<Pick<Decision, 'kind'>> = shape<Pick<Decision, 'kind'>>({ kind: decisionKind });
/** A decision. */
export const decision: Codec<Decision> = shape<Decision>({
  id: name,
  kind: decisionKind,
  decider: name,
  blocking: bool,
  options: names,
  about: shape<Decision['about']>({
    nation: nullable(name),
    other: nullable(name),
    subject: nullable(name),
    terms,
    grade: int,
    hidden: bool,
  }),
});
