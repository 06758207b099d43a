import type { Dice, Game, GameTypes, Match, Viewer } from 'ludoteca';
import { type Bot, greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import type { Desk } from './desk.js';
import type { Word } from './words.js';

/** Who may play a seat. */
export const kinds = ['human', 'greedy', 'search', 'random'] as const;
/** One of {@link kinds}. */
export type Kind = (typeof kinds)[number];
/** Is this one of {@link kinds}? */
export const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind);

/** What the kinds of bots are called, the likeliest to be wanted first. */
export const botNames: Readonly<Record<Exclude<Kind, 'human'>, Word>> = { greedy: 'greedy', search: 'searching', random: 'random' };

/** How long a searching bot thinks: by the clock, or by count where every game with one seed must be the same. */
const thought = { milliseconds: 1000, iterations: 60 } as const;

/** Makes the bot of a kind. */
export const botOf = (kind: Exclude<Kind, 'human'>, game: Game, dice: Dice, repeatable: boolean): Bot<GameTypes> => {
  switch (kind) {
    case 'greedy':
      return greedyBot(game, { dice });
    case 'search':
      return searchBot(game, { dice, ...(repeatable ? { iterations: thought.iterations } : { milliseconds: thought.milliseconds }) });
    case 'random':
      return randomBot(game, dice);
  }
};

/** One evening at the table. */
export interface Sitting {
  readonly desk: Desk;
  readonly game: Game;
  /** Changes when a saved game is taken up. */
  match: Match<GameTypes>;
  readonly language: string;
  readonly kinds: Map<string, Kind>;
  /** What the bots think with, and what shuffles the cards of those who throw their own dice. */
  readonly lots: Dice;
  readonly realDice: boolean;
  /** Does a seed promise the same game again? */
  readonly repeatable: boolean;
  /** Tell the clauses behind every event? */
  clauses: boolean;
  /** Who sits at the keyboard now; null is the public. */
  viewer: Viewer;
  /** How much of what they may know each viewer has been told. */
  readonly told: Map<Viewer, number>;
  /** Asked to leave while nobody was being asked anything. */
  leaving: boolean;
  /** The question that is being asked, if a form is being filled in. */
  asking: { readonly type: string; readonly field: string } | null;
  /** The clauses that were cited last, the latest first. */
  cited: readonly string[];
  /** The file that holds this game, or held it last; null if none does. */
  file: string | null;
}
