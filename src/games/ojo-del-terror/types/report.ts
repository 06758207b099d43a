import { anyText, bool, type Codec, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { mended } from './older.js';
import { type Order, order, type Terms } from './orders.js';

/** What the referee ruled on a claim. */
export interface Verdict {
  readonly player: string;
  readonly deed: string;
  readonly verdict: 'grant' | 'deny';
}

/** Terms written for a planet, by whom, and whether an alliance came of them. They have a killer if all who wrote them named the same one. */
export interface AllianceReport {
  readonly planet: string;
  readonly terms: Terms;
  readonly players: readonly string[];
  readonly formed: boolean;
}

/** The Defence of a planet that was attacked or defended. */
export interface DefenceReport {
  readonly planet: string;
  readonly total: number;
  readonly contributions: readonly { readonly player: string; readonly count: number }[];
}

/** Inhabitants killed on a planet by one player. */
export interface KillReport {
  readonly planet: string;
  readonly player: string;
  readonly kind: string;
  readonly units: number;
}

/** Attackers who fought as one: an alliance, or a single player. */
export interface FightGroup {
  readonly members: readonly string[];
  /** Who would receive the planet. */
  readonly for: string;
  readonly attack: number;
  readonly kills: number;
  readonly residual: number;
}

/** The fight for a planet. */
export interface FightReport {
  readonly planet: string;
  readonly defence: number;
  readonly groups: readonly FightGroup[];
  /** Who received the planet, or null if nobody conquered it. */
  readonly winner: string | null;
  /** Whether the lot decided between equals. */
  readonly drawn: boolean;
}

/** A planet that changed hands by force. */
export interface ConquestReport {
  readonly planet: string;
  readonly from: string | null;
  readonly to: string;
}

/** Why a planet that was promised was not handed over: the two sheets made no exchange, or it was lost first. */
export type TransferFault = (typeof transferFaults)[number];

/** A cession, and whether it was carried out. What answers a trade is found there, and what its receiver took by force among the conquests. */
export interface CessionReport {
  readonly planet: string;
  readonly from: string;
  readonly to: string;
  readonly done: boolean;
  /** Why not, if it was not. */
  readonly reason: TransferFault | null;
}

/** A trade, and what became of it. One that was executed names what it handed over: not what its receiver took by force. */
export interface TradeReport {
  readonly from: string;
  readonly to: string;
  readonly give: readonly string[];
  readonly receive: readonly string[];
  readonly result: 'executed' | TransferFault;
}

/** A player who lost the last planet to the invasions of the turn, and to whom. */
export interface EliminationReport {
  readonly player: string;
  readonly by: readonly string[];
}

/** A claim, how it was judged and what it brought. */
export interface ClaimReport {
  readonly player: string;
  readonly deed: string;
  readonly verdict: 'grant' | 'deny' | null;
  readonly achieved: boolean;
  /** Points before sharing and before doubling. */
  readonly own: number;
  /** Points after sharing, before doubling. */
  readonly points: number;
  /** Whether this player got what the deed gives besides points. */
  readonly benefit: boolean;
}

/** The points of a player in a turn, by source. */
export interface PointsReport {
  readonly player: string;
  readonly planets: number;
  readonly resources: number;
  readonly subsectors: number;
  readonly outerSectors: number;
  readonly eyeSectors: number;
  readonly territory: number;
  readonly deeds: number;
  readonly multiplier: number;
  readonly points: number;
  readonly total: number;
}

/** A lot that was drawn. */
export interface DrawReport {
  readonly why: string;
  readonly among: readonly string[];
  readonly drawn: string;
  /** Its place among them, counted from 0: names may be alike. The throw that drew it is one more. [ET-RAND-03] */
  readonly place: number;
}

/** Everything about a turn, published when it has been adjudicated. */
export interface TurnReport {
  readonly turn: number;
  /** Who controlled what when the turn began. */
  readonly opening: Readonly<Record<string, string | null>>;
  readonly sheets: Readonly<Record<string, readonly Order[]>>;
  readonly verdicts: readonly Verdict[];
  readonly alliances: readonly AllianceReport[];
  readonly defences: readonly DefenceReport[];
  readonly kills: readonly KillReport[];
  readonly fights: readonly FightReport[];
  readonly conquests: readonly ConquestReport[];
  readonly cessions: readonly CessionReport[];
  readonly trades: readonly TradeReport[];
  readonly eliminations: readonly EliminationReport[];
  readonly returns: readonly string[];
  readonly claims: readonly ClaimReport[];
  readonly points: readonly PointsReport[];
  readonly draws: readonly DrawReport[];
}

const transferFaults = ['not-mirrored', 'planet-lost'] as const;

const player = anyText;
const planet = anyText;
const players = list(player);

/** Why a planet was not handed over. */
export const transferFault: Codec<TransferFault> = oneOf(transferFaults);

const told = { planet, from: player, to: player, done: bool };

/** A cession. In reports from before there were reasons, those that failed had lost their planet. */
const cession: Codec<CessionReport> = mended(
  shape<CessionReport>({ ...told, reason: nullable(transferFault) }),
  shape<Omit<CessionReport, 'reason'>>(told),
  (old) => ({ ...old, reason: old.done ? null : 'planet-lost' }),
);

/** A verdict. */
export const verdict: Codec<Verdict> = shape<Verdict>({ player, deed: anyText, verdict: oneOf(['grant', 'deny']) });

/** Terms of an alliance. */
export const terms: Codec<Terms> = shape<Terms>({ members: players, beneficiary: player, killer: nullable(player) });

/** Contributions to a Defence. */
export const contributions: Codec<DefenceReport['contributions']> = list(
  shape<DefenceReport['contributions'][number]>({ player, count: int }),
);

/** The groups of a fight. */
export const fightGroups: Codec<readonly FightGroup[]> = list(
  shape<FightGroup>({ members: players, for: player, attack: int, kills: int, residual: int }),
);

/** A turn's report. */
export const turnReport: Codec<TurnReport> = shape<TurnReport>({
  turn: int,
  opening: record(nullable(player)),
  sheets: record(list(order)),
  verdicts: list(verdict),
  alliances: list(shape<AllianceReport>({ planet, terms, players, formed: bool })),
  defences: list(shape<DefenceReport>({ planet, total: int, contributions })),
  kills: list(shape<KillReport>({ planet, player, kind: anyText, units: int })),
  fights: list(shape<FightReport>({ planet, defence: int, groups: fightGroups, winner: nullable(player), drawn: bool })),
  conquests: list(shape<ConquestReport>({ planet, from: nullable(player), to: player })),
  cessions: list(cession),
  trades: list(
    shape<TradeReport>({
      from: player,
      to: player,
      give: list(planet),
      receive: list(planet),
      result: oneOf(['executed', ...transferFaults]),
    }),
  ),
  eliminations: list(shape<EliminationReport>({ player, by: players })),
  returns: players,
  claims: list(
    shape<ClaimReport>({
      player,
      deed: anyText,
      verdict: nullable(oneOf(['grant', 'deny'])),
      achieved: bool,
      own: int,
      points: int,
      benefit: bool,
    }),
  ),
  points: list(
    shape<PointsReport>({
      ...{ player, planets: int, resources: int, subsectors: int, outerSectors: int, eyeSectors: int },
      ...{ territory: int, deeds: int, multiplier: int, points: int, total: int },
    }),
  ),
  draws: list(shape<DrawReport>({ why: anyText, among: list(anyText), drawn: anyText, place: int })),
});
