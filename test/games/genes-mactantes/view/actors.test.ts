import { expect } from 'vitest';
import { offering } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, started } = t;

clause('GM-VIS-08', 'that somebody may act merely for an offer is known to the two of it alone', () => {
  const slot = offering(t.resolving(started(['ada', 'bo', 'cy']), 'ada', {}));
  expect(['ada', 'bo', 'cy', null, 'zed'].map((viewer) => game.actors(slot, viewer))).toEqual([
    ['ada', 'bo'],
    ['ada', 'bo'],
    ['ada'],
    ['ada'],
    ['ada'],
  ]);
  const closed = offering(t.after(started(['ada', 'bo', 'cy']), { type: 'commit', player: 'bo' }));
  expect([game.actors(closed, 'cy'), game.actors(closed, 'bo')]).toEqual([
    ['ada', 'cy'],
    ['ada', 'bo', 'cy'],
  ]);
  const out = edit(slot, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(game.actors(out, 'bo')).toEqual(['ada']);
});
