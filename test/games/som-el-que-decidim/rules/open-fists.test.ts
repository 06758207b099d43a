import { E, scripted } from 'ludoteca';
import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { open } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { participationOf } from '../helpers/looking.js';
import { play, told, types } from '../helpers/playing.js';
import { ada, players, scene } from '../helpers/scenes.js';
import { closed } from '../helpers/votes.js';

clause(['SD-VOT-05', 'SD-VOT-10'], 'the holder gives the sign; all is shown at once, and the walk is over', () => {
  const { events } = play(closed(), [open]);
  expect(told(events, 'fists-opened')).toEqual([{ type: 'fists-opened', commits: { ada: 3, bo: 0, cai: 2, dot: 1 } }]);
  expect(types(events).slice(0, 3)).toEqual(['fists-opened', 'vote-resolved', 'movement-ended']);
});

clause('SD-VOT-07', 'all fists go to the pool', () => {
  const { state } = play(closed(), [open]);
  expect([participationOf(state), state.pool]).toEqual([[0, 4, 0, 0], 8]);
});

clause('SD-DICE-04', 'votes, payments and walks over plain tiles throw no dice', () => {
  const dice = scripted([]);
  expect(E.isRight(somElQueDecidim.reduce(closed(), open, dice))).toBe(true);
  expect(
    E.isRight(
      somElQueDecidim.reduce(scene({ step: 'movement', change: { queue: players(4) } }), { type: 'move', player: ada, to: 3 }, dice),
    ),
  ).toBe(true);
});
