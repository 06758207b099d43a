import { bool, type Codec, id, int, list, nullable, oneOf, record, shape } from '../../../core/data/codec.js';
import { type Face, icons } from './pack.js';
import { type Open, type Outcome, open, outcome, type PhaseName } from './state.js';
import { type SeenVote, seenVote } from './vote.js';

/** What stands in a view in place of the id of a face-down tile. [SD-VIEW-01] */
export const faceDown = 'face-down';

/** A square as everybody sees it. */
export interface SeenSquare {
  /** The tile's id, or `face-down`. */
  readonly tile: string;
  /** Has it been discovered? */
  readonly faceUp: boolean;
  /** Which laying put it there: 0 the first, 1 the first refill, and so on. */
  readonly laying: number;
}

/** Tiles that were mixed together and lie face down: which they are is known to all, where each lies to nobody. */
export interface Unseen {
  /** The laying they came with: 0 the first, 1 the first refill, and so on. */
  readonly laying: number;
  /** In content order. */
  readonly tiles: readonly string[];
}

/** What a viewer may know: only face-down tiles, treasury identities and the fists of others are missing. */
export interface View extends Open {
  /** Whose view it is; null is a spectator. */
  readonly viewer: string | null;
  /** The phase of the turn that the step belongs to. */
  readonly phase: PhaseName;
  /** This turn's roll, from face 1. */
  readonly die: (Face & { readonly face: number }) | null;
  /** [SD-VIEW-02] */
  readonly treasury: { readonly twos: number; readonly ones: number; readonly total: number };
  /** By cell; null is a gap. */
  readonly board: readonly (SeenSquare | null)[];
  /** By laying, the first first. */
  readonly unseen: readonly Unseen[];
  /** The vote that is on, without the fists of others; null while there is none. */
  readonly vote: SeenVote | null;
  /** What each player's discs are worth. */
  readonly wealth: Readonly<Record<string, number>>;
  /** Which cards were turned to mark the ending. */
  readonly flipped: { readonly concentration: boolean; readonly treasury: boolean };
  /** How the game ended; null while it is on. */
  readonly outcome: Outcome | null;
}

/** A view. */
export const view: Codec<View> = shape<View>({
  ...open,
  viewer: nullable(id),
  phase: oneOf(['setup', 'taxation', 'transfer', 'cohesion', 'citizenAction', 'over']),
  die: nullable(shape<NonNullable<View['die']>>({ face: int, money: int, icon: oneOf(icons) })),
  treasury: shape<View['treasury']>({ twos: int, ones: int, total: int }),
  board: list(nullable(shape<SeenSquare>({ tile: id, faceUp: bool, laying: int }))),
  unseen: list(shape<Unseen>({ laying: int, tiles: list(id) })),
  vote: nullable(seenVote),
  wealth: record(int),
  flipped: shape<View['flipped']>({ concentration: bool, treasury: bool }),
  outcome: nullable(outcome),
});
