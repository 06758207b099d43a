import { expect } from 'vitest';
import { note } from '../../helpers/orders.js';
import { change, nationWith } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, game, refused, type State } from '../../helpers/table.js';
import { turn } from '../../helpers/turns.js';

clause('OT-ACT-01', 'a refusal says code, clause and why, and changes nothing', () => {
  const state = start();
  const before = JSON.stringify(state);
  const [violation] = game.explain(state, note(' '));
  expect([violation!.code, violation!.clause, violation!.message.length > 5]).toEqual(['note-required', 'OT-NOTE-01', true]);
  expect(refused(state, note(' '))).toEqual(['note-required', 'OT-NOTE-01']);
  expect(JSON.stringify(state)).toBe(before);
});
clause(
  'OT-ACT-02',
  'the first thing wrong is named: of the game, the caller, the turn, the parameters, the Nation, then the action itself',
  () => {
    const closed = act(start(), { type: 'close-game', player: 'referee', reason: '' });
    const tired = (state: State) =>
      change(state, (draft) => {
        draft.players = { ...state.players, ada: { ...state.players['ada']!, ready: true, actionsThisTurn: 60 } };
      });
    const dead = nationWith(start(), 'saxonia', { alive: false });
    const rows: readonly (readonly [string, State, unknown])[] = [
      ['game-over', closed, { type: 'nonsense', player: 'zoe' }],
      ['unknown-action', start(), { type: 'nonsense', player: 'zoe' }],
      ['bad-parameter', start(), { type: 'post-note', player: 'zoe', nation: 'francia' }],
      ['unknown-player', start(), { type: 'open-orders', player: 'zoe' }],
      ['wrong-phase', turn(start(), []), note('x')],
      ['not-your-turn', start(), { type: 'close-orders', player: 'ada' }],
      ['already-ready', tired(start()), note('x', { nation: 'nowhere' })],
      [
        'action-limit',
        change(tired(start()), (d) => {
          d.players = { ...d.players, ada: { ...d.players['ada']!, ready: false } };
        }),
        note('x', { nation: 'nowhere' }),
      ],
      ['bad-parameter', start(), { type: 'spend', player: 'ada', nation: 'nowhere', item: 'progress', times: 21 }],
      ['unknown-id', start(), note('x', { nation: 'nowhere' })],
      ['not-your-nation', dead, note(' ', { nation: 'saxonia' })],
      ['nation-extinct', dead, note(' ', { player: 'referee', nation: 'saxonia' })],
      ['note-required', start(), note(' ')],
    ];
    for (const [wanted, state, action] of rows) expect([wanted, code(state, action as Action)]).toEqual([wanted, wanted]);
  },
);
clause(['OT-ACT-01', 'OT-ACT-02'], 'a refusal names code and clause, in a fixed order', () => {
  const state = start();
  expect(refused(state, { type: 'nonsense', player: 'ada' } as never)).toEqual(['unknown-action', 'OT-ACT-02']);
  expect(refused(state, { type: 'ready', player: 'ada', x: 1 } as never)).toEqual(['bad-parameter', 'OT-ACT-02']);
  expect(refused(state, { type: 'ready', player: 'zoe' })).toEqual(['unknown-player', 'OT-ACT-02']);
  expect(refused(state, { type: 'open-orders', player: 'referee' })).toEqual(['wrong-phase', 'OT-ACT-02']);
  expect(refused(state, { type: 'post-note', player: 'ada', nation: 'toString', text: 'x' })).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(state, { type: 'post-note', player: 'ada', nation: 'gothia', text: 'x' })).toEqual(['not-your-nation', 'OT-ACT-06']);
});
clause(['OT-ACT-02', 'OT-PROS-01'], 'what is out of range or unknown is named before whose Nation it is, and that before the purse', () => {
  const spend = (more: object) =>
    ({ type: 'spend', player: 'ada', nation: 'gothia', item: 'scope', times: 1, ...more }) as Extract<Action, { type: 'spend' }>;
  expect([
    refused(start(), spend({})),
    refused(start(), spend({ target: 'nowhere', dimension: 'cultural' })),
    refused(start(), spend({ target: 'persia', dimension: 'cultural' })),
    refused(start(), spend({ nation: 'francia', target: 'persia', dimension: 'cultural' })),
    refused(start(), { type: 'transfer', player: 'ada', from: 'gothia', to: 'persia', wealth: 0, progress: 0 }),
    refused(start(), { type: 'start-civil-war', player: 'ada', nation: 'gothia', sideNames: [''] }),
    refused(start(), { type: 'issue-declaration', player: 'ada', nation: 'gothia', kind: 'war', text: '' }),
    refused(start(), { type: 'join-declaration', player: 'ada', nation: 'francia', declaration: 'declaration-7', reservations: [-1] }),
  ]).toEqual([
    ['bad-parameter', 'OT-PROS-11'],
    ['unknown-id', 'OT-ACT-02'],
    ['not-your-nation', 'OT-ACT-06'],
    ['cannot-pay', 'OT-PROS-11'],
    ['bad-parameter', 'OT-PROS-16'],
    ['bad-parameter', 'OT-CIV-01'],
    ['bad-parameter', 'OT-DECL-01'],
    ['bad-parameter', 'OT-DECL-02'],
  ]);
});
