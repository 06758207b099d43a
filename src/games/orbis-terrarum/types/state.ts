import { type Codec, either, finite, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
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
