import { wholeWithin } from '../core/data/bounds.js';
import { clone } from '../core/data/copies.js';
import type { Dice } from '../core/dice/dice.js';
import { seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import { keyOf } from './candidates.js';
import { type GreedyOptions, greedyBot } from './greedy.js';
import { outlooks } from './outlook.js';
import { seeds } from './worlds.js';

/** Who plays on in an imagined world, beyond what has been thought through; undefined leaves the choice to random play. */
export type Rollout<G extends GameTypes> = (state: G['State'], player: PlayerId, dice: Dice) => G['Action'] | undefined;

/** More tries than this are no rollout any more. */
const mostTries = 1000;

/** Plays the best of a few random actions, one step ahead by `evaluate`: slower than random play, and much more to the point. */
export const bestOf =
  <G extends GameTypes>(game: Game<G>, tries: number): Rollout<G> =>
  (state, player, dice) => {
    const drawn = new Map<string, G['Action']>();
    for (let i = wholeWithin(tries, 1, mostTries, 1); i > 0; i--) {
      const action = game.randomAction(state, player, dice);
      if (action === undefined) return undefined;
      drawn.set(keyOf(action), action);
    }
    const actions = [...drawn.values()];
    if (actions.length === 1) return actions[0];
    const luck = dice.roll(seeds, 'luck');
    const world = () => ({ state: clone(state), dice: seeded(luck), standing: 0 });
    const values = outlooks(game, actions, player, world, 1).map(({ value }) => value);
    return actions[values.indexOf(Math.max(...values))];
  };

/** Plays as the greedy player would, with little thought and by what the one who acts may know. */
export const greedily = <G extends GameTypes>(game: Game<G>, options: Omit<GreedyOptions, 'dice'> = {}): Rollout<G> => {
  const { worlds = 1, candidates = 8 } = options;
  return (state, player, dice) => greedyBot(game, { worlds, candidates, dice })(state, player);
};
