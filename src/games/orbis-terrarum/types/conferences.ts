import { bool, type Codec, exactly, int, list, nullable, oneOf, optional, shape, variants } from '../../../core/data/codec.js';
import { name, names, note, type Penalty, penalty, type Threat, threat, title } from './basics.js';
import { type Statute, statute } from './statutes.js';
import { type Term, terms } from './terms.js';

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
      /** The bloc makes a declaration together. [OT-RES-11] */
      readonly kind: 'declare';
      readonly promise: 'neutrality' | 'commitment';
      readonly text: string;
      readonly penalty: Threat | null;
      readonly statute: Statute | null;
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
  | { readonly kind: 'exclude' | 'reinstate' | 'admit-member'; readonly nation: string }
  | {
      readonly kind: 'suspend';
      readonly nation: string;
      /** What it must do to be taken back, in words. [OT-RES-04] */
      readonly condition?: string;
    }
  | { readonly kind: 'reform-statute'; readonly statute: Statute }
  | { readonly kind: 'dissolve-organization' };

/** A proposal under an item; proposals of one item exclude each other. */
export interface Proposal {
  /** Names the proposal in votes and events. */
  readonly id: string;
  /** The item it stands under. */
  readonly item: string;
  /** The Nation that presented it. */
  readonly by: string;
  /** What it would resolve. */
  readonly motion: Motion;
  /** The turn in which it was presented. */
  readonly turn: number;
}

/** One vote. */
export interface Vote {
  /** The Nation that votes. */
  readonly nation: string;
  /** The item voted on. */
  readonly item: string;
  /** `yes`, `no` or `abstain`; where an item has several proposals the id of one of them, or `abstain`. */
  readonly choice: string;
}

/** A meeting of Nations that may resolve. [OT-CONF-12] */
export interface Conference {
  /** Names the conference in actions and events. */
  readonly id: string;
  /** The Nation that called it. */
  readonly convener: string;
  /** What it is about, in the words of its convener. */
  readonly topic: string;
  /** What gave the right to convene it. */
  readonly basis: Basis;
  /** Nations called to it by name. */
  readonly invited: readonly string[];
  /** Nations that have come, the convener among them, in the order in which they came. */
  readonly attendees: readonly string[];
  /** Nations that have left it, and whether in protest. */
  readonly departed: readonly { readonly nation: string; readonly protest: boolean }[];
  /** The turn in which the discussion opens. */
  readonly startTurn: number;
  /** How far it is. */
  readonly stage: 'scheduled' | 'discussion' | 'voting' | 'closed' | 'dissolved';
  /** When the discussion opened, if that was later than it should have. [OT-STATE-09] */
  readonly discussionSince?: number;
  /** The turn in which the vote was opened; null before. */
  readonly votingSince: number | null;
  /** May vassals attend? Without that, who becomes one is dismissed. */
  readonly includeVassals: boolean;
  /** May every attendee present proposals, and not the convener alone? */
  readonly openFloor: boolean;
  /** Attendees who have asked for the open floor. */
  readonly floorSupport: readonly string[];
  /** Votes the convener gave single Nations, from 0 to 10; every other has one. */
  readonly weights: readonly { readonly nation: string; readonly weight: number }[];
  /** What a contested proposal needs to pass. */
  readonly majority: 'absolute' | 'simple' | 'twoThirds';
  /** In the order in which they were presented. */
  readonly proposals: readonly Proposal[];
  /** The last vote of each Nation on each item; public as soon as it is cast. */
  readonly votes: readonly Vote[];
  /** Attendees who have rested their case. */
  readonly rested: readonly string[];
}

const instrument = { id: name };

/** What gives the right to convene. */
export const basis: Codec<Basis> = variants<Basis, 'kind'>('kind', {
  treaty: instrument,
  declaration: instrument,
  organization: instrument,
  prestige: { id: exactly(null) },
});

const nation = { nation: name };

/** What a conference may resolve. */
export const motion: Codec<Motion> = variants<Motion, 'kind'>('kind', {
  adopt: { clauses: terms, years: nullable(int), penalty: nullable(penalty), exitPenalty: optional(nullable(penalty)) },
  declare: { promise: oneOf(['neutrality', 'commitment']), text: note, penalty: nullable(threat), statute: nullable(statute) },
  amend: { instrument: name, clauses: terms, text: nullable(note), penalty: nullable(threat), years: nullable(int) },
  repeal: { instrument: name },
  exclude: nation,
  suspend: { nation: name, condition: optional(note) },
  reinstate: nation,
  'admit-member': nation,
  'reform-statute': { statute },
  'dissolve-organization': {},
});

/** What a conference is called together with. [OT-CONF-01] */
export type Call = Pick<Conference, 'topic' | 'basis' | 'startTurn' | 'invited' | 'includeVassals' | 'openFloor' | 'majority' | 'weights'>;

const callFields = {
  topic: title,
  basis,
  startTurn: int,
  invited: names,
  includeVassals: bool,
  openFloor: bool,
  majority: oneOf(['absolute', 'simple', 'twoThirds'] as const),
  weights: list(shape<Conference['weights'][number]>({ nation: name, weight: int })),
};

/** See {@link Call}. */
export const call: Codec<Call> = shape<Call>(callFields);

/** A conference. */
export const conference: Codec<Conference> = shape<Conference>({
  ...callFields,
  id: name,
  convener: name,
  attendees: names,
  departed: list(shape<Conference['departed'][number]>({ nation: name, protest: bool })),
  stage: oneOf(['scheduled', 'discussion', 'voting', 'closed', 'dissolved']),
  discussionSince: optional(int),
  votingSince: nullable(int),
  floorSupport: names,
  proposals: list(shape<Proposal>({ id: name, item: name, by: name, motion, turn: int })),
  votes: list(shape<Vote>({ nation: name, item: name, choice: name })),
  rested: names,
});
