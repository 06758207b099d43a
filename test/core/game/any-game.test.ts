import { anyGame, createMatch, type Game, orThrow, seeded } from 'ludoteca';
import { genegrafter } from 'ludoteca/genegrafter';
import { createHost, memoryJournal } from 'ludoteca/host';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect, test } from 'vitest';

test('games whose types are known stand in one table, and play at a host that plays any', async () => {
  const table: Readonly<Record<string, Game>> = { genegrafter: anyGame(genegrafter), 'orbis-terrarum': anyGame(orbisTerrarum) };
  for (const game of Object.values(table))
    expect(orThrow(createMatch(game, { players: ['ada', 'bo'] }, { dice: seeded(1) })).seats).toEqual(
      expect.arrayContaining(['ada', 'bo']),
    );
  expect(table['genegrafter']).toBe(genegrafter);
  const host = createHost({
    journal: memoryJournal(),
    gameOf: (id) => table[id],
    dice: () => seeded(1),
    now: () => 0,
    after: () => () => {},
  });
  const order = {
    game: 'genegrafter',
    config: { players: ['ada', 'bo'] },
    rules: { undo: 'free', watch: 'none', delay: 0, clock: null, atZero: 'pause' },
    seats: ['ada', 'bo'].map((id) => ({ id, driver: { kind: 'person' } })),
    tokens: [{ token: '0'.repeat(64), right: { kind: 'run' } }],
  };
  expect(orThrow(await host.open(order)).table).toEqual(expect.any(String));
  await host.close();
});
