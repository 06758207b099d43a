import { anyText, bool, type Codec, id, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type Affair, affair, type Window, windowTypes } from './affairs.js';
import { type Unit, unit, type Values, values } from './basics.js';
import { type Settings, settings } from './config.js';
import { type City, type Country, type CountrySheet, city, countryFields, countrySheetFields, type Sighting } from './countries.js';
import { type RegionMap, regionMap } from './map.js';
import { type Declaration, declaration } from './orders.js';
import { crisis, type EndReason, endings, passage, type Slot, type State, type Step, slot, steps } from './state.js';
import { type Offer, offer } from './trade.js';

/** A character as a viewer knows it. */
export interface SeenCharacter {
  /** Names the character in actions and events. */
  readonly id: string;
  /** Whom it serves, be it captive or not. */
  readonly owner: string;
  /** The name. */
  readonly name: string;
  /** The office or title. */
  readonly role: string;
  /** 0 to 3 each, not all 0. */
  readonly values: Values;
  /** Who holds it captive; null while it is free. */
  readonly captor: string | null;
  /** Has it been active this turn? Then it is not active again before the next. */
  readonly used: boolean;
  /** Why it is out of play: killed, or gone with its country; null while it is in. */
  readonly out: 'dead' | 'gone' | null;
  /** Where it is, if the viewer knows for certain. */
  readonly location: string | null;
  /** How often it has travelled this turn, if the viewer knows. */
  readonly journeys: number | null;
  /** Where the viewer last learnt it to be. */
  readonly sighting: Sighting | null;
}

/** A country as everybody sees it. */
export interface SeenCountry extends Country {
  /** Points of Army: all units together. */
  readonly army: number;
  /** Authority less counterpower, never below 0: what the rules mean by Authority. */
  readonly effectiveAuthority: number;
  /** What the country would score if the game ended now; 0 during the setup and for those who are out. */
  readonly victoryPoints: number;
}

/** A sheet as a viewer sees it: of others only what has been read aloud. [GM-VIS-02] */
export interface SeenSheet {
  /** Has the batch of orders that is open been closed? */
  readonly committed: boolean;
  /** The viewer’s own orders; of others those that have been read, in the order in which they were. */
  readonly declarations: readonly Declaration[];
}

/** What a viewer may know. */
export interface View {
  /** Whose view it is; null is a spectator. A player who is out sees what a spectator sees. */
  readonly viewer: string | null;
  /** The options, filled in, and the players in seating order. */
  readonly config: Settings;
  /** What the game is at. */
  readonly step: Step;
  /** 0 during the setup, then 1 and up. */
  readonly turn: number;
  /** The order of play, as drawn by lot or as the players sit. */
  readonly order: readonly string[];
  /** The order of the resolution as it was last fixed, which is when the resolution begins; empty before the first. */
  readonly initiative: readonly string[];
  /** Who has the opportunity in the resolution; null at any other time. */
  readonly slot: Slot | null;
  /** The map that is played; while it is drawn, as far as it is drawn. */
  readonly map: RegionMap;
  /** By player: the country of the map picked, by id. */
  readonly picks: Readonly<Record<string, string>>;
  /** Who controls each land territory; `independent` is nobody. Seas have no entry. */
  readonly controllers: Readonly<Record<string, string>>;
  /** Cities by the territory they stand in; each belongs to who controls that. */
  readonly cities: Readonly<Record<string, City>>;
  /** Units by owner, each list in map order. */
  readonly units: Readonly<Record<string, readonly Unit[]>>;
  /** Countries by player, those of eliminated players among them; empty until they are revealed. */
  readonly countries: Readonly<Record<string, SeenCountry>>;
  /** Everybody ever in play, the dead and gone among them. */
  readonly characters: readonly SeenCharacter[];
  /** Crises still to be faced, in the order of play. */
  readonly crises: State['crises'];
  /** By player: who has closed the batch, and the orders the viewer may read. */
  readonly sheets: Readonly<Record<string, SeenSheet>>;
  /** Open offers of which the viewer is a party. */
  readonly offers: readonly Offer[];
  /** To whom the viewer has made offers this turn. */
  readonly offersMade: readonly string[];
  /** Leave to march through that has been given and has not run out. */
  readonly passages: State['passages'];
  /** Who must answer what. [GM-VIS-09] */
  readonly window: Window | null;
  /** What is under way, where it is public or the viewer's business. */
  readonly affair: Affair | null;
  /** What the viewer has handed in during setup. */
  readonly creation: CountrySheet | null;
  /** What the viewer has deployed during setup; null before and after. */
  readonly deployment: readonly Unit[] | null;
  /** Who has handed in what the setup step asks for. */
  readonly handedIn: readonly string[];
  /** Why the game ended and who won; null while it is on. */
  readonly ending: { readonly reason: EndReason; readonly winners: readonly string[] } | null;
}

const known = { id, owner: id, name: anyText, role: anyText, values: values(3), captor: nullable(id), used: bool } as const;
const sighting = nullable(shape<Sighting>({ territory: id, turn: int }));

/** Codec of {@link View}. */
export const view: Codec<View> = shape<View>({
  viewer: nullable(anyText),
  config: settings,
  step: oneOf(steps),
  turn: int,
  order: list(id),
  initiative: list(id),
  slot: nullable(slot),
  map: regionMap,
  picks: record(id),
  controllers: record(id),
  cities: record(city),
  units: record(list(unit)),
  countries: record(shape<SeenCountry>({ ...countryFields, army: int, effectiveAuthority: int, victoryPoints: int })),
  characters: list(
    shape<SeenCharacter>({
      ...known,
      out: nullable(oneOf(['dead', 'gone'])),
      location: nullable(id),
      journeys: nullable(int),
      sighting,
    }),
  ),
  crises: list(crisis),
  sheets: record(shape<SeenSheet>({ committed: bool, declarations: list(declaration) })),
  offers: list(offer),
  offersMade: list(id),
  passages: list(passage),
  window: nullable(shape<Window>({ type: oneOf(windowTypes), player: id })),
  affair: nullable(affair),
  creation: nullable(shape<CountrySheet>(countrySheetFields)),
  deployment: nullable(list(unit)),
  handedIn: list(id),
  ending: nullable(shape<NonNullable<View['ending']>>({ reason: oneOf(endings), winners: list(id) })),
});
