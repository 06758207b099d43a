import {
  allOptional,
  bool,
  type Codec,
  either,
  exactly,
  finite,
  int,
  list,
  nullable,
  oneOf,
  optional,
  record,
  shape,
} from '../../../core/codec.js';
import { type Options, optionTable } from '../content/options.js';
import { type Pack, pack } from '../content/pack.js';
import type { Statistic } from '../content/statistics.js';
import { name, names, note, type Purse, purse, statistic, title } from './basics.js';
import {
  type Conference,
  conference,
  type Decision,
  type Declaration,
  decision,
  declaration,
  type Offer,
  type Organization,
  offer,
  organization,
  seenDecision,
  type Treaty,
  treaty,
} from './diplomacy.js';
import { type CrisisLoss, crisisLoss, type Effect, effect } from './effects.js';
import { type HiddenReport, hiddenReport, type Measure, measure, type Report, report } from './measures.js';
import {
  type CivilWar,
  type Conflict,
  civilWar,
  conflict,
  type Host,
  host,
  type Modifier,
  modifier,
  type Nation,
  nations,
  type Rebellion,
  type RegionState,
  rebellion,
  regionState,
  type ScopeAdjustment,
  type SeenHost,
  type SeenNation,
  type Streak,
  scopeAdjustment,
  seenHost,
  seenNation,
  streak,
} from './nations.js';

/** What the host asks for: the players in seating order, and any options. */
export interface Config extends Partial<Options> {
  readonly players: readonly string[];
  /** A pack of your own, or the id of the default one. */
  readonly pack?: Pack | 'orbis-500';
}
/** The configuration with every option filled in and the pack itself. */
export interface Settings extends Options {
  readonly players: readonly string[];
  readonly pack: Pack;
}

/** The parts of a game. */
export const phaseNames = [
  'setup-nations',
  'setup-attributes',
  'setup-referee',
  'happenings',
  'orders',
  'adjudication',
  'resolution',
  'decisions',
  'upkeep',
  'epoch-distribution',
  'closed',
] as const;
/** See {@link phaseNames}. */
export type PhaseName = (typeof phaseNames)[number];

/** A seat. */
export interface Player {
  /** The Nation it plays as its own. */
  readonly principal: string | null;
  readonly active: boolean;
  readonly ready: boolean;
  readonly actionsThisTurn: number;
  readonly warnings: number;
  /** Whether its attributes have been distributed, at setup or in an epoch. */
  readonly distributed: boolean;
  readonly epochPreference: 'total' | 'partial' | null;
  /** The turn in which it adopted its Nation. [OT-SEAT-01] */
  readonly adoptedTurn: number | null;
}

/** A world event of this turn. */
export interface Happening {
  readonly id: string;
  readonly category: 'natural' | 'human';
  readonly kind: 'info' | 'effect' | 'crisis' | 'lasting-crisis' | 'opportunity';
  readonly nations: readonly string[];
  readonly text: string;
}

/** A crisis that lives. [OT-MEAS-09] */
export interface Crisis {
  readonly id: string;
  readonly nation: string;
  readonly counter: Statistic;
  readonly loss: CrisisLoss;
  readonly perTurn: { readonly via: number; readonly leg: number } | null;
  readonly turns: number | null;
  /** The last turn of its consequences; null until it has been answered. */
  readonly lastTurn: number | null;
}

/** Something on offer. [OT-EVT-08] */
export interface Opportunity {
  readonly id: string;
  /** Null is everybody. */
  readonly nations: readonly string[] | null;
  readonly cost: Purse;
  readonly effects: readonly Effect[];
  readonly lastTurn: number;
  readonly tag: string | null;
  readonly takenBy: readonly string[];
}

/** A milestone the referee has published. [OT-REF-09] */
export interface PublishedMilestone {
  readonly id: string;
  readonly text: string;
  readonly reward: readonly Effect[];
}

/** A text that somebody posted. */
export interface Note {
  readonly author: string;
  readonly nation: string | null;
  readonly turn: number;
  readonly subject: string;
  readonly text: string;
}

/** Final figures of one player. [OT-END-05] */
export interface Standing {
  readonly player: string;
  readonly rank: number;
  readonly nation: string | null;
  readonly attributes: number;
  readonly indices: number;
  readonly wealth: number;
  readonly progress: number;
  readonly regions: number;
  readonly vassals: number;
  /** In hundredths. */
  readonly score: number;
}

/** How the game ended. */
export interface Ended {
  readonly reason: 'referee' | 'turn-limit';
  readonly text: string;
  readonly standings: readonly Standing[];
}

/** The whole state of a game. */
export interface State {
  readonly config: Settings;
  readonly phase: PhaseName;
  /** What follows the decisions. */
  readonly after: 'upkeep' | 'epoch';
  /** 0 during setup, then 1 and up. */
  readonly turn: number;
  readonly players: Readonly<Record<string, Player>>;
  readonly nationOrder: readonly string[];
  readonly nations: Readonly<Record<string, Nation>>;
  readonly regions: Readonly<Record<string, RegionState>>;
  readonly publishedMap: Readonly<Record<string, string | null>>;
  readonly hosts: readonly Host[];
  readonly modifiers: readonly Modifier[];
  readonly scopes: readonly ScopeAdjustment[];
  readonly streaks: readonly Streak[];
  /** This turn's, in no particular order. */
  readonly measures: readonly Measure[];
  /** How the measures of the last resolution came out, in measure order. */
  readonly reports: readonly Report[];
  readonly happenings: readonly Happening[];
  readonly crises: readonly Crisis[];
  readonly opportunities: readonly Opportunity[];
  readonly publishedMilestones: readonly PublishedMilestone[];
  readonly awards: readonly { readonly milestone: string; readonly nation: string }[];
  readonly conflicts: readonly Conflict[];
  /** Who openly attacked whom, as far back as neutrality asks. [OT-DECL-06] */
  readonly aggressions: readonly { readonly by: string; readonly against: string; readonly turn: number }[];
  readonly civilWars: readonly CivilWar[];
  readonly rebellions: readonly Rebellion[];
  readonly offers: readonly Offer[];
  readonly treaties: readonly Treaty[];
  readonly declarations: readonly Declaration[];
  readonly conferences: readonly Conference[];
  readonly organizations: readonly Organization[];
  readonly decisions: readonly Decision[];
  /** Within the window of the theft caps. */
  readonly thefts: readonly {
    readonly victim: string;
    readonly kind: 'wealth' | 'progress';
    readonly amount: number;
    readonly turn: number;
  }[];
  /** Negotiations of net grade normal or better. [OT-DIP-03] */
  readonly precedents: readonly { readonly actor: string; readonly nation: string; readonly count: number }[];
  readonly notes: readonly Note[];
  readonly privateNotes: readonly Note[];
  /** The last number given to each kind of id. */
  readonly counters: Readonly<Record<string, number>>;
  /** What the epoch of this turn does, while it is done. */
  readonly epoch: 'total' | 'partial' | null;
  readonly ended: Ended | null;
}

/** What a viewer may know. */
export interface View extends Omit<State, 'players' | 'nations' | 'hosts' | 'reports' | 'decisions' | 'privateNotes' | 'counters'> {
  readonly viewer: string | null;
  readonly year: number;
  readonly cycle: number;
  readonly players: Readonly<Record<string, Omit<Player, 'actionsThisTurn'> & { readonly actionsThisTurn: number | null }>>;
  readonly nations: Readonly<Record<string, SeenNation>>;
  readonly hosts: readonly SeenHost[];
  readonly reports: readonly (Report | HiddenReport)[];
  readonly decisions: readonly (Decision | Pick<Decision, 'kind'>)[];
  readonly privateNotes: readonly Note[] | null;
  readonly counters: Readonly<Record<string, number>> | null;
}

const options = Object.fromEntries(Object.entries(optionTable).map(([key, { codec }]) => [key, codec])) as {
  readonly [K in keyof Options]: Codec<Options[K]>;
};

/** A configuration as the host gives it. */
export const config: Codec<Config> = shape<Config>({
  players: list(name, 100),
  ...(allOptional(options) as object),
  pack: optional(either<Pack, 'orbis-500'>(pack, exactly('orbis-500'))),
} as never);
const settings: Codec<Settings> = shape<Settings>({ players: list(name, 100), ...options, pack } as never);

const player = {
  principal: nullable(name),
  active: bool,
  ready: bool,
  warnings: int,
  distributed: bool,
  epochPreference: nullable(oneOf(['total', 'partial'])),
  adoptedTurn: nullable(int),
} as const;
const noteCodec = shape<Note>({ author: name, nation: nullable(name), turn: int, subject: name, text: note });
const kinds = oneOf(['info', 'effect', 'crisis', 'lasting-crisis', 'opportunity']);

const common = {
  config: settings,
  phase: oneOf(phaseNames),
  after: oneOf(['upkeep', 'epoch']),
  turn: int,
  nationOrder: names,
  regions: record(regionState),
  publishedMap: record(nullable(name)),
  modifiers: list(modifier),
  scopes: list(scopeAdjustment),
  streaks: list(streak),
  measures: list(measure),
  happenings: list(shape<Happening>({ id: name, category: oneOf(['natural', 'human']), kind: kinds, nations: names, text: note })),
  crises: list(
    shape<Crisis>({
      id: name,
      nation: name,
      counter: statistic,
      loss: crisisLoss,
      perTurn: nullable(shape<{ readonly via: number; readonly leg: number }>({ via: int, leg: int })),
      turns: nullable(int),
      lastTurn: nullable(int),
    }),
  ),
  opportunities: list(
    shape<Opportunity>({
      id: name,
      nations: nullable(names),
      cost: purse,
      effects: list(effect, 20),
      lastTurn: int,
      tag: nullable(title),
      takenBy: names,
    }),
  ),
  publishedMilestones: list(shape<PublishedMilestone>({ id: name, text: note, reward: list(effect, 20) })),
  awards: list(shape<State['awards'][number]>({ milestone: name, nation: name })),
  conflicts: list(conflict),
  aggressions: list(shape<State['aggressions'][number]>({ by: name, against: name, turn: int })),
  civilWars: list(civilWar),
  rebellions: list(rebellion),
  offers: list(offer),
  treaties: list(treaty),
  declarations: list(declaration),
  conferences: list(conference),
  organizations: list(organization),
  thefts: list(shape<State['thefts'][number]>({ victim: name, kind: oneOf(['wealth', 'progress']), amount: int, turn: int })),
  precedents: list(shape<State['precedents'][number]>({ actor: name, nation: name, count: int })),
  notes: list(noteCodec, 1_000_000),
  epoch: nullable(oneOf(['total', 'partial'])),
  ended: nullable(
    shape<Ended>({
      reason: oneOf(['referee', 'turn-limit']),
      text: note,
      standings: list(
        shape<Standing>({
          player: name,
          rank: int,
          nation: nullable(name),
          attributes: int,
          indices: int,
          wealth: int,
          progress: int,
          regions: int,
          vassals: int,
          score: int,
        }),
      ),
    }),
  ),
} as const;

/** A whole state. */
export const state: Codec<State> = shape<State>({
  ...common,
  players: record(shape<Player>({ ...player, actionsThisTurn: int })),
  nations,
  hosts: list(host),
  reports: list(report),
  decisions: list(decision),
  privateNotes: list(noteCodec, 1_000_000),
  counters: record(int),
});

/** A view. */
export const view: Codec<View> = shape<View>({
  ...common,
  viewer: nullable(name),
  year: int,
  cycle: int,
  players: record(shape<View['players'][string]>({ ...player, actionsThisTurn: nullable(int) })),
  nations: record(seenNation),
  hosts: list(seenHost),
  reports: list(either<Report, HiddenReport>(report, hiddenReport)),
  decisions: list(either<Decision, Pick<Decision, 'kind'>>(decision, seenDecision)),
  privateNotes: nullable(list(noteCodec, 1_000_000)),
  counters: nullable(record(finite)),
});
