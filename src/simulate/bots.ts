import { type Bot, greedyBot, randomBot, searchBot } from '../bots/index.js';
import type { Dice } from '../core/dice/dice.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';

/** Options of a bot by name: plain data, so that workers can have them. */
export type BotOptions = Readonly<Record<string, number>>;

interface Kind {
  /** The options it knows. A budget of time is none of them: the games would depend on the machine. */
  readonly options: readonly string[];
  make<G extends GameTypes>(game: Game<G>, dice: Dice, options: BotOptions): Bot<G>;
}

/** How each bot is made from its name. */
const kinds = {
  random: { options: [], make: (game, dice) => randomBot(game, dice) },
  greedy: { options: ['worlds', 'candidates'], make: (game, dice, options) => greedyBot(game, { ...options, dice }) },
  search: {
    options: [
      ...['iterations', 'depth', 'worlds', 'deals', 'candidates', 'finalists', 'looks'],
      ...['caution', 'exploration', 'widening', 'trust'],
    ],
    make: (game, dice, options) => searchBot(game, { ...options, dice }),
  },
} as const satisfies Record<string, Kind>;

/** The name of a bot that plays in simulations. */
export type BotName = keyof typeof kinds;

/** A bot by name, with its options. */
export interface BotChoice {
  readonly name: BotName;
  readonly options?: BotOptions;
}

/** The bots there are. */
export const botNames: readonly BotName[] = Object.keys(kinds) as BotName[];

/** The options a bot is given but does not know. */
export const unknownOptions = ({ name, options = {} }: BotChoice): string[] => {
  const known: readonly string[] = kinds[name].options;
  return Object.keys(options).filter((option) => !known.includes(option));
};

/** The bot itself, playing by dice of its own. */
export const botOf = <G extends GameTypes>(game: Game<G>, { name, options = {} }: BotChoice, dice: Dice): Bot<G> => {
  const kind: Kind = kinds[name];
  return kind.make(game, dice, options);
};

/** A bot in words: `search (iterations 200)`. */
export const botLabel = ({ name, options = {} }: BotChoice): string => {
  const told = Object.entries(options).map(([option, value]) => `${option} ${value}`);
  return told.length === 0 ? name : `${name} (${told.join(', ')})`;
};
