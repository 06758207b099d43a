import { scripted } from 'ludoteca';
import { expect } from 'vitest';
import { players } from '../helpers/beginnings.js';
import { ready } from '../helpers/orders.js';
import { allReady, asReferee } from '../helpers/seats.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, game, refused, type State } from '../helpers/table.js';

clause('OT-ACT-14', 'orders are closed when all who are waited for are ready, or by force', () => {
  const close = (force?: boolean): Action => ({ type: 'close-orders', player: 'referee', ...(force === undefined ? {} : { force }) });
  const two = act(act(start(), ready('ada')), ready('bo'));
  for (const force of [undefined, false]) expect(refused(two, close(force))).toEqual(['players-not-ready', 'OT-FLOW-06']);
  expect([act(two, close(true)).phase, act(act(two, ready('cy')), close()).phase]).toEqual(['adjudication', 'adjudication']);
  const away = act(two, { type: 'set-activity', player: 'referee', seat: 'cy', active: false });
  expect(act(away, close()).phase).toBe('adjudication');
});
clause('OT-FLOW-06', 'the referee closes: when all who are active are ready, or by force', () => {
  const close = (state: State, force?: boolean) => {
    const step = game.reduce(state, asReferee('close-orders', force === undefined ? {} : { force }), scripted([]));
    return step._tag === 'Left' ? [step.left[0].code, step.left[0].clause] : step.right.state.phase;
  };
  const refusal = ['players-not-ready', 'OT-FLOW-06'];
  expect([close(start()), close(allReady(start(), 'ada', 'cy')), close(start(), false)]).toEqual([refusal, refusal, refusal]);
  expect([allReady(start(), ...players).phase, close(allReady(start(), ...players)), close(start(), true)]).toEqual([
    'orders',
    'adjudication',
    'adjudication',
  ]);
  expect(code(allReady(start(), ...players), { type: 'close-orders', player: 'ada' })).toBe('not-your-turn');
});
clause(['OT-FLOW-06', 'OT-ACT-14', 'OT-ACT-15'], 'the referee closes, by force if somebody is not ready', () => {
  expect(refused(start(), { type: 'close-orders', player: 'referee' })).toEqual(['players-not-ready', 'OT-FLOW-06']);
  const ready = players.reduce((state, player) => act(state, { type: 'ready', player }), start());
  expect([ready.phase, act(ready, { type: 'close-orders', player: 'referee' }).phase]).toEqual(['orders', 'adjudication']);
});
