import { clone } from '../data/copies.js';
import { type Seed, seeded } from '../dice/seeded.js';
import { wilson } from './estimate.js';
import { chance } from './fractions.js';
import { byLikelihood, enumerated, type Forecast, type Likelihood, type Play, type Result } from './likelihood.js';
import type { Odds } from './odds.js';
import { Glimpse } from './unknown.js';

/** At least so many worlds are sampled where what is hidden matters. */
const fewestWorlds = 25;

/** One play in so many is a world of its own, at most: to deal one costs more than to play in it. */
const playsPerWorld = 4;

/** What happened in the worlds of a sample: the chances of it in each world, summed, and their squares. */
type Sums<K> = Map<K, readonly [sum: number, squares: number]>;

/**
 * A chance from its sums over many worlds. Wilson's interval, for as many trials as would scatter as much as the worlds do; one world more that
 * nobody has seen is always reckoned with.
 */
const likelihood = ([sum, squares]: readonly [number, number], worlds: number): Likelihood => {
  const mean = Math.min(1, sum / worlds);
  const binomial = mean * (1 - mean);
  const scatter = Math.max(0, squares / worlds - mean * mean) + binomial / worlds;
  const trials = binomial === 0 ? worlds : (worlds * binomial) / scatter;
  const { value, low, high } = wilson(mean * trials, trials);
  return { chance: value, low, high, fraction: null };
};

/** Adds the chances of one world. */
const addWorld = <K>(sums: Sums<K>, shares: readonly (readonly [Result, number])[], by: (result: Result) => K): void => {
  const world = new Map<K, number>();
  for (const [result, share] of shares) world.set(by(result), (world.get(by(result)) ?? 0) + share);
  for (const [key, share] of world) {
    const [sum, squares] = sums.get(key) ?? [0, 0];
    sums.set(key, [sum + share, squares + share * share]);
  }
};

/** Does the same come about as often in both, to the last way? */
const sameOdds = (a: Odds<string>, b: Odds<string>): boolean =>
  a.undecided.of === 0n && // then whatever else comes about in the other takes its chance from one of these
  [...a.chances].every(([key, share]) => {
    const other = b.chances.get(key);
    return other !== undefined && other.of === share.of && other.in === share.in;
  });

/** How a sample is drawn. */
export interface Sampling<State> {
  readonly play: Play<State>;
  /** What the results of plays were, by their key. */
  readonly results: ReadonlyMap<string, Result>;
  /** Deals world number so and so; it is not written to. */
  world(number: number): State;
  readonly plays: number;
  readonly seed: Seed;
}

/** The forecast of a sample of worlds: within each the dice are enumerated if they can fall in few enough ways, else thrown once. */
export const sampled = <State extends object>({ play, results, world, plays, seed }: Sampling<State>): Forecast => {
  const rows: Sums<string> = new Map();
  const points: Sums<number> = new Map();
  let [worlds, played, enumerating] = [0, 0, true];
  let [first, alike]: [Odds<string> | null, boolean] = [null, true];
  const most = Math.max(fewestWorlds, Math.floor(plays / playsPerWorld));

  for (let number = 0; number < most && (played < plays || number < fewestWorlds); number++) {
    const dealt = world(number);
    try {
      const all = enumerating ? enumerated((dice) => play(clone(dealt), dice), Math.ceil(plays / fewestWorlds)) : null;
      enumerating = all !== null;
      const keys =
        all === null
          ? [[play(clone(dealt), seeded(`${seed}/dice ${number}`)), 1] as const]
          : [...all.chances].map(([key, share]) => [key, chance(share) / (1 - chance(all.undecided))] as const);
      const shares = keys.map(([key, share]) => [results.get(key)!, share] as const);
      alike &&= all !== null && sameOdds(first ?? all, all);
      first ??= all;
      addWorld(rows, shares, ({ gist }) => gist);
      addWorld(points, shares, ({ change }) => change);
      played += all?.plays ?? 1;
      worlds++;
    } catch (error) {
      // In this world the action is not allowed after all: it says nothing of what the action leads to.
      if (!(error instanceof Glimpse)) throw error;
    }
  }
  const changes = [...points].sort(([a], [b]) => a - b).map(([change, sums]) => ({ change, ...likelihood(sums, worlds) }));
  return {
    exact: false,
    sample: { worlds, alike: alike && worlds > 0 },
    rows: [...rows].map(([gist, sums]) => ({ gist, ...likelihood(sums, worlds) })).sort(byLikelihood),
    points: changes,
    expected: changes.reduce((sum, { change, chance }) => sum + change * chance, 0),
    plays: played,
  };
};
