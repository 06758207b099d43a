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
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly role: string;
  readonly values: Values;
  readonly captor: string | null;
  readonly used: boolean;
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
  readonly army: number;
  readonly effectiveAuthority: number;
  readonly victoryPoints: number;
}

/** A sheet as a viewer sees it: of others only what has been read aloud. [GM-VIS-02] */
export interface SeenSheet {
  readonly committed: boolean;
  readonly declarations: readonly Declaration[];
}

/** What a viewer may know. */
export interface View {
  readonly viewer: string | null;
  readonly config: Settings;
  readonly step: Step;
  readonly turn: number;
  readonly order: readonly string[];
  readonly initiative: readonly string[];
  readonly slot: Slot | null;
  readonly map: RegionMap;
  readonly picks: Readonly<Record<string, string>>;
  readonly controllers: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, City>>;
  readonly units: Readonly<Record<string, readonly Unit[]>>;
  readonly countries: Readonly<Record<string, SeenCountry>>;
  readonly characters: readonly SeenCharacter[];
  readonly crises: State['crises'];
  readonly sheets: Readonly<Record<string, SeenSheet>>;
  /** Open offers of which the viewer is a party. */
  readonly offers: readonly Offer[];
  /** To whom the viewer has made offers this turn. */
  readonly offersMade: readonly string[];
  readonly passages: State['passages'];
  /** Who must answer what. [GM-VIS-09] */
  readonly window: Window | null;
  /** What is under way, where it is public or the viewer's business. */
  readonly affair: Affair | null;
  /** What the viewer has handed in during setup. */
  readonly creation: CountrySheet | null;
  readonly deployment: readonly Unit[] | null;
  /** Who has handed in what the setup step asks for. */
  readonly handedIn: readonly string[];
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
