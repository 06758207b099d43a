import fc from 'fast-check';
import { clone, type Dice, pick, seeded } from 'ludoteca';
import { type Action, type Config, type Content, contentOf, type Event, genegrafter, type State } from 'ludoteca/genegrafter';
import { accepted } from 'ludoteca/testing';
import { test } from 'vitest';
import { often } from '../../../long.js';

/** As many as can play. */
export const players = ['a', 'b', 'c', 'd'];

/** Any table, with any options. */
export const configs: fc.Arbitrary<Config> = fc
  .record(
    {
      eventCount: fc.integer({ min: 0, max: 7 }),
      gear: fc.boolean(),
      startingLife: fc.integer({ min: 1, max: 6 }),
      markersPerKind: fc.integer({ min: 0, max: 3 }),
      openingHand: fc.integer({ min: 1, max: 7 }),
      handLimit: fc.integer({ min: 5, max: 12 }),
      drawPerTurn: fc.integer({ min: 1, max: 5 }),
      maxCharactersPerTurn: fc.integer({ min: 1, max: 5 }),
      phaseOrder: fc.constantFrom('interleaved' as const, 'strict' as const),
      battlesPerOpponent: fc.constantFrom('declared' as const, 'unlimited' as const, 'one' as const),
      powerDice: fc.constantFrom('replace' as const, 'add' as const),
      maxDicePerSide: fc.option(fc.integer({ min: 1, max: 30 })),
      maxTieRerolls: fc.constantFrom(1, 2, 50),
      autoReroll: fc.boolean(),
      graftsOnDeath: fc.constantFrom('killer' as const, 'owner' as const, 'discard' as const),
      graftScoring: fc.constantFrom('eachCardOnce' as const, 'hostOnly' as const),
      graftAllowance: fc.constantFrom('perPlayer' as const, 'shared' as const),
      finalRound: fc.constantFrom('fullRound' as const, 'oneTurn' as const, 'currentTurnOnly' as const),
      specialDie: fc.constantFrom('roll' as const, 'choose' as const, 'off' as const),
      sixthFace: fc.constantFrom('choose' as const, 'blank' as const),
      recallTired: fc.boolean(),
      specialInfinite: fc.constantFrom('whileInPlay' as const, 'turn' as const),
      eliminatedPool: fc.constantFrom('removed' as const, 'killer' as const),
    },
    { requiredKeys: [] },
  )
  .chain((options) => fc.integer({ min: 2, max: 4 }).map((count) => ({ players: players.slice(0, count), ...options })));

/** One action: what was, what was done, and what came of it. */
interface Moment {
  readonly before: State;
  readonly action: Action;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Mostly the awaited player acts; now and then somebody interrupts. */
const next = (state: State, dice: Dice): Action => {
  const actors = genegrafter.actors(state);
  const who = actors.length > 1 && dice.roll(12, 'interrupt?') === 1 ? pick(dice, actors, 'who') : actors[0]!;
  return genegrafter.randomAction(state, who, dice)!;
};

/** Plays a game in place, with copies of before and after every action. */
export const watch = (config: Config, seed: number, look: (moment: Moment) => void): { setup: State; last: State; turns: number } => {
  const dice = seeded(seed);
  const setup = accepted(genegrafter.setup(config, dice)).state;
  const table = clone(setup);
  let before = setup;
  while (genegrafter.actors(table).length > 0) {
    const action = next(table, dice);
    const { events } = accepted(genegrafter.reduceInPlace(table, action, dice));
    const state = clone(table);
    look({ before, action, state, events: clone(events) });
    before = state;
  }
  return { setup, last: before, turns: before.turn };
};

const played = new Map<string, readonly Moment[]>();
/** Every moment of a game, which is played when it is first asked for: all properties are looked for in the same games. */
const momentsOf = (config: Config, seed: number): readonly Moment[] => {
  const key = JSON.stringify([config, seed]);
  const known = played.get(key);
  if (known !== undefined) return known;
  const moments: Moment[] = [];
  watch(config, seed, (moment) => moments.push(moment));
  played.set(key, moments);
  return moments;
};

/** A property of every moment of random games. */
export const always = (name: string, look: (moment: Moment, content: Content) => void, options: { readonly runs?: number } = {}) =>
  test(name, () => {
    fc.assert(
      fc.property(configs, fc.integer(), (config, seed) => {
        const content = contentOf({ pack: null });
        for (const moment of momentsOf(config, seed)) look(moment, content);
      }),
      { numRuns: options.runs ?? often(10, 20), seed: 20 },
    );
  });
