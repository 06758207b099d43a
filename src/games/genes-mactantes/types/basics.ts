import { type Codec, id, intBetween, oneOf, shape, textUpTo } from '../../../core/data/codec.js';

/** The values of {@link Characteristic}. */
export const characteristics = ['authority', 'diplomacy', 'militarism', 'technology'] as const;

/** The four characteristics of a country, in the order of the country sheet. */
export type Characteristic = (typeof characteristics)[number];

/** Codec of {@link Characteristic}. */
export const characteristic: Codec<Characteristic> = oneOf(characteristics);

/** How long a name may be that players give. */
export const longestName = 80;

/** Codec of names that players give. */
export const title: Codec<string> = textUpTo(longestName);

/** The values of {@link Relevance}. */
export const relevances = ['small', 'medium', 'large'] as const;

/** Size classes of countries. */
export type Relevance = (typeof relevances)[number];

/** Codec of {@link Relevance}. */
export const relevance: Codec<Relevance> = oneOf(relevances);

/** The values of {@link UnitKind}. */
export const unitKinds = ['garrison', 'army', 'patrol'] as const;

/** Kinds of units, in the order that breaks ties. [GM-MAP-07] */
export type UnitKind = (typeof unitKinds)[number];

/** Codec of {@link UnitKind}. */
export const unitKind: Codec<UnitKind> = oneOf(unitKinds);

/** A place and kind: with its owner, one unit. [GM-STATE-01] */
export interface UnitRef {
  /** The territory where it stands. */
  readonly territory: string;
  /** Garrison, army or patrol. */
  readonly kind: UnitKind;
}

/** Codec of {@link UnitRef}. */
export const unitRef: Codec<UnitRef> = shape<UnitRef>({ territory: id, kind: unitKind });

/** Troop points of one owner, of one kind, in one territory. */
export interface Unit extends UnitRef {
  /** How many points it has, from 1. */
  readonly strength: number;
}

/** Codec of {@link Unit}. */
export const unit: Codec<Unit> = shape<Unit>({ territory: id, kind: unitKind, strength: intBetween(1, 1_000_000) });

/** The values of {@link Scope}. */
export const scopes = ['internal', 'external'] as const;

/** Whether an action concerns the own country or another. */
export type Scope = (typeof scopes)[number];

/** Codec of {@link Scope}. */
export const scope: Codec<Scope> = oneOf(scopes);

/** Values by characteristic. */
export type Values = Readonly<Record<Characteristic, number>>;

/** Codec of {@link Values} within bounds. */
export const values = (max: number): Codec<Values> =>
  shape<Record<Characteristic, number>>({
    authority: intBetween(0, max),
    diplomacy: intBetween(0, max),
    militarism: intBetween(0, max),
    technology: intBetween(0, max),
  });

/** Who controls what belongs to nobody. */
export const independent = 'independent';

/** Does this owner stand for nobody? */
export const isIndependentOwner = (owner: string): boolean => owner === independent;
