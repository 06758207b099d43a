import { type Codec, exactly, id, intBetween, oneOf, optional, type Variants, variants } from '../../../core/data/codec.js';

/** A category of abilities, which is also the colour of a genetic marker: `mental`, `energy` or `physical` in the default pack. [GG-CONT-01] */
export type Colour = string;

/** A super power, such as `superStrength`. */
export type Power = string;

/** A place on the body that holds one gear, such as `torso`. */
export type Slot = string;

/** Whose dice an effect may touch, seen from its player. */
export type DieTarget = 'any' | 'own' | 'opposing';

/** Which face stays when an effect rolls a die again; `ownBetter` is the better on a die of its player's side, the new one on the other. */
export type Keep = 'new' | 'better' | 'worse' | 'ownBetter';

/** An effect of an ability may be reserved to characters with the power of the card. */
interface Reserved {
  /** True if it comes about only for a character with the power of the card; missing where every character will do. */
  readonly onlyWithPower?: true;
}

/** More (or fewer) dice for one side of this duel. [GG-EFF-01] */
export interface AddDice extends Reserved {
  readonly do: 'addDice';
  /** Whose dice: those of the player of the card, or those of his opponent. */
  readonly side: 'self' | 'opponent';
  /** How many dice; below 0 so many fewer. */
  readonly amount: number;
}

/** Cancels the latest opposing card that still lies face down. [GG-EFF-02] */
export interface CancelAbility extends Reserved {
  readonly do: 'cancelAbility';
}

/** More rerolls in this duel. [GG-EFF-04] */
export interface GainRerolls extends Reserved {
  readonly do: 'gainRerolls';
  /** How many rerolls, from 1. */
  readonly amount: number;
}

/** No rerolls for the opposing side in this duel. [GG-EFF-05] */
export interface DenyRerolls extends Reserved {
  readonly do: 'denyRerolls';
}

/** Ends the duel without a loser. [GG-EFF-06] */
export interface EndDuel extends Reserved {
  readonly do: 'endDuel';
}

/** Ordinary cards for the player of the card. [GG-EFF-07] */
export interface DrawCards extends Reserved {
  readonly do: 'drawCards';
  /** How many cards, from 1; events and DNA cards among them do not count. */
  readonly count: number;
}

/** Lingers until its player turns a die to a face of his choice. [GG-EFF-08] */
export interface SetDie extends Reserved {
  readonly do: 'setDie';
  /** Whose dice it may turn. */
  readonly target: DieTarget;
}

/** Lingers until its player rolls a die again. [GG-EFF-09] */
export interface RerollDie extends Reserved {
  readonly do: 'rerollDie';
  /** Whose dice it may roll again. */
  readonly target: DieTarget;
  /** Which of the old and the new face stays. */
  readonly keep: Keep;
}

/** After all damage, heals one own wounded character. [GG-EFF-10] */
export interface HealCharacter extends Reserved {
  readonly do: 'healCharacter';
}

/** The character takes no damage if it loses. [GG-EFF-11] */
export interface PreventWound extends Reserved {
  readonly do: 'preventWound';
}

/** After all damage, the opposing player discards. [GG-EFF-12] */
export interface OpponentDiscards extends Reserved {
  readonly do: 'opponentDiscards';
  /** How many cards, from 1; the opposing player chooses which. */
  readonly count: number;
}

/** What an ability can do beyond its dice. */
export type AbilityEffect =
  | AddDice
  | CancelAbility
  | GainRerolls
  | DenyRerolls
  | EndDuel
  | DrawCards
  | SetDie
  | RerollDie
  | HealCharacter
  | PreventWound
  | OpponentDiscards;

/** The effects that wait for dice. */
export type DieEffect = SetDie | RerollDie;

/** What an event can do. */
export type EventEffect =
  /** Everybody loses one own character. [GG-EFF-13] */
  | { readonly do: 'destroyCharacter' }
  /** The richest and the poorest gene pool change owners. [GG-EFF-14] */
  | { readonly do: 'swapGenePools' }
  /** Every wounded character becomes whole. [GG-EFF-15] */
  | { readonly do: 'healAll' }
  /** Everybody discards. [GG-EFF-16] */
  | { readonly do: 'discardCards'; readonly count: number }
  /** Everybody gets spent tokens back. [GG-EFF-17] */
  | { readonly do: 'regainMarkers'; readonly attack: number; readonly defence: number }
  /** Each player, or each without a character in play, loses life, all at once. [GG-EFF-18] */
  | { readonly do: 'loseLife'; readonly who: 'each' | 'withoutCharacters'; readonly amount: number }
  /** One own character of everybody takes damage. [GG-EFF-19] */
  | { readonly do: 'woundCharacter' };

/** What a gear does while it is worn. */
export type GearEffect =
  /** More dice. [GG-EFF-20] */
  | { readonly do: 'statBonus'; readonly attack: number; readonly defence: number }
  /** One more colour. [GG-EFF-21] */
  | { readonly do: 'grantColour'; readonly colour: Colour }
  /** One more power. [GG-EFF-22] */
  | { readonly do: 'grantPower'; readonly power: Power }
  /** More rerolls in every duel. [GG-EFF-23] */
  | { readonly do: 'bonusRerolls'; readonly amount: number }
  /** Takes one damage in place of its bearer, and is used up. [GG-EFF-24] */
  | { readonly do: 'absorbWound' }
  /** The bearer is never tired. [GG-EFF-25] */
  | { readonly do: 'ignoreFatigue' };

/** Everything a card text can say. */
export type Effect = AbilityEffect | EventEffect | GearEffect;

/** How large a count or an amount on a card may be. [GG-PACK-10] */
const largest = 9;

const count = intBetween(1, largest);
const part = intBetween(0, largest);
const onlyWithPower = optional(exactly(true));
const target: Codec<DieTarget> = oneOf(['any', 'own', 'opposing']);

const dieEffects: Variants<DieEffect, 'do'> = {
  setDie: { target, onlyWithPower },
  rerollDie: { target, keep: oneOf(['new', 'better', 'worse', 'ownBetter']), onlyWithPower },
};

/** Effects that linger. */
export const dieEffect: Codec<DieEffect> = variants<DieEffect, 'do'>('do', dieEffects);

/** Effects of abilities. */
export const abilityEffect: Codec<AbilityEffect> = variants<AbilityEffect, 'do'>('do', {
  addDice: { side: oneOf(['self', 'opponent']), amount: intBetween(-largest, largest), onlyWithPower },
  cancelAbility: { onlyWithPower },
  gainRerolls: { amount: count, onlyWithPower },
  denyRerolls: { onlyWithPower },
  endDuel: { onlyWithPower },
  drawCards: { count, onlyWithPower },
  ...dieEffects,
  healCharacter: { onlyWithPower },
  preventWound: { onlyWithPower },
  opponentDiscards: { count, onlyWithPower },
});

/** Effects of events. */
export const eventEffect: Codec<EventEffect> = variants<EventEffect, 'do'>('do', {
  destroyCharacter: {},
  swapGenePools: {},
  healAll: {},
  discardCards: { count },
  regainMarkers: { attack: part, defence: part },
  loseLife: { who: oneOf(['each', 'withoutCharacters']), amount: count },
  woundCharacter: {},
});

/** Effects of gear. */
export const gearEffect: Codec<GearEffect> = variants<GearEffect, 'do'>('do', {
  statBonus: { attack: part, defence: part },
  grantColour: { colour: id },
  grantPower: { power: id },
  bonusRerolls: { amount: count },
  absorbWound: {},
  ignoreFatigue: {},
});
