import type { NextChoice } from '../choices/form.js';
import type { Answers } from '../choices/interview.js';
import type { Codec } from '../data/codec.js';
import type { E, O } from '../data/fp.js';
import { own } from '../data/own.js';
import type { Dice } from '../dice/dice.js';
import type { PlayerId } from '../refusals/violation.js';
import type { Definition } from './definition.js';
import type { GameTypes, RefusalOf, Step, Viewer, ViolationOf } from './game-types.js';
import type { SpokenRefusals, Told } from './labels.js';

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
  /** Those of them the game waits for: the others may step in, and hold nobody up if they do not. Whose turn it is, whose clock runs, who is called. */
  awaited(state: G['State'], viewer?: Viewer): readonly PlayerId[];
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
  /** What a step came to for a player, in a word or two; the state after it, where there is one at hand, says whose the things in the events are. */
  gist(events: readonly G['Event'][], player: PlayerId, after?: G['State']): string;
}

/** The game, to a program that plays any. Such a program knows nothing of its states and actions, and gives it only those that it got from it. */
export const anyGame = <G extends GameTypes>(game: Game<G>): Game => game as unknown as Game;

/** A title in a language, or in English. */
export const titleOf = (game: Pick<Game, 'title' | 'id'>, language: string): string =>
  own(game.title, language) ?? own(game.title, 'en') ?? game.id;
