import { bool, type Codec, id, intBetween, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type Affair, affair } from './affairs.js';
import { type Characteristic, characteristic, type Unit, unit } from './basics.js';
import { type Settings, settings } from './config.js';
import { type Character, type City, type Country, type CountrySheet, character, city, country, countrySheet } from './countries.js';
import { type RegionMap, regionMap } from './map.js';
import { type Declaration, declaration } from './orders.js';
import { type Offer, offer } from './trade.js';

/** The values of {@link Step}. */
export const steps = [
  'setup-coast',
  'setup-features',
  'setup-borders',
  'setup-cities',
  'setup-draft',
  'setup-creation',
  'setup-deployment',
  'events',
  'crisis',
  'declare-internal',
  'declare-external',
  'resolution',
  'upkeep',
  'finished',
] as const;

/** The steps of setup, turns and end. [GM-FLOW-01] [GM-SETUP-01] */
export type Step = (typeof steps)[number];

/** Leave to march through. [GM-TRAD-10] */
export interface Passage {
  /** Whose land is open. */
  readonly from: string;
  /** Whose marches may pass. */
  readonly to: string;
  /** The last turn in which they may. */
  readonly untilTurn: number;
}

/** One player's opportunity in the resolution; over once its action has been carried out. */
export interface Slot {
  /** The round of the resolution, from 1, which is that of journeys. */
  readonly round: number;
  /** Whose slot it is. */
  readonly player: string;
  /** Has its order been carried out? */
  readonly isOver: boolean;
}

/** The values of {@link EndReason}. */
export const endings = ['turn-limit', 'capitals', 'principals', 'mixed', 'last-standing'] as const;

/** Why the game ended. */
export type EndReason = (typeof endings)[number];

/** The whole state, for the host's eyes. */
export interface State {
  readonly config: Settings;
  readonly step: Step;
  readonly turn: number;
  /** The order drawn by lot. */
  readonly order: readonly string[];
  /** The order of the resolution of this turn. */
  readonly initiative: readonly string[];
  /** The map as drawn; null where the configured one is played as it stands. */
  readonly map: RegionMap | null;
  /** Who picked which country of the map. */
  readonly picks: Readonly<Record<string, string>>;
  readonly controllers: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, City>>;
  /** Units by owner, in map order. */
  readonly units: Readonly<Record<string, readonly Unit[]>>;
  readonly characters: readonly Character[];
  readonly countries: Readonly<Record<string, Country>>;
  readonly creations: Readonly<Record<string, CountrySheet>>;
  readonly deployments: Readonly<Record<string, readonly Unit[]>>;
  /** Crises still to be faced. */
  readonly crises: readonly { readonly player: string; readonly characteristic: Characteristic }[];
  readonly sheets: Readonly<Record<string, readonly Declaration[]>>;
  readonly committed: Readonly<Record<string, boolean>>;
  readonly offers: readonly Offer[];
  /** To whom each player has made offers this turn. */
  readonly offersMade: Readonly<Record<string, readonly string[]>>;
  readonly passages: readonly Passage[];
  readonly slot: Slot | null;
  /** What is under way; the last is the one that goes on. */
  readonly affairs: readonly Affair[];
  readonly ending: { readonly reason: EndReason; readonly winners: readonly string[] } | null;
}

const count = intBetween(0, 1_000_000);
const ids = list(id, 1000);

/** Codec of {@link Slot}. */
export const slot: Codec<Slot> = shape<Slot>({ round: count, player: id, isOver: bool });

/** Codec of {@link Passage}. */
export const passage: Codec<Passage> = shape<Passage>({ from: id, to: id, untilTurn: count });

/** Codec of one crisis. */
export const crisis: Codec<State['crises'][number]> = shape<State['crises'][number]>({ player: id, characteristic });

/** Codec of {@link State}. */
export const state: Codec<State> = shape<State>({
  config: settings,
  step: oneOf(steps),
  turn: count,
  order: ids,
  initiative: ids,
  map: nullable(regionMap),
  picks: record(id),
  controllers: record(id),
  cities: record(city),
  units: record(list(unit, 1000)),
  characters: list(character, 1000),
  countries: record(country),
  creations: record(countrySheet),
  deployments: record(list(unit, 1000)),
  crises: list(crisis, 100),
  sheets: record(list(declaration, 1000)),
  committed: record(bool),
  offers: list(offer, 1000),
  offersMade: record(ids),
  passages: list(passage, 1000),
  slot: nullable(slot),
  affairs: list(affair, 20),
  ending: nullable(shape<NonNullable<State['ending']>>({ reason: oneOf(endings), winners: ids })),
});
