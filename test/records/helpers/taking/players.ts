import { type Dice, type Game, type GameTypes, type PlayerId, pick } from 'ludoteca';
import { greedyBot, randomBot } from 'ludoteca/bots';
import { randomForm } from 'ludoteca/testing';

/** Chooses what a player does; undefined leaves it to random play, and null lets others go first. */
type Hand<G extends GameTypes> = (state: G['State'], player: PlayerId) => G['Action'] | undefined | null;
/** Seats a hand at a table; its chance comes from these dice. */
export type Hands<G extends GameTypes> = (game: Game<G>, dice: Dice) => Hand<G>;

/** Any legal action. */
export const random =
  <G extends GameTypes>(): Hands<G> =>
  (game, dice) =>
    randomBot(game, dice);

/** One step ahead, in few worlds: what a bot thinks matters less here than that it does not play at random. */
export const greedy =
  <G extends GameTypes>(worlds = 1, candidates = 12): Hands<G> =>
  (game, dice) =>
    greedyBot(game, { dice, worlds, candidates });

/** What a form comes to is tried so many times: most answers at random are refused. */
const attempts = 5;
const listed = 60;

/** What this player may do of one type: listed if it is listed, else as a form filled in at random. */
const ofType = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  player: PlayerId,
  type: string,
  dice: Dice,
): G['Action'] | undefined => {
  const legal = game.legalActions(state, player, { types: [type], limit: listed });
  if (legal.length > 0 && dice.roll(3, 'as listed?') > 1) return pick(dice, legal, type);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { action } = randomForm(game, state, player, type, dice);
    if (action !== undefined && game.explain(state, action).length === 0) return action;
  }
  return legal.length === 0 ? undefined : pick(dice, legal, type);
};

/** How a restless hand is held back. */
export interface Restlessness {
  /** One choice in so many is restless, the others are random; every one unless given. */
  readonly oneIn?: number;
  /** Never of its own accord. */
  readonly never?: readonly string[];
}

/** Prefers what it has done least, listed or not: so that every type of action is met. */
export const restless =
  <G extends GameTypes>({ oneIn = 1, never = [] }: Restlessness = {}): Hands<G> =>
  (game, dice) => {
    const times = new Map<string, number>();
    return (state, player) => {
      if (dice.roll(oneIn, 'restless?') > 1) return undefined;
      const open = game.open(state, player).filter((type) => !never.includes(type));
      const order = dice.shuffle(open.length, 'what first').map((i) => open[i]!);
      for (const type of order.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))) {
        // What is hardly ever possible counts as tried too, or it would be tried at every step.
        times.set(type, (times.get(type) ?? 0) + 1);
        const action = ofType(game, state, player, type, dice);
        if (action !== undefined) return action;
      }
      return undefined;
    };
  };

/** The first type of these of which anything is possible, most of the time. */
export const preferring =
  <G extends GameTypes>(...types: readonly G['Action']['type'][]): Hands<G> =>
  (game, dice) =>
  (state, player) => {
    if (dice.roll(5, 'as preferred?') === 1) return undefined;
    const open = game.open(state, player);
    for (const type of types) {
      const action = open.includes(type) ? ofType(game, state, player, type, dice) : undefined;
      if (action !== undefined) return action;
    }
    return undefined;
  };

/** One hand for each seat in turn: the first for the first, and round again. */
export const mixed =
  <G extends GameTypes>(...all: readonly Hands<G>[]): Hands<G> =>
  (game, dice) => {
    const hands = all.map((seat) => seat(game, dice));
    return (state, player) => hands[game.seats(state).indexOf(player) % hands.length]?.(state, player);
  };

/** The first hand that has something to do does it. */
export const first =
  <G extends GameTypes>(...all: readonly Hands<G>[]): Hands<G> =>
  (game, dice) => {
    const hands = all.map((hand) => hand(game, dice));
    return (state, player) => {
      for (const hand of hands) {
        const action = hand(state, player);
        if (action !== undefined) return action;
      }
      return undefined;
    };
  };

const draws = 8;

/** Any legal action but those of some types, as long as a few tries find another: for what would end a game before its time. */
export const avoiding =
  <G extends GameTypes>(...types: readonly G['Action']['type'][]): Hands<G> =>
  (game, dice) =>
  (state, player) => {
    for (let draw = 0; draw < draws; draw++) {
      const action = game.randomAction(state, player, dice);
      if (action !== undefined && !types.includes(action.type)) return action;
    }
    const others = game.open(state, player).filter((type) => !types.includes(type));
    const listedOthers = game.legalActions(state, player, { types: others, limit: listed });
    return listedOthers.length === 0 ? null : pick(dice, listedOthers, 'anything else');
  };

const patience = 12;

/** A referee who lets everybody write orders, and closes them when all are done or patience is at an end. */
export const patient =
  <G extends GameTypes>(hands: Hands<G>): Hands<G> =>
  (game, dice) => {
    const hand = hands(game, dice);
    return (state, player) => {
      const isWaiting = player === 'referee' && game.open(state, player).includes('close-orders') && game.actors(state).length > 1;
      return isWaiting && dice.roll(patience, 'patience') > 1 ? null : hand(state, player);
    };
  };
