import {
  allOptional,
  anyText,
  bool,
  type Codec,
  either,
  id,
  intBetween,
  list,
  nullable,
  oneOf,
  shape,
  variants,
} from '../../../core/data/codec.js';
import { type Relevance, relevance } from './basics.js';
import { type Feature, features, type RegionMap, regionMap } from './map.js';

/** Where a disaster can strike: anywhere, on a coast, or where the territory has one of some features. [GM-KIND-01] */
export type Terrain = 'any' | 'coastal' | readonly (Feature | 'coastal')[];

/** A kind of natural disaster. */
export interface DisasterKind {
  /** Names the kind in actions and events. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  /** The English name, where it differs. */
  readonly english: string;
  /** What a city’s territory must be like to be struck. */
  readonly terrain: Terrain;
}

/** How long the game lasts. */
export type Length = { readonly mode: 'turns'; readonly turns: number } | { readonly mode: 'conditions'; readonly turnCap: number | null };

/** What may be chosen about a game. */
export interface Options {
  /** Is the map played as it stands, or drawn by the players? */
  readonly boardMode: 'preset' | 'drawn';
  /** A map of your own; null for the default pack of this number of players. */
  readonly map: RegionMap | null;
  /** Is the order of play drawn by lot, or as the players sit? */
  readonly orderMode: 'lots' | 'seating';
  /** Have all countries the same relevance, or one by lot? */
  readonly relevanceMode: 'equal' | 'random';
  /** The relevance of all, when it is equal. */
  readonly relevance: Relevance;
  /** Is there an event die every turn? */
  readonly events: boolean;
  /** So many turns, or until a victory condition is met, with or without a last turn. */
  readonly length: Length;
  /** Whether the victory conditions end a game of fixed length. */
  readonly earlyVictory: boolean;
  /** Whether capitals and principals may be mixed. */
  readonly mixedVictory: boolean;
  /** What becomes of the fractions in the formulas. */
  readonly rounding: 'down' | 'nearest' | 'up';
  /** The fewest actions a living player has in a turn. */
  readonly minActions: number;
  /** Army points that come with a city founded in play. */
  readonly foundingTroops: number;
  /** Do mountains and forests help the defending side of a battle? */
  readonly battleTerrain: boolean;
  /** Must the government pass a test of Militarism before a civil war is fought? */
  readonly civilWarMuster: boolean;
  /** Can technology be copied only from who has more of it? */
  readonly copyRequiresLead: boolean;
  /** How often one character may travel in a turn. */
  readonly journeysPerTurn: number;
  /** Are the places of characters secret? */
  readonly hiddenCharacters: boolean;
  /** May other countries be asked to help in a crisis? */
  readonly foreignSupport: boolean;
  /** The most living characters a player may own, captives included. */
  readonly maxCharacters: number;
  /** The most trades a player may propose in a turn. */
  readonly maxOffersPerTurn: number;
  /** Kinds of disasters of your own; null for the default seven. */
  readonly disasterKinds: readonly DisasterKind[] | null;
}

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  /** The names of those who play, all different, in seating order. */
  readonly players: readonly string[];
}

/** The configuration with every option filled in. */
export interface Settings extends Options {
  /** In the order of seating. */
  readonly players: readonly string[];
}

const terrain: Codec<Terrain> = either(oneOf(['any', 'coastal']), list(oneOf([...features, 'coastal']), 20));
const length: Codec<Length> = variants<Length, 'mode'>('mode', {
  turns: { turns: intBetween(1, 100) },
  conditions: { turnCap: nullable(intBetween(1, 1000)) },
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
