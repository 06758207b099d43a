import { bool, type Codec, id, intBetween, list, nullable, oneOf, variants } from '../../../core/data/codec.js';
import { outcomeCodec } from './outcome.js';
import { type Phase, steps } from './state.js';
import { parts } from './state-codec.js';

const { natural, die, cards } = parts;
const player = id;
const card = id;
const phase: Codec<Phase> = oneOf([...steps, 'decision', 'event', 'grafting', 'drawing']);

/** Every kind of event, in the order of the rules. All are public but `card-drawn` and `ability-played`, whose card is null for everybody else. [GG-ACT-07] */
const facts = {
  'game-started': { players: list(id), openingHand: natural, deck: natural },
  'start-roll': { player, die },
  'turn-started': { turn: natural, player },
  'card-drawn': { player, card: nullable(card) },
  'event-drawn': { player, card, deferred: bool },
  'event-resolved': { card },
  'dna-drawn': { player, card, onTable: natural, deferred: bool },
  'graft-round-started': { allowance: natural, order: list(id) },
  grafted: { player, card, from: oneOf(['hand', 'genePool']), host: card },
  'graft-round-ended': {},
  'character-played': { player, card, recalled: bool },
  'gear-attached': { player, card, character: card },
  'gear-discarded': { player, card, character: card },
  'battle-declared': { player, opponent: player, attackers: cards },
  'attack-started': { player, opponent: player, attacker: card },
  'defender-chosen': { player, character: card },
  'direct-damage': { player, by: card, life: natural },
  'ability-played': { player, seq: natural, card: nullable(card) },
  'marker-spent': { player, kind: oneOf(['attack', 'defence']), left: natural },
  /** Somebody does nothing more here: in a duel, a dice window, a graft round, a main step, or by declining. */
  passed: { player, at: phase, automatic: bool },
  'ability-revealed': { card, player, seq: natural, cancelled: bool, powered: bool, effective: bool },
  'ability-cancelled': { player, seq: natural, by: card },
  'duel-ended-by-card': { card, player },
  'dice-rolled': { side: oneOf(['attacker', 'defender']), player, values: list(die) },
  'die-rerolled': { player, die: natural, from: die, rolled: die, kept: die },
  /** A lingering effect changed a die; `rolled` is null where the die was turned. */
  'die-changed': { player, card, owner: player, die: natural, from: die, to: die, rolled: nullable(die) },
  tie: { total: natural, number: natural },
  /** The totals are null where no dice were rolled. */
  'duel-decided': { winner: nullable(player), totals: nullable(list(natural, 2)) },
  'damage-prevented': { character: card, by: card },
  'character-wounded': { card, owner: player },
  'character-healed': { card, owner: player },
  /** The host goes to a gene pool, or to the discard (null); so do its grafts. */
  'character-died': { card, owner: player, to: nullable(player), grafts: cards, graftsTo: nullable(player) },
  /** The character and its grafts are shuffled into the deck. */
  regenerated: { card, owner: player, grafts: cards, deck: natural },
  /** A special die gives Infinite Power. */
  'infinite-power-granted': { player, character: card },
  /** A special die’s player has chosen whom or what it concerns; what comes of it follows. */
  'option-chosen': { player, kind: oneOf(['special-opponent', 'special-graft-card']), option: id },
  'gene-pools-swapped': { most: player, fewest: player },
  'markers-regained': { player, attack: natural, defence: natural },
  'life-lost': { player, amount: natural, life: natural },
  /** The gene pool goes to somebody, or out of the game (null). */
  'player-eliminated': { player, place: natural, genePoolTo: nullable(player) },
  /** The face rolled or named; `chosen` for the face a free choice was then used for, `lost` if nothing could come of it. */
  'special-die': { player, face: intBetween(1, 6), chosen: bool, lost: bool },
  'card-discarded': { player, card },
  'deck-rebuilt': { cards: natural },
  'final-round-started': { turns: list(id) },
  'tie-break-roll': { player, die },
  'game-over': { outcome: outcomeCodec },
} as const;

type Facts = typeof facts;

/** What happened. */
export type Event = {
  readonly [T in keyof Facts]: { readonly type: T } & { readonly [F in keyof Facts[T]]: Facts[T][F] extends Codec<infer V> ? V : never };
}[keyof Facts];

/** An event of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Every event. */
export const eventCodec: Codec<Event> = variants<Event, 'type'>('type', facts);
