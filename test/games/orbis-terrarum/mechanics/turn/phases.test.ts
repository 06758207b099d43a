import { scripted, seeded } from 'ludoteca';
import { orbisTerrarum } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { players } from '../../helpers/beginnings.js';
import { change, nationWith } from '../../helpers/positions.js';
import { allReady, asReferee, veto } from '../../helpers/seats.js';
import { start, startAuto } from '../../helpers/start.js';
import { type Action, act, clause, code, game, refused, type State } from '../../helpers/table.js';
import { announce, invest, measure, nextTurn, reportOn, resolve, strike, turn } from '../../helpers/turns.js';

clause('OT-FLOW-01', 'who may act in each phase, the referee last', () => {
  const flat = [16, 16, 16, 16, 16];
  let state = (game.setup({ players, freeNationChoice: false }, scripted([])) as { right: { state: State } }).right.state;
  const distribute = (player: string): Action => ({ type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect(game.actors(state)).toEqual(players);
  state = act(state, distribute('bo'));
  expect(game.actors(state)).toEqual(['ada', 'cy']);
  state = act(act(state, distribute('ada')), distribute('cy'));
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  state = act(state, asReferee('start-game'));
  expect([state.phase, game.actors(state)]).toEqual(['happenings', ['referee']]);
  state = act(state, asReferee('open-orders'));
  expect([state.phase, game.actors(state), game.actors(startAuto())]).toEqual(['orders', [...players, 'referee'], players]);
  expect([game.actors(allReady(state, 'ada')), game.actors(allReady(startAuto(), 'ada', 'cy'))]).toEqual([
    [...players, 'referee'],
    players,
  ]);
  expect(game.actors(act(state, asReferee('close-orders', { force: true })))).toEqual(['referee']);
  expect([game.actors(veto(start(), 'bo')), game.actors(veto(start(), 'referee'))]).toEqual([['bo'], ['referee']]);
  expect(game.actors(act(start(), asReferee('close-game', { reason: '' })))).toEqual([]);
});

const note = (player: string, nation: string): Action => ({ type: 'post-note', player, nation, text: 'x' });

clause('OT-FLOW-05', 'nobody waits for another; whoever is ready only takes it back or answers an offer', () => {
  const orders = [invest, measure('gothia', 'intervention', 'invest'), measure('romania', 'intervention', 'invest')];
  const [a, b, c] = orders as [typeof invest, typeof invest, typeof invest];
  const all = [
    [a, b, c],
    [c, b, a],
    [b, a, c],
  ].map((some) => announce(start(), ...some).measures);
  expect([all[1], all[2]]).toEqual([all[0], all[0]]);
  const offered = act(start(), { type: 'make-offer', player: 'bo', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }] });
  const waiting = allReady(offered, 'ada');
  expect([refused(waiting, invest), refused(waiting, note('ada', 'francia'))]).toEqual(Array(2).fill(['already-ready', 'OT-FLOW-05']));
  expect(act(waiting, { type: 'accept-offer', player: 'ada', offer: 'offer-1' }).treaties).toHaveLength(1);
  expect(act(waiting, { type: 'reject-offer', player: 'ada', offer: 'offer-1' }).offers).toEqual([]);
  expect(act(act(waiting, { type: 'unready', player: 'ada' }), invest).measures).toHaveLength(1);
  expect(announce(waiting, measure('gothia', 'intervention', 'invest')).measures).toHaveLength(1);
});
clause('OT-FLOW-08', 'only what is accepted while orders are open counts, up to the limit; being ready is free', () => {
  const count = (state: State) => state.players['ada']!.actionsThisTurn;
  const limited = start({ actionLimitPerTurn: 5 });
  const tired = [1, 2, 3, 4, 5].reduce((state) => act(state, note('ada', 'francia')), limited);
  expect([count(tired), refused(tired, note('ada', 'francia')), refused(tired, invest)]).toEqual([
    5,
    ['action-limit', 'OT-FLOW-08'],
    ['action-limit', 'OT-FLOW-08'],
  ]);
  expect(act(tired, note('bo', 'gothia')).players['bo']!.actionsThisTurn).toBe(1);
  expect([count(allReady(limited, 'ada')), allReady(tired, 'ada').players['ada']!.ready]).toEqual([0, true]);
  const four = [1, 2, 3, 4].reduce((state) => act(state, note('ada', 'francia')), limited);
  expect([code(four, note('ada', 'gothia')), count(four), count(act(four, invest))]).toEqual(['not-your-nation', 4, 5]);
  const many = Array.from({ length: 9 }).reduce<State>((state) => act(state, note('referee', 'persia')), limited);
  expect([many.notes.length, count(nextTurn(tired))]).toEqual([9, 0]);
  // In other phases nothing is counted or limited.
  const asked = veto(tired, 'ada');
  expect(code(asked, { type: 'decide', player: 'ada', decision: 'decision-1', answer: 'maybe' })).toBe('bad-choice');
  const grown = nationWith(tired, 'francia', { attributes: { MIL: 95 } });
  const epoch = turn(
    change(grown, (draft) => {
      draft.config = { ...draft.config, epochThreshold: 100 };
    }),
    [],
  );
  const total = act(epoch, asReferee('decide', { decision: epoch.decisions[0]!.id, answer: 'total' }));
  const flat = [16, 16, 16, 16, 16];
  expect(act(total, { type: 'distribute-attributes', player: 'ada', domain: flat, authority: flat }).players['ada']).toMatchObject({
    distributed: true,
    actionsThisTurn: 5,
  });
});
clause('OT-FLOW-09', 'whoever is away still acts, is answered for and pays', () => {
  const away = act(start(), asReferee('set-activity', { seat: 'bo', active: false }));
  expect(reportOn(turn(away, [strike('francia', 'gothia')], 30, 20), 'francia').counter).toMatchObject({ nation: 'gothia' });
  expect(act(away, note('bo', 'gothia')).notes).toHaveLength(1);
  const owing = change(nationWith(away, 'gothia', { patron: 'francia', tribute: 'pending', wealth: 20 }), (draft) => {
    draft.turn = 5;
  });
  expect(resolve(owing).state.nations['francia']!.wealth).toBe(15);
  expect(code(allReady(away, 'ada'), asReferee('close-orders'))).toBe('players-not-ready');
  expect(act(allReady(away, 'ada', 'cy'), asReferee('close-orders')).phase).toBe('adjudication');
});
clause(['OT-FLOW-01', 'OT-FLOW-04', 'OT-ACT-11'], 'who may act in each phase', () => {
  const open = start();
  expect(game.actors(open)).toEqual([...players, 'referee']);
  const closed = act(open, { type: 'close-orders', player: 'referee', force: true });
  expect([closed.phase, game.actors(closed)]).toEqual(['adjudication', ['referee']]);
  const next = act(closed, { type: 'resolve-turn', player: 'referee' });
  expect([next.phase, next.turn, game.actors(next)]).toEqual(['happenings', 2, ['referee']]);
});
clause(
  ['OT-FLOW-05', 'OT-FLOW-06', 'OT-FLOW-09'],
  'orders wait for active players who are not ready, and then for the referee to close them',
  () => {
    const open = start();
    expect([game.actors(open), game.awaited(open)]).toEqual([[...players, 'referee'], [...players]]);
    const away = act(open, asReferee('set-activity', { seat: 'bo', active: false }));
    expect(game.awaited(away)).toEqual(['ada', 'cy']);
    expect(game.awaited(allReady(away, 'ada'))).toEqual(['cy']);
    expect(game.awaited(allReady(away, 'ada', 'cy'))).toEqual(['referee']);
  },
);
clause('OT-FLOW-08', 'actions are limited, being ready is not', () => {
  const tired = change(start(), (draft) => {
    draft.players = { ...draft.players, ada: { ...draft.players['ada']!, actionsThisTurn: 60 } };
  });
  expect(refused(tired, { type: 'post-note', player: 'ada', nation: 'francia', text: 'x' })).toEqual(['action-limit', 'OT-FLOW-08']);
  expect(orbisTerrarum.legalActions(tired, 'ada')).toEqual([{ type: 'ready', player: 'ada' }]);
  expect(orbisTerrarum.randomAction(tired, 'ada', seeded(1))).toEqual({ type: 'ready', player: 'ada' });
  const ready = act(tired, { type: 'ready', player: 'ada' });
  expect(code(ready, { type: 'unready', player: 'ada' })).toBe('action-limit');
  expect(nextTurn(tired).players['ada']!.actionsThisTurn).toBe(0);
});
clause('OT-FLOW-09', 'nobody waits for the inactive, who may still act', () => {
  const away = act(start(), { type: 'set-activity', player: 'referee', seat: 'bo', active: false });
  const ready = ['ada', 'cy'].reduce((state, player) => act(state, { type: 'ready', player }), away);
  expect(announce(ready, measure('gothia', 'intervention', 'invest')).measures).toHaveLength(1);
  expect(act(ready, { type: 'close-orders', player: 'referee' }).phase).toBe('adjudication');
});
