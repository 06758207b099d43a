import type { NextChoice } from '../choices/form.js';
import type { Answers } from '../choices/interview.js';
import type { Codec } from '../data/codec.js';
import type { E, O } from '../data/fp.js';
import { own } from '../data/own.js';
import type { Dice, Roll } from '../dice/dice.js';
import type { CoreClause, CoreCode, CoreRefusalCode, coreRefusals } from '../refusals/common.js';
import type { Say } from '../refusals/say.js';
import type { FactsOf, RefusalTable, ViolationIn } from '../refusals/table.js';
import type { Facts, PlayerId, Violation, Violations } from '../refusals/violation.js';
import type { ActionBase, EventBase, Phases, Rules, Table } from './rule.js';

/** Whoever looks: a player, the referee, or null for a spectator. An id the game does not know sees what a spectator sees. */
export type Viewer = PlayerId | null;

/** A viewer from whatever was given: what is no id sees what a spectator sees. */
export const viewerFrom = (given: unknown): Viewer => (typeof given === 'string' ? given : null);

/** How a game ended. Games add their own facts. */
export interface Outcome<Clause extends string = string> {
  /** Players from best to worst; equal results share a rank (1, 2, 2, 4). */
  readonly ranking: readonly { readonly player: PlayerId; readonly rank: number; readonly points: number }[];
  /** Who won; empty if nobody did. */
  readonly winners: readonly PlayerId[];
  /** The clause that ended the game. */
  readonly clause: Clause;
}

/** The types of one game, under one name. */
export interface GameTypes {
  readonly State: object;
  readonly Action: ActionBase;
  readonly Event: EventBase;
  readonly Config: object;
  readonly View: object;
  readonly Clause: string;
  readonly Outcome: Outcome;
  /** The table of its refusals, if it keeps one: then its violations are typed by code. */
  readonly Refusals?: RefusalTable;
}

/** The types of a game with clauses beside its own: those of house rules. */
export interface WithClauses<G extends GameTypes, Clause extends string> extends GameTypes {
  readonly State: G['State'];
  readonly Action: G['Action'];
  readonly Event: G['Event'];
  readonly Config: G['Config'];
  readonly View: G['View'];
  readonly Clause: G['Clause'] | Clause;
  readonly Outcome: G['Outcome'];
}

/** A clause of the game, or of the core. */
export type ClauseOf<G extends GameTypes> = G['Clause'] | CoreClause;

/** What the core says no with, under the clauses of the game or its own. */
type CommonViolation<Clause extends string> = {
  readonly [Code in CoreRefusalCode]: Violation<Clause, Code, FactsOf<(typeof coreRefusals)[Code][keyof (typeof coreRefusals)[Code]]>>;
}[CoreRefusalCode];

/** Every violation there can be in a game: `switch (violation.code)` knows its codes, and the facts of each. */
export type ViolationOf<G extends GameTypes> = G extends { readonly Refusals: infer Table extends RefusalTable }
  ? ViolationIn<Table> | CommonViolation<ClauseOf<G>>
  : Violation<ClauseOf<G>>;

/** Every code a game refuses with. */
export type RefusalCodeOf<G extends GameTypes> = ViolationOf<G>['code'];

/** Why a game refused. */
export type RefusalOf<G extends GameTypes> = readonly [ViolationOf<G>, ...ViolationOf<G>[]];

/** What one accepted action led to. */
export interface Step<State, Event> {
  readonly state: State;
  /** What happened, in order. For the host's eyes: pass each through `witness` before showing it. */
  readonly events: readonly Event[];
  /** The dice that fell, in order. */
  readonly rolls: readonly Roll[];
}

/**
 * Names and sentences for people. A language the game lacks falls back to English. Those of a finished game never fail: what it does not know is called
 * by its type or its id, and what is no view is not drawn.
 */
export interface Labels<G extends GameTypes> {
  /** The languages spoken, English first, then the language of the book. */
  readonly languages: readonly string[];
  /** The name of anything with an id: an action, a field, a phase, a planet, a card, a deed. */
  name(id: string, language?: string, view?: G['View']): string;
  /** An action as an order one could give. */
  action(action: G['Action'], language?: string, view?: G['View']): string;
  /** An event as a sentence of a chronicle. */
  event(event: G['Event'], language?: string, view?: G['View']): string;
  /** What a field of a form asks: `terms.0.planet` of `add-order`. Made from the names of the fields where the game says nothing, or undefined. */
  question?(type: G['Action']['type'], field: string, language?: string, view?: G['View']): string | undefined;
  /** What an answer to it is called. Made from the names of what is in it where the game says nothing, or undefined. */
  answer?(type: G['Action']['type'], field: string, value: unknown, language?: string, view?: G['View']): string | undefined;
  /** What a refusal says, with things called as at the table of the view. Its `message`, which is English and says ids, where the game says nothing. */
  refusal?(violation: Violation, language?: string, view?: G['View']): string | undefined;
  /** A clause of the rules, in a sentence or two; its id where there is no book. */
  clause?(id: string, language?: string): string | undefined;
  /** The position as text, for terminals and logs. */
  draw?(view: G['View'], language?: string): string;
}

/** The labels of a finished game: whatever its author left out is made from names. */
export interface Told<G extends GameTypes> extends Labels<G> {
  question(type: G['Action']['type'], field: string, language?: string, view?: G['View']): string;
  answer(type: G['Action']['type'], field: string, value: unknown, language?: string, view?: G['View']): string;
  refusal(violation: Violation, language?: string, view?: G['View']): string;
  clause(id: string, language?: string): string;
}

/** Every code a game refuses with, the clauses that speak through it, and what each says in English: with ids, unless somebody names things. */
export type SpokenRefusals = Readonly<Record<string, Readonly<Record<string, (facts: Facts, say?: Say) => string>>>>;

/** The clauses behind each type of event; those behind an action stand in its rule. */
export type EventClauses<Event extends EventBase, Clause extends string> = {
  readonly [Type in Event['type']]: readonly Clause[];
};

/** What the author of a game writes. `defineGame` makes the rest of it. */
export interface Definition<G extends GameTypes> {
  /** As in the import path: `ojo-del-terror`. */
  readonly id: string;
  /** By language: `{ en: 'The Eye of Terror', es: 'El Ojo del Terror' }`. */
  readonly title: Readonly<Record<string, string>>;
  /** How many may play. */
  readonly players: { readonly min: number; readonly max: number };
  /** Every clause of the rules: its id alone, where a book holds the texts, or with a sentence that says it. */
  readonly clauses: readonly G['Clause'][] | Readonly<Record<G['Clause'], string>>;
  /** Every code the rules refuse with, the clauses that speak through it, and what is said. */
  readonly refusals?: RefusalTable<G['Clause']>;
  /** Which clause of this game stands behind a refusal that all games share. */
  readonly commonRefusals?: Readonly<Partial<Record<CoreCode, G['Clause']>>>;
  readonly codecs: {
    readonly config: Codec<G['Config']>;
    readonly state: Codec<G['State']>;
    readonly event: Codec<G['Event']>;
    readonly view: Codec<G['View']>;
  };
  /** Code and clause of an ill-typed option, by its path. */
  configFault?(path: string): readonly [code: string, clause: G['Clause']];
  /** What is wrong with a well-typed configuration. */
  checkConfig?(config: G['Config']): Violations<G['Clause']>;
  /** What no play could have led to, in a well-typed state: keeps rules from meeting the impossible. */
  checkState?(state: G['State']): Violations<ClauseOf<G>>;
  /** The first state, from a configuration that passed `checkConfig`. */
  setup(config: G['Config'], table: Table<G['Event']>): G['State'];
  /** One rule per action. */
  readonly rules: Rules<G['State'], G['Action'], G['Event'], G['Clause']>;
  /** The flow. */
  readonly phases: Phases<G['State'], G['Action'], G['Event']>;
  /** Which phase is on; `state.phase` unless given. */
  phase?(state: G['State']): string;
  /** All who take part, the referee included, in seating order. */
  seats(state: G['State']): readonly PlayerId[];
  /** Is this player out of the game? Nobody is unless given. */
  eliminated?(state: G['State'], player: PlayerId): boolean;
  /** Null until the game is over. */
  outcome(state: G['State']): G['Outcome'] | null;
  /** What a viewer may know, built up from what is public. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as a viewer may know it; null if it is none of the viewer's business. */
  witness(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /** A state the viewer could not tell from this one: everything the viewer cannot know is dealt anew. */
  redeal(state: G['State'], viewer: Viewer, dice: Dice): G['State'];
  /** Names and sentences; a game without them calls everything by its id until `withWords` puts some on. */
  readonly labels?: Labels<G>;
  /** The clauses behind every type of event: what a front end shows beside it, and what a study counts. */
  readonly eventClauses?: EventClauses<G['Event'], G['Clause']>;
  /** Who acts now as far as a viewer may know; everybody who acts, unless given. */
  actorsSeenBy?(state: G['State'], viewer: Viewer): readonly PlayerId[];
  /** The points a player has now, as the rules count them; those of the outcome, unless given. */
  points?(state: G['State'], player: PlayerId): number;
  /** How well a player stands, from 0 (lost) to 1 (won): a guess, for bots and forecasts, asked only of states the asker has imagined. Of a game that is over it says `resultOf(outcome, player)`, or what fits the game better. */
  evaluate?(state: G['State'], player: PlayerId): number;
  /** What a step came to for a player, in a word or two with a name in `labels`: the rows of a table of odds. */
  gist?(events: readonly G['Event'][], player: PlayerId): string;
}

/** What of a definition play needs: how a game is read, set up and carried on, without what shows, hides, says and judges it. */
export type Playable<G extends GameTypes> = Pick<
  Definition<G>,
  | 'id'
  | 'refusals'
  | 'commonRefusals'
  | 'codecs'
  | 'configFault'
  | 'checkConfig'
  | 'checkState'
  | 'setup'
  | 'rules'
  | 'phases'
  | 'phase'
  | 'seats'
  | 'eliminated'
  | 'outcome'
>;

/** Which of the answers to a question are shown at once. */
export interface Page {
  /** Where to begin: `more` of the page before. */
  readonly after?: number;
  /** How many there are to be at most; 200 unless given. */
  readonly most?: number;
  /** Only those in whose words this occurs. */
  readonly search?: string;
  /** The language that is searched in. */
  readonly language?: string;
}

/** Legal actions, and whether they are all there are. */
export interface Listing<Action> {
  readonly actions: readonly Action[];
  readonly complete: boolean;
}

/** How far `legalActions` goes. */
export interface EnumerationOptions {
  /** At most this many candidates are tried for each type of action; 10,000 unless given as a number. */
  readonly limit?: number;
  /** Only these types of action; all of them unless given as a list. */
  readonly types?: readonly string[];
}

/** A game: the same names for all games. */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly players: { readonly min: number; readonly max: number };
  /** The ids of every clause of the rules; `labels.clause(id)` says what it says. */
  readonly clauses: readonly G['Clause'][];
  readonly codecs: Definition<G>['codecs'] & { readonly action: Codec<G['Action']> };
  readonly labels: Told<G>;
  /** Every code the game refuses with, its own and the core's: `game.refusals[code][clause](facts)` is the message. */
  readonly refusals: SpokenRefusals;
  /** What the author wrote; `defineGame({ ...game.definition, … })` makes a variant. */
  readonly definition: Definition<G>;
  /** The first state, or what is wrong with the configuration. */
  setup(config: G['Config'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** Plays an action. The state given is never changed; the state returned is frozen. */
  reduce(state: G['State'], action: G['Action'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /**
   * The same, writing into the state given: for simulation and search, with seeded dice. Start from `clone(state)`. A refused action changes nothing. The
   * action is not copied first, but read as it stands, and more than once: give it plain data, from `decodeAction`, `legalActions`, `randomAction`,
   * `choices` or JSON. Of a getter or a proxy that says something else each time, one answer might be allowed and another played.
   */
  reduceInPlace(state: G['State'], action: G['Action'], dice: Dice): E.Either<RefusalOf<G>, Step<G['State'], G['Event']>>;
  /** All who take part, the referee included, in seating order. */
  seats(state: G['State']): readonly PlayerId[];
  /** Who may act now; empty exactly when the game is over. With a viewer: those whom the viewer may know to be the ones. */
  actors(state: G['State'], viewer?: Viewer): readonly PlayerId[];
  /** The types of action open in the phase that is on, in order. With a player: exactly those of which this player can finish one now. */
  open(state: G['State'], player?: PlayerId): readonly G['Action']['type'][];
  /**
   * The next question of a form for an action, from the answers so far (by path, as `order.planet`): it offers only what can be finished. Of a type of
   * which nothing can be finished it is refused, with what stands against it. Most front ends want `openForm`, which goes through the questions.
   */
  choices(
    state: G['State'],
    player: PlayerId,
    type: G['Action']['type'],
    answers?: Answers,
    page?: Page,
  ): E.Either<RefusalOf<G>, NextChoice<G['Action']>>;
  /** The answers that lead to an action that may be done now; null if it may not. */
  answersFor(state: G['State'], action: G['Action']): Answers | null;
  /** Legal actions, in a fixed order: all of those that the rules list, each accepted by `reduce`. */
  legalActions(state: G['State'], player: PlayerId, options?: EnumerationOptions): readonly G['Action'][];
  /** The same, and whether they are all there are: of some kinds of action there are too many to list, and forms reach the others. */
  listActions(state: G['State'], player: PlayerId, options?: EnumerationOptions): Listing<G['Action']>;
  /** One legal action at random, without listing them all; undefined if there is none. */
  randomAction(state: G['State'], player: PlayerId, dice: Dice): G['Action'] | undefined;
  /** Everything that stands against an action; empty if it may be done. */
  explain(state: G['State'], action: G['Action']): readonly ViolationOf<G>[];
  /** An action from unknown input. Who acts is said by the host: a player in the input is ignored. */
  decodeAction(input: unknown, as: PlayerId): E.Either<RefusalOf<G>, G['Action']>;
  /** A configuration from unknown input. */
  decodeConfig(input: unknown): E.Either<RefusalOf<G>, G['Config']>;
  /** A state from unknown input, such as a saved file. */
  decodeState(input: unknown): E.Either<RefusalOf<G>, G['State']>;
  /** What a viewer may know. */
  view(state: G['State'], viewer: Viewer): G['View'];
  /** An event as a viewer may know it; null if it is none of the viewer's business. */
  witness(event: G['Event'], viewer: Viewer): G['Event'] | null;
  /** How the game ended, once it has. */
  outcome(state: G['State']): O.Option<G['Outcome']>;
  /** A state the viewer could not tell from this one. */
  redeal(state: G['State'], viewer: Viewer, dice: Dice): G['State'];
  /** The clauses behind an action or an event; empty where the game names none. */
  cites(what: { readonly action: string } | { readonly event: string }): readonly G['Clause'][];
  /** The points a player has now; those of the outcome where the game counts none before. */
  points(state: G['State'], player: PlayerId): number;
  /** How well a player stands, from 0 (lost) to 1 (won): exact once the game is over, a guess before, and 0 for whoever takes no part. Ask it of a `redeal`, not of what you may not know. */
  evaluate(state: G['State'], player: PlayerId): number;
  /** What a step came to for a player, in a word or two. */
  gist(events: readonly G['Event'][], player: PlayerId): string;
}

/** A title in a language, or in English. */
export const titleOf = (game: Pick<Game, 'title' | 'id'>, language: string): string =>
  own(game.title, language) ?? own(game.title, 'en') ?? game.id;
