import { bool, type Codec, finite, int, list, nullable, oneOf, record, shape } from '../../../core/codec.js';
import type { Grade } from '../../../core/resolution.js';
import type { Statistic } from '../content/statistics.js';
import {
  type Attributes,
  attributesCodec,
  type ConflictStatus,
  conflictStatuses,
  type Dimension,
  dimension,
  grade,
  type HostKind,
  hostKinds,
  type ModifierTarget,
  modifierTarget,
  type NationKind,
  name,
  names,
  nationKinds,
  note,
  type Population,
  populations,
  type Source,
  scopeValue,
  sources,
  statistic,
  title,
} from './basics.js';

/** The right to one more measure. [OT-SLOT-02] [OT-SLOT-03] */
export interface Grant {
  readonly id: string;
  readonly kind: 'granted' | 'bought' | 'special';
  readonly lastTurn: number | null;
}

/** Whether a Nation defends itself, in general and against some. [OT-MEAS-19] */
export interface DefencePolicy {
  readonly all: boolean;
  readonly against: readonly { readonly nation: string; readonly defend: boolean }[];
}

/** A political community: state, horde or movement. */
export interface Nation {
  readonly name: string;
  readonly kind: NationKind;
  readonly alive: boolean;
  readonly playable: boolean;
  readonly capital: string | null;
  readonly position: string | null;
  readonly culture: string;
  readonly faith: string;
  readonly attributes: Attributes;
  /** What a total epoch returns to. [OT-EPO-02] */
  readonly initial: Attributes;
  readonly baseTotals: { readonly domain: number; readonly authority: number };
  readonly viaDamage: number;
  readonly legDamage: number;
  readonly wealth: number;
  readonly progress: number;
  readonly patron: string | null;
  /** Whether it stays a vassal when its patron collapses. [OT-VAS-11] */
  readonly keepsVassalage: boolean;
  readonly tribute: 'none' | 'pending' | 'attempted' | 'forgiven';
  readonly independenceDeclared: boolean;
  readonly independenceBlow: boolean;
  readonly autonomous: boolean;
  readonly grants: readonly Grant[];
  readonly technologies: readonly string[];
  readonly frontWeight: number;
  readonly extraFronts: number;
  readonly defeated: boolean;
  readonly defence: DefencePolicy;
  /** Bonuses kept for later. [OT-MEAS-20] */
  readonly held: readonly string[];
  /** Where a horde or movement wants to go. */
  readonly moveTo: string | null;
  readonly reforms: number;
  readonly suppressions: number;
  readonly peaceTurns: number;
  readonly settled: boolean;
  /** The turn in which the referee created it, while that turn lasts. [OT-REF-11] */
  readonly createdByReferee: number | null;
}

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

/** A stored modifier; positive is a penalty. [OT-STATE-04] */
export interface Modifier {
  readonly id: string;
  readonly nation: string;
  readonly target: ModifierTarget;
  readonly value: number;
  readonly source: Source;
  readonly lastTurn: number;
  readonly singleUse: boolean;
  readonly cancellable: boolean;
  readonly against: string | null;
  readonly grantedBy: string | null;
  /** Whether its author is hidden. [OT-VIEW-06] */
  readonly hidden: boolean;
  /** The treaty it lives and dies with. */
  readonly cause: string | null;
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

/** A run of equal results with one statistic in one theatre. [OT-MOD-18] */
export interface Streak {
  readonly nation: string;
  readonly statistic: Statistic;
  readonly area: string;
  readonly outcome: 'success' | 'failure';
  readonly length: number;
  /** The last turn that added to it. */
  readonly lastTurn: number;
  /** Whether unexposed covert measures fed it. [OT-VIEW-11] */
  readonly covert: boolean;
}

/** Enmity between two Nations. [OT-WAR-02] */
export interface Conflict {
  readonly a: string;
  readonly b: string;
  readonly status: ConflictStatus;
  readonly clashRun: number;
  readonly quietRun: number;
  readonly activeTurns: number;
  /** The first turn whose quiet counts: the one it came about in, unless the orders of that turn were over. [OT-WAR-05] */
  readonly firstTurn: number;
}

/** One side of a civil war. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly controller: string;
  readonly supremacy: number;
  readonly alive: boolean;
}

/** A struggle for the whole government. [OT-CIV-01] */
export interface CivilWar {
  readonly id: string;
  readonly nation: string;
  /** The first is the government. */
  readonly sides: readonly Side[];
  readonly metered: boolean;
  readonly firstTurn: number;
  /** Who has proposed which winner. [OT-CIV-03] */
  readonly conclusions: readonly { readonly controller: string; readonly winner: string }[];
}

/** An uprising inside a Nation. */
export interface Rebellion {
  readonly id: string;
  readonly nation: string;
  readonly sponsor: string | null;
  readonly sponsorKnown: boolean;
  readonly firstTurn: number;
  readonly deadlineTurn: number;
  readonly lastFailure: Grade | null;
}

const opinion = shape<RegionState['attitudes'][number]>({ nation: name, text: note, lastTurn: int });

const defencePolicy: Codec<DefencePolicy> = shape<DefencePolicy>({
  all: bool,
  against: list(shape<DefencePolicy['against'][number]>({ nation: name, defend: bool })),
});
const nationFields = {
  name: title,
  kind: oneOf(nationKinds),
  alive: bool,
  playable: bool,
  capital: nullable(name),
  position: nullable(name),
  culture: name,
  faith: name,
  attributes: attributesCodec,
  initial: attributesCodec,
  baseTotals: shape<Nation['baseTotals']>({ domain: int, authority: int }),
  viaDamage: int,
  legDamage: int,
  wealth: int,
  progress: int,
  patron: nullable(name),
  keepsVassalage: bool,
  tribute: oneOf(['none', 'pending', 'attempted', 'forgiven']),
  independenceDeclared: bool,
  independenceBlow: bool,
  autonomous: bool,
  grants: list(shape<Grant>({ id: name, kind: oneOf(['granted', 'bought', 'special']), lastTurn: nullable(int) })),
  technologies: names,
  frontWeight: finite,
  extraFronts: int,
  defeated: bool,
  defence: defencePolicy,
  held: names,
  moveTo: nullable(name),
  reforms: int,
  suppressions: int,
  peaceTurns: int,
  settled: bool,
  createdByReferee: nullable(int),
} as const;
/** A Nation. */
export const nation: Codec<Nation> = shape<Nation>(nationFields);
/** A Nation as those see it who do not control it. */
export interface SeenNation extends Omit<Nation, 'defence' | 'held'> {
  readonly defence: DefencePolicy | null;
  readonly held: readonly string[] | null;
}
/** See {@link SeenNation}. */
export const seenNation: Codec<SeenNation> = shape<SeenNation>({
  ...nationFields,
  defence: nullable(defencePolicy),
  held: nullable(names),
});
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
/** A stored modifier. */
export const modifier: Codec<Modifier> = shape<Modifier>({
  id: name,
  nation: name,
  target: modifierTarget,
  value: int,
  source: oneOf(sources),
  lastTurn: int,
  singleUse: bool,
  cancellable: bool,
  against: nullable(name),
  grantedBy: nullable(name),
  hidden: bool,
  cause: nullable(name),
});
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
/** A streak. */
export const streak: Codec<Streak> = shape<Streak>({
  nation: name,
  statistic,
  area: name,
  outcome: oneOf(['success', 'failure']),
  length: int,
  lastTurn: int,
  covert: bool,
});
/** A conflict. */
export const conflict: Codec<Conflict> = shape<Conflict>({
  a: name,
  b: name,
  status: oneOf(conflictStatuses),
  clashRun: int,
  quietRun: int,
  activeTurns: int,
  firstTurn: int,
});
/** A civil war. */
export const civilWar: Codec<CivilWar> = shape<CivilWar>({
  id: name,
  nation: name,
  sides: list(shape<Side>({ id: name, name: title, controller: name, supremacy: int, alive: bool }), 10),
  metered: bool,
  firstTurn: int,
  conclusions: list(shape<CivilWar['conclusions'][number]>({ controller: name, winner: name }), 20),
});
/** A rebellion. */
export const rebellion: Codec<Rebellion> = shape<Rebellion>({
  id: name,
  nation: name,
  sponsor: nullable(name),
  sponsorKnown: bool,
  firstTurn: int,
  deadlineTurn: int,
  lastFailure: nullable(grade),
});
/** Nations by id. */
export const nations: Codec<Readonly<Record<string, Nation>>> = record(nation);
