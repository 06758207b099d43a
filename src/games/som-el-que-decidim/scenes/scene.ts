import {
  allOptional,
  bool,
  type Codec,
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
import {
  type Colour,
  type Config,
  type Declaration,
  type Degree,
  type Due,
  degrees,
  due,
  type Ending,
  endings,
  type List,
  listCodec,
  type Payout,
  type Proposal,
  type State,
  type Step,
  type Support,
  steps,
  support,
} from '../types/index.js';

/** What a scene says of a player. */
export interface PlayerInScene {
  /** Exactly these discs, in any order; what nobody has is in the treasury. */
  readonly discs?: readonly string[];
  /** Participation discs; the others lie on the start tile. */
  readonly participation?: number;
  /** Where the citizen stands, on a tile that is turned up for it; whoever calls a vote stands where votes are called, unless given. */
  readonly cell?: number;
}

/** What a scene says of a cell of the board. */
export interface SquareInScene {
  /** The tile that lies there; it changes places with the one that did. */
  readonly tile?: string;
  readonly faceUp?: boolean;
  readonly laying?: number;
}

/** A vote that is on: early elections of the holder, or a motion of censure. What follows from the declarations need not be said. */
export type VoteInScene<Id extends string = string> =
  | {
      readonly type: 'election';
      readonly convener?: Id;
      readonly declarations?: readonly Declaration[];
      readonly lists?: readonly List[] | null;
      readonly commits?: { readonly [Player in Id]?: number };
    }
  | {
      readonly type: 'motion';
      readonly convener: Id;
      readonly beneficiary: Id;
      readonly supports?: readonly Support[];
      readonly commits?: { readonly [Player in Id]?: number };
    };

/** What stands differently in a scene; whatever it does not name stands as it did. */
export interface Scene<Id extends string = string> {
  /** What somebody has to do next. It follows from a vote, from dues, a payout or a queue; else a turn begins with its taxes. */
  readonly step?: Step;
  readonly turn?: number;
  readonly holder?: Id;
  /** Who has won a vote this turn. */
  readonly nextHolder?: Id | null;
  readonly centralism?: Degree;
  readonly proposedDegrees?: readonly Degree[];
  readonly proposal?: Proposal;
  readonly players?: { readonly [Player in Id]?: PlayerInScene };
  /** By cell. */
  readonly board?: Readonly<Record<number, SquareInScene>>;
  /** Exactly the cells that lie face up, besides the start tile and those on which somebody stands. */
  readonly faceUp?: readonly number[];
  /** Exactly the cells from which parts of the urn were taken, in order of discovery. */
  readonly urnAside?: readonly number[];
  readonly refills?: number;
  /** A face that pays what is being transferred and after which just those of the queue are still to move, unless given. */
  readonly die?: number | null;
  /** Taxes, where a turn begins and nothing else is said. */
  readonly dues?: readonly Due[];
  readonly payout?: Payout;
  /** Who is still to move, the mover first; whoever called a vote, or the holder, unless given. */
  readonly queue?: readonly Id[];
  readonly moved?: boolean;
  /** Cells entered; that of the mover who has moved, unless given. */
  readonly trail?: readonly number[];
  readonly used?: Partial<State['used']>;
  readonly mustShare?: boolean;
  readonly economicPaid?: readonly string[];
  /** The tile of the State that acts while the holder mobilises. */
  readonly spainCell?: number;
  readonly vote?: VoteInScene<Id>;
  /** How the game has ended. */
  readonly end?: Partial<Ending> & Pick<Ending, 'ending'>;
}

/** A configuration whose players are known by name. */
export type ConfigOf<Id extends string> = Config & { readonly players: readonly (Id | { readonly id: Id; readonly colour?: Colour })[] };

const cells = list(int);
const ids = list(id);
const player = shape<PlayerInScene>(allOptional({ discs: ids, participation: int, cell: int }));
const square = shape<SquareInScene>(allOptional({ tile: id, faceUp: bool, laying: int }));
const commits = optional(record(int));

const vote = tagged('type', {
  election: shape<Extract<VoteInScene, { type: 'election' }>>({
    type: exactly('election'),
    convener: optional(id),
    declarations: optional(list(shape<Declaration>({ player: id, members: ids, beneficiary: id }))),
    lists: optional(nullable(list(listCodec))),
    commits: commits as never,
  }),
  motion: shape<Extract<VoteInScene, { type: 'motion' }>>({
    ...{ type: exactly('motion'), convener: id, beneficiary: id, supports: optional(list(support)) },
    commits: commits as never,
  }),
}) as Codec<VoteInScene>;

/** What may be said in a scene. */
export const sceneCodec: Codec<Scene> = shape<Scene>(
  allOptional({
    ...{ step: oneOf(steps), turn: int, holder: id, nextHolder: nullable(id), centralism: oneOf(degrees) },
    proposedDegrees: list(oneOf(degrees)),
    proposal: shape<Proposal>({ degree: oneOf(degrees), answers: record(bool) }),
    players: record(player) as Codec<NonNullable<Scene['players']>>,
    board: record(square) as Codec<NonNullable<Scene['board']>>,
    ...{ faceUp: cells, urnAside: cells, refills: int, die: nullable(int), dues: list(due) },
    payout: shape<Payout>({ receiver: id, amount: int, cause: oneOf(['transfer', 'economic']) }),
    ...{ queue: ids, moved: bool, trail: cells, mustShare: bool, economicPaid: ids, spainCell: int, vote },
    used: shape<Partial<State['used']>>(allOptional({ prescription: bool, inheritance: bool })),
    end: shape<NonNullable<Scene['end']>>({
      ending: oneOf(endings),
      ...allOptional({ cause: nullable(oneOf(['socialFracture', 'bankruptcy'])), insolvent: ids, provoker: nullable(id) }),
    }),
  }),
);
