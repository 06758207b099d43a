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
  readonly turns: number;
  /** How many final turns pay double. */
  readonly doubledTurns: number;
  /** The map on which territory is scored: as the invasions of the turn leave it, before its transfers, or as the turn began. */
  readonly scoreOn: 'closing' | 'opening';
  readonly startMode: 'homeworlds' | 'planetless';
  readonly homeAssignment: 'table' | 'random';
  readonly warbandSelection: 'choose' | 'random' | 'fixed';
  readonly fixedWarbands: readonly string[];
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
  readonly noMercyNeedsSuccess: boolean;
  /** How many lieutenants the Supreme Lord names. */
  readonly lieutenants: number;
}

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  readonly players: readonly string[];
}

/** The configuration with every option filled in and the pack itself. */
export interface Settings extends Options {
  readonly players: readonly string[];
  readonly pack: ContentPack;
}

/** The parts of a game of El Ojo del Terror. */
export type PhaseName = 'warbands' | 'orders' | 'review' | 'lieutenants' | 'finished';

/** A player's band and what it has gained. */
export interface Player {
  readonly warband: string | null;
  readonly home: string | null;
  readonly favours: readonly string[];
  readonly permanentActions: number;
  readonly score: number;
  readonly scoreByTurn: readonly number[];
  readonly deeds: readonly string[];
}

/** What can change about a planet. */
export interface PlanetState {
  readonly controller: string | null;
  readonly inhabitants: number;
  readonly sacred: readonly string[];
}

/** Who achieved a deed, when, and who got its further benefit. */
export interface DeedState {
  readonly turn: number;
  readonly by: readonly string[];
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
  readonly turn: number;
  readonly players: Readonly<Record<string, Player>>;
  readonly planets: Readonly<Record<string, PlanetState>>;
  readonly deeds: Readonly<Record<string, DeedState | null>>;
}

/** The whole state of a game. */
export interface State {
  readonly config: Settings;
  readonly phase: PhaseName;
  /** 0 while warbands are chosen, then 1 and up. */
  readonly turn: number;
  readonly players: Readonly<Record<string, Player>>;
  readonly planets: Readonly<Record<string, PlanetState>>;
  readonly deeds: Readonly<Record<string, DeedState | null>>;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** The referee's rulings of this turn. */
  readonly verdicts: readonly Verdict[];
  /** One report per published turn. */
  readonly history: readonly TurnReport[];
  readonly lieutenants: readonly string[] | null;
  /** Where play began, if it did not begin with the setup: the mark of a scene. Missing from every state that was played to. */
  readonly scene?: SceneStart;
}

/** What a viewer may know: everything but the sheets of others and unpublished verdicts. */
export interface View extends Omit<State, 'sheets' | 'verdicts'> {
  readonly viewer: string | null;
  /** Sheets the viewer may not read show only whether they are committed. */
  readonly sheets: Readonly<Record<string, { readonly orders: readonly Order[] | null; readonly committed: boolean }>>;
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
