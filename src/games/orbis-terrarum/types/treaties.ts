import { bool, type Codec, int, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import { name, names, note, type Penalty, penalty, type Threat, threat } from './basics.js';
import { type Basis, basis } from './conferences.js';
import { type Statute, statute } from './statutes.js';
import { type Term, terms } from './terms.js';

/** A proposed treaty. [OT-TRE-01] */
export interface Offer {
  /** Names the offer in actions and events. */
  readonly id: string;
  /** The Nation or organization that proposes. */
  readonly from: string;
  /** The Nation or organization it is proposed to. */
  readonly to: string;
  /** What is agreed, clause by clause; reservations count them from 0. */
  readonly clauses: readonly Term[];
  /** How many years it would last; null is as long as usual. */
  readonly years: number | null;
  /** What breaking it would cost; null is nothing agreed. */
  readonly penalty: Penalty | null;
  /** Who must approve when somebody wants to join: all parties, or more than half. */
  readonly adhesion: 'all' | 'majority';
  /** What was written with it; may be empty. */
  readonly note: string;
}

/** Somebody wants to join an instrument. [OT-TRE-15] */
export interface JoinRequest {
  /** Names the request in actions and events. */
  readonly id: string;
  /** The Nation that wants to join. */
  readonly nation: string;
  /** Clauses that are not to touch it, counted from 0. */
  readonly reservations: readonly number[];
  /** What parties have answered so far. */
  readonly answers: readonly { readonly nation: string; readonly accept: boolean }[];
  /** How many upkeeps it has waited. */
  readonly upkeeps: number;
}

/** Clauses that do not touch someone. [OT-TRE-16] */
export interface Reservation {
  /** The Nation they do not touch. */
  readonly nation: string;
  /** The clauses, counted from 0. */
  readonly clauses: readonly number[];
}

/** How a resolution was adopted: what recusal asks about. [OT-RES-06] [OT-RES-07] */
export interface Adoption {
  /** The conference that resolved it, by id. */
  readonly conference: string;
  /** The turn in which it did. */
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
  /** Names the treaty in actions and events. */
  readonly id: string;
  /** In the order in which they became parties. */
  readonly parties: readonly string[];
  /** What is agreed, clause by clause; reservations count them from 0. */
  readonly clauses: readonly Term[];
  /** The turn in which it was concluded. */
  readonly concludedTurn: number;
  /** The last turn it is in force. */
  readonly lastTurn: number;
  /** For how many years it was last agreed. */
  readonly years: number;
  /** What breaking it costs; null is nothing agreed. */
  readonly penalty: Penalty | null;
  /** Who must approve when somebody wants to join: all parties, or more than half. */
  readonly adhesion: 'all' | 'majority';
  /** Who is exempt from which clauses. */
  readonly reservations: readonly Reservation[];
  /** Parties that have none of its benefits until they are reinstated. */
  readonly suspended: readonly string[];
  /** How a conference made it; null if none did. */
  readonly adoption: Adoption | null;
  /** Nations that wait to join. */
  readonly requests: readonly JoinRequest[];
  /** Parties that have given notice, each with the turn in which it takes effect. */
  readonly leaving: readonly { readonly nation: string; readonly turn: number }[];
  /** Whether the organization that it founded has ceased: it founds no other. [OT-ORG-21] */
  readonly spent?: boolean;
}

/** A promise to the world. [OT-DECL-01] */
export interface Declaration {
  /** Names the declaration in actions and events. */
  readonly id: string;
  /** What is declared. */
  readonly kind: 'neutrality' | 'commitment' | 'war';
  /** In the order in which they declared; a joint declaration has several. */
  readonly declarants: readonly string[];
  /** The words of it. */
  readonly text: string;
  /** On whom war is declared; null for any other kind. */
  readonly target: string | null;
  /** What breaking it costs, or breaking into it; null is the usual penalty, and for a declaration of war none. */
  readonly penalty: Threat | null;
  /** The statute of the organization it founds; null if it founds none. */
  readonly statute: Statute | null;
  /** Whether the first declarant alone may convene on it; absent if nobody reserved that. [OT-CONF-26] */
  readonly reserved?: boolean;
  /** The turn in which it was issued. */
  readonly issuedTurn: number;
  /** Who is exempt from which clauses, counted from 0. */
  readonly reservations: readonly Reservation[];
  /** Declarants that have given notice, each with the turn in which it takes effect. */
  readonly revocations: readonly { readonly nation: string; readonly turn: number }[];
  /** Nations that wait to join. */
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
