import fc from 'fast-check';
import { E, type Game, type GameTypes, seeded } from 'ludoteca';
import type { GameId } from 'ludoteca/games';
import { conformance } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { configurations, someConfigurations } from '../../scripts/packs/configurations.js';
import { tried } from '../../scripts/packs/trying.js';

/** What is expected of the packs of a game that are made at random. */
interface Expected<Pack> {
  readonly packs: fc.Arbitrary<Pack>;
  /** What is wrong with a pack. */
  readonly faults: (pack: Pack) => readonly unknown[];
  /** What must come about in some of them, by name. */
  readonly reach: Readonly<Record<string, (pack: Pack) => boolean>>;
  /** What all shrink to. */
  readonly smallest: object;
  readonly seed?: number;
}

/** So many configurations go through the whole suite, for so many steps each. */
const [few, steps] = [10, 15];

/**
 * What only a game that is known well can promise: how it ends in so few steps, what leaves no trace or is found, what may come in either order, and what strangers
 * and players are called where players and cards may be called the same. And two that look at every number and every text there is, of which a large
 * pack has a great many.
 */
const unpromised = [
  ...(['games-end', 'reached', 'same-story', 'seen-records', 'order-of-arrival', 'renamed-players', 'out-of-turn'] as const),
  ...(['hostile-input', 'edge-numbers', 'edge-players', 'other-secrets'] as const),
];

/** The tests of packs and configurations at random that all games share. */
export const packsAtRandom = <Pack, G extends GameTypes>(game: Game<G>, expected: Expected<Pack>): void => {
  const { packs, faults, reach, smallest, seed = 1 } = expected;
  const id = game.id as GameId;

  test('every pack at random is accepted, and stays what it is in a file', () => {
    fc.assert(
      fc.property(packs, (pack) => {
        expect(faults(pack)).toEqual([]);
        expect(JSON.parse(JSON.stringify(pack))).toEqual(pack);
      }),
      { seed, numRuns: 60 },
    );
  });

  test('every configuration at random is accepted', () => {
    fc.assert(
      fc.property(configurations[id], (config) => {
        const begun = game.setup(config as G['Config'], seeded(1));
        expect(E.isLeft(begun) ? begun.left : []).toEqual([]);
      }),
      { seed, numRuns: 60 },
    );
  });

  test('packs at random reach what packs can be', () => {
    const missing = new Set(Object.keys(reach));
    for (const pack of fc.sample(packs, { seed, numRuns: 400 })) for (const name of missing) if (reach[name]!(pack)) missing.delete(name);
    expect([...missing]).toEqual([]);
  });

  test('what goes wrong with any pack is shown with a small one', () => {
    const { counterexample } = fc.check(
      fc.property(packs, () => false),
      { seed },
    );
    expect(counterexample?.[0]).toMatchObject(smallest);
  });

  const configs = someConfigurations(id, few, seed) as G['Config'][];

  test.each(configs.map((config, i) => [i + 1, config] as const))(
    'configuration %i is played, saved, drawn and replayed',
    (number, config) => {
      expect(tried(game as unknown as Game<GameTypes>, config, `${seed}/${number}`, 4 * steps).ended).not.toBe('stuck');
    },
  );

  const suite = conformance(game, {
    ...{ configs, games: 1, closely: 1, listed: 5, maxSteps: steps, seed },
    except: [...unpromised],
  });
  for (const { name, run } of suite) test(`with configurations at random, ${name}`, run);
};
