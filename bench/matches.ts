import { clone, O, type Outcome, type PlayerId, type Seed, seeded } from 'ludoteca';
import type { Bot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import type { AnyGame, AnyTypes } from './workloads.js';

/** A bot for any game. */
export type AnyBot = Bot<AnyTypes>;

/** How a game between bots ended. */
export interface Ended {
  readonly outcome: Outcome;
  readonly steps: number;
}

/** More actions than any game between bots takes. */
const longest = 20_000;

/** Plays one game: whoever is the first to act and has something to do, does it. */
export const playMatch = (game: AnyGame, config: AnyTypes['Config'], bots: ReadonlyMap<PlayerId, AnyBot>, seed: Seed): Ended => {
  const dice = seeded(seed);
  const state = clone(accepted(game.setup(config, dice)).state);
  for (let steps = 0; steps < longest; steps++) {
    const outcome = game.outcome(state);
    if (O.isSome(outcome)) return { outcome: outcome.value, steps };
    let action: AnyTypes['Action'] | undefined;
    for (const player of game.actors(state)) {
      action = bots.get(player)!(state, player);
      if (action !== undefined) break;
    }
    if (action === undefined) throw new Error(`${game.id}, seed ${seed}: nobody knows what to do.`);
    accepted(game.reduceInPlace(state, action, dice));
  }
  throw new Error(`${game.id}, seed ${seed}: the game does not end.`);
};
