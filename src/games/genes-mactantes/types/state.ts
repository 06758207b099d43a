import { anyText, bool, type Codec, id, int, intBetween, list, nullable, oneOf, record, shape, textUpTo } from '../../../core/codec.js';
import { type Affair, affair } from './affairs.js';
import { type Characteristic, characteristic, type Relevance, relevance, title, type Unit, unit, type Values, values } from './basics.js';
import { type Settings, settings } from './config.js';
import { type RegionMap, regionMap } from './map.js';
import { type Declaration, declaration } from './orders.js';
import { type Offer, offer } from './trade.js';

/** The steps of setup, turns and end. [GM-FLOW-01] [GM-SETUP-01] */
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
/** One of {@link steps}. */
export type Step = (typeof steps)[number];

/** Where somebody last learnt a character to be. */
export interface Sighting {
  readonly territory: string;
  readonly turn: number;
}

/** A named person. */
export interface Character {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly role: string;
  readonly values: Values;
  /** Always land. Secret while the character is free. */
  readonly location: string;
  /** Who holds it captive. */
  readonly captor: string | null;
  /** Whether it has been active this turn. */
  readonly used: boolean;
  /** Journeys made this turn. */
  readonly journeys: number;
  /** Why it is out of play; null while it is in. [GM-STATE-10] */
  readonly out: 'dead' | 'gone' | null;
  /** What everybody last learnt. */
  readonly sighting: Sighting | null;
  /** What single players last learnt. */
  readonly sightings: Readonly<Record<string, Sighting>>;
}

/** A siege: who besieges, and from where. */
export interface Siege {
  readonly by: string;
  readonly base: string;
}

/** A city; its controller is that of its territory. [GM-MAP-06] */
export interface City {
  readonly name: string;
  readonly walled: boolean;
  readonly capitalOf: string | null;
  readonly siege: Siege | null;
  /** The turn in which a disaster struck it last. */
  readonly disasterTurn: number | null;
}

/** A civil war: since when, the rebel points, and who leads them. */
export interface CivilWar {
  readonly since: number;
  readonly rebelArmy: number;
  readonly rebelPrincipal: string | null;
}

/** Where every change of an Army is booked. [GM-STATE-11] */
export const ledgerEntries = ['initial', 'recruited', 'founded', 'received', 'lost', 'demobilised', 'given', 'disbanded'] as const;
/** One of {@link ledgerEntries}. */
export type LedgerEntry = (typeof ledgerEntries)[number];

/** Levels of critical situations. [GM-CRIS-12] */
export interface Levels {
  readonly blockade: number;
  readonly anarchy: number;
  readonly autarchy: number;
}

/** A country in play. */
export interface Country {
  readonly name: string;
  readonly description: string;
  readonly relevance: Relevance;
  /** Base values. */
  readonly characteristics: Values;
  readonly counterpower: number;
  readonly principal: string | null;
  /** Where its capital was marked. [GM-CREA-09] */
  readonly capital: string;
  readonly disorder: number;
  readonly levels: Levels;
  readonly civilWar: CivilWar | null;
  readonly thisTurn: { readonly bonus: number; readonly penalty: number; readonly crisisSpent: number };
  readonly nextTurn: { readonly bonus: number; readonly penalty: number };
  /** Frozen for the turn on entering the declarations. [GM-FLOW-05] */
  readonly allowance: number;
  readonly intel: Readonly<Record<string, number>>;
  readonly dethronedBy: readonly string[];
  readonly eliminated: { readonly turn: number; readonly index: number } | null;
  readonly ledger: Readonly<Record<LedgerEntry, number>>;
}

/** A character as it is bought. */
export interface NewCharacter {
  readonly name: string;
  readonly role: string;
  readonly values: Values;
  readonly location: string;
}

/** A city as it is bought. */
export interface NewCity {
  readonly territory: string;
  readonly name: string;
  readonly walled: boolean;
}

/** A country sheet as it is handed in. [GM-CREA-01] */
export interface CountrySheet {
  readonly name: string;
  readonly description: string;
  readonly characteristics: Values;
  readonly characters: readonly NewCharacter[];
  /** Which of the characters is the principal. */
  readonly principal: number | null;
  readonly newCities: readonly NewCity[];
  /** Initial cities that get walls. */
  readonly wallInitial: readonly string[];
  readonly capital: string;
  readonly armyPoints: number;
}

/** Leave to march through. [GM-TRAD-10] */
export interface Passage {
  readonly from: string;
  readonly to: string;
  readonly untilTurn: number;
}

/** One player's opportunity in the resolution; over once its action has been carried out. */
export interface Slot {
  readonly round: number;
  readonly player: string;
  readonly isOver: boolean;
}

/** Why the game ended. */
export const endings = ['turn-limit', 'capitals', 'principals', 'mixed', 'last-standing'] as const;
/** One of {@link endings}. */
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
const sighting = shape<Sighting>({ territory: id, turn: count });
/** Codec of {@link Character}. */
export const character: Codec<Character> = shape<Character>({
  id,
  owner: id,
  name: anyText,
  role: anyText,
  values: values(3),
  location: id,
  captor: nullable(id),
  used: bool,
  journeys: count,
  out: nullable(oneOf(['dead', 'gone'])),
  sighting: nullable(sighting),
  sightings: record(sighting),
});
/** Codec of {@link City}. */
export const city: Codec<City> = shape<City>({
  name: anyText,
  walled: bool,
  capitalOf: nullable(id),
  siege: nullable(shape<Siege>({ by: id, base: id })),
  disasterTurn: nullable(int),
});
/** Codecs of {@link Country}, field by field. */
export const countryFields = {
  name: anyText,
  description: anyText,
  relevance,
  characteristics: values(10),
  counterpower: intBetween(0, 10),
  principal: nullable(id),
  capital: anyText,
  disorder: count,
  levels: shape<Levels>({ blockade: count, anarchy: count, autarchy: count }),
  civilWar: nullable(shape<CivilWar>({ since: count, rebelArmy: intBetween(0, 5), rebelPrincipal: nullable(id) })),
  thisTurn: shape<Country['thisTurn']>({ bonus: count, penalty: count, crisisSpent: count }),
  nextTurn: shape<Country['nextTurn']>({ bonus: count, penalty: count }),
  allowance: count,
  intel: record(count),
  dethronedBy: ids,
  eliminated: nullable(shape<NonNullable<Country['eliminated']>>({ turn: count, index: count })),
  ledger: shape<Country['ledger']>(Object.fromEntries(ledgerEntries.map((entry) => [entry, count])) as Record<LedgerEntry, Codec<number>>),
} as const;
const country: Codec<Country> = shape<Country>(countryFields);

/** Codecs of {@link CountrySheet}, field by field. */
export const countrySheetFields = {
  name: title,
  description: textUpTo(2000),
  characteristics: shape<Record<Characteristic, number>>({ authority: int, diplomacy: int, militarism: int, technology: int }),
  characters: list(
    shape<NewCharacter>({
      name: title,
      role: title,
      values: shape<Record<Characteristic, number>>({ authority: int, diplomacy: int, militarism: int, technology: int }),
      location: id,
    }),
    100,
  ),
  principal: nullable(int),
  newCities: list(shape<NewCity>({ territory: id, name: title, walled: bool }), 200),
  wallInitial: ids,
  capital: id,
  armyPoints: int,
} as const;
const countrySheet: Codec<CountrySheet> = shape<CountrySheet>(countrySheetFields);

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
