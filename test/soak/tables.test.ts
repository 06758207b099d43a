import { E, type Game, type GameTypes, seeded } from 'ludoteca';
import { type GameId, games } from 'ludoteca/games';
import { describe, expect, test } from 'vitest';
import { pig } from '../../examples/your-own-game/pig.js';
import { randomConfiguration } from '../../scripts/packs/configurations.js';
import { shrunk } from '../../scripts/soak/shrinking.js';
import type { TableDeed } from '../../scripts/soak/tables/deeds.js';
import { livedAtTable, randomTableDeeds, type TableEvening } from '../../scripts/soak/tables/evening.js';
import { often } from '../long.js';

const gameOf = (id: string): Game<GameTypes> => games[id as GameId] as unknown as Game<GameTypes>;

test.each(Object.keys(games) as GameId[])('%s: an evening of people who are not at one device, with any pack and options', async (id) => {
  const dice = seeded(`tables of ${id}`);
  const evenings = often(1, 3);
  let done = 0;
  for (let number = 0; number < evenings; number++) {
    const config = randomConfiguration(id, dice);
    const life = await livedAtTable(gameOf(id), { game: id, config, seed: number, online: true, deeds: randomTableDeeds(40, dice) });
    expect(life.found).toBeNull();
    done += life.done;
  }
  expect(done).toBeGreaterThanOrEqual(25 * evenings);
});

test.each(often(['genegrafter', 'som-el-que-decidim'] as const, Object.keys(games) as GameId[]))(
  '%s: such an evening over sockets',
  async (id) => {
    const dice = seeded(`sockets of ${id}`);
    const config = randomConfiguration(id, dice);
    const evening: TableEvening = { game: id, config, seed: 1, online: true, sockets: true, deeds: randomTableDeeds(40, dice) };
    expect(await livedAtTable(gameOf(id), evening)).toEqual({ done: 40, found: null });
  },
);

describe('what goes wrong at a table is found, and made short', () => {
  const game = pig as unknown as Game<GameTypes>;
  const evening: TableEvening = {
    game: 'pig',
    config: { players: ['ada', 'bo'], goal: 1000 },
    seed: 1,
    online: true,
    deeds: randomTableDeeds(60, seeded('pig at a table')),
  };

  /** How many steps of an evening are written. */
  const acts = (deeds: readonly TableDeed[]): number => deeds.filter(({ kind }) => kind === 'act').length;

  test('an evening in which all is well', async () => {
    expect(await livedAtTable(game, evening)).toEqual({ done: 60, found: null });
  });

  test('a game whose pictures are not what they were a moment ago', async () => {
    let looks = 0;
    const fickle = { ...game, view: (state: object) => ({ ...state, looks: looks++ }) } as unknown as Game<GameTypes>;
    const { found } = await livedAtTable(fickle, evening);
    expect(found?.what).toContain('at the table: ada: the picture');
    const short = await shrunk(evening, (shorter) => livedAtTable(fickle, shorter));
    expect(short.deeds.length).toBeLessThan(3);
  });

  test('a game that does not lead again where it led', async () => {
    let thrown = 0;
    const forgetful: Game<GameTypes> = {
      ...game,
      reduce(state, action, dice) {
        const step = game.reduce(state, action, dice);
        if (E.isRight(step)) thrown++;
        return E.isLeft(step) || thrown % 7 !== 0 ? step : E.right({ ...step.right, events: [] });
      },
    };
    const { found } = await livedAtTable(forgetful, evening);
    expect(found?.what).toMatch(/at the table/);
    expect(acts((await shrunk(evening, (shorter) => livedAtTable(forgetful, shorter))).deeds)).toBeGreaterThan(0);
  });
});
