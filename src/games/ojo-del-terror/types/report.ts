import { anyText, bool, type Codec, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { mended } from './older.js';
import { type Order, order, type Terms } from './orders.js';

/** What the referee ruled on a claim. */
export interface Verdict {
  /** Whose claim it is. */
  readonly player: string;
  /** The deed claimed. */
  readonly deed: string;
  /** Whether it counts as achieved, whatever the map says. */
  readonly verdict: 'grant' | 'deny';
}

/** Terms written for a planet, by whom, and whether an alliance came of them. They have a killer if all who wrote them named the same one. */
export interface AllianceReport {
  /** The planet attacked. */
  readonly planet: string;
  /** The terms; what their writers did not agree on about the killer is null. */
  readonly terms: Terms;
  /** Who wrote these terms, in seating order. */
  readonly players: readonly string[];
  /** True if all members wrote them: then they fought as one. */
  readonly formed: boolean;
}

/** The Defence of a planet that was attacked or defended. */
export interface DefenceReport {
  /** The planet defended or attacked. */
  readonly planet: string;
  /** Its Defence against every attacker: its own, extreme conditions, and all orders. */
  readonly total: number;
  /** What orders added to it, by player, in seating order; a player’s Defences of planet and sector together. */
  readonly contributions: readonly { readonly player: string; readonly count: number }[];
}

/** Inhabitants killed on a planet by one player. */
export interface KillReport {
  /** Where. */
  readonly planet: string;
  /** Who killed them, whatever came of the fight. */
  readonly player: string;
  /** The kind of inhabitants. */
  readonly kind: string;
  /** How many units died; one for each point of attack spent. */
  readonly units: number;
}

/** Attackers who fought as one: an alliance, or a single player. */
export interface FightGroup {
  /** Who fought together, in seating order. */
  readonly members: readonly string[];
  /** Who would receive the planet. */
  readonly for: string;
  /** Their attack value together: the sum of their Invasions. */
  readonly attack: number;
  /** Units of inhabitants that they killed together. */
  readonly kills: number;
  /** Attack left after the killing; it must be greater than the Defence. */
  readonly residual: number;
}

/** The fight for a planet. */
export interface FightReport {
  /** The planet fought for. */
  readonly planet: string;
  /** Its Defence in this turn. */
  readonly defence: number;
  /** Everybody who attacked it, by the earliest seat among the members. */
  readonly groups: readonly FightGroup[];
  /** Who received the planet, or null if nobody conquered it. */
  readonly winner: string | null;
  /** Whether the lot decided between equals. */
  readonly drawn: boolean;
}

/** A planet that changed hands by force. */
export interface ConquestReport {
  /** The planet conquered. */
  readonly planet: string;
  /** Who lost it; null if nobody controlled it. */
  readonly from: string | null;
  /** Who received it. */
  readonly to: string;
}

/** Why a planet that was promised was not handed over: the two sheets made no exchange, or it was lost first. */
export type TransferFault = (typeof transferFaults)[number];

/** A cession, and whether it was carried out. What answers a trade is found there, and what its receiver took by force among the conquests. */
export interface CessionReport {
  /** The planet that was to be handed over. */
  readonly planet: string;
  /** Its giver. */
  readonly from: string;
  /** Its receiver. */
  readonly to: string;
  /** Was it carried out? */
  readonly done: boolean;
  /** Why not, if it was not. */
  readonly reason: TransferFault | null;
}

/** A trade, and what became of it. One that was executed names what it handed over: not what its receiver took by force. */
export interface TradeReport {
  /** The player who wrote the trade. */
  readonly from: string;
  /** The partner named in it. */
  readonly to: string;
  /** Planets that were given, or were to be, in pack order. */
  readonly give: readonly string[];
  /** Planets that were received, or were to be, in pack order. */
  readonly receive: readonly string[];
  /** Whether it was executed, or why it was not. */
  readonly result: 'executed' | TransferFault;
}

/** A player who lost the last planet to the invasions of the turn, and to whom. */
export interface EliminationReport {
  /** Who lost the last planet. */
  readonly player: string;
  /** Who conquered a planet of that player this turn, in seating order; never empty. */
  readonly by: readonly string[];
}

/** A claim, how it was judged and what it brought. */
export interface ClaimReport {
  /** Who claimed it. */
  readonly player: string;
  /** The deed claimed. */
  readonly deed: string;
  /** What the referee ruled; null where the map alone decided. */
  readonly verdict: 'grant' | 'deny' | null;
  /** Does the deed count as achieved by this player? */
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
  /** Whose points. */
  readonly player: string;
  /** 1 point for each planet controlled. */
  readonly planets: number;
  /** 1 point for each resource symbol on them. */
  readonly resources: number;
  /** 1 point for each subsector controlled. */
  readonly subsectors: number;
  /** 3 points for each outer sector controlled. */
  readonly outerSectors: number;
  /** 5 points for each sector of the Eye controlled. */
  readonly eyeSectors: number;
  /** The five lines before together. */
  readonly territory: number;
  /** Points of the deeds of this turn, shared where several achieved one, with those of a Warlord’s allies. */
  readonly deeds: number;
  /** 2 in the doubled turns at the end, 1 in all others. */
  readonly multiplier: number;
  /** Territory and deeds, multiplied: what the turn brought. */
  readonly points: number;
  /** The score after this turn. */
  readonly total: number;
}

/** A lot that was drawn. */
export interface DrawReport {
  /** What the lot decided, as a phrase. */
  readonly why: string;
  /** Between what or whom, in the order in which they were counted. */
  readonly among: readonly string[];
  /** The one of them that was drawn. */
  readonly drawn: string;
  /** Its place among them, counted from 0: names may be alike. The throw that drew it is one more. [ET-RAND-03] */
  readonly place: number;
}

/** Everything about a turn, published when it has been adjudicated. */
export interface TurnReport {
  /** The number of the turn, from 1. */
  readonly turn: number;
  /** Who controlled what when the turn began. */
  readonly opening: Readonly<Record<string, string | null>>;
  /** By player: all orders as they stood on the sheet, failed ones among them. */
  readonly sheets: Readonly<Record<string, readonly Order[]>>;
  /** What the referee ruled this turn. */
  readonly verdicts: readonly Verdict[];
  /** By planet, in pack order, and within one in the order in which terms were first written. */
  readonly alliances: readonly AllianceReport[];
  /** Of every planet that was attacked or defended, in pack order. */
  readonly defences: readonly DefenceReport[];
  /** By planet, in pack order, and within one in the order in which they were made. */
  readonly kills: readonly KillReport[];
  /** Of every planet that was attacked, in pack order. */
  readonly fights: readonly FightReport[];
  /** In pack order of the planets. */
  readonly conquests: readonly ConquestReport[];
  /** By planet, in pack order. */
  readonly cessions: readonly CessionReport[];
  /** By the seat of whoever wrote them. */
  readonly trades: readonly TradeReport[];
  /** In seating order. */
  readonly eliminations: readonly EliminationReport[];
  /** Who began the turn without planets, or lost the last, and has some again when it ends; in seating order. */
  readonly returns: readonly string[];
  /** By deed, in pack order, and within one by seat. */
  readonly claims: readonly ClaimReport[];
  /** Of every player, in seating order. */
  readonly points: readonly PointsReport[];
  /** In the order in which they were drawn; a turn without ties has none. */
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
