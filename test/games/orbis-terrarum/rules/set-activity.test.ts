import { seeded } from 'ludoteca';
import { expect } from 'vitest';
import { change } from '../helpers/positions.js';
import { settled, start } from '../helpers/start.js';
import { type Action, act, byReferee, clause, code, game, type State } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

clause(['OT-REF-11', 'OT-FLOW-15'], 'a seat is set inactive in any phase but the last, and its open questions are answered for it', () => {
  const away = (active = false) => byReferee('set-activity', { seat: 'ada', active });
  expect(act(act(start(), away()), away(true)).players['ada']!.active).toBe(true);
  const asked = change(turn(start(), []), (draft) => {
    const about = { nation: 'francia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider: 'ada' }];
  });
  expect([act(asked, away()).decisions, act(asked, away()).players['ada']!.active]).toEqual([[], false]);
  expect(code(act(start(), { type: 'close-game', player: 'referee', reason: '' }), away())).toBe('game-over');
  expect(code(start(), byReferee('set-activity', { seat: 'zoe', active: false }))).toBe('unknown-id');
});

clause('OT-REF-11', 'whoever comes back answers its open questions itself', () => {
  const asked = change(turn(start(), []), (draft) => {
    const about = { nation: 'francia', other: null, subject: 'conference-1.1', terms: [], grade: 0, hidden: false };
    draft.decisions = [{ id: 'decision-1', kind: 'veto', blocking: true, options: ['accept', 'reject'], about, decider: 'ada' }];
    draft.players = { ...draft.players, ada: { ...draft.players['ada']!, active: false } };
  });
  const back = act(asked, byReferee('set-activity', { seat: 'ada', active: true }));
  expect([back.players['ada']!.active, back.decisions]).toEqual([true, asked.decisions]);
});
clause(
  ['OT-FLOW-09', 'OT-SETUP-02', 'OT-SETUP-03'],
  'the setup waits for nobody who is not there, and goes on at once when whom it waited for goes away',
  () => {
    const setActive =
      (active: boolean, ...away: readonly string[]) =>
      (state: State) =>
        away.reduce((now, player) => act(now, byReferee('set-activity', { seat: player, active })), state);
    const begun = game.setup({ players: ['ada', 'bo', 'cy'], pack: settled }, seeded('away'));
    if (begun._tag === 'Left') throw new Error(begun.left[0].message);
    const choose = (player: string, nation: string): Action => ({ type: 'choose-nation', player, nation });
    // Bo is not there to choose, and Cy comes next; Cy goes away in turn, and Ada is the last to lay down attributes.
    const chosen = act(setActive(false, 'bo')(act(begun.right.state, choose('ada', 'francia'))), choose('cy', 'romania'));
    expect([chosen.phase, game.actors(chosen)]).toEqual(['setup-attributes', ['ada', 'cy']]);
    // Cy may still act while Ada is waited for.
    const without = setActive(false, 'cy')(chosen);
    expect([game.actors(without), game.awaited(without)]).toEqual([['ada', 'cy'], ['ada']]);
    const even = [16, 16, 16, 16, 16];
    const spread: Action = { type: 'distribute-attributes', player: 'ada', domain: even, authority: even };
    const prepared = act(setActive(false, 'cy')(chosen), spread);
    expect([prepared.phase, prepared.nations['romania']!.baseTotals]).toEqual(['setup-referee', { domain: 100, authority: 100 }]);
    expect(act(chosen, spread).phase).toBe('setup-attributes');
    // Whoever comes back takes part: with the Nation they have, or with one that nobody has.
    const back = setActive(true, 'bo', 'cy')(act(act(prepared, byReferee('start-game', {})), byReferee('open-orders', {})));
    const adopted = act(back, { type: 'adopt-nation', player: 'bo', nation: 'gothia' });
    expect(act(adopted, byReferee('decide', { decision: 'decision-1', answer: 'approve' })).players['bo']!.principal).toBe('gothia');
    expect([back.players['cy']!.principal, nextTurn(back).phase]).toEqual(['romania', 'orders']);
    expect(game.decodeState(JSON.parse(JSON.stringify(setActive(true, 'bo')(chosen))))._tag).toBe('Right');
  },
);
