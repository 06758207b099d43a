import type { Draft } from 'immer';
import type { Choice, Skip } from '../choices/choices.js';
import type { Codec } from '../data/codec.js';
import type { Dice } from '../dice/dice.js';
import type { PlayerId, Violations } from '../refusals/violation.js';

/** Every action says what it is and who acts. The host puts the player there; it is never believed from a payload. */
export interface ActionBase {
  readonly type: string;
  readonly player: PlayerId;
}

/** Every event says what happened. */
export interface EventBase {
  readonly type: string;
}

/** What a rule plays at: the dice, a fair pick, and a place to tell what happened. */
export interface Table<Event> extends Dice {
  /** A uniform choice; a list of one throws nothing. */
  pick<T>(list: readonly T[], why: string): T;
  /** Tells what happened. Events hold copies, never parts of the state. */
  emit(event: Event): void;
}

/** The parameters of an action, and how each may be chosen; a later field sees the earlier ones. */
export type Choices<State, Action extends ActionBase> = {
  readonly [K in Exclude<keyof Action, keyof ActionBase>]?: (
    state: State,
    player: PlayerId,
    chosen: Readonly<Omit<Action, keyof ActionBase>>,
  ) => Choice<NonNullable<Action[K]> | Action[K]> | Skip;
};

/** One action of a game: reading it is reading the rule. */
export interface Rule<State, Action extends ActionBase, Event extends EventBase, Clause extends string> {
  /** The action this is the rule of. */
  readonly type: Action['type'];
  /** The clauses behind it: what a front end shows beside the action, and what a study counts. */
  readonly cites?: readonly Clause[];
  /** What the action looks like; see `action` in codec.ts. */
  readonly codec: Codec<Action>;
  /** How each parameter may be chosen. An action without parameters needs none. */
  readonly choices?: Choices<State, Action>;
  /** The one way to write an action that can be written in several, such as with a parameter that changes nothing; forms reach this one. */
  readonly canonical?: (state: State, action: Action) => Action;
  /** The instances worth listing, where a specification lists them and they are no product of choices; `() => []` for actions never listed. */
  readonly enumerate?: (state: State, player: PlayerId) => Iterable<Action>;
  /** Does `enumerate` list every action there is, written the canonical way? It lists a selection unless given. */
  readonly listsAll?: boolean;
  /**
   * Does `enumerate` list nothing but what may be done? Then the core does not ask `check` of each. Said only where asking would cost too much; the
   * conformance suite holds the game to it.
   */
  readonly listsLegal?: boolean;
  /** A random instance, where `enumerate` would be slow; it may miss (undefined or illegal) and is then tried again. */
  readonly sample?: (state: State, player: PlayerId, dice: Dice) => Action | undefined;
  /** How often random play should try this action rather than another, a whole number; 1 unless given. */
  readonly weight?: number;
  /** Who may try this action, where that is not whoever the phase waits for: the referee alone, or also those who have already committed. */
  readonly actors?: (state: State) => readonly PlayerId[];
  /** May this be done? Reads only; the first violation decides, all of them explain. */
  check?(state: State, action: Action): Violations<Clause>;
  /** Does it. May assume that check passed. Writes into the state it is given, which is an immer draft or the plain object. */
  apply(state: Draft<State>, action: Action, table: Table<Event>): void;
}

/** Declares a rule with its types. */
export const rule = <State, Action extends ActionBase, Event extends EventBase, Clause extends string>(
  rule: Rule<State, Action, Event, Clause>,
): Rule<State, Action, Event, Clause> => rule;

/** What a list of rules may hold: rules, and nothing beside them. */
export interface Listed<Action> {
  readonly type: string;
  /** Does the action. */
  apply(state: never, action: Action, table: never): void;
}

/** Everything that can be done in a game, from the list of its rules: `ActionOf<typeof all>` after `import * as all from './all.js'`. */
export type ActionOf<All extends Readonly<Record<string, Listed<never>>>> = {
  readonly [Name in keyof All]: All[Name] extends Listed<infer Action> ? Action : never;
}[keyof All];

/** A list of rules as a table by the type of action each is the rule of. */
export const ruleTable = <const All extends Readonly<Record<string, Listed<never>>>>(
  all: All,
): { readonly [Name in keyof All as All[Name]['type']]: All[Name] } => {
  // A module lists its exports in an order of its own, which bundlers do not keep.
  const rules = new Map(Object.values(all).map((rule) => [rule.type, rule]));
  return Object.fromEntries([...rules.keys()].sort().map((type) => [type, rules.get(type)])) as never;
};

/** One phase: who acts, which actions are open, and what happens when nobody is left to act. */
export interface Phase<State, Action extends ActionBase, Event extends EventBase> {
  /** Who must or may act now, in seating order. */
  readonly actors: (state: State) => readonly PlayerId[];
  /**
   * Those of them the game waits for, where others may merely step in: with an interrupting card, an answer to an offer, a ruling. All of them unless
   * given. While somebody may act, somebody is waited for.
   */
  readonly awaits?: (state: State) => readonly PlayerId[];
  /** The actions open in this phase, in the order in which they are listed. */
  readonly rules: readonly Action['type'][];
  /** What follows by itself once nobody is left to act. It must lead on. */
  readonly leave?: (state: Draft<State>, table: Table<Event>) => void;
}

/** The names of the phases, where the field `phase` of the state lists them; any otherwise. */
type PhaseName<State> = State extends { readonly phase: infer Name extends string } ? Name : string;

/** The flow of a game as a table. Forgetting a phase that the state names does not compile. */
export type Phases<State, Action extends ActionBase, Event extends EventBase> = Readonly<
  Record<PhaseName<State>, Phase<State, Action, Event>>
>;

/** One rule for every action: forgetting one does not compile. */
export type Rules<State, Action extends ActionBase, Event extends EventBase, Clause extends string> = {
  readonly [T in Action['type']]: Rule<State, Extract<Action, { readonly type: T }>, Event, Clause>;
};
