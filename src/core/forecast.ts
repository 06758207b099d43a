import { decode } from './codec.js';
import { type Dice, unfailing } from './dice.js';
import { E } from './fp.js';
import type { Game, GameTypes, RefusalOf } from './game.js';
import { enumerated, exactly, type Forecast, type Play, type Result } from './likelihood.js';
import { sampled } from './sampling.js';
import { type Seed, seeded } from './seeded.js';
import { clone } from './state.js';
import { Glimpse, guarded, type Unknown, unknownIn } from './unknown.js';
import { refusal } from './violation.js';

/** How much a forecast may cost. */
export interface ForecastOptions {
  /** The action is played at most so often; 4,000 unless given. More makes more forecasts exact, and samples closer. */
  readonly plays?: number;
  /** Where samples come from; equal seeds give equal forecasts. */
  readonly seed?: Seed;
}

/** Deals that are compared to find what is unknown. */
const deals = 8;

/** Points in hundredths and the like are told as they are meant. */
const round = (points: number): number => Math.round(points * 1e6) / 1e6;

/** Counts the ways in which whatever is thrown can fall. */
const countingWays = (dice: Dice): { readonly dice: Dice; ways(): number } => {
  let ways = 1;
  const more = <T>(by: number, thrown: T): T => {
    ways *= by;
    return thrown;
  };
  return {
    dice: {
      roll: (sides, why) => more(sides, dice.roll(sides, why)),
      pool: (count, sides, why) => more(sides ** count, dice.pool(count, sides, why)),
      shuffle(count, why) {
        for (let place = 2; place <= count; place++) ways *= place;
        return dice.shuffle(count, why);
      },
    },
    ways: () => ways,
  };
};

/**
 * What an action may come to for whoever does it, before it is done. It is a function of what that player may know: hidden facts are dealt anew
 * (`game.redeal`), the true ones are never looked at. Where nothing hidden is touched, or little is hidden, and the dice can fall in few enough ways, every way
 * is played and the chances are exact; else worlds are sampled, and the dice enumerated within each where that is possible.
 */
export const forecast = <G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  input: G['Action'],
  options: ForecastOptions = {},
): E.Either<RefusalOf<G>, Forecast> => {
  const read = decode(game.codecs.action, input);
  if (E.isLeft(read)) return E.left(refusal([...game.explain(state, input)])!);
  const action = read.right;
  const { player } = action;
  const plays = Math.max(1, Math.trunc(options.plays ?? 4000) || 1);
  const seed = options.seed ?? 'forecast';
  const world = (number: number): G['State'] => game.redeal(state, player, seeded(`${seed}/world ${number}`));

  const first = world(0);
  const refused = refusal([...game.explain(first, action)]);
  if (refused !== null) return E.left(refused);

  const results = new Map<string, Result>();
  const play: Play<G['State']> = (own, dice) => {
    const before = game.points(own, player);
    const step = game.reduceInPlace(own, action, unfailing(dice));
    if (E.isLeft(step)) throw new Glimpse();
    const seen = step.right.events.flatMap((event) => game.witness(event, player) ?? []);
    const result = { gist: game.gist(seen, player), change: round(game.points(own, player) - before) };
    const key = JSON.stringify([result.gist, result.change]);
    results.set(key, result);
    return key;
  };

  // Little may be hidden: then deals and dice are enumerated together.
  const counting = countingWays(seeded(`${seed}/count`));
  game.redeal(state, player, counting.dice);
  if (counting.ways() <= plays) {
    const all =
      counting.ways() === 1
        ? enumerated((dice) => play(clone(first), dice), plays)
        : enumerated((dice) => play(clone(game.redeal(state, player, dice)), dice), plays);
    if (all !== null) return E.right(exactly(all, results));
  } else {
    const unknown: Unknown | null = unknownIn(
      first,
      Array.from({ length: deals }, (_, i) => world(i + 1)),
    );
    const untouched =
      unknown === true ? null : enumerated((dice) => play(unknown === null ? clone(first) : guarded(clone(first), unknown), dice), plays);
    if (untouched !== null) return E.right(exactly(untouched, results));
  }
  return E.right(sampled({ play, results, world, plays, seed }));
};
