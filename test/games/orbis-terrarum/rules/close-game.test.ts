import { seeded } from 'ludoteca';
import { randomBot } from 'ludoteca/bots';
import { accepted } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { players } from '../helpers/beginnings.js';
import { change } from '../helpers/positions.js';
import { start, startAuto } from '../helpers/start.js';
import { act, byReferee, clause, code, game } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause('OT-REF-13', 'the referee ends the game in any phase but the last, with standings', () => {
  const close = byReferee('close-game', { reason: 'Supper.' });
  const closed = act(start(), { type: 'close-orders', player: 'referee', force: true });
  for (const state of [start(), closed, turn(start(), [])])
    expect(game.outcome(act(state, close))).toMatchObject({ value: { reason: 'referee', clause: 'OT-REF-13', standings: [{}, {}, {}] } });
  expect(code(act(start(), close), close)).toBe('game-over');
  expect(code(start(), { ...close, player: 'ada' })).toBe('not-your-turn');
});
clause(['OT-END-01', 'OT-END-02', 'OT-END-03', 'OT-END-04', 'OT-REF-13'], 'a closed game has standings and no winner', () => {
  const closed = act(start(), { type: 'close-game', player: 'referee', reason: 'enough' });
  expect(game.definition.outcome(start())).toBeNull();
  expect(game.definition.outcome(closed)).toMatchObject({ winners: [], reason: 'referee', clause: 'OT-REF-13' });
  expect([game.actors(closed), code(closed, { type: 'ready', player: 'ada' })]).toEqual([[], 'game-over']);
  const limited = players.reduce(
    (state, player) => act(state, { type: 'ready', player }),
    change(startAuto(), (draft) => {
      draft.turn = 30;
      draft.config = { ...draft.config, attributeAwardCycles: 0 };
    }),
  );
  expect(game.definition.outcome(limited)).toMatchObject({ winners: [], reason: 'turn-limit', clause: 'OT-END-03' });
});
test('a referee played at random leads a game to its turn limit', () => {
  const bot = randomBot(game, seeded('the referee thinks'));
  const dice = seeded('the world');
  let state = change(start(), (draft) => {
    draft.config = { ...draft.config, turnLimit: 6 };
  });
  for (let step = 0; step < 1000 && game.outcome(state)._tag === 'None'; step++)
    state = accepted(game.reduce(state, bot(state, game.awaited(state)[0]!)!, dice)).state;
  expect(game.outcome(state)).toMatchObject({ value: { reason: 'turn-limit' } });
});
