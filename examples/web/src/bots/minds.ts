import { type Game, type GameTypes, seeded } from 'ludoteca';
import { type Bot, greedyBot, randomBot, searchBot } from 'ludoteca/bots';

/** How long a search may take, by the name of the bot; the worker's own clock says when it is over. */
const milliseconds: Readonly<Record<string, number>> = { quick: 250, steady: 1000, deep: 4000 };

/** The bot of that name for a game; whoever stands in for somebody is greedy. The dice it chooses by are its own; those of the game stay with the host. */
export const botFor = (game: Game, name: string, seed: string | null): Bot<GameTypes> => {
  const dice = seeded(seed ?? undefined);
  if (name === 'random') return randomBot(game, dice);
  return Object.hasOwn(milliseconds, name) ? searchBot(game, { dice, milliseconds: milliseconds[name]! }) : greedyBot(game, { dice });
};
