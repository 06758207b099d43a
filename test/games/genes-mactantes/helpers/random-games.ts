import fc from 'fast-check';
import { O, seeded } from 'ludoteca';
import { type Config, type Event, genesMactantes as game, type State } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { often } from '../../../long.js';
import { proposals, quarrels } from './talk-and-quarrels.js';

const names = ['ada', 'bo', 'cy', 'di', 'eve'];

/** Every option at random; games short enough to be played to their end. */
const configs: fc.Arbitrary<Config> = fc.record({
  players: fc.integer({ min: 2, max: 5 }).map((n) => names.slice(0, n)),
  boardMode: fc.constantFrom('preset', 'drawn'),
  orderMode: fc.constantFrom('lots', 'seating'),
  relevanceMode: fc.constantFrom('equal', 'random'),
  relevance: fc.constantFrom('small', 'medium', 'large'),
  events: fc.boolean(),
  length: fc.oneof(
    fc.record({ mode: fc.constant('turns' as const), turns: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ mode: fc.constant('conditions' as const), turnCap: fc.integer({ min: 1, max: 3 }) }),
  ),
  earlyVictory: fc.boolean(),
  mixedVictory: fc.boolean(),
  rounding: fc.constantFrom('down', 'nearest', 'up'),
  minActions: fc.integer({ min: 0, max: 1 }),
  foundingTroops: fc.integer({ min: 0, max: 2 }),
  battleTerrain: fc.boolean(),
  civilWarMuster: fc.boolean(),
  copyRequiresLead: fc.boolean(),
  journeysPerTurn: fc.integer({ min: 1, max: 2 }),
  hiddenCharacters: fc.boolean(),
  foreignSupport: fc.boolean(),
  maxCharacters: fc.integer({ min: 4, max: 10 }),
  maxOffersPerTurn: fc.integer({ min: 0, max: 3 }),
});

/** Looks at a state, the one before it, and what happened in between. */
type Look = (state: State, before: State | null, events: readonly Event[]) => void;

type Moment = Readonly<Parameters<Look>>;
/** Plays a whole random game, with talk. */
const momentsOf = (config: Config, seed: number): readonly Moment[] => {
  const dice = seeded(seed);
  const first = accepted(game.setup(config, dice));
  let state = first.state;
  const moments: Moment[] = [[state, null, first.events]];
  const isQuarrelsome = seed % 2 === 0;
  for (let steps = 0; steps < 5000 && O.isNone(game.outcome(state)); steps++) {
    const actors = game.actors(state);
    const player = actors[dice.roll(actors.length, 'who') - 1]!;
    const talk = state.turn > 0 && dice.roll(10, 'talk') === 1 ? proposals(state, player, dice) : undefined;
    const action = talk ?? (isQuarrelsome ? quarrels(state, player, dice) : undefined) ?? game.randomAction(state, player, dice)!;
    const before = state;
    const step = accepted(game.reduce(state, action, dice));
    state = step.state;
    moments.push([state, before, step.events]);
  }
  expect(O.isSome(game.outcome(state))).toBe(true); // invariant 25
  return moments;
};

const played = new Map<string, readonly Moment[]>();

/** Looks at every state of whole random games: all properties are looked for in the same ones. */
export const always = (look: Look, runs = often(8, 14)): void =>
  fc.assert(
    fc.property(configs, fc.integer(), (config, seed) => {
      const key = JSON.stringify([config, seed]);
      const moments = played.get(key) ?? momentsOf(config, seed);
      played.set(key, moments);
      for (const moment of moments) look(...moment);
    }),
    { numRuns: runs, seed: 7 },
  );

/** A player's points, wherever they stand. */
export const armyOf = (state: State, player: string): number => state.units[player]!.reduce((sum, { strength }) => sum + strength, 0);

/** Is a turn under way? */
export const playing = ({ turn, step }: State): boolean => turn > 0 && step !== 'finished';
