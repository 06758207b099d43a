import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { begun, begunWith, choose, players } from '../helpers/beginnings.js';
import { itemsOf } from '../helpers/reports.js';
import { settled, start } from '../helpers/start.js';
import { act, clause, code, game, refused } from '../helpers/table.js';
import { invest } from '../helpers/turns.js';

clause('OT-SETUP-02', 'one after another, in seating order, each takes a playable Nation that nobody has', () => {
  const state = begun();
  expect([state.phase, game.actors(state)]).toEqual(['setup-nations', ['ada']]);
  for (const player of ['bo', 'cy', 'referee']) expect(code(state, choose(player, 'gothia'))).toBe('not-your-turn');
  expect(refused(state, choose('ada', 'persia'))).toEqual(['nation-not-playable', 'OT-ACT-08']);
  const one = act(state, choose('ada', 'romania'));
  expect([game.actors(one), code(one, choose('bo', 'romania')), code(one, choose('ada', 'gothia'))]).toEqual([
    ['bo'],
    'nation-taken',
    'not-your-turn',
  ]);
  const all = act(act(one, choose('bo', 'gothia')), choose('cy', 'francia'));
  expect([all.phase, ...players.map((player) => all.players[player]!.principal)]).toEqual([
    'setup-attributes',
    'romania',
    'gothia',
    'francia',
  ]);
});
clause('OT-SETUP-08', 'whoever takes a vassal stays one, without its penalty', () => {
  const pack = {
    ...settled,
    nations: settled.nations.map((nation) => (nation.id === 'francia' ? { ...nation, patron: 'persia' } : nation)),
  };
  const state = start({ pack });
  expect([state.nations['francia']!.patron, state.nations['francia']!.tribute, itemsOf(state, invest, 50)]).toEqual([
    'persia',
    'pending',
    [],
  ]);
  expect(orbis500.nations.find(({ id }) => id === 'francia')!.patron).toBeNull();
});
clause(['OT-SETUP-02', 'OT-ACT-08'], 'Nations are chosen in seating order', () => {
  const state = begunWith({ players });
  expect(game.actors(state)).toEqual(['ada']);
  expect(refused(state, { type: 'choose-nation', player: 'bo', nation: 'gothia' })).toEqual(['not-your-turn', 'OT-FLOW-01']);
  expect(refused(state, { type: 'choose-nation', player: 'ada', nation: 'persia' })).toEqual(['nation-not-playable', 'OT-ACT-08']);
  expect(refused(state, { type: 'choose-nation', player: 'ada', nation: 'constructor' })).toEqual(['unknown-id', 'OT-ACT-02']);
  const chosen = act(state, { type: 'choose-nation', player: 'ada', nation: 'gothia' });
  expect(refused(chosen, { type: 'choose-nation', player: 'bo', nation: 'gothia' })).toEqual(['nation-taken', 'OT-ACT-08']);
  expect(game.legalActions(chosen, 'bo', { types: ['choose-nation'] })).toHaveLength(7);
  expect(begunWith({ players, freeNationChoice: false }).players['cy']!.principal).toBe('ostrogothia');
});
