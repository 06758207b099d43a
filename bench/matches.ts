import { clone, O, type Outcome, type PlayerId, type Seed, seeded } from 'ludoteca';
import type { Bot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import type { AnyGame, AnyTypes } from './workloads.js';

type State = AnyTypes['State'];
type Action = AnyTypes['Action'];

/** A bot for any game. */
export type AnyBot = Bot<AnyTypes>;

/** How a game between bots ended. */
export interface Ended {
  readonly outcome: Outcome;
  readonly steps: number;
}

/** More actions than any game between bots takes. */
const longest = 20_000;

/** A move that is about to be made: the state it is made in is the game's own, and goes on with it. */
export interface Move {
  readonly step: number;
  readonly state: State;
  readonly action: Action;
}

/** What is done by whoever is the first to act and has something to do. */
export const nextAction = (game: AnyGame, state: State, choose: (player: PlayerId) => Action | undefined): Action => {
  for (const player of game.actors(state)) {
    const action = choose(player);
    if (action !== undefined) return action;
  }
  throw new Error(`${game.id}: nobody knows what to do.`);
};

/** Plays one game, move by move. */
export function* movesOf(
  game: AnyGame,
  config: AnyTypes['Config'],
  bots: ReadonlyMap<PlayerId, AnyBot>,
  seed: Seed,
): Generator<Move, Ended, undefined> {
  const dice = seeded(seed);
  const state = clone(accepted(game.setup(config, dice)).state);
  for (let step = 0; step < longest; step++) {
    const outcome = game.outcome(state);
    if (O.isSome(outcome)) return { outcome: outcome.value, steps: step };
    const action = nextAction(game, state, (player) => bots.get(player)!(state, player));
    yield { step, state, action };
    accepted(game.reduceInPlace(state, action, dice));
  }
  throw new Error(`${game.id}, seed ${seed}: the game does not end.`);
}

/** Plays one game to its end. */
export const playMatch = (...asked: Parameters<typeof movesOf>): Ended => {
  const moves = movesOf(...asked);
  for (;;) {
    const { done, value } = moves.next();
    if (done) return value;
  }
};
