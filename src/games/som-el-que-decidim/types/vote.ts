import { type Codec, exactly, id, int, list, nullable, oneOf, record, shape, tagged } from '../../../core/data/codec.js';

/** One or more players standing together in an election. */
export interface List {
  /** In seating order. */
  readonly members: readonly string[];
  /** Who becomes holder if the list wins. */
  readonly beneficiary: string;
}

/** A list as one player declared it. */
export interface Declaration extends List {
  /** Who declared it, one of its members. */
  readonly player: string;
}

/** What a player may support in a motion. */
export const sides = ['candidate', 'holder', 'neutral'] as const;

/** Whom a player supports in a motion. */
export type Side = (typeof sides)[number];

/** A public declaration of support. */
export interface Support {
  /** Who declared it. */
  readonly player: string;
  /** The candidate, the holder, or neither: who is neutral takes no part in the vote. */
  readonly side: Side;
}

/** Early elections, called by the holder. */
export interface Election {
  readonly type: 'election';
  /** The holder who called them. */
  readonly convener: string;
  /** In the order in which they were made, the holder's first. */
  readonly declarations: readonly Declaration[];
  /** Null until everybody has declared. */
  readonly lists: readonly List[] | null;
}

/** A motion of censure, presented by the candidate. */
export interface Motion {
  readonly type: 'motion';
  /** The candidate who presented it. */
  readonly convener: string;
  /** Who becomes holder if the motion wins. */
  readonly beneficiary: string;
  /** In the order in which they were declared. */
  readonly supports: readonly Support[];
}

/** The discs in the fists so far, which are secret until all fists are opened. */
interface Fists {
  readonly commits: Readonly<Record<string, number>>;
}

/** What a viewer knows of the fists. */
interface SeenFists {
  /** Who has committed, in seating order. */
  readonly committed: readonly string[];
  /** The viewer's own discs in the fist. */
  readonly ownCommit: number | null;
}

/** A vote. */
export type Vote = (Election & Fists) | (Motion & Fists);

/** A vote as a viewer may know it. */
export type SeenVote = (Election & SeenFists) | (Motion & SeenFists);

/** A list that stands. */
export const listCodec: Codec<List> = shape<List>({ members: list(id), beneficiary: id });

/** A declaration of support. */
export const support: Codec<Support> = shape<Support>({ player: id, side: oneOf(sides) });

const election = {
  type: exactly('election'),
  convener: id,
  declarations: list(shape<Declaration>({ player: id, members: list(id), beneficiary: id })),
  lists: nullable(list(listCodec)),
};

const motion = { type: exactly('motion'), convener: id, beneficiary: id, supports: list(support) };
const fists = { commits: record(int) };
const seenFists = { committed: list(id), ownCommit: nullable(int) };

/** The codec of a vote. */
export const vote: Codec<Vote> = tagged('type', {
  election: shape<Election & Fists>({ ...election, ...fists }),
  motion: shape<Motion & Fists>({ ...motion, ...fists }),
});

/** The codec of a vote as a viewer may know it. */
export const seenVote: Codec<SeenVote> = tagged('type', {
  election: shape<Election & SeenFists>({ ...election, ...seenFists }),
  motion: shape<Motion & SeenFists>({ ...motion, ...seenFists }),
});
