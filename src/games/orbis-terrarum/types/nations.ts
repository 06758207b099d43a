import { bool, type Codec, finite, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type Attributes, attributesCodec, type NationKind, name, names, nationKinds, title } from './basics.js';

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

const defencePolicy: Codec<DefencePolicy> = shape<DefencePolicy>({
  all: bool,
  against: list(shape<DefencePolicy['against'][number]>({ nation: name, defend: bool })),
});

const grants = list(shape<Grant>({ id: name, kind: oneOf(['granted', 'bought', 'special']), lastTurn: nullable(int) }));

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
  grants,
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
export interface SeenNation extends Omit<Nation, 'defence' | 'held' | 'grants' | 'independenceBlow'> {
  readonly defence: DefencePolicy | null;
  readonly held: readonly string[] | null;
  readonly grants: readonly Grant[] | null;
  readonly independenceBlow: boolean | null;
}

/** See {@link SeenNation}. */
export const seenNation: Codec<SeenNation> = shape<SeenNation>({
  ...nationFields,
  defence: nullable(defencePolicy),
  held: nullable(names),
  grants: nullable(grants),
  independenceBlow: nullable(bool),
});

/** Nations by id. */
export const nations: Codec<Readonly<Record<string, Nation>>> = record(nation);
