import type { ActionBase } from '../../../core/rule.js';
import type { PlayerId } from '../../../core/violation.js';
import type { CardId } from './cards.js';

/** A character from the hand enters play. */
export interface PlayCharacter extends ActionBase {
  readonly type: 'play-character';
  readonly card: CardId;
}
/** A gear from the hand goes onto an own character. */
export interface PlayGear extends ActionBase {
  readonly type: 'play-gear';
  readonly card: CardId;
  readonly character: CardId;
}
/** Own characters attack one opponent, one after the other. */
export interface DeclareBattle extends ActionBase {
  readonly type: 'declare-battle';
  readonly opponent: PlayerId;
  readonly attackers: readonly CardId[];
}
/** The attacked player names who defends. */
export interface ChooseDefender extends ActionBase {
  readonly type: 'choose-defender';
  readonly character: CardId;
}
/** The attacked player lets a direct attack hit. */
export interface AcceptDirectDamage extends ActionBase {
  readonly type: 'accept-direct-damage';
}
/** An ability is laid face down. */
export interface PlayAbility extends ActionBase {
  readonly type: 'play-ability';
  readonly card: CardId;
}
/** A token instead of a card. */
export interface SpendMarker extends ActionBase {
  readonly type: 'spend-marker';
  readonly kind: 'attack' | 'defence';
}
/** Nothing more in this duel, unless the other goes on. */
export interface PassDuel extends ActionBase {
  readonly type: 'pass-duel';
}
/** An own die is rolled again, by its place from 0. */
export interface UseReroll extends ActionBase {
  readonly type: 'use-reroll';
  readonly die: number;
}
/** A lingering effect, by its place from 0, on a die of either duellist. */
export interface ApplyDieEffect extends ActionBase {
  readonly type: 'apply-die-effect';
  readonly effect: number;
  readonly owner: PlayerId;
  readonly die: number;
  /** The face to turn the die to; only `setDie` needs it. */
  readonly face?: number;
}
/** No more rerolls and die effects for now. */
export interface EndDiceWindow extends ActionBase {
  readonly type: 'end-dice-window';
}
/** A character goes under one in play. */
export interface Graft extends ActionBase {
  readonly type: 'graft';
  readonly card: CardId;
  readonly from: 'hand' | 'genePool';
  readonly host: CardId;
}
/** No more grafts in this round. */
export interface EndGrafting extends ActionBase {
  readonly type: 'end-grafting';
}
/** The one special die of the game; a face only where it is chosen. */
export interface UseSpecialDie extends ActionBase {
  readonly type: 'use-special-die';
  readonly face?: number;
}
/** Answers the decision at the front. */
export interface ResolveChoice extends ActionBase {
  readonly type: 'resolve-choice';
  readonly option: string;
}
/** No more characters, gear and battles in this turn. */
export interface EndMain extends ActionBase {
  readonly type: 'end-main';
}
/** One card too many goes. */
export interface DiscardCard extends ActionBase {
  readonly type: 'discard-card';
  readonly card: CardId;
}

/** Everything a player can do. */
export type Action =
  | PlayCharacter
  | PlayGear
  | DeclareBattle
  | ChooseDefender
  | AcceptDirectDamage
  | PlayAbility
  | SpendMarker
  | PassDuel
  | UseReroll
  | ApplyDieEffect
  | EndDiceWindow
  | Graft
  | EndGrafting
  | UseSpecialDie
  | ResolveChoice
  | EndMain
  | DiscardCard;
