import { wholeWithin } from '../data/bounds.js';
import { decode } from '../data/codec.js';
import { clone } from '../data/copies.js';
import { E } from '../data/fp.js';
import { type Dice, diceFrom, unfailing } from '../dice/dice.js';
import { type Seed, seeded } from '../dice/seeded.js';
import type { Game } from '../game/game.js';
import type { GameTypes, RefusalOf } from '../game/game-types.js';
import { refusal } from '../refusals/violation.js';
import { enumerated, exactly, type Forecast, type Play, type Result } from './likelihood.js';
import type { Odds } from './odds.js';
import { sampled } from './sampling.js';
import { Glimpse, guarded, type Unknown, unknownIn } from './unknown.js';

/** How much a forecast may cost. */
export interface ForecastOptions {
  /**
   * So many plays an enumeration or a sample may take; 4,000 unless given as a finite number. More makes more forecasts exact, and samples closer. A
   * sample has never fewer than 25: fewer would tell nothing.
   */
  readonly plays?: number;
  /** Where samples come from; equal seeds give equal forecasts. `forecast` unless given. */
  readonly seed?: Seed;
}

const standardPlays = 4000;

/** So many deals are compared to find what is unknown; and so many before what seems untouched by it is said to be so. */
const [fewDeals, manyDeals] = [8, 128];

/**
 * Dice that fall on their first or last face, or in order, two times in three. What seldom differs in fair deals most often hangs on such a face: a
 * trap on the 1 of a d20 would be missed by eight fair deals two times in three.
 */
const extreme = (fair: Dice): Dice => {
  const atEnd = <T>(low: () => T, high: () => T, between: () => T): T => [low, high, between][fair.roll(3, 'how extreme') - 1]!();
  const roll: Dice['roll'] = (sides, why) =>
    atEnd(
      () => 1,
      () => sides,
      () => fair.roll(sides, why),
    );
  return unfailing(
    diceFrom(roll, {
      shuffle(count, why) {
        const order = Array.from({ length: count }, (_, place) => place);
        return atEnd(
          () => order,
          () => order.reverse(),
          () => fair.shuffle(count, why),
        );
      },
    }),
  );
};

const asTheyFall = (fair: Dice): Dice => fair;

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
  const plays = wholeWithin(Number.isFinite(options.plays) ? options.plays : standardPlays, 1, Number.MAX_SAFE_INTEGER, standardPlays);
  const { seed: given } = options;
  const seed = typeof given === 'number' || typeof given === 'string' ? given : 'forecast';
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
    const result = { gist: game.gist(seen, player, step.right.state), change: round(game.points(own, player) - before) };
    const key = JSON.stringify([result.gist, result.change]);
    results.set(key, result);
    return key;
  };

  /** Where nothing hidden is touched, the dice alone are enumerated. Every other deal is an extreme one. */
  const untouched = (): Odds<string> | null => {
    const dealt: G['State'][] = [];
    let found: Odds<string> | null = null;
    for (const deals of [fewDeals, manyDeals]) {
      while (dealt.length < deals)
        for (const thrown of [asTheyFall, extreme]) dealt.push(game.redeal(state, player, thrown(seeded(`${seed}/deal ${dealt.length}`))));
      const unknown: Unknown | null = unknownIn(first, dealt);
      found = enumerated((dice) => play(unknown === null ? clone(first) : guarded(clone(first), unknown), dice), plays);
      if (found === null) break;
    }
    return found;
  };

  /** Where nothing is hidden the dice are enumerated, and where little is the deals with them. */
  const enumeration = (): Odds<string> | null => {
    const counting = countingWays(seeded(seed));
    game.redeal(state, player, counting.dice);
    if (counting.ways() === 1) return enumerated((dice) => play(clone(first), dice), plays);
    const withDeals = counting.ways() <= plays ? enumerated((dice) => play(clone(game.redeal(state, player, dice)), dice), plays) : null;
    return withDeals ?? untouched();
  };

  const all = enumeration();
  return E.right(all === null ? sampled({ play, results, world, plays, seed }) : exactly(all, results));
};
