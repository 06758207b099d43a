import { freeze } from '../core/data/copies.js';
import { E } from '../core/data/fp.js';
import { type Dice, pick } from '../core/dice/dice.js';
import { type Seed, seeded } from '../core/dice/seeded.js';
import type { Game } from '../core/game/game.js';
import type { GameTypes, Step } from '../core/game/game-types.js';
import type { PlayerId } from '../core/refusals/violation.js';
import { faultOfState } from './decoding.js';
import { quoted } from './difference.js';
import { randomForm } from './forms.js';
import { within } from './place.js';

/** One action of a random game: where it was played, and what it led to. */
export interface Move<G extends GameTypes> extends Step<G['State'], G['Event']> {
  /** The state in which it was played. */
  readonly before: G['State'];
  readonly action: G['Action'];
  /** Its number, from 1. */
  readonly number: number;
}

/** A random legal game on deep-frozen data, from one configuration. */
export interface Walk<G extends GameTypes> {
  /** Configuration and seed in words. */
  readonly name: string;
  readonly config: G['Config'];
  readonly seed: string;
  readonly setup: Step<G['State'], G['Event']>;
  readonly moves: readonly Move<G>[];
  /** Where it stopped. */
  readonly last: G['State'];
  /** Why it stopped. */
  readonly stopped: 'over' | 'stuck' | 'cut';
}

/** Where a move was made, in words. */
export const placeOf = <G extends GameTypes>(walk: Walk<G>, move: Move<G>): string =>
  `${walk.name}, step ${move.number}, ${quoted(move.action)}`;

/** What is to be said of a state in which nothing can be done although somebody should. */
export const stuckIn = <G extends GameTypes>(game: Game<G>, state: G['State']): string => {
  const [actors, open] = [game.actors(state), game.open(state)].map((ids) => ids.join(', ') || 'none');
  return `nobody has an action to choose, and the game is not over (who may act: ${actors}; what is open: ${open}).`;
};

/** How random games are played. */
export interface WalkOptions<G extends GameTypes> {
  readonly name: string;
  readonly seed: Seed;
  /** After so many actions the walk is cut. */
  readonly maxSteps: number;
  /** Who plays instead of `randomAction`; undefined leaves the choice to it. */
  readonly choose?: ((state: G['State'], player: PlayerId, dice: Dice) => G['Action'] | undefined) | undefined;
}

const seldom = 3;
const listed = 60;
const attempts = 4;

/** Now and then an action of a kind that this game has seldom seen, listed or not, so that rare ones are met too. */
const rareAction = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  dice: Dice,
  counts: ReadonlyMap<string, number>,
): G['Action'] | undefined => {
  const lot = dice.roll(6, 'a rare action?');
  if (lot > 2) return undefined;
  const rare = game.open(state).filter((type) => (counts.get(type) ?? 0) < seldom);
  if (rare.length === 0) return undefined;
  const type = pick(dice, rare, 'which kind');
  if (lot === 1) {
    const legal = game.legalActions(state, player, { types: [type], limit: listed });
    return legal.length === 0 ? undefined : pick(dice, legal, 'which one');
  }
  // Some actions are never listed, and some are open to others than those the phase waits for.
  const who = pick(dice, game.definition.seats(state), 'who');
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { action } = randomForm(game, state, who, type, dice);
    if (action !== undefined && game.explain(state, action).length === 0) return action;
  }
  return undefined;
};

/** What a game throws, with what is wrong in the state it was thrown from: that came first. */
const withFaultOf = <G extends GameTypes>(game: Game<G>, state: G['State'], error: unknown): unknown => {
  const fault = faultOfState(game.codecs.state, state);
  if (fault === null || !(error instanceof Error)) return error;
  return new Error(`${error.message} (before that the state ${fault})`, { cause: error.cause ?? error });
};

/** Plays one random legal game. Everything handed to the game is frozen; what it throws is told with the place. */
export const walk = <G extends GameTypes>(game: Game<G>, config: G['Config'], options: WalkOptions<G>): Walk<G> => {
  const seed = String(options.seed);
  const dice = seeded(`${seed}/dice`);
  const lots = seeded(`${seed}/choices`);
  const begun = within(`${options.name}, setup`, () => game.setup(freeze(config), dice));
  if (E.isLeft(begun)) throw new Error(`${options.name}: setup refuses the configuration: ${begun.left[0].message}`);
  const setup = freeze(begun.right);
  const moves: Move<G>[] = [];
  const counts = new Map<string, number>();
  let state = setup.state;
  const chosenBy = (player: PlayerId): G['Action'] | undefined =>
    options.choose?.(state, player, lots) ?? rareAction(game, state, player, lots, counts) ?? game.randomAction(state, player, lots);
  const next = (): G['Action'] | undefined => {
    const actors = game.actors(state);
    if (actors.length === 0) return undefined;
    const first = lots.roll(actors.length, 'who acts') - 1;
    for (let i = 0; i < actors.length; i++) {
      const action = chosenBy(actors[(first + i) % actors.length]!);
      if (action === undefined) continue;
      const seats = game.definition.seats(state);
      if (!seats.includes(action.player))
        throw new Error(`${quoted(action.player)} may act, and has no seat; the seats are ${seats.join(', ') || 'none'}.`);
      return freeze(action);
    }
    return undefined;
  };
  const stopped = (): Walk<G>['stopped'] => {
    for (let number = 1; game.outcome(state)._tag === 'None'; number++) {
      if (number > options.maxSteps) return 'cut';
      const action = within(`${options.name}, before step ${number}`, next);
      if (action === undefined) return 'stuck';
      const place = `${options.name}, step ${number}, ${quoted(action)}`;
      const before = state;
      const step = within(place, () => freeze(game.reduce(before, action, dice)));
      if (E.isLeft(step)) {
        const again = within(place, () => game.explain(before, action));
        const otherwise =
          again.length === 0 ? ' Asked once more, nothing stands against it: a check answers the same whenever it is asked.' : '';
        throw new Error(`${place}: a legal action was refused: ${step.left[0].message}${otherwise}`);
      }
      moves.push({ ...step.right, before, action, number });
      counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
      state = step.right.state;
    }
    return 'over';
  };
  try {
    const why = stopped();
    return { name: options.name, config, seed, setup, moves, last: state, stopped: why };
  } catch (error) {
    throw withFaultOf(game, state, error);
  }
};
