import {
  allOptional,
  anyText,
  bool,
  type Codec,
  id,
  int,
  intBetween,
  list,
  nullable,
  oneOf,
  record,
  shape,
} from '../../../core/data/codec.js';
import {
  type Characteristic,
  type City,
  type CivilWar,
  type Config,
  type Country,
  characteristics,
  countryFields,
  crisis,
  endings,
  type Levels,
  type Order,
  order,
  type Passage,
  passage,
  type Relevance,
  relevance,
  type Siege,
  type Sighting,
  type State,
  type Unit,
  unit,
  type Values,
} from '../types/index.js';

/** A character: one there is, with what is different about it, or a new one. */
export interface CharacterInScene {
  /** One of this player's, as `person-3`; whoever has none is new, and numbered on. */
  readonly id?: string;
  readonly name?: string;
  readonly role?: string;
  /** Those not named are as they were; of somebody new they are 0. */
  readonly values?: Partial<Values>;
  /** The capital, of somebody new, unless given. */
  readonly location?: string;
  readonly captor?: string | null;
  readonly used?: boolean;
  readonly journeys?: number;
  readonly out?: 'dead' | 'gone' | null;
  /** What everybody last learnt. */
  readonly sighting?: Sighting | null;
  /** What single players last learnt. */
  readonly sightings?: Readonly<Record<string, Sighting>>;
}

/** What a scene says of a country, by its player. Lists are said whole. */
export interface CountryInScene<Id extends string = string> {
  readonly name?: string;
  readonly relevance?: Relevance;
  /** Base values; those not named stay. */
  readonly characteristics?: Partial<Values>;
  readonly counterpower?: number;
  /** The first free character, where whoever it was has left, unless given. */
  readonly principal?: string | null;
  /** A territory with a city. */
  readonly capital?: string;
  readonly disorder?: number;
  readonly levels?: Partial<Levels>;
  readonly civilWar?: (Pick<CivilWar, 'rebelArmy'> & Partial<CivilWar>) | null;
  readonly thisTurn?: Partial<Country['thisTurn']>;
  readonly nextTurn?: Partial<Country['nextTurn']>;
  /** Points against others; those not named stay. */
  readonly intel?: { readonly [Player in Id]?: number };
  readonly dethronedBy?: Country['dethronedBy'];
  /** Out of the game: its land is nobody's, unless `controllers` gives it away. */
  readonly eliminated?: true;
  /** Exactly these units, in any order. */
  readonly units?: readonly Unit[];
  /** Exactly these characters; others have left play. */
  readonly characters?: readonly CharacterInScene[];
  /** The sheet of the turn, every order pending. */
  readonly orders?: readonly Order[];
  readonly committed?: boolean;
}

/** What a scene says of a city; where there was none, there is one now. */
export interface CityInScene extends Partial<Omit<City, 'siege' | 'capitalOf'>> {
  /** From the first base at which the besieger has an army, unless given. */
  readonly siege?: (Pick<Siege, 'by'> & Partial<Siege>) | null;
}

/** What stands differently in a scene; whatever it does not name stands as it did. */
export interface Scene<Id extends string = string> {
  readonly turn?: number;
  /** `finished` where an ending is given. */
  readonly step?: 'crisis' | 'declare-internal' | 'declare-external' | 'resolution' | 'finished';
  readonly players?: { readonly [Player in Id]?: CountryInScene<Id> };
  /** Who controls which land: players, or `independent`. */
  readonly controllers?: Readonly<Record<string, Id | 'independent'>>;
  readonly cities?: Readonly<Record<string, CityInScene>>;
  /** Units of nobody. */
  readonly independents?: readonly Unit[];
  /** Crises still to be faced; all that the countries are in, unless given. */
  readonly crises?: readonly { readonly player: Id; readonly characteristic: Characteristic }[];
  readonly passages?: readonly Passage[];
  /** The order of the resolution; by effective Authority, then by seats, unless given. */
  readonly initiative?: readonly Id[];
  /** Whose opportunity it is in the resolution; that of the first in the initiative unless given. */
  readonly slot?: { readonly player: Id; readonly round?: number };
  readonly ending?: NonNullable<State['ending']>;
}

/** A configuration whose players are known by name. */
export type ConfigOf<Id extends string> = Config & { readonly players: readonly Id[] };

const upTo = (max: number) =>
  shape<Partial<Values>>(
    allOptional(
      Object.fromEntries(characteristics.map((one) => [one, intBetween(0, max)])) as Readonly<Record<Characteristic, Codec<number>>>,
    ),
  );
const sighting = shape<Sighting>({ territory: id, turn: int });

const character = shape<CharacterInScene>(
  allOptional({
    ...{ id, name: anyText, role: anyText, values: upTo(3), location: id, captor: nullable(id), used: bool, journeys: int },
    ...{ out: nullable(oneOf(['dead', 'gone'])), sighting: nullable(sighting), sightings: record(sighting) },
  }),
);

const country = shape<CountryInScene>(
  allOptional({
    ...{
      name: anyText,
      relevance,
      characteristics: upTo(10),
      counterpower: countryFields.counterpower,
      principal: nullable(id),
      capital: id,
    },
    ...{ disorder: int, levels: shape<Partial<Levels>>(allOptional({ blockade: int, anarchy: int, autarchy: int })) },
    civilWar: nullable(
      shape<NonNullable<CountryInScene['civilWar']>>({
        rebelArmy: intBetween(0, 5),
        ...allOptional({ since: int, rebelPrincipal: nullable(id) }),
      }),
    ),
    thisTurn: shape<Partial<Country['thisTurn']>>(allOptional({ bonus: int, penalty: int, crisisSpent: int })),
    nextTurn: shape<Partial<Country['nextTurn']>>(allOptional({ bonus: int, penalty: int })),
    intel: record(int) as Codec<NonNullable<CountryInScene['intel']>>,
    ...{ dethronedBy: countryFields.dethronedBy, eliminated: oneOf([true]) as Codec<true>, units: list(unit, 1000) },
    ...{ characters: list(character, 1000), orders: list(order, 1000), committed: bool },
  }),
);

const city = shape<CityInScene>(
  allOptional({
    ...{ name: anyText, walled: bool, disasterTurn: nullable(int), siegePenaltyTurn: int },
    siege: nullable(shape<NonNullable<CityInScene['siege']>>({ by: id, ...allOptional({ base: id }) })),
  }),
);

/** What may be said in a scene. */
export const sceneCodec: Codec<Scene> = shape<Scene>(
  allOptional({
    ...{ turn: int, step: oneOf(['crisis', 'declare-internal', 'declare-external', 'resolution', 'finished']) },
    players: record(country) as Codec<NonNullable<Scene['players']>>,
    ...{ controllers: record(id), cities: record(city), independents: list(unit, 1000), crises: list(crisis, 100) },
    ...{ passages: list(passage, 1000), initiative: list(id, 1000) },
    slot: shape<NonNullable<Scene['slot']>>({ player: id, ...allOptional({ round: int }) }),
    ending: shape<NonNullable<State['ending']>>({ reason: oneOf(endings), winners: list(id, 1000) }),
  }),
);
