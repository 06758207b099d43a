import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { E, type Game, type GameTypes, seeded } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { randomConfiguration } from '../../scripts/packs/configurations.js';
import { type AnyEvening, livedThrough } from '../../scripts/soak/any-evening.js';
import type { Deed } from '../../scripts/soak/deeds.js';
import { type Evening, lived, randomDeeds } from '../../scripts/soak/evening.js';
import { shrunk } from '../../scripts/soak/shrinking.js';

const gameOf = (id: string): Game<GameTypes> => games[id as GameId] as unknown as Game<GameTypes>;
const folder = join(import.meta.dirname, 'found');
const kept = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as AnyEvening] as const);

test.each(kept)('the evening of %s is lived through to its end', async (_name, evening) => {
  expect(await livedThrough(gameOf(evening.game), evening)).toEqual({ done: evening.deeds.length, found: null });
});

test.each(Object.keys(games) as GameId[])('%s: random evenings of random configurations', (id) => {
  const dice = seeded(`evenings of ${id}`);
  let done = 0;
  for (let number = 0; number < 4; number++) {
    const life = lived(gameOf(id), { game: id, config: randomConfiguration(id, dice), seed: number, deeds: randomDeeds(40, dice) });
    expect(life.found).toBeNull();
    done += life.done;
  }
  expect(done).toBeGreaterThanOrEqual(80);
});

describe('what goes wrong is found, and made short', () => {
  const game = pig as unknown as Game<GameTypes>;
  const evening = (): Evening => ({
    game: 'pig',
    config: { players: ['ada', 'bo'], goal: 1000 },
    seed: 1,
    deeds: randomDeeds(120, seeded('pig')),
  });
  const kindsOf = ({ deeds }: Evening): readonly Deed['kind'][] => deeds.map(({ kind }) => kind);
  const over = (state: object): boolean => (state as { points: Record<string, number> }).points['bo']! >= 10;

  const broken: Readonly<Record<string, { readonly game: Game<GameTypes>; readonly last: Deed['kind']; readonly says: string }>> = {
    'a state that cannot be loaded': {
      game: { ...game, decodeState: (input) => game.decodeState(over(input as object) ? null : input) },
      last: 'save',
      says: 'what was saved is refused',
    },
    'a step that plays differently in place': {
      game: {
        ...game,
        reduceInPlace(state, action, dice) {
          const step = game.reduceInPlace(state, action, dice);
          if (E.isRight(step) && over(state)) (state as { pot: number }).pot += 1;
          return step;
        },
      },
      last: 'act',
      says: 'in place',
    },
    'a new deal that changes what a viewer knows': {
      game: { ...game, redeal: (state) => (over(state) ? { ...state, pot: 77 } : state) },
      last: 'redeal',
      says: 'the picture after a new deal',
    },
    'a game that throws': {
      game: {
        ...game,
        explain(state, action) {
          if (over(state)) throw new Error('it broke');
          return game.explain(state, action);
        },
      },
      last: 'act',
      says: 'it broke',
    },
  };

  test.each(Object.entries(broken))('%s', async (_name, { game: wrong, last, says }) => {
    const long = evening();
    expect(lived(game, long).found).toBeNull();
    const short = await shrunk(long, (shorter) => lived(wrong, shorter));
    const { found } = lived(wrong, short);
    expect(found?.what).toContain(says);
    expect(short.deeds.length).toBeLessThan(60);
    expect([last, 'hostile', 'form']).toContain(kindsOf(short).at(-1));
    for (let left = 0; left < short.deeds.length; left++)
      expect(lived(wrong, { ...short, deeds: short.deeds.filter((_, i) => i !== left) }).found).toBeNull();
  });
});
