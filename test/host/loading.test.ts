import { type Game, type GameTypes, type Roll, recorded } from 'ludoteca';
import { games } from 'ludoteca/games';
import { type Entry, type Journal, memoryJournal, type Order } from 'ludoteca/host';
import { walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { sealOf } from '../../src/core/match/record.js';
import { at, calm, house, opened, pigOrder, Time, tokenOf } from './helpers/house.js';

const game = games['genes-mactantes'] as unknown as Game<GameTypes>;
const seats = ['ada', 'bo', 'cy'];

test('a table of the longest game is read from its snapshot on, and a quarter of its steps at most are played again', async () => {
  const played = walk(game, { players: seats }, { name: 'long', seed: 'loading', maxSteps: 400 });
  const rolls: (readonly Roll[])[] = [played.setup.rolls, ...played.moves.map((move) => move.rolls)];
  const time = new Time();
  const journal = memoryJournal(() => time.now);
  const generous = { burst: 1e6, perSecond: 1e6 };
  const options = { journal, dice: () => recorded(rolls.shift() ?? []), budgets: generous };
  const first = house(options, time, [game as unknown as Game]);
  const order: Order = pigOrder({
    game: game.id,
    config: played.config,
    rules: calm,
    seats: seats.map((id) => ({ id, driver: { kind: 'person' } })),
    tokens: [
      { token: tokenOf('run'), right: { kind: 'run' } },
      ...seats.map((seat): Order['tokens'][number] => ({ token: tokenOf(seat), right: { kind: 'seat', seat } })),
    ],
  });
  const table = await opened(first.host, order);
  const opening = (await journal.read(table, 0, 1))[0]!;
  // The entries of the game are written past the host, which is not what is tried here.
  let last: Entry = opening;
  for (const { action, rolls: fallen, events, state, number } of played.moves) {
    const deed = {
      kind: 'acted',
      action,
      rolls: fallen,
      seal: sealed(last, action, fallen, events),
      events,
      acting: game.actors(state),
    } as const;
    await journal.append([{ table, n: number + 1, command: `walk:${number}`, deed }]);
    last = { n: number + 1, command: '', at: 0, deed };
  }
  let rows = 0;
  const counted: Journal = {
    ...journal,
    read: async (id, after, most) => {
      const found = await journal.read(id, after, most);
      rows += found.length;
      return found;
    },
  };
  let steps = 0;
  const stepping: Game<GameTypes> = {
    ...game,
    reduce: (...step) => {
      steps++;
      return game.reduce(...step);
    },
    reduceInPlace: (...step) => {
      steps++;
      return game.reduceInPlace(...step);
    },
  };
  /** What it takes to show the table to somebody. */
  const load = async (without: boolean): Promise<{ readonly rows: number; readonly steps: number }> => {
    [rows, steps] = [0, 0];
    const { host } = house({ journal: without ? { ...counted, latest: async () => null } : counted }, time, [stepping as unknown as Game]);
    expect((await at(host, table, 'ada')).heard[0]).toMatchObject({ kind: 'welcome' });
    const taken = { rows, steps };
    if (without) await host.close(); // which keeps a snapshot
    return taken;
  };
  const { length } = played.moves;
  expect(await load(true)).toEqual({ rows: length + 1, steps: length });
  const kept = await load(false);
  expect(kept.rows).toBeLessThanOrEqual(101);
  expect(kept.steps).toBeLessThanOrEqual(length / 4);
});

const sealed = (before: Entry, action: unknown, rolls: readonly Roll[], events: readonly object[]): string =>
  sealOf((before.deed as { readonly seal: string }).seal, action, { rolls, events });
