import { bool, type Codec, int, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import { name, names, note, type Penalty, penalty, type Threat, threat } from './basics.js';
import { type Basis, basis } from './conferences.js';
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
  /** What the conference was about, if that was an organization: what it resolves ends with it, and with membership in it. [OT-ORG-20] [OT-ORG-21] */
  readonly basis?: Basis;
  /** Who voted for it, or joined it since. */
  readonly inFavour: readonly string[];
  /** Whoever ever came, also if it left or was dismissed. */
  readonly attended: readonly string[];
  /** The bloc before, and whoever joined since. */
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
  /** Whether the organization that it founded has ceased: it founds no other. [OT-ORG-21] */
  readonly spent?: boolean;
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
  /** Whether the first declarant alone may convene on it; absent if nobody reserved that. [OT-CONF-26] */
  readonly reserved?: boolean;
  readonly issuedTurn: number;
  readonly reservations: readonly Reservation[];
  readonly revocations: readonly { readonly nation: string; readonly turn: number }[];
  readonly requests: readonly JoinRequest[];
  /** Whether the organization that it founded has ceased: it founds no other. [OT-ORG-21] */
  readonly spent?: boolean;
  /** Who has none of its protection; absent if nobody was ever suspended. [OT-RES-11] */
  readonly suspended?: readonly string[];
  /** How a conference made or amended it; absent if none did. [OT-RES-12] */
  readonly adoption?: Adoption;
}

/** A turn for each of some Nations. */
export const turnOf = list(shape<{ readonly nation: string; readonly turn: number }>({ nation: name, turn: int }));

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

/** How a resolution was adopted. */
export const adoption: Codec<Adoption> = shape<Adoption>({
  conference: name,
  turn: int,
  basis: optional(basis),
  inFavour: names,
  attended: names,
  before: names,
  exitPenalty: nullable(penalty),
});

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
  adoption: nullable(adoption),
  requests: list(joinRequest),
  leaving: turnOf,
  spent: optional(bool),
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
  reserved: optional(bool),
  issuedTurn: int,
  reservations: list(reservation),
  revocations: turnOf,
  requests: list(joinRequest),
  spent: optional(bool),
  suspended: optional(names),
  adoption: optional(adoption),
});
