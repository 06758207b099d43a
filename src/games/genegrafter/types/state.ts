import type { PlayerId } from '../../../core/refusals/violation.js';
import type { CardId, Pack } from './cards.js';
import type { Settings } from './config.js';
import type { DieEffect } from './effects.js';
import type { Outcome } from './outcome.js';

/** The values of {@link Step}. */
export const steps = [
  'main',
  'choosing-defender',
  'direct-attack',
  'playing-abilities',
  'attacker-dice',
  'defender-dice',
  'discarding',
  'over',
  'revealing',
  'rolling',
  'comparing',
  'aftermath',
  'cleanup',
  'next-attack',
  'turn-over',
] as const;

/** What the game is at, beneath anything that interrupts it. The last seven pass by themselves. */
export type Step = (typeof steps)[number];

/** What may lie above a step: it is finished first, and the step is then taken up exactly where it was. [GG-FLOW-08] */
export const interruptions = ['decision', 'event', 'grafting', 'drawing'] as const;

/** A step, or what interrupts it. */
export type Phase = Step | (typeof interruptions)[number];

/** A character in play. */
export interface Character {
  readonly card: CardId;
  readonly owner: PlayerId;
  /** Characters grafted under it, in the order in which they were. */
  readonly grafts: readonly CardId[];
  readonly gear: readonly CardId[];
  readonly wounded: boolean;
  readonly enteredOnTurn: number;
  /** Put into play by a special die. */
  readonly recalled: boolean;
  readonly attackedOnTurn: number | null;
  /** Infinite Power from a special die: as long as it is in play, or in the turn of this number. */
  readonly infinite: 'whileInPlay' | number | null;
}

/** A die effect waiting for dice, beside its owner. */
export interface Lingering {
  readonly card: CardId;
  readonly effect: DieEffect;
}

/** What one player has. */
export interface Player {
  readonly id: PlayerId;
  readonly life: number;
  /** 1 for the first player eliminated, 2 for the second, …; null while in the game. */
  readonly eliminatedAt: number | null;
  /** Unspent tokens. */
  readonly attackMarkers: number;
  readonly defenceMarkers: number;
  readonly hand: readonly CardId[];
  readonly genePool: readonly CardId[];
  readonly specialDieSpent: boolean;
  readonly lingering: readonly Lingering[];
}

/** An ability laid in a duel. */
export interface Played {
  readonly card: CardId;
  readonly by: PlayerId;
  readonly faceDown: boolean;
  readonly cancelled: boolean;
  /** Did the character have the power of the card when it was revealed? [GG-DUEL-08] */
  readonly powered: boolean;
}

/** One side of a duel. */
export interface Combatant {
  readonly player: PlayerId;
  readonly character: CardId;
  /** Tokens spent in this duel. */
  readonly markers: number;
  /** Dice from effects. */
  readonly extraDice: number;
  /** Rerolls from effects. */
  readonly gained: number;
  /** Its rerolls were denied. */
  readonly denied: boolean;
  /** The ability that keeps it from damage. */
  readonly prevented: CardId | null;
  /** Dice to roll, and rerolls left: fixed when the last card has been revealed. [GG-PROC-08] */
  readonly count: number;
  readonly rerolls: number;
  readonly dice: readonly number[];
}

/** An aftermath effect that was revealed. */
export interface Aftermath {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly do: 'healCharacter' | 'opponentDiscards';
  readonly count: number;
}

/** One character against one other. */
export interface Duel {
  readonly attacker: Combatant;
  readonly defender: Combatant;
  /** In order of play; the number of a card is its place here, from 1. */
  readonly played: readonly Played[];
  readonly toAct: PlayerId;
  readonly consecutivePasses: number;
  readonly tieRerolls: number;
  readonly aftermath: readonly Aftermath[];
}

/** One declaration: an opponent, and the attackers in order. */
export interface Battle {
  readonly opponent: PlayerId;
  /** Who attacks now; null between attacks. */
  readonly attacker: CardId | null;
  /** Declared attackers whose turn has not come. */
  readonly waiting: readonly CardId[];
  readonly duel: Duel | null;
}

/** What players may be asked to decide. */
export const decisionKinds = [
  'destroy',
  'wound',
  'heal',
  'discard',
  'special-face',
  'special-recall',
  'special-opponent',
  'special-graft-card',
  'special-graft-host',
  'special-infinite',
] as const;

/** Something a player must decide. Its options are worked out when it has come to the front. [GG-CHOICE-03] */
export interface Decision {
  readonly kind: (typeof decisionKinds)[number];
  readonly owner: PlayerId;
  /** The card that asks; null is the special die. */
  readonly source: CardId | null;
  /** How many are still to be chosen, one after the other. */
  readonly left: number;
  /** The card chosen before, where one decision follows another. */
  readonly card: CardId | null;
}

/** What was drawn during an attack and waits for its end. [GG-DRAW-06] */
export type Deferred =
  | { readonly kind: 'event'; readonly card: CardId }
  | { readonly kind: 'graftRound'; readonly card: CardId; readonly allowance: number };

/** Everybody grafts in turn. */
export interface GraftRound {
  readonly allowance: number;
  readonly order: readonly PlayerId[];
  /** Whose turn in the round it is. */
  readonly index: number;
  /** How many the present player (or everybody together) may still graft. */
  readonly left: number;
}

/** The whole game: plain data. */
export interface State {
  readonly settings: Settings;
  /** The players' own cards; null is the default pack. */
  readonly pack: Pack | null;
  readonly step: Step;
  readonly turn: number;
  readonly active: PlayerId;
  readonly firstPlayer: PlayerId;
  /** In seating order. */
  readonly players: readonly Player[];
  /** In order of entering play. */
  readonly characters: readonly Character[];
  /** The top card first. */
  readonly deck: readonly CardId[];
  /** How many cards are left of each pile the deck was stacked from, as everybody can count; one pile once it was shuffled. */
  readonly piles: readonly number[];
  readonly discard: readonly CardId[];
  readonly resolvedEvents: readonly CardId[];
  readonly unusedEvents: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly dnaTable: readonly CardId[];
  readonly charactersPlayedThisTurn: number;
  readonly gearPlayedThisTurn: number;
  /** Opponents of this turn's battles, in order. */
  readonly battlesThisTurn: readonly PlayerId[];
  readonly battle: Battle | null;
  /** Ordinary cards somebody is still to draw. */
  readonly drawing: { readonly player: PlayerId; readonly left: number } | null;
  /** The event being carried out, and which of its effects comes next. */
  readonly event: { readonly card: CardId; readonly next: number } | null;
  readonly deferred: readonly Deferred[];
  readonly graftRound: GraftRound | null;
  /** The first is awaited. */
  readonly decisions: readonly Decision[];
  /** Who still has a turn of the final round; null before it. */
  readonly finalTurns: readonly PlayerId[] | null;
  readonly outcome: Outcome | null;
}
