import { bool, type Codec, either, id, int, list, nullable, oneOf, optional, record, shape, variants } from '../../../core/data/codec.js';
import { type Degree, degrees, type Mode, modes, type Seat } from './config.js';
import { type Colour, colours, type Icon, icons } from './pack.js';
import { type Cause, type Due, due, type Outcome, outcome, type Reason, reasons } from './state.js';
import { type List, listCodec, type Side, type Support, sides, support } from './vote.js';

/** A side of a vote and the discs in its fists. */
export interface Total {
  readonly members: readonly string[];
  readonly total: number;
}

/** What happens. Everything is public but the number of a commitment, which is null for everybody except its author. */
export type Event =
  | {
      readonly type: 'game-created';
      readonly players: readonly Seat[];
      readonly mode: Mode;
      readonly holder: string;
      readonly startCell: number;
      readonly deals: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly type: 'concentration-placed'; readonly from: number; readonly to: number }
  | { readonly type: 'centralism-rolled'; readonly face: number; readonly money: number }
  | { readonly type: 'centralism-proposed'; readonly degree: Degree }
  | { readonly type: 'proposal-answered'; readonly player: string; readonly accept: boolean }
  | { readonly type: 'centralism-chosen'; readonly degree: Degree; readonly how: 'holder' | 'die' | 'consensus' }
  | { readonly type: 'turn-started'; readonly turn: number; readonly holder: string }
  | { readonly type: 'dues-queued'; readonly dues: readonly Due[] }
  | {
      readonly type: 'paid';
      readonly payer: string;
      readonly payee: string;
      readonly amount: number;
      readonly discs: readonly string[];
      readonly reason: Reason;
      /** The disc given back, where 1 € too much was paid. [SD-PAY-05] */
      readonly change?: readonly string[];
    }
  | {
      readonly type: 'coin-broken';
      readonly actor: string;
      readonly partner: string;
      readonly given: string;
      readonly received: readonly string[];
    }
  | { readonly type: 'treasury-coin-broken'; readonly partner: string; readonly given: string; readonly received: readonly string[] }
  | { readonly type: 'die-rolled'; readonly face: number; readonly money: number; readonly icon: Icon }
  | { readonly type: 'die-rerolled'; readonly face: number; readonly money: number; readonly icon: Icon }
  | {
      readonly type: 'money-taken';
      readonly receiver: string;
      readonly amount: number;
      readonly discs: readonly string[];
      readonly cause: Cause;
    }
  | { readonly type: 'disc-given'; readonly from: string; readonly to: string; readonly disc: string }
  | {
      readonly type: 'participation-gained';
      readonly player: string;
      readonly fromPlayer: number;
      readonly fromPool: number;
      readonly lost: number;
    }
  | {
      readonly type: 'service-exchanged';
      readonly player: string;
      readonly target: string;
      readonly toTarget: string;
      readonly toTreasury: string;
      readonly taken: string;
    }
  | { readonly type: 'cohesion-ended'; readonly holder: string }
  | { readonly type: 'movers-determined'; readonly queue: readonly string[] }
  | { readonly type: 'tile-discovered'; readonly cell: number; readonly tile: string }
  | { readonly type: 'citizen-moved'; readonly player: string; readonly from: number; readonly to: number }
  | { readonly type: 'movement-ended'; readonly player: string; readonly reason: 'stop' | 'world' | 'urn' | 'spain' | 'vote' }
  | { readonly type: 'movement-blocked'; readonly player: string }
  | { readonly type: 'urn-tile-found'; readonly tile: string; readonly cell: number; readonly count: number }
  | { readonly type: 'tax-agency-active'; readonly tile: string }
  | { readonly type: 'economic-bonus'; readonly player: string; readonly tile: string; readonly amount: number }
  | {
      readonly type: 'levy-declared';
      readonly levy: 'prescription' | 'inheritance';
      readonly holder: string;
      readonly dues: readonly Due[];
    }
  | { readonly type: 'elections-called'; readonly holder: string }
  | { readonly type: 'disc-spent'; readonly player: string; readonly disc: string }
  | { readonly type: 'motion-presented'; readonly candidate: string; readonly beneficiary: string }
  | { readonly type: 'list-declared'; readonly player: string; readonly members: readonly string[]; readonly beneficiary: string }
  | { readonly type: 'lists-settled'; readonly lists: readonly List[] }
  | { readonly type: 'support-declared'; readonly player: string; readonly side: Side }
  | { readonly type: 'sides-settled'; readonly candidate: string; readonly beneficiary: string; readonly supports: readonly Support[] }
  | { readonly type: 'vote-declined'; readonly player: string }
  | { readonly type: 'vote-committed'; readonly player: string; readonly count: number | null }
  | { readonly type: 'fists-opened'; readonly commits: Readonly<Record<string, number>> }
  | {
      readonly type: 'vote-resolved';
      readonly vote: 'election' | 'motion';
      readonly totals: readonly Total[];
      /** The list or the side that wins; `rotation` is a tie that nobody wins. */
      readonly winner: List | 'candidate' | 'holder' | 'rotation';
      /** Who governs next as things stand: by this vote, by an earlier one that still counts, or by turn order. */
      readonly nextHolder: string;
    }
  | { readonly type: 'state-acts'; readonly tile: string; readonly cell: number }
  | { readonly type: 'citizens-regrouped'; readonly cell: number }
  | { readonly type: 'urn-protected'; readonly tile: string; readonly player: string; readonly disc: string }
  | { readonly type: 'tiles-collected'; readonly cells: readonly number[]; readonly tiles: readonly string[] }
  | { readonly type: 'board-refilled'; readonly cells: readonly number[] }
  | { readonly type: 'turn-ended'; readonly nextHolder: string }
  | { readonly type: 'game-ended'; readonly outcome: Outcome };

const player = id;
const ids = list(id);
const cells = list(int);
const face = { face: int, money: int, icon: oneOf(icons) };
const degree = oneOf(degrees);

/** Any event. */
export const event: Codec<Event> = variants<Event, 'type'>('type', {
  'game-created': {
    players: list(shape<Seat>({ id, colour: oneOf(colours) as Codec<Colour> })),
    mode: oneOf(modes),
    holder: id,
    startCell: int,
    deals: record(ids),
  },
  'concentration-placed': { from: int, to: int },
  'centralism-rolled': { face: int, money: int },
  'centralism-proposed': { degree },
  'proposal-answered': { player, accept: bool },
  'centralism-chosen': { degree, how: oneOf(['holder', 'die', 'consensus']) },
  'turn-started': { turn: int, holder: id },
  'dues-queued': { dues: list(due) },
  paid: { payer: id, payee: id, amount: int, discs: ids, reason: oneOf(reasons), change: optional(ids) },
  'coin-broken': { actor: id, partner: id, given: id, received: ids },
  'treasury-coin-broken': { partner: id, given: id, received: ids },
  'die-rolled': face,
  'die-rerolled': face,
  'money-taken': { receiver: id, amount: int, discs: ids, cause: oneOf(['transfer', 'economic']) },
  'disc-given': { from: id, to: id, disc: id },
  'participation-gained': { player, fromPlayer: int, fromPool: int, lost: int },
  'service-exchanged': { player, target: id, toTarget: id, toTreasury: id, taken: id },
  'cohesion-ended': { holder: id },
  'movers-determined': { queue: ids },
  'tile-discovered': { cell: int, tile: id },
  'citizen-moved': { player, from: int, to: int },
  'movement-ended': { player, reason: oneOf(['stop', 'world', 'urn', 'spain', 'vote']) },
  'movement-blocked': { player },
  'urn-tile-found': { tile: id, cell: int, count: int },
  'tax-agency-active': { tile: id },
  'economic-bonus': { player, tile: id, amount: int },
  'levy-declared': { levy: oneOf(['prescription', 'inheritance']), holder: id, dues: list(due) },
  'elections-called': { holder: id },
  'disc-spent': { player, disc: id },
  'motion-presented': { candidate: id, beneficiary: id },
  'list-declared': { player, members: ids, beneficiary: id },
  'lists-settled': { lists: list(listCodec) },
  'support-declared': { player, side: oneOf(sides) },
  'sides-settled': { candidate: id, beneficiary: id, supports: list(support) },
  'vote-declined': { player },
  'vote-committed': { player, count: nullable(int) },
  'fists-opened': { commits: record(int) },
  'vote-resolved': {
    vote: oneOf(['election', 'motion']),
    totals: list(shape<Total>({ members: ids, total: int })),
    winner: either<List, 'candidate' | 'holder' | 'rotation'>(listCodec, oneOf(['candidate', 'holder', 'rotation'])),
    nextHolder: id,
  },
  'state-acts': { tile: id, cell: int },
  'citizens-regrouped': { cell: int },
  'urn-protected': { tile: id, player, disc: id },
  'tiles-collected': { cells, tiles: ids },
  'board-refilled': { cells },
  'turn-ended': { nextHolder: id },
  'game-ended': { outcome },
});
