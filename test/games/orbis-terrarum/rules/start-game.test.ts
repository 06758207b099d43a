import { expect } from 'vitest';
import { begunWith, distributed, flat, players } from '../helpers/beginnings.js';
import { start, startAuto } from '../helpers/start.js';
import { act, clause, code, game } from '../helpers/table.js';

clause('OT-SETUP-06', 'a person who referees prepares the world before the first turn; a machine does not', () => {
  const state = distributed();
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  expect(
    act(state, { type: 'set-attributes', player: 'referee', nation: 'persia', domain: flat, authority: flat }).nations['persia']!.attributes
      .MIL,
  ).toBe(16);
  expect(
    act(state, { type: 'set-scope', player: 'referee', nation: 'francia', target: 'gothia', dimension: 'cultural', value: 5 }).scopes,
  ).toHaveLength(1);
  const paid = act(state, {
    type: 'apply-effects',
    player: 'referee',
    reason: '',
    effects: [{ do: 'wealth', nation: 'persia', delta: 3 }],
  });
  expect(paid.nations['persia']!.wealth).toBe(3);
  for (const type of ['open-orders', 'resolve-turn'] as const) expect(code(state, { type, player: 'referee' })).toBe('wrong-phase');
  expect(code(state, { type: 'start-game', player: 'ada' })).toBe('not-your-turn');
  expect([act(state, { type: 'start-game', player: 'referee' }).phase, startAuto().phase]).toEqual(['happenings', 'orders']);
});
clause('OT-SETUP-07', 'then comes the first turn of the first cycle, in the agreed year', () => {
  const begin = (config: object) => act(distributed(config), { type: 'start-game', player: 'referee' });
  const when = (config: object) => {
    const { phase, turn, year, cycle } = game.view(begin(config), null);
    return [phase, turn, year, cycle];
  };
  expect([when({}), when({ startYear: -44, yearsPerTurn: 10, turnsPerCycle: 1 })]).toEqual([
    ['happenings', 1, 500, 1],
    ['happenings', 1, -44, 1],
  ]);
  expect([start().phase, startAuto().turn]).toEqual(['orders', 1]);
});
clause(['OT-SETUP-06', 'OT-SETUP-07', 'OT-ACT-10'], 'a referee prepares the world, then the first turn begins', () => {
  let state = begunWith({ players, freeNationChoice: false });
  for (const player of players) state = act(state, { type: 'distribute-attributes', player, domain: flat, authority: flat });
  expect([state.phase, game.actors(state)]).toEqual(['setup-referee', ['referee']]);
  state = act(state, { type: 'set-attributes', player: 'referee', nation: 'persia', domain: flat, authority: flat });
  expect(state.nations['persia']!.baseTotals.domain).toBe(80);
  state = act(state, { type: 'start-game', player: 'referee' });
  expect([state.phase, state.turn, game.view(state, null).year, game.view(state, null).cycle]).toEqual(['happenings', 1, 500, 1]);
  expect(startAuto().phase).toBe('orders');
});
