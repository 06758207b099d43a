import type { Dice, Game, GameTypes, PlayerId } from 'ludoteca';
import type { Bot, GreedyOptions, SearchOptions } from 'ludoteca/bots';

/** The bots that may sit at the table beside the ruthless. */
export const rivals = ['random', 'greedy', 'search'] as const;

/** Who sits at the table beside the ruthless. */
export type Rivals = (typeof rivals)[number];

/** What a ruthless player has beside the position. */
export interface Company<G extends GameTypes> {
  /** All who play this strategy together, in seating order; the first of them leads. */
  readonly allies: readonly PlayerId[];
  /** Plays as the rivals do: for whatever the strategy says nothing about. */
  readonly usual: Bot<G>;
  /** A chance of one's own. */
  readonly dice: Dice;
}

/** What one would do who wants to win whatever becomes of the game. */
export interface Strategy<G extends GameTypes> {
  /** In plain words. */
  readonly name: string;
  /** In one sentence. */
  readonly does: string;
  /** How many play it together; one unless given. */
  readonly together?: number;
  /** An action, or nothing where the player does not act although he could. */
  play(game: Game<G>, state: G['State'], player: PlayerId, company: Company<G>): G['Action'] | undefined;
}

/** What the other strategies of a game are compared with. */
export const ordinary = <G extends GameTypes>(): Strategy<G> => ({
  name: 'nothing special',
  does: 'plays as the others do; to compare the others with.',
  play: (_game, state, player, { usual }) => usual(state, player),
});

/** A table at which a strategy is tried. */
export interface Setting {
  readonly players: number;
  readonly against: Rivals;
  /** Options of the game, and the words for them in the table. */
  readonly options?: { readonly words: string; readonly values: Readonly<Record<string, unknown>> };
}

/** How a game went. */
export interface Played<G extends GameTypes> {
  readonly state: G['State'];
  /** Null where the game came to no end: somebody was waited for, or it was cut off. */
  readonly outcome: G['Outcome'] | null;
  readonly actions: number;
  readonly turn: number;
}

/** Something that comes of a game or not, and whose share is told: a column of the table. */
export interface Measure<G extends GameTypes> {
  readonly title: string;
  holds(played: Played<G>, allies: readonly PlayerId[]): boolean;
}

/** All that is tried in one game. */
export interface Repertoire<G extends GameTypes> {
  readonly game: Game<G>;
  configure(players: readonly string[], options: Readonly<Record<string, unknown>>): G['Config'];
  readonly measures: readonly Measure<G>[];
  /** After so many actions a game is cut off. */
  readonly limit: number;
  /** How far the greedy and the searching bots look: little, for a table is many games. */
  readonly greedy: GreedyOptions;
  readonly search: SearchOptions<G>;
  /** Who plays for the referee, where there is one. */
  readonly referee?: Bot<G>;
  readonly tried: readonly (readonly [Strategy<G>, readonly [Setting, ...Setting[]]])[];
}
