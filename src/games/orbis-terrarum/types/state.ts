import { bool, type Codec, either, finite, int, list, nullable, oneOf, optional, record, shape } from '../../../core/data/codec.js';
import { name, names, note, purse, statistic, title } from './basics.js';
import { type Conference, conference } from './conferences.js';
import { type Settings, settings } from './config.js';
import { type Decision, decision, seenDecision } from './decisions.js';
import { crisisLoss, effect } from './effects.js';
import { type Crisis, type Happening, kinds, type Opportunity, type PublishedMilestone } from './happenings.js';
import { type HiddenReport, hiddenReport, type Measure, measure, type Report, report } from './measures.js';
import { type Nation, nations, type SeenNation, seenNation } from './nations.js';
import { type Organization, organization } from './organizations.js';
import {
  type Host,
  host,
  type RegionState,
  regionState,
  type ScopeAdjustment,
  type SeenHost,
  scopeAdjustment,
  seenHost,
} from './places.js';
import { type Ended, type Note, noteCodec, type Standing } from './records.js';
import { type Modifier, modifier, type Streak, streak } from './rolls.js';
import { type PhaseName, type Player, phaseNames, player } from './seats.js';
import { type CivilWar, type Conflict, civilWar, conflict, type Rebellion, rebellion } from './struggles.js';
import { type Declaration, declaration, type Offer, offer, type Treaty, treaty } from './treaties.js';

/** The whole state of a game. */
export interface State {
  /** The options, filled in, with the whole pack and the players in seating order. */
  readonly config: Settings;
  /** What the game is at. */
  readonly phase: PhaseName;
  /** What follows the decisions. */
  readonly after: 'upkeep' | 'epoch';
  /** 0 during setup, then 1 and up. */
  readonly turn: number;
  readonly players: Readonly<Record<string, Player>>;
  /** Every Nation there ever was, in the order that breaks ties; those created in play come last. */
  readonly nationOrder: readonly string[];
  readonly nations: Readonly<Record<string, Nation>>;
  /** By region: what can change about it. */
  readonly regions: Readonly<Record<string, RegionState>>;
  /** Who owned each region when the cycle began: the map as it is published. */
  readonly publishedMap: Readonly<Record<string, string | null>>;
  readonly hosts: readonly Host[];
  /** Stored modifiers, in the order in which they came about. */
  readonly modifiers: readonly Modifier[];
  /** What shifts scopes, in the order in which it came about. */
  readonly scopes: readonly ScopeAdjustment[];
  /** Runs of equal results; those of hidden authors are only for their Nation’s controller and the referee. */
  readonly streaks: readonly Streak[];
  /** This turn's, in no particular order. */
  readonly measures: readonly Measure[];
  /** How the measures of the last resolution came out, in measure order. */
  readonly reports: readonly Report[];
  /** World events of this turn. */
  readonly happenings: readonly Happening[];
  /** Crises that are on, in the order in which they were posted. */
  readonly crises: readonly Crisis[];
  /** What is on offer. */
  readonly opportunities: readonly Opportunity[];
  /** Milestones the referee has added to those of the pack. */
  readonly publishedMilestones: readonly PublishedMilestone[];
  /** Milestones achieved, and by which Nation, in the order in which they were. */
  readonly awards: readonly { readonly milestone: string; readonly nation: string }[];
  /** Enmities, each pair once. */
  readonly conflicts: readonly Conflict[];
  /** Who openly attacked whom, as far back as neutrality asks. [OT-DECL-06] */
  readonly aggressions: readonly { readonly by: string; readonly against: string; readonly turn: number }[];
  /** Civil wars that are on. */
  readonly civilWars: readonly CivilWar[];
  /** Rebellions that are on; a sponsor who is hidden is null to others. */
  readonly rebellions: readonly Rebellion[];
  /** Treaties proposed and not yet answered, for all to read. */
  readonly offers: readonly Offer[];
  /** Treaties in force. */
  readonly treaties: readonly Treaty[];
  /** Declarations in force. */
  readonly declarations: readonly Declaration[];
  /** Conferences called or held; those that are over are gone with the next upkeep. */
  readonly conferences: readonly Conference[];
  /** Organizations that exist. */
  readonly organizations: readonly Organization[];
  readonly decisions: readonly Decision[];
  /** Within the window of the theft caps. */
  readonly thefts: readonly {
    readonly victim: string;
    readonly kind: 'wealth' | 'progress';
    readonly amount: number;
    readonly turn: number;
  }[];
  /** Negotiations of net grade normal or better; those of hidden authors apart, only for their Nation’s controller and the referee. [OT-DIP-03] [OT-VIEW-11] */
  readonly precedents: readonly { readonly actor: string; readonly nation: string; readonly count: number; readonly hidden?: boolean }[];
  /** What was posted for all to read, in the order of posting. */
  readonly notes: readonly Note[];
  readonly privateNotes: readonly Note[];
  /** The last number given to each kind of id. */
  readonly counters: Readonly<Record<string, number>>;
  /** What the epoch of this turn does, while it is done. */
  readonly epoch: 'total' | 'partial' | null;
  /** How the game ended, with the final figures; null while it is on. */
  readonly ended: Ended | null;
}

/** What a viewer may know. */
export interface View extends Omit<State, 'players' | 'nations' | 'hosts' | 'reports' | 'decisions' | 'privateNotes' | 'counters'> {
  /** Whose view it is: a player, the referee, or null for a spectator. */
  readonly viewer: string | null;
  /** The year of this turn. */
  readonly year: number;
  /** The cycle of this turn, from 1. */
  readonly cycle: number;
  /** By player; how many actions one has taken this turn is null to others. */
  readonly players: Readonly<Record<string, Omit<Player, 'actionsThisTurn'> & { readonly actionsThisTurn: number | null }>>;
  /** By Nation, in nation order; what its controller keeps private is null to others. */
  readonly nations: Readonly<Record<string, SeenNation>>;
  /** Armed fractions in the field; an owner who is hidden is null. */
  readonly hosts: readonly SeenHost[];
  /** How the measures of the last resolution came out, in measure order; those of hidden authors come last and tell little. */
  readonly reports: readonly (Report | HiddenReport)[];
  /** What is to be decided; of decisions of others only the kind. */
  readonly decisions: readonly (Decision | Pick<Decision, 'kind'>)[];
  /** Notes for the eyes of the referee alone; null to others. */
  readonly privateNotes: readonly Note[] | null;
  /** The last number given to each kind of id, for the eyes of the referee alone; null to others. */
  readonly counters: Readonly<Record<string, number>> | null;
}

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
  precedents: list(shape<State['precedents'][number]>({ actor: name, nation: name, count: int, hidden: optional(bool) })),
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
