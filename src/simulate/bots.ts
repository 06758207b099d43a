import { type Bot, randomBot } from '../bots/index.js';
import type { Dice } from '../core/dice.js';
import type { Game, GameTypes } from '../core/game.js';

/** Options of a bot, as its own page tells them: plain data, so that workers can have them. */
export type BotOptions = Readonly<Record<string, string | number | boolean>>;

/** How each bot is made from its name. */
const makers = {
  random: <G extends GameTypes>(game: Game<G>, dice: Dice): Bot<G> => randomBot(game, dice),
} as const satisfies Record<string, <G extends GameTypes>(game: Game<G>, dice: Dice, options: BotOptions) => Bot<G>>;

/** The name of a bot that plays in simulations. */
export type BotName = keyof typeof makers;

/** A bot by name, with its options. */
export interface BotChoice {
  readonly name: BotName;
  readonly options?: BotOptions;
}

/** The bots there are. */
export const botNames: readonly BotName[] = Object.keys(makers) as BotName[];

/** Is there a bot of this name? */
export const isBotName = (name: unknown): name is BotName => typeof name === 'string' && Object.hasOwn(makers, name);

/** The bot itself, playing by dice of its own. */
export const botOf = <G extends GameTypes>(game: Game<G>, { name, options = {} }: BotChoice, dice: Dice): Bot<G> =>
  (makers[name] as <H extends GameTypes>(game: Game<H>, dice: Dice, options: BotOptions) => Bot<H>)(game, dice, options);

/** A bot in words: `search (iterations 200)`. */
export const botLabel = ({ name, options = {} }: BotChoice): string => {
  const told = Object.entries(options).map(([option, value]) => `${option} ${value}`);
  return told.length === 0 ? name : `${name} (${told.join(', ')})`;
};
