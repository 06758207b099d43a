import { bool, type Codec, finite, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type Attributes, attributesCodec, type NationKind, name, names, nationKinds, title } from './basics.js';

/** The right to one more measure. [OT-SLOT-02] [OT-SLOT-03] */
export interface Grant {
  /** Names the grant; its measure is posted in the place of this id. */
  readonly id: string;
  /** A gift, bought with Progress, or for a special measure alone. */
  readonly kind: 'granted' | 'bought' | 'special';
  /** The last turn in which it may be used; null keeps. */
  readonly lastTurn: number | null;
}

/** Whether a Nation defends itself, in general and against some. [OT-MEAS-19] */
export interface DefencePolicy {
  /** Does it resist at all, where nothing else is said? */
  readonly all: boolean;
  /** Nations for which it is otherwise. */
  readonly against: readonly { readonly nation: string; readonly defend: boolean }[];
}

/** A political community: state, horde or movement. */
export interface Nation {
  /** What it is called. */
  readonly name: string;
  /** State, horde or movement. */
  readonly kind: NationKind;
  /** False once it is extinct. */
  readonly alive: boolean;
  /** May a player choose or adopt it? */
  readonly playable: boolean;
  /** The region of its capital; null for hordes and movements. */
  readonly capital: string | null;
  /** The region where a horde or movement stands; null for states. */
  readonly position: string | null;
  /** Its culture: those who share culture or faith are culturally near. */
  readonly culture: string;
  /** Its faith: those who share culture or faith are culturally near. */
  readonly faith: string;
  /** Its ten attributes, 1 to 100; the sum of two is the threshold of a statistic. */
  readonly attributes: Attributes;
  /** What a total epoch returns to. [OT-EPO-02] */
  readonly initial: Attributes;
  /** The sums of its two groups when it was created, to which an epoch returns. */
  readonly baseTotals: { readonly domain: number; readonly authority: number };
  /** What Viability has lost: the index is MIL + ADM + ECN less this. */
  readonly viaDamage: number;
  /** What Legitimacy has lost: the index is CLT + AUX + ECN less this. */
  readonly legDamage: number;
  /** Points of Wealth, from 0. */
  readonly wealth: number;
  /** Points of Progress, from 0. */
  readonly progress: number;
  /** The Nation whose vassal it is; null if it is free. */
  readonly patron: string | null;
  /** Whether it stays a vassal when its patron collapses. [OT-VAS-11] */
  readonly keepsVassalage: boolean;
  /** How its tribute of this cycle stands; `none` if it owes none. */
  readonly tribute: 'none' | 'pending' | 'attempted' | 'forgiven';
  /** Has it declared itself independent of its patron, without being free yet? */
  readonly independenceDeclared: boolean;
  readonly independenceBlow: boolean;
  /** As a vassal, does nobody but itself give it orders, by the referee’s word? */
  readonly autonomous: boolean;
  readonly grants: readonly Grant[];
  /** Technologies it has, by id, in the order in which it got them. */
  readonly technologies: readonly string[];
  /** What it counts as a front of its enemies, 1 as a rule. */
  readonly frontWeight: number;
  /** Fronts it can bear beyond the usual, by the referee’s word. */
  readonly extraFronts: number;
  /** Has the referee marked it as one that has lost its war? */
  readonly defeated: boolean;
  readonly defence: DefencePolicy;
  /** Bonuses kept for later. [OT-MEAS-20] */
  readonly held: readonly string[];
  /** Where a horde or movement wants to go. */
  readonly moveTo: string | null;
  /** How many of its Reform measures have succeeded; milestones count them. */
  readonly reforms: number;
  /** How many rebellions it has put down; milestones count them. */
  readonly suppressions: number;
  /** Turns in a row without a war of its own; milestones count them. */
  readonly peaceTurns: number;
  /** Has it, as a horde, settled down and become a state? */
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
  /** Against whom it resists; null to all but its controller and the referee. */
  readonly defence: DefencePolicy | null;
  /** Own bonuses kept for later, by id; null to all but its controller and the referee. */
  readonly held: readonly string[] | null;
  /** Rights to further measures; null to all but its controller and the referee. */
  readonly grants: readonly Grant[] | null;
  /** Has it struck its patron since it declared itself independent? Null to all but its controller and the referee. */
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
