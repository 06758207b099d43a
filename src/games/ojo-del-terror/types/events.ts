import { anyText, bool, type Codec, int, list, nullable, oneOf, record, shape, variants } from '../../../core/data/codec.js';
import type { ClauseId } from '../clauses.js';
import { type Terms, type ToldOrder, toldOrder } from './orders.js';
import {
  contributions,
  type DefenceReport,
  type FightGroup,
  fightGroups,
  type TransferFault,
  terms,
  transferFault,
  type Verdict,
  verdict,
} from './report.js';

/** One line of the final table. */
export interface Rank {
  readonly player: string;
  readonly rank: number;
  readonly points: number;
}

/** How the game ended: with a Supreme Lord, or with Paladins who share the victory. */
export interface Outcome {
  readonly ranking: readonly Rank[];
  readonly winners: readonly string[];
  readonly clause: ClauseId;
  readonly supremeLord: string | null;
  readonly lieutenants: readonly string[];
  readonly paladins: readonly string[];
  readonly servants: readonly string[];
}

/** Someone who achieved a deed: points before and after sharing, and whether the referee granted it. */
export interface Achiever {
  readonly player: string;
  readonly own: number;
  readonly points: number;
  readonly granted: boolean;
}

/** What happens. Private events reach only the player they name, and the referee where there is one: they say whether. */
export type Event =
  | { readonly type: 'game-created'; readonly players: readonly string[]; readonly homes: Readonly<Record<string, string | null>> }
  | { readonly type: 'warband-chosen'; readonly player: string; readonly warband: string; readonly dedication: string }
  | { readonly type: 'turn-started'; readonly turn: number; readonly allowances: Readonly<Record<string, number>> }
  | { readonly type: 'order-added'; readonly player: string; readonly order: ToldOrder; readonly refereed: boolean }
  | { readonly type: 'order-removed'; readonly player: string; readonly order: ToldOrder; readonly refereed: boolean }
  | { readonly type: 'orders-committed'; readonly player: string }
  | { readonly type: 'orders-reopened'; readonly player: string }
  | { readonly type: 'orders-closed'; readonly uncommitted: readonly string[] }
  | { readonly type: 'verdict-recorded'; readonly player: string; readonly deed: string; readonly verdict: 'grant' | 'deny' }
  | {
      readonly type: 'orders-revealed';
      readonly turn: number;
      readonly sheets: Readonly<Record<string, readonly ToldOrder[]>>;
      readonly verdicts: readonly Verdict[];
    }
  | { readonly type: 'alliance-formed'; readonly planet: string; readonly terms: Terms; readonly players: readonly string[] }
  | { readonly type: 'alliance-failed'; readonly planet: string; readonly terms: Terms; readonly players: readonly string[] }
  | {
      readonly type: 'defence-raised';
      readonly planet: string;
      readonly total: number;
      readonly contributions: DefenceReport['contributions'];
    }
  | { readonly type: 'inhabitants-killed'; readonly planet: string; readonly player: string; readonly kind: string; readonly units: number }
  | {
      readonly type: 'fight-resolved';
      readonly planet: string;
      readonly defence: number;
      readonly groups: readonly FightGroup[];
      readonly winner: string | null;
      readonly drawn: boolean;
    }
  | { readonly type: 'planet-conquered'; readonly planet: string; readonly from: string | null; readonly to: string }
  | { readonly type: 'planet-ceded'; readonly planet: string; readonly from: string; readonly to: string }
  | {
      readonly type: 'cession-failed';
      readonly planet: string;
      readonly from: string;
      readonly to: string;
      readonly reason: TransferFault;
    }
  | {
      readonly type: 'trade-executed';
      readonly from: string;
      readonly to: string;
      readonly give: readonly string[];
      readonly receive: readonly string[];
    }
  | {
      readonly type: 'trade-failed';
      readonly from: string;
      readonly to: string;
      readonly give: readonly string[];
      readonly receive: readonly string[];
      readonly reason: TransferFault;
    }
  | { readonly type: 'player-eliminated'; readonly player: string; readonly by: readonly string[] }
  | { readonly type: 'player-returned'; readonly player: string }
  | { readonly type: 'deed-achieved'; readonly deed: string; readonly players: readonly Achiever[]; readonly benefitTo: string | null }
  | { readonly type: 'deed-failed'; readonly deed: string; readonly player: string }
  | {
      readonly type: 'turn-scored';
      readonly player: string;
      readonly territory: number;
      readonly deeds: number;
      readonly multiplier: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'lieutenants-chosen'; readonly supremeLord: string; readonly lieutenants: readonly string[] }
  | { readonly type: 'game-ended'; readonly outcome: Outcome };

const player = anyText;
const players = list(player);
const planet = anyText;
const deed = anyText;

const outcome: Codec<Outcome> = shape<Outcome>({
  ranking: list(shape<Rank>({ player, rank: int, points: int })),
  winners: players,
  clause: oneOf(['ET-END-02', 'ET-END-05']) as Codec<ClauseId>,
  supremeLord: nullable(player),
  lieutenants: players,
  paladins: players,
  servants: players,
});

const trade = { from: player, to: player, give: list(planet), receive: list(planet) };

/** Any event. */
export const event: Codec<Event> = variants<Event, 'type'>('type', {
  'game-created': { players, homes: record(nullable(planet)) },
  'warband-chosen': { player, warband: anyText, dedication: anyText },
  'turn-started': { turn: int, allowances: record(int) },
  'order-added': { player, order: toldOrder, refereed: bool },
  'order-removed': { player, order: toldOrder, refereed: bool },
  'orders-committed': { player },
  'orders-reopened': { player },
  'orders-closed': { uncommitted: players },
  'verdict-recorded': { player, deed, verdict: oneOf(['grant', 'deny']) },
  'orders-revealed': { turn: int, sheets: record(list(toldOrder)), verdicts: list(verdict) },
  'alliance-formed': { planet, terms, players },
  'alliance-failed': { planet, terms, players },
  'defence-raised': { planet, total: int, contributions },
  'inhabitants-killed': { planet, player, kind: anyText, units: int },
  'fight-resolved': { planet, defence: int, groups: fightGroups, winner: nullable(player), drawn: bool },
  'planet-conquered': { planet, from: nullable(player), to: player },
  'planet-ceded': { planet, from: player, to: player },
  'cession-failed': { planet, from: player, to: player, reason: transferFault },
  'trade-executed': trade,
  'trade-failed': { ...trade, reason: transferFault },
  'player-eliminated': { player, by: players },
  'player-returned': { player },
  'deed-achieved': { deed, players: list(shape<Achiever>({ player, own: int, points: int, granted: bool })), benefitTo: nullable(player) },
  'deed-failed': { deed, player },
  'turn-scored': { player, territory: int, deeds: int, multiplier: int, points: int, total: int },
  'lieutenants-chosen': { supremeLord: player, lieutenants: players },
  'game-ended': { outcome },
});
