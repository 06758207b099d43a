import { bool, type Codec, int, list, nullable, optional, shape } from '../../../core/data/codec.js';
import { name, names } from './basics.js';
import { type Statute, statute } from './statutes.js';
import { type Adoption, adoption, turnOf } from './treaties.js';

/** A permanent bloc with a leader. */
export interface Organization {
  /** Names the organization in actions and events. */
  readonly id: string;
  /** Its law, with its name in it. */
  readonly statute: Statute;
  /** The treaty or declaration that founded it. */
  readonly charter: string | null;
  /** In the order in which they joined. */
  readonly members: readonly string[];
  /** Members that have none of the privileges until they are reinstated. */
  readonly suspended: readonly string[];
  /** The Nation that leads it; null while the office is vacant, and in a schism the incumbent. */
  readonly leader: string | null;
  /** Who led last, or leads: a statute without re-election bars it from the next election. [OT-ORG-12] */
  readonly lastLeader: string | null;
  /** The member the rotation has come to: who led last, or, since it left, who stood before it; null begins anew. [OT-ORG-10] */
  readonly rotatedTo: string | null;
  /** The turn in which the term of the leader is over; null without one. */
  readonly termEnds: number | null;
  /** The election that is on: since which turn, and the votes cast; null while there is none. */
  readonly election: { readonly since: number; readonly votes: readonly { readonly voter: string; readonly candidate: string }[] } | null;
  /** The Nations that elect, where the statute is electoral. */
  readonly electors: readonly string[];
  /** Has the present leader already named new electors, which it may once a term? */
  readonly electorsNamed: boolean;
  /** Nations that wait to be admitted, in the order in which they applied. */
  readonly applications: readonly string[];
  /** Whether it has had enough members at some time in this cycle. [OT-ORG-05] */
  readonly enough: boolean;
  /** Members that disavow the leader, each with the rival it would have instead. */
  readonly disavowals: readonly { readonly nation: string; readonly rival: string }[];
  /** The schism it is in: since which turn, the rival, who recognises whom, and who asks for an election; null if it is one. */
  readonly schism: {
    readonly since: number;
    /** Null once it has resigned or left. */
    readonly rival: string | null;
    readonly recognitions: readonly { readonly nation: string; readonly leader: string }[];
    readonly petitions: readonly string[];
  } | null;
  /** Members that have given notice, each with the turn in which it takes effect. */
  readonly leaving: readonly { readonly nation: string; readonly turn: number }[];
  /** How a conference last reformed its statute; absent if none did. [OT-RES-12] */
  readonly reformed?: Adoption;
}

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
  reformed: optional(adoption),
});
