import type { At } from './spots.js';

/** A die as it fell. */
export interface Fallen {
  readonly sides: 6 | 10 | 100;
  readonly value: number;
  /** What its face shows where that is no number of pips. */
  readonly face?: string;
}

/** Good for whom it concerns, bad, or neither. */
export type Tone = 'good' | 'bad' | 'plain';

/** What a stamp shows. */
export type Sign = 'yes' | 'no' | 'shield' | 'swords' | 'star' | 'flag' | 'eye' | 'chain' | 'crown' | 'bolt' | 'house' | 'mark' | 'scroll';

/** Something that goes from one place to another. */
export type Token =
  /** What lies there, as it looks. */
  | { readonly kind: 'copy' }
  /** A card: with its name once it is turned up, or face down. */
  | { readonly kind: 'card'; readonly card: string | null }
  | { readonly kind: 'coin'; readonly text: string }
  | { readonly kind: 'troop'; readonly colour: string; readonly text: string }
  | { readonly kind: 'paper'; readonly colour: string }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly colour: string };

/** One side of a fight, with what it counts. */
export interface Side {
  readonly colour: string;
  /** Ids that are told by their names. */
  readonly members: readonly string[];
  readonly total: number;
  readonly wins: boolean;
}

/** One thing that is seen to happen. */
export type Cue =
  /** Dice tumble in the tray, and settle on what fell. */
  | { readonly effect: 'throw'; readonly by: At; readonly dice: readonly Fallen[]; readonly total: number | null; readonly tone: Tone }
  | { readonly effect: 'travel'; readonly token: Token; readonly from: At; readonly to: At }
  /** Turns over where it lies. */
  | { readonly effect: 'turn'; readonly at: At }
  /** An arrow grows from one to the other. */
  | { readonly effect: 'strike'; readonly from: At; readonly to: At; readonly colour: string; readonly text: string }
  | { readonly effect: 'clash'; readonly at: At; readonly sides: readonly Side[] }
  /** A number rises or sinks. */
  | { readonly effect: 'count'; readonly at: At; readonly by: number; readonly tone: Tone }
  /** A sign falls on it and stays there until all has been seen. */
  | { readonly effect: 'stamp'; readonly at: At; readonly sign: Sign; readonly colour: string; readonly text: string }
  | { readonly effect: 'leave'; readonly at: At }
  | { readonly effect: 'stir'; readonly at: At; readonly tone: Tone }
  /** What is told crosses the board. */
  | { readonly effect: 'banner' };

/** Whatever can be seen to happen. */
export type Effect = Cue['effect'];

/** What is seen of each kind of event, told what the viewer saw before it: a kind without its cues does not compile. */
export type Script<E extends { readonly type: string }, V> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, view: V) => readonly Cue[];
};

export const banner: Cue = { effect: 'banner' };
export const stir = (at: At, tone: Tone = 'plain'): Cue => ({ effect: 'stir', at, tone });
export const turn = (at: At): Cue => ({ effect: 'turn', at });
export const leave = (at: At): Cue => ({ effect: 'leave', at });
export const travel = (token: Token, from: At, to: At): Cue => ({ effect: 'travel', token, from, to });
export const stamp = (at: At, sign: Sign, colour = 'seat-none', text = ''): Cue => ({ effect: 'stamp', at, sign, colour, text });
export const strike = (from: At, to: At, colour: string, text = ''): Cue => ({ effect: 'strike', from, to, colour, text });
export const clash = (at: At, sides: readonly Side[]): Cue => ({ effect: 'clash', at, sides });

/** A number that changed; more is good unless it is said to be bad. */
export const count = (at: At, by: number, moreIsGood = true): Cue => ({
  effect: 'count',
  at,
  by,
  tone: by === 0 ? 'plain' : by > 0 === moreIsGood ? 'good' : 'bad',
});

/** Dice that fell, and what they come to where that is counted. */
export const thrown = (by: At, dice: readonly Fallen[], total: number | null = null, tone: Tone = 'plain'): Cue => ({
  effect: 'throw',
  by,
  dice,
  total,
  tone,
});

/** Dice of so many sides that fell so. */
export const fallen = (sides: Fallen['sides'], values: readonly number[]): readonly Fallen[] => values.map((value) => ({ sides, value }));
