import {
  type ActionBase,
  type GameTypes,
  type Numbers,
  type Outcome,
  orIllFormed,
  type PlayerId,
  type RefusalTable,
  refuser,
  type Words,
} from 'ludoteca';
import type { Card, Suit } from './cards.js';

export interface Bid extends ActionBase {
  readonly type: 'bid';
  readonly tricks: number;
}
export interface Play extends ActionBase {
  readonly type: 'play';
  readonly card: Card;
}
export type Event =
  /** The cards are null for everybody but the player. */
  | { readonly type: 'dealt'; readonly player: PlayerId; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'trump-turned'; readonly card: Card }
  | { readonly type: 'bid-made'; readonly player: PlayerId; readonly tricks: number }
  | { readonly type: 'card-played'; readonly player: PlayerId; readonly card: Card }
  | { readonly type: 'trick-taken'; readonly player: PlayerId }
  | { readonly type: 'scored'; readonly player: PlayerId; readonly points: number };
export interface Config {
  readonly players: readonly PlayerId[];
  /** So many rounds there are; in the nth everybody has n cards. */
  readonly rounds: number;
}
export type Each<T> = Readonly<Record<PlayerId, T>>;
export interface Played {
  readonly player: PlayerId;
  readonly card: Card;
}
/** What everybody sees. */
export interface Open {
  readonly config: Config;
  readonly phase: 'dealing' | 'bidding' | 'playing' | 'over';
  readonly round: number;
  /** Turned up beside the hands: its suit beats the others. */
  readonly trump: Card;
  /** Who bids first, and then who leads. */
  readonly leader: PlayerId;
  readonly bids: Each<number | null>;
  readonly trick: readonly Played[];
  readonly tricks: Each<number>;
  /** The cards of the tricks that have been taken in this round. */
  readonly gone: readonly Card[];
  /** The suits that somebody could not follow in this round. Who has watched knows it, so it stands here: `redeal` has nothing else to go by. */
  readonly lacks: Each<readonly Suit[]>;
  readonly points: Each<number>;
}
export interface State extends Open {
  readonly hands: Each<readonly Card[]>;
  /** What was not dealt. */
  readonly stock: readonly Card[];
}
export interface View extends Open {
  readonly hand: readonly Card[];
}

export const clauses = {
  'HELL-PLAY-01': 'Three to five different players take part, for 1 to 6 rounds.',
  'HELL-DEAL-01': 'In each round everybody is dealt a card more than in the last, and the next card turned up: its suit is trump.',
  'HELL-BID-01': 'One after the other each says how many of the tricks he will take; all together must not come to the number of tricks.',
  'HELL-FOLLOW-01':
    'Whoever can follow suit does. The highest trump takes the trick, or the highest of the suit that was led, and leads to the next.',
  'HELL-SCORE-01': 'Whoever has taken as many as he bid gets ten points, and one for each of them.',
  'HELL-END-01': 'After the last round most points win, shared by equals.',
} as const;
export type Clause = keyof typeof clauses;
export const refusals = {
  'bad-table': {
    'HELL-PLAY-01': orIllFormed(({ named }: Numbers<'named'>) => `Three to five different players take part; ${named} were named.`),
  },
  'too-many-tricks': { 'HELL-BID-01': ({ cards }: Numbers<'cards'>, say) => `There are ${say.count(cards, 'trick', 'tricks')} to take.` },
  'bids-come-out': {
    'HELL-BID-01': ({ tricks }: Numbers<'tricks'>, say) => `With ${say.count(tricks, 'trick', 'tricks')} the bids come out.`,
  },
  'not-in-hand': { 'HELL-FOLLOW-01': ({ card }: Words<'card'>, say) => `You have no ${say.name(card)}.` },
  'not-following': { 'HELL-FOLLOW-01': ({ suit }: Words<'suit'>, say) => `You have ${say.name(suit)} to follow with.` },
} as const satisfies RefusalTable<Clause>;
export const refuse = refuser(refusals);

export interface OhHell extends GameTypes {
  State: State;
  Action: Bid | Play;
  Event: Event;
  Config: Config;
  View: View;
  Clause: Clause;
  Outcome: Outcome<Clause>;
  Refusals: typeof refusals;
}
