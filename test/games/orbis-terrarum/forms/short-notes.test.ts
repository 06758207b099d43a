import { expect, test } from 'vitest';
import { lived, randomDeeds } from '../../../../scripts/soak/evening.js';
import { type Game, type GameTypes, seeded } from '../../../../src/core/index.js';
import { orbisTerrarum } from '../../../../src/games/orbis-terrarum/index.js';

const game = orbisTerrarum as unknown as Game<GameTypes>;

test.each(
  [0, 1, 9].flatMap((noteMaxLength) =>
    (['human', 'auto'] as const).map((refereeMode) => ({ noteMaxLength, refereeMode, requireNotes: noteMaxLength > 0 })),
  ),
)('where notes have $noteMaxLength characters every form that is open leads somewhere, by $refereeMode referee', (options) => {
  const dice = seeded('short notes');
  const deeds = randomDeeds(180, dice).map(({ lot }, place) => ({ kind: place % 3 === 0 ? ('act' as const) : ('form' as const), lot }));
  expect(lived(game, { game: 'orbis-terrarum', config: { players: ['ada', 'bo', 'cy'], ...options }, seed: 1, deeds })).toEqual({
    done: deeds.length,
    found: null,
  });
});
