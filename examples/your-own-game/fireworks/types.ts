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
import type { Card, Colour, Hint } from './cards.js';

export interface Play extends ActionBase {
  readonly type: 'play';
  readonly place: number;
}
export interface Discard extends ActionBase {
  readonly type: 'discard';
  readonly place: number;
}
export interface Tell extends ActionBase {
  readonly type: 'tell';
  readonly to: PlayerId;
  readonly hint: Hint;
}
export type Action = Play | Discard | Tell;
export type Event =
  /** The card is null for whoever drew it, and for whoever only looks on. Only the event can say who else may see it. */
  | { readonly type: 'drawn'; readonly player: PlayerId; readonly seenBy: readonly PlayerId[]; readonly card: Card | null }
  | { readonly type: 'placed' | 'burnt' | 'discarded'; readonly player: PlayerId; readonly place: number; readonly card: Card }
  | { readonly type: 'told'; readonly player: PlayerId; readonly to: PlayerId; readonly hint: Hint; readonly places: readonly number[] }
  | { readonly type: 'hands-shown'; readonly hands: Readonly<Record<PlayerId, readonly Card[]>> };
/** What everybody has heard of a card. It stands in the state, for `redeal` knows nothing else of what its holder may know. */
export interface Heard {
  readonly is: readonly Hint[];
  readonly isNot: readonly Hint[];
}
export interface Held extends Heard {
  readonly card: Card;
}
export interface Open {
  readonly config: { readonly players: readonly PlayerId[] };
  readonly phase: 'dealing' | 'playing' | 'over';
  readonly active: PlayerId;
  readonly tokens: number;
  readonly fuses: number;
  readonly fireworks: Readonly<Record<Colour, number>>;
  readonly gone: readonly Card[];
  /** How many turns there are once the deck is empty; null before. */
  readonly turnsLeft: number | null;
  /** What was done last, for whoever did not hear it. */
  readonly last: Action | null;
}
export interface State extends Open {
  readonly hands: Readonly<Record<PlayerId, readonly Held[]>>;
  readonly deck: readonly Card[];
}
export interface View extends Open {
  readonly hands: Readonly<Record<PlayerId, readonly (Heard & { readonly card: Card | null })[]>>;
  readonly inDeck: number;
}

export const clauses = {
  'FIRE-PLAY-01': 'Two to five different players take part, with five cards each, or four where four or five play.',
  'FIRE-HAND-01': 'Everybody sees the hands of the others, and nobody the own.',
  'FIRE-TELL-01': 'For one of eight tokens a player tells another which of his cards are of a colour, or of a rank; there must be one.',
  'FIRE-CARD-01': 'A card that comes next in its colour is placed, and a five brings a token back; any other burns one of three fuses.',
  'FIRE-DISC-01': 'A card that is discarded brings a token back, where one is missing.',
  'FIRE-END-01':
    'It is over without fuses, with all fireworks whole, or once everybody has had a turn after the last card. Whole fireworks win.',
} as const;
export type Clause = keyof typeof clauses;
export const refusals = {
  'bad-table': {
    'FIRE-PLAY-01': orIllFormed(({ named }: Numbers<'named'>) => `Two to five different players take part; ${named} were named.`),
  },
  'no-such-card': { 'FIRE-HAND-01': ({ held }: Numbers<'held'>, say) => `You hold ${say.count(held, 'card', 'cards')}.` },
  'no-token': { 'FIRE-TELL-01': () => 'There is no token left.' },
  'nobody-else': { 'FIRE-TELL-01': ({ to }: Words<'to'>) => `${to} is nobody else who plays.` },
  'nothing-to-tell': { 'FIRE-TELL-01': ({ to, hint }: Words<'to' | 'hint'>, say) => `${to} has nothing that is ${say.name(hint)}.` },
  'no-token-missing': { 'FIRE-DISC-01': () => 'No token is missing.' },
} as const satisfies RefusalTable<Clause>;
export const refuse = refuser(refusals);

export interface Fireworks extends GameTypes {
  State: State;
  Action: Action;
  Event: Event;
  Config: Open['config'];
  View: View;
  Clause: Clause;
  Outcome: Outcome<Clause>;
  Refusals: typeof refusals;
}
