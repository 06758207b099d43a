import {
  allOptional,
  anyText,
  bool,
  type Codec,
  either,
  exactly,
  id,
  int,
  list,
  nullable,
  oneOf,
  optional,
  record,
  shape,
} from '../../../core/data/codec.js';
import { type Order, order } from './orders.js';
import { type ContentPack, contentPack } from './pack.js';
import { type TurnReport, turnReport, type Verdict, verdict } from './report.js';

/** What may be chosen about a game. */
export interface Options {
  /** A pack of your own, or the id of the default one. */
  readonly pack: ContentPack | 'eye-of-terror';
  /** How many turns are played; 8 as usual. */
  readonly turns: number;
  /** How many final turns pay double. */
  readonly doubledTurns: number;
  /** The map on which territory is scored: as the invasions of the turn leave it, before its transfers, or as the turn began. */
  readonly scoreOn: 'closing' | 'opening';
  /** Does everybody begin with a home world, or nobody with a planet? */
  readonly startMode: 'homeworlds' | 'planetless';
  /** Who gets which home world: by the start table of the pack, or by lot. */
  readonly homeAssignment: 'table' | 'random';
  /** How bands are found: chosen in seating order, by lot, or as `fixedWarbands` says. */
  readonly warbandSelection: 'choose' | 'random' | 'fixed';
  /** The band of each seat, where they are fixed; empty otherwise. */
  readonly fixedWarbands: readonly string[];
  /** Does a referee read the sheets and rule on claims before a turn is published? */
  readonly referee: 'none' | 'present';
  /** Whether the creed gives its bonus action. */
  readonly creedBenefits: 'standard' | 'sacred-only';
  /** Whether a temple's worlds keep their former god. */
  readonly templeSanctity: 'add' | 'replace';
  /** Whether a favour opens the deeds of its god. */
  readonly favourOpensDeeds: boolean;
  /** Whether passing a gate counts as crossing for `warp-portal`. */
  readonly gateCountsAsCrossing: boolean;
  /** Inhabitants that count for `forced-recruitment`. */
  readonly recruitmentKinds: readonly string[] | 'any';
  /** Must the attack of `no-mercy` have conquered? */
  readonly noMercyNeedsSuccess: boolean;
  /** How many lieutenants the Supreme Lord names. */
  readonly lieutenants: number;
}

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  /** The names of those who play, all different, in seating order. */
  readonly players: readonly string[];
}

/** The configuration with every option filled in and the pack itself. */
export interface Settings extends Options {
  /** In seating order. */
  readonly players: readonly string[];
  /** The map with everything on it. */
  readonly pack: ContentPack;
}

/** The parts of a game of El Ojo del Terror. */
export type PhaseName = 'warbands' | 'orders' | 'review' | 'lieutenants' | 'finished';

/** A player's band and what it has gained. */
export interface Player {
  /** The band led; null until one is chosen. */
  readonly warband: string | null;
  /** The home world begun with, whoever controls it now; null if there is none. */
  readonly home: string | null;
  /** Gods whose favour was won by deeds, in pack order: they belong to the player’s faith. */
  readonly favours: readonly string[];
  /** Actions that deeds brought for good, for every later turn. */
  readonly permanentActions: number;
  /** Points so far; they never decrease. */
  readonly score: number;
  /** The points each published turn brought, the first turn first. */
  readonly scoreByTurn: readonly number[];
  /** Deeds achieved, in the order in which they were. */
  readonly deeds: readonly string[];
}

/** What can change about a planet. */
export interface PlanetState {
  /** Who controls it; null is nobody. */
  readonly controller: string | null;
  /** Units of inhabitants still alive; the dead never return. */
  readonly inhabitants: number;
  /** Gods it is sacred to now, the one who was so longest first; empty if none. */
  readonly sacred: readonly string[];
}

/** Who achieved a deed, when, and who got its further benefit. */
export interface DeedState {
  /** The turn in which it was achieved. */
  readonly turn: number;
  /** Who achieved it, in seating order; they share its points. */
  readonly by: readonly string[];
  /** Who got what it gives besides points; null where it gives nothing more. */
  readonly benefitTo: string | null;
}

/** A player's secret orders for the turn. */
export interface Sheet {
  readonly orders: readonly Order[];
  readonly committed: boolean;
}

/** Where play begins in a state that was set up as a scene: nothing before it was played, and everything after it is checked as ever. */
export interface SceneStart {
  /** Orders are to be written, or every turn is over. */
  readonly phase: 'orders' | 'lieutenants' | 'finished';
  /** The number of the turn that play begins with. */
  readonly turn: number;
  /** Every player, as play begins. */
  readonly players: Readonly<Record<string, Player>>;
  /** Every planet, as play begins. */
  readonly planets: Readonly<Record<string, PlanetState>>;
  /** Every deed, as play begins; null if it is open. */
  readonly deeds: Readonly<Record<string, DeedState | null>>;
}

/** The whole state of a game. */
export interface State {
  /** The options, filled in, with the pack itself and the players in seating order. */
  readonly config: Settings;
  /** What the game is at. */
  readonly phase: PhaseName;
  /** 0 while warbands are chosen, then 1 and up. */
  readonly turn: number;
  /** By player. */
  readonly players: Readonly<Record<string, Player>>;
  /** By planet; what never changes about one stands in the pack. */
  readonly planets: Readonly<Record<string, PlanetState>>;
  /** By deed of the pack; null while it is open to be achieved. */
  readonly deeds: Readonly<Record<string, DeedState | null>>;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** The referee's rulings of this turn. */
  readonly verdicts: readonly Verdict[];
  /** One report per published turn. */
  readonly history: readonly TurnReport[];
  /** Whom the Supreme Lord named, in the order named; null before that, and where none are named. */
  readonly lieutenants: readonly string[] | null;
  /** Where play began, if it did not begin with the setup: the mark of a scene. Missing from every state that was played to. */
  readonly scene?: SceneStart;
}

/** What a viewer may know: everything but the sheets of others and unpublished verdicts. */
export interface View extends Omit<State, 'sheets' | 'verdicts'> {
  /** Whose view it is: a player, the referee, or null for a spectator. */
  readonly viewer: string | null;
  /** Sheets the viewer may not read show only whether they are committed. */
  readonly sheets: Readonly<Record<string, { readonly orders: readonly Order[] | null; readonly committed: boolean }>>;
  /** What the referee has ruled this turn, for the eyes of the referee alone; null to others. */
  readonly verdicts: readonly Verdict[] | null;
  /** Actions each player may spend this turn; empty while no orders are written. */
  readonly allowances: Readonly<Record<string, number>>;
}

const pack = either<ContentPack, 'eye-of-terror'>(contentPack, exactly('eye-of-terror'));

const options = {
  turns: int,
  doubledTurns: int,
  scoreOn: oneOf(['closing', 'opening']),
  startMode: oneOf(['homeworlds', 'planetless']),
  homeAssignment: oneOf(['table', 'random']),
  warbandSelection: oneOf(['choose', 'random', 'fixed']),
  fixedWarbands: list(anyText),
  referee: oneOf(['none', 'present']),
  creedBenefits: oneOf(['standard', 'sacred-only']),
  templeSanctity: oneOf(['add', 'replace']),
  favourOpensDeeds: bool,
  gateCountsAsCrossing: bool,
  recruitmentKinds: either<readonly string[], 'any'>(list(anyText), exactly('any')),
  noMercyNeedsSuccess: bool,
  lieutenants: int,
} as const;

/** A configuration as the host gives it. */
export const config: Codec<Config> = shape<Config>({ players: list(id, 100), pack: optional(pack), ...allOptional(options) });

const settings: Codec<Settings> = shape<Settings>({ players: list(id, 100), pack: contentPack, ...options });

const position = {
  turn: int,
  players: record(
    shape<Player>({
      warband: nullable(anyText),
      home: nullable(anyText),
      favours: list(anyText),
      permanentActions: int,
      score: int,
      scoreByTurn: list(int),
      deeds: list(anyText),
    }),
  ),
  planets: record(shape<PlanetState>({ controller: nullable(anyText), inhabitants: int, sacred: list(anyText) })),
  deeds: record(nullable(shape<DeedState>({ turn: int, by: list(anyText), benefitTo: nullable(anyText) }))),
} as const;

const common = {
  config: settings,
  phase: oneOf(['warbands', 'orders', 'review', 'lieutenants', 'finished']),
  ...position,
  history: list(turnReport),
  lieutenants: nullable(list(anyText)),
  scene: optional(shape<SceneStart>({ phase: oneOf(['orders', 'lieutenants', 'finished']), ...position })),
} as const;

/** A whole state. */
export const state: Codec<State> = shape<State>({
  ...common,
  sheets: record(shape<Sheet>({ orders: list(order), committed: bool })),
  verdicts: list(verdict),
});

/** A view. */
export const view: Codec<View> = shape<View>({
  ...common,
  viewer: nullable(anyText),
  sheets: record(shape<View['sheets'][string]>({ orders: nullable(list(order)), committed: bool })),
  verdicts: nullable(list(verdict)),
  allowances: record(int),
});
