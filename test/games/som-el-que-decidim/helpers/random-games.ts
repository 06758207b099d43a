import fc from 'fast-check';
import { seeded } from 'ludoteca';
import { type Action, atlasOf, type Config, type Event, type Flag, somElQueDecidim as game, type State } from 'ludoteca/som-el-que-decidim';
import { accepted } from 'ludoteca/testing';
import { test } from 'vitest';
import { village } from './packs.js';

/** A game to be played. */
interface Chosen {
  readonly config: Config;
  readonly seed: number;
}

/** One step of a game. */
interface Step {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

/** The modes for one player, and for several. */
export const mode = { solo: ['A', 'AB'], table: ['A', 'AB', 'ABC', 'AC'] } as const;

/** Any configuration of any mode, degree and number of players, on the map or in the village. */
const anyGame: fc.Arbitrary<Chosen> = fc.integer({ min: 1, max: 4 }).chain((count) =>
  fc.record({
    seed: fc.integer(),
    config: fc.record({
      players: fc.shuffledSubarray(['ada', '10', '9', 'constructor'], { minLength: count, maxLength: count }),
      mode: fc.constantFrom(...(count === 1 ? mode.solo : mode.table)),
      firstHolder: fc.constant('random'),
      concentration: fc.constantFrom('choose' as const, 'keep' as const),
      centralism: fc.constantFrom(
        ...(count === 1 ? (['choose', 'high', 'intense'] as const) : (['choose', 'medium', 'high', 'intense'] as const)),
      ),
      changePolicy: fc.constantFrom('needed' as const, 'cohesion' as const, 'free' as const),
      firstStepOptional: fc.boolean(),
      suffrageOnDiscovery: fc.boolean(),
      economicRediscovery: fc.boolean(),
      turnLimit: fc.constantFrom(null, null, 4),
      content: fc.constantFrom('catalonia' as const, village),
    }),
  }),
);

/** A random game to its end, step by step; whoever may collect a levy does. */
export function* stepsOf({ config, seed }: Chosen): Generator<Step> {
  const dice = seeded(seed);
  let before = accepted(game.setup(config, dice)).state;
  for (let length = 0; length < 5000; length++) {
    const actors = game.actors(before);
    const player = actors[length % Math.max(1, actors.length)];
    if (player === undefined) return;
    const levy =
      before.step === 'movement'
        ? game.legalActions(before, player, { types: ['collect-prescription', 'collect-inheritance'] })[0]
        : undefined;
    const action = levy ?? game.randomAction(before, player, dice)!;
    const { state: after, events } = accepted(game.reduce(before, action, dice));
    yield { before, action, events, after };
    before = after;
  }
  throw new Error('The game does not end.');
}

/** A law that holds at every step of every game. */
export const always = (law: string, holds: (step: Step, chosen: Chosen) => void, numRuns = 15): void =>
  test(law, () => {
    fc.assert(
      fc.property(anyGame, (chosen) => {
        for (const step of stepsOf(chosen)) holds(step, chosen);
      }),
      { numRuns },
    );
  });

/** A law about whole games. */
export const throughout = (law: string, holds: (steps: readonly Step[], chosen: Chosen) => void, numRuns = 15): void =>
  test(law, () => {
    fc.assert(
      fc.property(anyGame, (chosen) => holds([...stepsOf(chosen)], chosen)),
      { numRuns },
    );
  });

/** Everybody, in seating order. */
export const seats = (state: State): string[] => state.config.players.map(({ id }) => id);

/** Everybody who may have discs. */
export const owners = (state: State): string[] => [...seats(state), 'treasury'];

/** All discs of a player or of the treasury. */
export const all = (state: State, owner: string): readonly string[] =>
  owner === 'treasury' ? state.treasury : state.players[owner]!.discs;

/** Do discs have powers? */
export const isB = ({ config }: State): boolean => config.mode.includes('B');

/** Are there votes? */
export const isC = ({ config }: State): boolean => config.mode.includes('C');

/** The cells with a tile of this flag lying face up. */
export const faceUp = (state: State, flag: Flag): number[] =>
  state.board.flatMap((square, cell) =>
    square?.faceUp && atlasOf(state.config.content).tiles.get(square.tile)!.flag === flag ? [cell] : [],
  );

/** Who governs next unless somebody is elected. */
export const right = (state: State): string => seats(state)[(seats(state).indexOf(state.holder) + 1) % seats(state).length]!;

/** Does the tax agency lie face up? */
export const hasAgency = (state: State): boolean =>
  state.board.some((square) => square?.faceUp && square.tile === atlasOf(state.config.content).agency);
