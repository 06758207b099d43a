import { type Game, type GameTypes, seeded } from 'ludoteca';
import { type Bot, greedyBot, randomBot, searchBot } from 'ludoteca/bots';
import type { Driver, Strength } from '../host/seats.js';

/** What plays a seat that nobody sits in. */
export type Mind = Exclude<Driver, 'human'>;

/** How long a search may take; the worker's own clock says when it is over. */
const milliseconds: Readonly<Record<Strength, number>> = { quick: 250, steady: 1000, deep: 4000 };

/** A bot for a game. The dice it chooses by are its own; those of the game stay with the host. */
export const botFor = (game: Game, mind: Mind, strength: Strength, seed: string | null): Bot<GameTypes> => {
  const dice = seeded(seed ?? undefined);
  switch (mind) {
    case 'random':
      return randomBot(game, dice);
    case 'greedy':
      return greedyBot(game, { dice });
    case 'search':
      return searchBot(game, { dice, milliseconds: milliseconds[strength] });
  }
};
