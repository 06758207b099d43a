import { bool, type Codec, int, list, nullable, optional, shape } from '../../../core/data/codec.js';
import { name, names } from './basics.js';
import { type Statute, statute } from './statutes.js';
import { type Adoption, adoption, turnOf } from './treaties.js';

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
