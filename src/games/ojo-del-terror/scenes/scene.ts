import { allOptional, anyText, bool, type Codec, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import type { DeedId } from '../content/deeds.js';
import { type Config, type Draught, type Verdict, verdict, written } from '../types/index.js';

/** What a scene says of a player. */
export interface PlayerInScene {
  /** The first band of the pack that is free, unless given. */
  readonly warband?: string;
  /** Exactly these planets and no others; their inhabitants are dead. */
  readonly planets?: readonly string[];
  readonly favours?: readonly string[];
  /** Actions besides those that the holdings give. */
  readonly permanentActions?: number;
  /** All the points; they were made in the last turn unless `scoreByTurn` says otherwise. */
  readonly score?: number;
  /** Points by turn, as many as there are turns that are over. */
  readonly scoreByTurn?: readonly number[];
  /** The sheet, as it may be written. */
  readonly orders?: readonly Draught[];
  readonly committed?: boolean;
}

/** What a scene says of a planet. */
export interface PlanetInScene<Id extends string = string> {
  readonly controller?: Id | null;
  /** Those still alive; nobody on a planet that comes to be held. */
  readonly inhabitants?: number;
  /** The gods to whom it is sacred. */
  readonly sacred?: readonly string[];
}

/** What a scene says of a deed. What it brought its author is said where it is: favours, permanent actions, sacred planets. */
export interface DeedInScene<Id extends string = string> {
  readonly by: readonly Id[];
  /** The last turn that is over, unless given. */
  readonly turn?: number;
  /** The first of those who achieved it, if it gives anything, unless given. */
  readonly benefitTo?: Id | null;
}

/** What stands differently in a scene; whatever it does not name stands as it did. */
export interface Scene<Id extends string = string> {
  /** Turns before it are over, and their reports are not invented. */
  readonly turn?: number;
  /** `orders` unless given; from `lieutenants` on all turns are over. */
  readonly phase?: 'warbands' | 'orders' | 'review' | 'lieutenants' | 'finished';
  readonly players?: { readonly [Player in Id]?: PlayerInScene };
  readonly planets?: Readonly<Record<string, PlanetInScene<Id>>>;
  /** Deeds that have been achieved; null for one that has not. */
  readonly deeds?: { readonly [Deed in DeedId]?: DeedInScene<Id> | null };
  /** What the referee has ruled in this review. */
  readonly verdicts?: readonly Verdict[];
  /** Those whom the Supreme Lord has named; the first others in seating order, unless given. */
  readonly lieutenants?: readonly Id[];
}

/** A configuration whose players are known by name. */
export type ConfigOf<Id extends string> = Config & { readonly players: readonly Id[] };

const texts = list(anyText);

const player = shape<PlayerInScene>({
  ...allOptional({ warband: anyText, planets: texts, favours: texts, permanentActions: int, score: int }),
  ...allOptional({ scoreByTurn: list(int), orders: list(written as Codec<Draught>, 1000), committed: bool }),
});

const planet = shape<PlanetInScene>(allOptional({ controller: nullable(anyText), inhabitants: int, sacred: texts }));

const deed = shape<Required<Pick<DeedInScene, 'by'>> & Omit<DeedInScene, 'by'>>({
  by: texts,
  ...allOptional({ turn: int, benefitTo: nullable(anyText) }),
});

/** What may be said in a scene. */
export const sceneCodec: Codec<Scene> = shape<Scene>(
  allOptional({
    turn: int,
    phase: oneOf(['warbands', 'orders', 'review', 'lieutenants', 'finished']),
    players: record(player) as Codec<NonNullable<Scene['players']>>,
    planets: record(planet),
    deeds: record(nullable(deed)) as Codec<NonNullable<Scene['deeds']>>,
    verdicts: list(verdict),
    lieutenants: texts,
  }),
);
