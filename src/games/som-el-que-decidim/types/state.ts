import { bool, type Codec, id, int, isPlain, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { Type } from '../../../core/data/codec-type.js';
import type { ClauseId } from '../clauses.js';
import { type Degree, degrees, type Settings, settings } from './config.js';
import { type Vote, vote } from './vote.js';

/** What somebody has to do next. */
export const steps = [
  'placeConcentration',
  'chooseCentralism',
  'centralismConsent',
  'payment',
  'transferRoll',
  'takeMoney',
  'cohesion',
  'movement',
  'suffrage',
  'declareLists',
  'declareSupport',
  'commitVotes',
  'openFists',
  'mobilise',
  'gameOver',
] as const;

/** What somebody has to do next, or that the game is over. */
export type Step = (typeof steps)[number];

/** The four phases of a turn, and what comes before and after. */
export type PhaseName = 'setup' | 'taxation' | 'transfer' | 'cohesion' | 'citizenAction' | 'over';

/** What a player has, and where the citizen stands. */
export interface Player {
  /** In content order. [SD-STATE-07] */
  readonly discs: readonly string[];
  /** Participation discs, which decide who wins; those in a closed fist are among them. */
  readonly participation: number;
  /** The cell on which the citizen stands, always one with a face-up tile. */
  readonly cell: number;
}

/** A tile on a cell of the board. */
export interface Square {
  readonly tile: string;
  readonly faceUp: boolean;
  /** Which laying put it there: 0 the first, 1 the first refill, and so on. What was laid together was mixed together, as everybody knows. */
  readonly laying: number;
}

/** An urn tile that was found, and the gap it left. */
export interface UrnAside {
  /** The urn tile. */
  readonly tile: string;
  /** The cell where it was found, a gap as long as the tile lies aside. */
  readonly fromCell: number;
}

/** Why something is owed. */
export const reasons = ['tax', 'prescription', 'inheritance', 'electionFee'] as const;

/** Why something is owed. */
export type Reason = (typeof reasons)[number];

/** Money owed. */
export interface Due {
  /** The player who owes; he alone pays or breaks a coin while this due is the first. */
  readonly payer: string;
  /** A player, or the treasury. */
  readonly payee: string;
  /** Euros, from 1. */
  readonly amount: number;
  /** The levy, the tax or the fee that it is. */
  readonly reason: Reason;
}

/** Why the treasury pays. */
export type Cause = 'transfer' | 'economic';

/** Money that the treasury is about to pay. */
export interface Payout {
  /** The player who is paid. */
  readonly receiver: string;
  /** Euros, from 1. */
  readonly amount: number;
  /** The transfer of the turn, or an economic tile. */
  readonly cause: Cause;
}

/** A degree put to the others. */
export interface Proposal {
  /** The degree of centralism proposed. */
  readonly degree: Degree;
  /** Who has answered so far, and whether with yes; all must accept. */
  readonly answers: Readonly<Record<string, boolean>>;
}

/** How a game can end. */
export const endings = ['consultation', 'intervention', 'dui', 'timeout'] as const;

/** How a game can end. */
export type EndingName = (typeof endings)[number];

/** The facts of an ending; who won follows from them. */
export interface Ending {
  /** Which of the four endings it is. */
  readonly ending: EndingName;
  /** Of an intervention: whoever owed tax had nothing at all, or too little; null at any other ending. */
  readonly cause: 'socialFracture' | 'bankruptcy' | null;
  /** Who could not pay, in seating order. */
  readonly insolvent: readonly string[];
  /** Who brought the treasury down. */
  readonly provoker: string | null;
}

/** How a game ended. */
export interface Outcome extends Ending {
  /** Everybody by rank, from 1: winners first, then by participation discs, which are the points; those who lose together share a rank. */
  readonly ranking: readonly { readonly player: string; readonly rank: number; readonly points: number }[];
  /** In seating order; empty means that all have lost. */
  readonly winners: readonly string[];
  /** The clause that says who has won. */
  readonly clause: ClauseId;
  /** The participation discs of each player. */
  readonly participation: Readonly<Record<string, number>>;
}

/** What everybody sees of a game. */
export interface Open {
  /** The options, filled in, and the whole content of the box. */
  readonly config: Settings;
  /** What somebody has to do next. */
  readonly step: Step;
  /** 0 during setup, then 1 and up. */
  readonly turn: number;
  /** Who governs and has the die. */
  readonly holder: string;
  /** Who has won a vote this turn; null where nobody has. */
  readonly nextHolder: string | null;
  /** How often the State acts; null until it is decided. */
  readonly centralism: Degree | null;
  /** Degrees that were put to the others, each once. */
  readonly proposedDegrees: readonly Degree[];
  /** The degree that waits for answers; null while there is none. */
  readonly proposal: Proposal | null;
  /** By player. */
  readonly players: Readonly<Record<string, Player>>;
  /** Participation discs on the start tile. */
  readonly pool: number;
  /** In order of discovery. */
  readonly urnAside: readonly UrnAside[];
  /** How often tiles were laid again. */
  readonly refills: number;
  /** First in, first out. */
  readonly dues: readonly Due[];
  /** What the treasury pays while its receiver chooses the coins; null at any other time. */
  readonly payout: Payout | null;
  /** Movers still to move; the first is moving. */
  readonly queue: readonly string[];
  /** Has the mover taken a step? */
  readonly moved: boolean;
  /** Cells entered since the last discovery or levy. */
  readonly trail: readonly number[];
  /** Levies used this turn. */
  readonly used: { readonly prescription: boolean; readonly inheritance: boolean };
  /** Was a coin broken to be shared, and nothing given yet? [SD-CHG-14] */
  readonly mustShare: boolean;
  /** Economic tiles that have paid. */
  readonly economicPaid: readonly string[];
  /** The tile of the State that is being resolved. */
  readonly spainCell: number | null;
}

/** The whole state of a game. */
export interface State extends Open {
  /** This turn's face of the die, from 1. */
  readonly die: number | null;
  /** Discs of the treasury in content order; their public faces are hidden. */
  readonly treasury: readonly string[];
  /** By cell; null is a gap. */
  readonly board: readonly (Square | null)[];
  readonly vote: Vote | null;
  /** Null while the game is on. */
  readonly end: Ending | null;
}

/** Money owed, as it is written. */
export const due: Codec<Due> = shape<Due>({ payer: id, payee: id, amount: int, reason: oneOf(reasons) });
const cell = int;

/** A square of the board. */
export const square: Codec<Square> = shape<Square>({ tile: id, faceUp: bool, laying: int });

/** The codecs of what everybody sees. */
export const open = {
  config: settings,
  step: oneOf(steps),
  turn: int,
  holder: id,
  nextHolder: nullable(id),
  centralism: nullable(oneOf(degrees)),
  proposedDegrees: list(oneOf(degrees)),
  proposal: nullable(shape<Proposal>({ degree: oneOf(degrees), answers: record(bool) })),
  players: record(shape<Player>({ discs: list(id), participation: int, cell })),
  pool: int,
  urnAside: list(shape<UrnAside>({ tile: id, fromCell: cell })),
  refills: int,
  dues: list(due),
  payout: nullable(shape<Payout>({ receiver: id, amount: int, cause: oneOf(['transfer', 'economic']) })),
  queue: list(id),
  moved: bool,
  trail: list(cell),
  used: shape<State['used']>({ prescription: bool, inheritance: bool }),
  mustShare: bool,
  economicPaid: list(id),
  spainCell: nullable(cell),
} as const;

const ending = {
  ending: oneOf(endings),
  cause: nullable(oneOf(['socialFracture', 'bankruptcy'])),
  insolvent: list(id),
  provoker: nullable(id),
} as const;

/** How a game ended. */
export const outcome: Codec<Outcome> = shape<Outcome>({
  ...ending,
  ranking: list(shape<Outcome['ranking'][number]>({ player: id, rank: int, points: int })),
  winners: list(id),
  clause: oneOf(['SD-END-01', 'SD-END-04', 'SD-END-05', 'SD-END-06', 'SD-END-13']) as Codec<ClauseId>,
  participation: record(int),
});

const present: Codec<State> = shape<State>({
  ...open,
  die: nullable(int),
  treasury: list(id),
  board: list(nullable(square)),
  vote: nullable(vote),
  end: nullable(shape<Ending>(ending)),
});

const withShare = (u: unknown): unknown => (isPlain(u) && !Object.hasOwn(u, 'mustShare') ? { ...u, mustShare: false } : u);

/** A whole state. One that was saved before there was change to be shared has none. [SD-CHG-14] */
export const state: Codec<State> = new Type<State>(
  present.name,
  (u): u is State => present.is(u),
  (u, context) => present.validate(withShare(u), context),
);
