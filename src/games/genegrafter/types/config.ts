import { bool, type Codec, id, intBetween, list, nullable, oneOf, optional, shape } from '../../../core/data/codec.js';
import type { PlayerId } from '../../../core/refusals/violation.js';
import type { CardId, Pack } from './cards.js';
import { anyPlain } from './plain.js';

/** Every option of a game, filled in. */
export interface Settings {
  /** Two to four different ids; seating order, which is clockwise. */
  readonly players: readonly PlayerId[];
  /** How many event cards the deck holds. */
  readonly eventCount: number;
  /** Exactly these events, in this order, instead of a random choice. */
  readonly eventIds: readonly CardId[] | null;
  /** Shuffle the gear set into the deck. */
  readonly gear: boolean;
  /** Life of each player at the beginning; at 0 a player is eliminated. */
  readonly startingLife: number;
  /** Tokens of each kind per player. */
  readonly markersPerKind: number;
  /** Cards dealt to each. */
  readonly openingHand: number;
  /** Cards a player may keep at the end of a turn. */
  readonly handLimit: number;
  /** Ordinary cards drawn at the start of a turn. */
  readonly drawPerTurn: number;
  /** Most characters one player may put into play in a turn of his. */
  readonly maxCharactersPerTurn: number;
  /** `strict`: no character and no gear after the first battle of a turn; `interleaved`: in any order. */
  readonly phaseOrder: 'strict' | 'interleaved';
  /** Each opponent is challenged once per turn, by any number of characters (`declared`) or, as in the basic edition, by `one`; or again and again. */
  readonly battlesPerOpponent: 'declared' | 'unlimited' | 'one';
  /** Do the dice of a matching power replace the plain ones, or add to them? */
  readonly powerDice: 'replace' | 'add';
  /** Most dice one side rolls; null is no limit. */
  readonly maxDicePerSide: number | null;
  /** The tie at which a duel is called off. */
  readonly maxTieRerolls: number;
  /** Rerolls are spent by themselves on the lowest own die. */
  readonly autoReroll: boolean;
  /** Where the grafts of a host killed in a duel go. */
  readonly graftsOnDeath: 'killer' | 'owner' | 'discard';
  /** Do grafts in play score? */
  readonly graftScoring: 'eachCardOnce' | 'hostOnly';
  /** Is the number of grafts each player's own or everybody's together? */
  readonly graftAllowance: 'perPlayer' | 'shared';
  /** What is played after the turn of the third DNA card: a round, one more turn, or nothing. */
  readonly finalRound: 'fullRound' | 'oneTurn' | 'currentTurnOnly';
  /** Roll the special die, choose its face, or play without it. */
  readonly specialDie: 'roll' | 'choose' | 'off';
  /** What the sixth face of the special die is. */
  readonly sixthFace: 'choose' | 'blank';
  /** Is a character recalled by the special die tired? */
  readonly recallTired: boolean;
  /** How long the fifth face of the special die lasts. */
  readonly specialInfinite: 'whileInPlay' | 'turn';
  /** What becomes of an eliminated player's gene pool. */
  readonly eliminatedPool: 'removed' | 'killer';
  /** Begins without a roll; null rolls for it. */
  readonly startPlayer: PlayerId | null;
}

/** What a game is set up from: who plays, and any option that is not to be as usual. */
export interface Config extends Partial<Omit<Settings, 'players' | 'eventIds' | 'startPlayer'>> {
  /** The names of those who play, all different, in seating order. */
  readonly players: readonly PlayerId[];
  /** The event cards that are played with; drawn by lot where this is left out. */
  readonly eventIds?: readonly CardId[];
  /** Who begins; found by the dice where this is left out. */
  readonly startPlayer?: PlayerId;
  /** Cards of one's own in place of the default pack. */
  readonly pack?: Pack;
}

/** The options as usual. [GG-CONF-04] [GG-CONF-06] */
export const defaults: Omit<Settings, 'players'> = {
  eventCount: 3,
  eventIds: null,
  gear: false,
  startingLife: 6,
  markersPerKind: 3,
  openingHand: 5,
  handLimit: 8,
  drawPerTurn: 3,
  maxCharactersPerTurn: 3,
  phaseOrder: 'strict',
  battlesPerOpponent: 'declared',
  powerDice: 'replace',
  maxDicePerSide: null,
  maxTieRerolls: 50,
  autoReroll: false,
  graftsOnDeath: 'killer',
  graftScoring: 'eachCardOnce',
  graftAllowance: 'perPlayer',
  finalRound: 'fullRound',
  specialDie: 'roll',
  sixthFace: 'choose',
  recallTired: true,
  specialInfinite: 'whileInPlay',
  eliminatedPool: 'removed',
  startPlayer: null,
};

const options = {
  eventCount: intBetween(0, Number.MAX_SAFE_INTEGER), // what the pack has is the limit [GG-PACK-13]
  gear: bool,
  startingLife: intBetween(1, 6),
  markersPerKind: intBetween(0, 3),
  openingHand: intBetween(1, 7),
  handLimit: intBetween(5, 12),
  drawPerTurn: intBetween(1, 5),
  maxCharactersPerTurn: intBetween(1, 5),
  phaseOrder: oneOf(['strict', 'interleaved']),
  battlesPerOpponent: oneOf(['declared', 'unlimited', 'one']),
  powerDice: oneOf(['replace', 'add']),
  maxDicePerSide: nullable(intBetween(1, 30)),
  maxTieRerolls: intBetween(1, 1000),
  autoReroll: bool,
  graftsOnDeath: oneOf(['killer', 'owner', 'discard']),
  graftScoring: oneOf(['eachCardOnce', 'hostOnly']),
  graftAllowance: oneOf(['perPlayer', 'shared']),
  finalRound: oneOf(['fullRound', 'oneTurn', 'currentTurnOnly']),
  specialDie: oneOf(['roll', 'choose', 'off']),
  sixthFace: oneOf(['choose', 'blank']),
  recallTired: bool,
  specialInfinite: oneOf(['whileInPlay', 'turn']),
  eliminatedPool: oneOf(['removed', 'killer']),
} as const;

type Options = typeof options;
const optionalOptions = Object.fromEntries(Object.entries(options).map(([name, codec]) => [name, optional(codec as Codec<unknown>)])) as {
  readonly [K in keyof Options]: { readonly optional: Options[K] };
};

/** A configuration from outside. The pack is read as plain data here: `packFaults` judges it card by card, so that all faults are told at once. */
export const configCodec: Codec<Config> = shape<Config>({
  players: list(id, 100),
  eventIds: optional(list(id)),
  startPlayer: optional(id),
  pack: optional(anyPlain as Codec<Pack>),
  ...optionalOptions,
});

/** Options as a state holds them. */
export const settingsCodec: Codec<Settings> = shape<Settings>({
  players: list(id, 4),
  eventIds: nullable(list(id)),
  startPlayer: nullable(id),
  ...options,
});

/** How hard a number of events makes the game. [GG-CONF-03] */
export type Difficulty = 'none' | 'simple' | 'medium' | 'hard';

/** The label of a number of events. [GG-CONF-03] */
export const difficultyOf = (eventCount: number): Difficulty =>
  eventCount === 0 ? 'none' : eventCount <= 2 ? 'simple' : eventCount <= 4 ? 'medium' : 'hard';
