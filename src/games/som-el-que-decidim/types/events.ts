import {
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
  tagged,
} from '../../../core/data/codec.js';
import { type Degree, degrees, type Mode, modes, type Seat } from './config.js';
import { type Colour, colours, type Icon, icons } from './pack.js';
import { type Cause, type Due, type Outcome, outcome, type Reason, reasons } from './state.js';
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

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const player = id;
const ids = list(id);
const cells = list(int);
const due = shape<Due>({ payer: id, payee: id, amount: int, reason: oneOf(reasons) });
const face = { face: int, money: int, icon: oneOf(icons) };
const degree = oneOf(degrees);

/** The codecs of all events. */
const shapes: { readonly [T in Event['type']]: Codec<Told<T>> } = {
  'game-created': shape<Told<'game-created'>>({
    type: exactly('game-created'),
    players: list(shape<Seat>({ id, colour: oneOf(colours) as Codec<Colour> })),
    ...{ mode: oneOf(modes), holder: id, startCell: int, deals: record(ids) },
  }),
  'concentration-placed': shape<Told<'concentration-placed'>>({ type: exactly('concentration-placed'), from: int, to: int }),
  'centralism-rolled': shape<Told<'centralism-rolled'>>({ type: exactly('centralism-rolled'), face: int, money: int }),
  'centralism-proposed': shape<Told<'centralism-proposed'>>({ type: exactly('centralism-proposed'), degree }),
  'proposal-answered': shape<Told<'proposal-answered'>>({ type: exactly('proposal-answered'), player, accept: bool }),
  'centralism-chosen': shape<Told<'centralism-chosen'>>({
    type: exactly('centralism-chosen'),
    degree,
    how: oneOf(['holder', 'die', 'consensus']),
  }),
  'turn-started': shape<Told<'turn-started'>>({ type: exactly('turn-started'), turn: int, holder: id }),
  'dues-queued': shape<Told<'dues-queued'>>({ type: exactly('dues-queued'), dues: list(due) }),
  paid: shape<Told<'paid'>>({
    type: exactly('paid'),
    ...{ payer: id, payee: id, amount: int, discs: ids, reason: oneOf(reasons), change: optional(ids) },
  }),
  'coin-broken': shape<Told<'coin-broken'>>({ type: exactly('coin-broken'), actor: id, partner: id, given: id, received: ids }),
  'treasury-coin-broken': shape<Told<'treasury-coin-broken'>>({
    type: exactly('treasury-coin-broken'),
    ...{ partner: id, given: id, received: ids },
  }),
  'die-rolled': shape<Told<'die-rolled'>>({ type: exactly('die-rolled'), ...face }),
  'die-rerolled': shape<Told<'die-rerolled'>>({ type: exactly('die-rerolled'), ...face }),
  'money-taken': shape<Told<'money-taken'>>({
    type: exactly('money-taken'),
    ...{ receiver: id, amount: int, discs: ids, cause: oneOf(['transfer', 'economic']) },
  }),
  'disc-given': shape<Told<'disc-given'>>({ type: exactly('disc-given'), from: id, to: id, disc: id }),
  'participation-gained': shape<Told<'participation-gained'>>({
    type: exactly('participation-gained'),
    ...{ player, fromPlayer: int, fromPool: int, lost: int },
  }),
  'service-exchanged': shape<Told<'service-exchanged'>>({
    type: exactly('service-exchanged'),
    ...{ player, target: id, toTarget: id, toTreasury: id, taken: id },
  }),
  'cohesion-ended': shape<Told<'cohesion-ended'>>({ type: exactly('cohesion-ended'), holder: id }),
  'movers-determined': shape<Told<'movers-determined'>>({ type: exactly('movers-determined'), queue: ids }),
  'tile-discovered': shape<Told<'tile-discovered'>>({ type: exactly('tile-discovered'), cell: int, tile: id }),
  'citizen-moved': shape<Told<'citizen-moved'>>({ type: exactly('citizen-moved'), player, from: int, to: int }),
  'movement-ended': shape<Told<'movement-ended'>>({
    type: exactly('movement-ended'),
    player,
    reason: oneOf(['stop', 'world', 'urn', 'spain', 'vote']),
  }),
  'movement-blocked': shape<Told<'movement-blocked'>>({ type: exactly('movement-blocked'), player }),
  'urn-tile-found': shape<Told<'urn-tile-found'>>({ type: exactly('urn-tile-found'), tile: id, cell: int, count: int }),
  'tax-agency-active': shape<Told<'tax-agency-active'>>({ type: exactly('tax-agency-active'), tile: id }),
  'economic-bonus': shape<Told<'economic-bonus'>>({ type: exactly('economic-bonus'), player, tile: id, amount: int }),
  'levy-declared': shape<Told<'levy-declared'>>({
    type: exactly('levy-declared'),
    ...{ levy: oneOf(['prescription', 'inheritance']), holder: id, dues: list(due) },
  }),
  'elections-called': shape<Told<'elections-called'>>({ type: exactly('elections-called'), holder: id }),
  'disc-spent': shape<Told<'disc-spent'>>({ type: exactly('disc-spent'), player, disc: id }),
  'motion-presented': shape<Told<'motion-presented'>>({ type: exactly('motion-presented'), candidate: id, beneficiary: id }),
  'list-declared': shape<Told<'list-declared'>>({ type: exactly('list-declared'), player, members: ids, beneficiary: id }),
  'lists-settled': shape<Told<'lists-settled'>>({ type: exactly('lists-settled'), lists: list(listCodec) }),
  'support-declared': shape<Told<'support-declared'>>({ type: exactly('support-declared'), player, side: oneOf(sides) }),
  'sides-settled': shape<Told<'sides-settled'>>({
    type: exactly('sides-settled'),
    ...{ candidate: id, beneficiary: id, supports: list(support) },
  }),
  'vote-declined': shape<Told<'vote-declined'>>({ type: exactly('vote-declined'), player }),
  'vote-committed': shape<Told<'vote-committed'>>({ type: exactly('vote-committed'), player, count: nullable(int) }),
  'fists-opened': shape<Told<'fists-opened'>>({ type: exactly('fists-opened'), commits: record(int) }),
  'vote-resolved': shape<Told<'vote-resolved'>>({
    type: exactly('vote-resolved'),
    vote: oneOf(['election', 'motion']),
    totals: list(shape<Total>({ members: ids, total: int })),
    winner: either<List, 'candidate' | 'holder' | 'rotation'>(listCodec, oneOf(['candidate', 'holder', 'rotation'])),
    nextHolder: id,
  }),
  'state-acts': shape<Told<'state-acts'>>({ type: exactly('state-acts'), tile: id, cell: int }),
  'citizens-regrouped': shape<Told<'citizens-regrouped'>>({ type: exactly('citizens-regrouped'), cell: int }),
  'urn-protected': shape<Told<'urn-protected'>>({ type: exactly('urn-protected'), tile: id, player, disc: id }),
  'tiles-collected': shape<Told<'tiles-collected'>>({ type: exactly('tiles-collected'), cells, tiles: ids }),
  'board-refilled': shape<Told<'board-refilled'>>({ type: exactly('board-refilled'), cells }),
  'turn-ended': shape<Told<'turn-ended'>>({ type: exactly('turn-ended'), nextHolder: id }),
  'game-ended': shape<Told<'game-ended'>>({ type: exactly('game-ended'), outcome }),
};

/** Any event. */
export const event: Codec<Event> = tagged('type', shapes);
