import {
  anyText,
  bool,
  type Codec,
  id,
  int,
  intBetween,
  list,
  nullable,
  oneOf,
  optional,
  record,
  shape,
  textUpTo,
} from '../../../core/data/codec.js';
import { type Characteristic, type Relevance, relevance, title, type Values, values } from './basics.js';

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
  /** The turn in which a siege last cost its country an action; missing if none has. [GM-SIEG-04] */
  readonly siegePenaltyTurn?: number;
}

/** A civil war: since when, the rebel points, and who leads them. */
export interface CivilWar {
  readonly since: number;
  readonly rebelArmy: number;
  readonly rebelPrincipal: string | null;
}

/** The values of {@link LedgerEntry}. */
export const ledgerEntries = ['initial', 'recruited', 'founded', 'received', 'lost', 'demobilised', 'given', 'disbanded'] as const;

/** Where every change of an Army is booked. [GM-STATE-11] */
export type LedgerEntry = (typeof ledgerEntries)[number];

/** Levels of critical situations. [GM-CRIS-12] */
export interface Levels {
  readonly blockade: number;
  readonly anarchy: number;
  readonly autarchy: number;
}

/** Something done to a principal, and by whom. [GM-VICT-03] */
export interface Claim {
  readonly by: string;
  readonly character: string;
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
  /** Who has killed, captured or won over which principal. [GM-VICT-03] */
  readonly dethronedBy: readonly Claim[];
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

const count = intBetween(0, 1_000_000);
/** Points change hands so often that what is booked grows beyond any other count; how far is a question of the turn. */
const booked = intBetween(0, Number.MAX_SAFE_INTEGER);
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
  siegePenaltyTurn: optional(count),
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
  dethronedBy: list(shape<Claim>({ by: id, character: id }), 1000),
  eliminated: nullable(shape<NonNullable<Country['eliminated']>>({ turn: count, index: count })),
  ledger: shape<Country['ledger']>(Object.fromEntries(ledgerEntries.map((entry) => [entry, booked])) as Record<LedgerEntry, Codec<number>>),
} as const;

/** Codec of {@link Country}. */
export const country: Codec<Country> = shape<Country>(countryFields);

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

/** Codec of {@link CountrySheet}. */
export const countrySheet: Codec<CountrySheet> = shape<CountrySheet>(countrySheetFields);
