import { bool, type Codec, int, list, nullable, oneOf, shape } from '../../../core/data/codec.js';
import { type Dimension, dimension, type HostKind, hostKinds, name, note, type Population, populations, scopeValue } from './basics.js';

/** What can change about a region. */
export interface RegionState {
  readonly owner: string | null;
  readonly population: Population;
  /** Recognised by the referee as a colony. [OT-NAT-07] */
  readonly recognised: boolean;
  readonly attitudes: readonly { readonly nation: string; readonly text: string; readonly lastTurn: number }[];
}

/** A mobile armed fraction of a Nation. [OT-NAT-06] */
export interface Host {
  readonly id: string;
  readonly owner: string;
  readonly kind: HostKind;
  readonly region: string;
  readonly rebellion: string | null;
  readonly lastTurn: number | null;
  readonly moveTo: string | null;
}

/** A change of one Nation's scope towards another target. [OT-SCOPE-04] */
export interface ScopeAdjustment {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly dimension: Dimension;
  readonly value: number | 'impossible';
  readonly lastTurn: number | null;
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
