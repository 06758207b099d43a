import { bool, type Codec, int, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import { type Dimension, dimension, type HostKind, hostKinds, name, note, type Population, populations, scopeValue } from './basics.js';

/** What can change about a region. */
export interface RegionState {
  /** The Nation or organization it belongs to; null is black territory. */
  readonly owner: string | null;
  /** Who lives there, which counts while it is black territory. */
  readonly population: Population;
  /** Recognised by the referee as a colony. [OT-NAT-07] */
  readonly recognised: boolean;
  /** How its tribe stands to single Nations, in words, and the last turn of that. */
  readonly attitudes: readonly { readonly nation: string; readonly text: string; readonly lastTurn: number }[];
}

/** A mobile armed fraction of a Nation. [OT-NAT-06] */
export interface Host {
  /** Names the host in actions and events. */
  readonly id: string;
  readonly owner: string;
  /** How it came about: an expedition, a subversion, or hired. */
  readonly kind: HostKind;
  /** The region where it stands. */
  readonly region: string;
  /** The rebellion it fights for, by id; null if it is attached to none. */
  readonly rebellion: string | null;
  /** The last turn it is in the field; null stays. */
  readonly lastTurn: number | null;
  /** The region it is ordered to; null if to none, and to all but its owner’s controller and the referee. */
  readonly moveTo: string | null;
}

/** A change of one Nation's scope towards another target. [OT-SCOPE-04] */
export interface ScopeAdjustment {
  /** Names the adjustment in events. */
  readonly id: string;
  /** The Nation whose measures it touches. */
  readonly from: string;
  /** The Nation or region they are aimed at. */
  readonly to: string;
  /** Geographic or cultural. */
  readonly dimension: Dimension;
  /** What it adds to the scope: below 0 brings nearer; `impossible` forbids such measures. */
  readonly value: number | 'impossible';
  /** The last turn it counts; null is for ever. */
  readonly lastTurn: number | null;
  /** Where it comes from. */
  readonly cause: 'purchase' | 'acculturation' | 'referee' | 'exit' | 'exclusion';
}

const opinion = shape<RegionState['attitudes'][number]>({ nation: name, text: note, lastTurn: int });

/** What changes about a region. */
export const regionState: Codec<RegionState> = shape<RegionState>({
  owner: nullable(name),
  population: oneOf(populations),
  recognised: bool,
  attitudes: list(opinion),
});

const hostFields = {
  id: name,
  owner: name,
  kind: oneOf(hostKinds),
  region: name,
  rebellion: nullable(name),
  lastTurn: nullable(int),
  moveTo: nullable(name),
} as const;

/** A host. */
export const host: Codec<Host> = shape<Host>(hostFields);

/** A host as those see it who may not know its owner. [OT-VIEW-05] */
export interface SeenHost extends Omit<Host, 'owner'> {
  /** The Nation it belongs to; null to those who may not know. */
  readonly owner: string | null;
}

/** See {@link SeenHost}. */
export const seenHost: Codec<SeenHost> = shape<SeenHost>({ ...hostFields, owner: nullable(name) });

/** A scope adjustment. */
export const scopeAdjustment: Codec<ScopeAdjustment> = shape<ScopeAdjustment>({
  id: name,
  from: name,
  to: name,
  dimension,
  value: scopeValue,
  lastTurn: nullable(int),
  cause: oneOf(['purchase', 'acculturation', 'referee', 'exit', 'exclusion']),
});
