import {
  allOptional,
  anyText,
  bool,
  type Codec,
  either,
  exactly,
  id,
  intBetween,
  list,
  nullable,
  oneOf,
  shape,
  tagged,
} from '../../../core/data/codec.js';
import { type Relevance, relevance } from './basics.js';
import { type Feature, features, type RegionMap, regionMap } from './map.js';

/** Where a disaster can strike: anywhere, on a coast, or where the territory has one of some features. [GM-KIND-01] */
export type Terrain = 'any' | 'coastal' | readonly (Feature | 'coastal')[];

/** A kind of natural disaster. */
export interface DisasterKind {
  readonly id: string;
  readonly name: string;
  /** The English name, where it differs. */
  readonly english: string;
  readonly terrain: Terrain;
}

/** How long the game lasts. */
export type Length = { readonly mode: 'turns'; readonly turns: number } | { readonly mode: 'conditions'; readonly turnCap: number | null };

/** What may be chosen about a game. */
export interface Options {
  readonly boardMode: 'preset' | 'drawn';
  /** A map of your own; null for the default pack of this number of players. */
  readonly map: RegionMap | null;
  readonly orderMode: 'lots' | 'seating';
  readonly relevanceMode: 'equal' | 'random';
  /** The relevance of all, when it is equal. */
  readonly relevance: Relevance;
  readonly events: boolean;
  readonly length: Length;
  /** Whether the victory conditions end a game of fixed length. */
  readonly earlyVictory: boolean;
  /** Whether capitals and principals may be mixed. */
  readonly mixedVictory: boolean;
  readonly rounding: 'down' | 'nearest' | 'up';
  readonly minActions: number;
  /** Army points that come with a city founded in play. */
  readonly foundingTroops: number;
  readonly battleTerrain: boolean;
  readonly civilWarMuster: boolean;
  readonly copyRequiresLead: boolean;
  readonly journeysPerTurn: number;
  readonly hiddenCharacters: boolean;
  readonly foreignSupport: boolean;
  readonly maxCharacters: number;
  readonly maxOffersPerTurn: number;
  /** Kinds of disasters of your own; null for the default seven. */
  readonly disasterKinds: readonly DisasterKind[] | null;
}

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  readonly players: readonly string[];
}

/** The configuration with every option filled in. */
export interface Settings extends Options {
  readonly players: readonly string[];
}

const terrain: Codec<Terrain> = either(oneOf(['any', 'coastal']), list(oneOf([...features, 'coastal']), 20));
const length: Codec<Length> = tagged('mode', {
  turns: shape<Extract<Length, { mode: 'turns' }>>({ mode: exactly('turns'), turns: intBetween(1, 100) }),
  conditions: shape<Extract<Length, { mode: 'conditions' }>>({ mode: exactly('conditions'), turnCap: nullable(intBetween(1, 1000)) }),
});

const options = {
  boardMode: oneOf(['preset', 'drawn']),
  map: nullable(regionMap),
  orderMode: oneOf(['lots', 'seating']),
  relevanceMode: oneOf(['equal', 'random']),
  relevance,
  events: bool,
  length,
  earlyVictory: bool,
  mixedVictory: bool,
  rounding: oneOf(['down', 'nearest', 'up']),
  minActions: intBetween(0, 1),
  foundingTroops: intBetween(0, 2),
  battleTerrain: bool,
  civilWarMuster: bool,
  copyRequiresLead: bool,
  journeysPerTurn: intBetween(1, 5),
  hiddenCharacters: bool,
  foreignSupport: bool,
  maxCharacters: intBetween(2, 20),
  maxOffersPerTurn: intBetween(0, 10),
  disasterKinds: nullable(
    list(shape<DisasterKind>({ id: anyText, name: anyText, english: anyText, terrain }), 100) as Codec<readonly DisasterKind[]>,
  ),
} as const;

/** Codec of {@link Config}. */
export const config: Codec<Config> = shape<Config>({ players: list(id, 100), ...allOptional(options) } as never);

/** Codec of {@link Settings}. */
export const settings: Codec<Settings> = shape<Settings>({ players: list(id, 100), ...options } as never);
