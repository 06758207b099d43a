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
  /** The character card itself, on top of its grafts. */
  readonly card: CardId;
  /** Whose character it is. */
  readonly owner: PlayerId;
  /** Characters grafted under it, in the order in which they were. */
  readonly grafts: readonly CardId[];
  /** What it wears, in the order in which it was put on; one for each place on the body. */
  readonly gear: readonly CardId[];
  /** It has been hit once: the next damage kills it. */
  readonly wounded: boolean;
  /** The number of the turn in which it entered play: in that turn it is tired. */
  readonly enteredOnTurn: number;
  /** Put into play by a special die. */
  readonly recalled: boolean;
  /** The number of the turn in which it last attacked, which it may do once a turn; null if it never has. */
  readonly attackedOnTurn: number | null;
  /** Infinite Power from a special die: as long as it is in play, or in the turn of this number. */
  readonly infinite: 'whileInPlay' | number | null;
}

/** A die effect waiting for dice, beside its owner. */
export interface Lingering {
  /** The ability it came with, which lies beside its owner until its effects are used or lost. */
  readonly card: CardId;
  /** What may be done with a die, once, in the owner’s own dice window. */
  readonly effect: DieEffect;
}

/** What one player has. */
export interface Player {
  /** The name the player was set up with. */
  readonly id: PlayerId;
  /** Life left, from `startingLife` down; at 0 the player is eliminated. */
  readonly life: number;
  /** 1 for the first player eliminated, 2 for the second, …; null while in the game. */
  readonly eliminatedAt: number | null;
  /** Unspent tokens. */
  readonly attackMarkers: number;
  /** Unspent defence tokens, each a die more when defending. */
  readonly defenceMarkers: number;
  /** The cards in hand; only their owner sees which they are. */
  readonly hand: readonly CardId[];
  /** Character cards that score for the player, the latest last; open to all. */
  readonly genePool: readonly CardId[];
  /** The special die has been used, which is once a game. */
  readonly specialDieSpent: boolean;
  /** Die effects that still wait, in the order in which they came; open to all. */
  readonly lingering: readonly Lingering[];
}

/** An ability laid in a duel. */
export interface Played {
  readonly card: CardId;
  /** Who laid it: one of the two players of the duel. */
  readonly by: PlayerId;
  /** It still lies face down; cards are revealed in reverse order of play. */
  readonly faceDown: boolean;
  /** Another card has cancelled it: it gives no dice, no effect and no reroll. */
  readonly cancelled: boolean;
  /** Did the character have the power of the card when it was revealed? [GG-DUEL-08] */
  readonly powered: boolean;
}

/** One side of a duel. */
export interface Combatant {
  /** Whose side it is. */
  readonly player: PlayerId;
  /** The character that fights. */
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
  /** Rerolls left on this side, for the whole duel; 0 until the last card has been revealed. */
  readonly rerolls: number;
  /** The faces on the table, 1 to 6, in the order of the throw; empty until this side has rolled. */
  readonly dice: readonly number[];
}

/** An aftermath effect that was revealed. */
export interface Aftermath {
  /** The ability it comes from. */
  readonly card: CardId;
  /** Who played that ability. */
  readonly player: PlayerId;
  /** He heals an own wounded character, or his opponent discards. */
  readonly do: 'healCharacter' | 'opponentDiscards';
  /** How many characters or cards. */
  readonly count: number;
}

/** One character against one other. */
export interface Duel {
  /** The side that declared the battle: it acts first and rolls its attack dice. */
  readonly attacker: Combatant;
  /** The side that was challenged: it rolls its defence dice. */
  readonly defender: Combatant;
  /** In order of play; the number of a card is its place here, from 1. */
  readonly played: readonly Played[];
  /** Who may lay a card, spend a token or pass, while abilities are played. */
  readonly toAct: PlayerId;
  /** Passes since the last card or token; the second ends the playing of abilities. */
  readonly consecutivePasses: number;
  /** How many ties there have been; at `maxTieRerolls` the duel is called off. */
  readonly tieRerolls: number;
  /** What follows once damage has been dealt, in the order in which it was revealed. */
  readonly aftermath: readonly Aftermath[];
}

/** One declaration: an opponent, and the attackers in order. */
export interface Battle {
  /** Whose characters defend, or who takes direct damage. */
  readonly opponent: PlayerId;
  /** Who attacks now; null between attacks. */
  readonly attacker: CardId | null;
  /** Declared attackers whose turn has not come. */
  readonly waiting: readonly CardId[];
  /** The duel that is on; null before a defender is chosen, without one, and between attacks. */
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
  /** What is to be chosen: an own character, a hand card, or something about the special die. */
  readonly kind: (typeof decisionKinds)[number];
  /** Who decides. */
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
  /** How many grafts the round allows, to each or to all together: 1, 2 or 3. */
  readonly allowance: number;
  /** Everybody who had a turn in it when it began, the active player first. */
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
  /** What is on beneath anything that interrupts it. */
  readonly step: Step;
  /** From 1; 0 during the setup. */
  readonly turn: number;
  /** Whose turn it is, whoever may be asked meanwhile. */
  readonly active: PlayerId;
  /** Who had the first turn of the game. */
  readonly firstPlayer: PlayerId;
  /** In seating order. */
  readonly players: readonly Player[];
  /** In order of entering play. */
  readonly characters: readonly Character[];
  /** The top card first. */
  readonly deck: readonly CardId[];
  /** How many cards are left of each pile the deck was stacked from, as everybody can count; one pile once it was shuffled. */
  readonly piles: readonly number[];
  /** Open to all, the latest card last; it is shuffled into a new deck when the deck is empty. */
  readonly discard: readonly CardId[];
  /** Events that were carried out, in that order; they never come back. */
  readonly resolvedEvents: readonly CardId[];
  /** Events left out of the deck; nobody sees which, only how many. */
  readonly unusedEvents: readonly CardId[];
  /** Cards out of the game, the latest last, such as the gene pool of an eliminated player. */
  readonly removed: readonly CardId[];
  /** DNA cards drawn so far, in that order; the third brings the final round. */
  readonly dnaTable: readonly CardId[];
  /** How many the active player has put into play, up to `maxCharactersPerTurn`. */
  readonly charactersPlayedThisTurn: number;
  /** How many the active player has attached this turn. */
  readonly gearPlayedThisTurn: number;
  /** Opponents of this turn's battles, in order. */
  readonly battlesThisTurn: readonly PlayerId[];
  /** The battle being fought; null while there is none. */
  readonly battle: Battle | null;
  /** Ordinary cards somebody is still to draw. */
  readonly drawing: { readonly player: PlayerId; readonly left: number } | null;
  /** The event being carried out, and which of its effects comes next. */
  readonly event: { readonly card: CardId; readonly next: number } | null;
  /** In the order in which they were drawn; open to all. */
  readonly deferred: readonly Deferred[];
  /** The graft round that is on; null while there is none. */
  readonly graftRound: GraftRound | null;
  /** The first is awaited. */
  readonly decisions: readonly Decision[];
  /** Who still has a turn of the final round; null before it. */
  readonly finalTurns: readonly PlayerId[] | null;
  /** Null while the game is on. */
  readonly outcome: Outcome | null;
}
