import { seeded } from 'ludoteca';
import { type Bot, randomBot } from 'ludoteca/bots';
import type { AnyGame, AnyTypes } from '../host/catalogue.js';
import type { Driver, Strength } from '../host/seats.js';

/** What plays a seat that nobody sits in. */
export type Mind = Exclude<Driver, 'human'>;

/** A bot for a game. The dice it chooses by are its own; those of the game stay with the host. */
export const botFor = (game: AnyGame, mind: Mind, _strength: Strength, seed: string | null): Bot<AnyTypes> => {
  const dice = seeded(seed ?? undefined);
  switch (mind) {
    case 'random':
      return randomBot(game, dice);
  }
};
