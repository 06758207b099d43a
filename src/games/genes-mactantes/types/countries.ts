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
  /** The land where it was. */
  readonly territory: string;
  /** The turn in which that was learnt; 0 is the setup. */
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
  /** Who besieges. */
  readonly by: string;
  /** The territory of the besieging army: the city’s own, or a sea beside it. */
  readonly base: string;
}

/** A city; its controller is that of its territory. [GM-MAP-06] */
export interface City {
  /** Its name, which no other city has. */
  readonly name: string;
  /** Has it walls? They stay for ever. */
  readonly walled: boolean;
  /** The player whose capital was marked here, whoever controls it now; null if it is none. */
  readonly capitalOf: string | null;
  /** The siege it is under; null if it is under none. */
  readonly siege: Siege | null;
  /** The turn in which a disaster struck it last. */
  readonly disasterTurn: number | null;
  /** The turn in which a siege last cost its country an action; missing if none has. [GM-SIEG-04] */
  readonly siegePenaltyTurn?: number;
}

/** A civil war: since when, the rebel points, and who leads them. */
export interface CivilWar {
  /** The turn in which it began. */
  readonly since: number;
  /** Points of the rebels, from 5 on; at 0 the government is saved. */
  readonly rebelArmy: number;
  /** The character who leads them, by id; null if nobody does. */
  readonly rebelPrincipal: string | null;
}

/** The values of {@link LedgerEntry}. */
export const ledgerEntries = ['initial', 'recruited', 'founded', 'received', 'lost', 'demobilised', 'given', 'disbanded'] as const;

/** Where every change of an Army is booked. [GM-STATE-11] */
export type LedgerEntry = (typeof ledgerEntries)[number];

/** Levels of critical situations. [GM-CRIS-12] */
export interface Levels {
  /** Actions lost every turn while Diplomacy stays below 4. */
  readonly blockade: number;
  /** Actions lost every turn while Militarism stays below 4. */
  readonly anarchy: number;
  /** Actions lost every turn while Technology stays below 4. */
  readonly autarchy: number;
}

/** Something done to a principal, and by whom. [GM-VICT-03] */
export interface Claim {
  /** Who did it. */
  readonly by: string;
  /** The principal it was done to, by id. */
  readonly character: string;
}

/** A country in play. */
export interface Country {
  /** The name of the country. */
  readonly name: string;
  /** What its player wrote about it; may be empty. */
  readonly description: string;
  /** Its size class, which stays. */
  readonly relevance: Relevance;
  /** Base values. */
  readonly characteristics: Values;
  /** Points of counterpower, 0 to 10, which weigh on its Authority. */
  readonly counterpower: number;
  /** The character in office, by id; null while the office is vacant. */
  readonly principal: string | null;
  /** Where its capital was marked. [GM-CREA-09] */
  readonly capital: string;
  /** Disasters still to be settled: each costs a point of Authority when the turn ends. */
  readonly disorder: number;
  /** Critical situations that failed crises have brought. */
  readonly levels: Levels;
  /** The civil war it suffers; null at peace with itself. */
  readonly civilWar: CivilWar | null;
  /** Actions won, lost and spent in crises this turn. */
  readonly thisTurn: { readonly bonus: number; readonly penalty: number; readonly crisisSpent: number };
  /** Actions already won and lost for the turn to come. */
  readonly nextTurn: { readonly bonus: number; readonly penalty: number };
  /** Frozen for the turn on entering the declarations. [GM-FLOW-05] */
  readonly allowance: number;
  /** Points of intel it has, by the player they are about. */
  readonly intel: Readonly<Record<string, number>>;
  /** Who has killed, captured or won over which principal. [GM-VICT-03] */
  readonly dethronedBy: readonly Claim[];
  /** When the player went out, and as which, counted from 0 over the whole game; null while in the game. */
  readonly eliminated: { readonly turn: number; readonly index: number } | null;
  /** How many points its Army has gained or lost so far, added up by reason. */
  readonly ledger: Readonly<Record<LedgerEntry, number>>;
}

/** A character as it is bought. */
export interface NewCharacter {
  /** The name. */
  readonly name: string;
  /** The office or title. */
  readonly role: string;
  /** 0 to 3 each, not all 0. */
  readonly values: Values;
  /** The land where it begins. */
  readonly location: string;
}

/** A city as it is bought. */
export interface NewCity {
  /** Free land of the own country. */
  readonly territory: string;
  /** The name, which no other city has. */
  readonly name: string;
  /** With walls it costs 2 points instead of 1. */
  readonly walled: boolean;
}

/** A country sheet as it is handed in. [GM-CREA-01] */
export interface CountrySheet {
  /** The name of the country. */
  readonly name: string;
  /** A free description; may be empty. */
  readonly description: string;
  /** 0 to 10 each; a point costs a point. */
  readonly characteristics: Values;
  /** The people, each at the cost of its values. */
  readonly characters: readonly NewCharacter[];
  /** Which of the characters is the principal. */
  readonly principal: number | null;
  /** Cities beyond the three initial ones. */
  readonly newCities: readonly NewCity[];
  /** Initial cities that get walls. */
  readonly wallInitial: readonly string[];
  /** The territory of the own city marked as capital, which stays. */
  readonly capital: string;
  /** Points spent on the Army. */
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
