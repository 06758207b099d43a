import { bool, type Codec, exactly, id, intBetween, list, nullable, oneOf, shape, tagged } from '../../../core/data/codec.js';
import { outcomeCodec } from './outcome.js';
import { type Phase, steps } from './state.js';
import { parts } from './state-codec.js';

type Of<C> = C extends Codec<infer T> ? T : never;

/** An event with these facts. */
const told = <T extends string, Facts extends object>(
  type: T,
  facts: { readonly [K in keyof Facts]: Codec<Facts[K]> },
): Codec<{ readonly type: T } & Readonly<Facts>> => shape<{ type: string }>({ type: exactly(type), ...facts } as never) as never;

const { natural, die, cards } = parts;
const player = id;
const card = id;
const phase: Codec<Phase> = oneOf([...steps, 'decision', 'event', 'grafting', 'drawing']);

/** Every kind of event, in the order of the rules. All are public but `card-drawn` and `ability-played`, whose card is null for everybody else. [GG-ACT-07] */
const events = {
  'game-started': told('game-started', { players: list(id), openingHand: natural, deck: natural }),
  'start-roll': told('start-roll', { player, die }),
  'turn-started': told('turn-started', { turn: natural, player }),
  'card-drawn': told('card-drawn', { player, card: nullable(card) }),
  'event-drawn': told('event-drawn', { player, card, deferred: bool }),
  'event-resolved': told('event-resolved', { card }),
  'dna-drawn': told('dna-drawn', { player, card, onTable: natural, deferred: bool }),
  'graft-round-started': told('graft-round-started', { allowance: natural, order: list(id) }),
  grafted: told('grafted', { player, card, from: oneOf(['hand', 'genePool']), host: card }),
  'graft-round-ended': told('graft-round-ended', {}),
  'character-played': told('character-played', { player, card, recalled: bool }),
  'gear-attached': told('gear-attached', { player, card, character: card }),
  'gear-discarded': told('gear-discarded', { player, card, character: card }),
  'battle-declared': told('battle-declared', { player, opponent: player, attackers: cards }),
  'attack-started': told('attack-started', { player, opponent: player, attacker: card }),
  'defender-chosen': told('defender-chosen', { player, character: card }),
  'direct-damage': told('direct-damage', { player, by: card, life: natural }),
  'ability-played': told('ability-played', { player, seq: natural, card: nullable(card) }),
  'marker-spent': told('marker-spent', { player, kind: oneOf(['attack', 'defence']), left: natural }),
  /** Somebody does nothing more here: in a duel, a dice window, a graft round, a main step, or by declining. */
  passed: told('passed', { player, at: phase, automatic: bool }),
  'ability-revealed': told('ability-revealed', { card, player, seq: natural, cancelled: bool, powered: bool, effective: bool }),
  'ability-cancelled': told('ability-cancelled', { player, seq: natural, by: card }),
  'duel-ended-by-card': told('duel-ended-by-card', { card, player }),
  'dice-rolled': told('dice-rolled', { side: oneOf(['attacker', 'defender']), player, values: list(die) }),
  'die-rerolled': told('die-rerolled', { player, die: natural, from: die, rolled: die, kept: die }),
  /** A lingering effect changed a die; `rolled` is null where the die was turned. */
  'die-changed': told('die-changed', { player, card, owner: player, die: natural, from: die, to: die, rolled: nullable(die) }),
  tie: told('tie', { total: natural, number: natural }),
  /** The totals are null where no dice were rolled. */
  'duel-decided': told('duel-decided', { winner: nullable(player), totals: nullable(list(natural, 2)) }),
  'damage-prevented': told('damage-prevented', { character: card, by: card }),
  'character-wounded': told('character-wounded', { card, owner: player }),
  'character-healed': told('character-healed', { card, owner: player }),
  /** The host goes to a gene pool, or to the discard (null); so do its grafts. */
  'character-died': told('character-died', { card, owner: player, to: nullable(player), grafts: cards, graftsTo: nullable(player) }),
  /** The character and its grafts are shuffled into the deck. */
  regenerated: told('regenerated', { card, owner: player, grafts: cards, deck: natural }),
  /** A special die gives Infinite Power. */
  'infinite-power-granted': told('infinite-power-granted', { player, character: card }),
  /** A special die’s player has chosen whom or what it concerns; what comes of it follows. */
  'option-chosen': told('option-chosen', { player, kind: oneOf(['special-opponent', 'special-graft-card']), option: id }),
  'gene-pools-swapped': told('gene-pools-swapped', { most: player, fewest: player }),
  'markers-regained': told('markers-regained', { player, attack: natural, defence: natural }),
  'life-lost': told('life-lost', { player, amount: natural, life: natural }),
  /** The gene pool goes to somebody, or out of the game (null). */
  'player-eliminated': told('player-eliminated', { player, place: natural, genePoolTo: nullable(player) }),
  /** The face rolled or named; `chosen` for the face a free choice was then used for, `lost` if nothing could come of it. */
  'special-die': told('special-die', { player, face: intBetween(1, 6), chosen: bool, lost: bool }),
  'card-discarded': told('card-discarded', { player, card }),
  'deck-rebuilt': told('deck-rebuilt', { cards: natural }),
  'final-round-started': told('final-round-started', { turns: list(id) }),
  'tie-break-roll': told('tie-break-roll', { player, die }),
  'game-over': told('game-over', { outcome: outcomeCodec }),
};

/** What happened. */
export type Event = Of<(typeof events)[keyof typeof events]>;

/** An event of one kind. */
export type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Every event. */
export const eventCodec: Codec<Event> = tagged('type', events);
