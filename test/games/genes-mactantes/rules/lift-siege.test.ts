import { expect } from 'vitest';
import { closed } from '../helpers/scenes/external-orders.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal } = t;

const lift = (territory: string, player = 'ada') => ({ type: 'lift-siege', player, territory }) as const;

clause('GM-LIFT-01', 'a besieger ends each of its own sieges, within its slot', () => {
  const slot = t.resolving(closed, 'ada', {});
  const { state, events } = t.play(slot, lift('b6'));
  expect([t.only(events, 'siege-ended'), state.cities['b6']!.siege]).toMatchObject([
    { territory: 'b6', by: 'ada', reason: 'lifted' },
    null,
  ]);
  expect(state.slot).toMatchObject({ player: 'ada', isOver: false });
  expect(refusal(slot, lift('b1'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  expect(refusal(slot, lift('b4'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  expect(refusal(t.resolving(closed, 'cy', {}), lift('b6', 'cy'))).toEqual(['not-besieging', 'GM-LIFT-01']);
  const twice = edit(slot, (draft) => {
    draft.cities['b1']!.siege = { by: 'ada', base: 'b6' };
    draft.cities['c1']!.siege = { by: 'bo', base: 'c1' };
  });
  expect(game.legalActions(twice, 'ada', { types: ['lift-siege'] })).toEqual([lift('b1'), lift('b6')]);
});
