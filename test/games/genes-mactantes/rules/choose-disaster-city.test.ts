import { expect } from 'vitest';
import { eventful } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, game, refusal } = t;

/** A disaster among three: bo is struck, ada chose a flood, and cy says where. */
const asked = t.after(eventful([10, 4]).state, { type: 'choose-disaster', player: 'ada', kind: 'flood' });
const strike = (territory: string) => ({ type: 'choose-disaster-city', player: 'cy', territory }) as const;

clause('GM-EVNT-06', 'the city is one of the afflicted, and fits the kind; all that do are listed', () => {
  const listed = game.legalActions(asked, 'cy').map((action) => (action.type === 'choose-disaster-city' ? action.territory : ''));
  expect(listed).toEqual(['b1', 'b2']);
  for (const id of listed) expect(t.after(asked, strike(id)).cities[id]!.disasterTurn).toBe(asked.turn);
  for (const id of ['b3', 'b6', 'a1', 'b4']) expect(refusal(asked, strike(id))).toEqual(['city-does-not-fit', 'GM-EVNT-06']);
  expect(refusal(asked, strike('nowhere'))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-EVNT-07', 'the afflicted owes one order to restore more than before', () => {
  const { state, events } = t.play(asked, strike('b1'));
  expect(['ada', 'bo', 'cy'].map((player) => state.countries[player]!.disorder)).toEqual([0, 1, 0]);
  expect(t.only(events, 'actions-modified')).toMatchObject({ player: 'bo', disorder: 1 });
  const before = t.edit(asked, (draft) => {
    draft.countries['bo']!.disorder = 2;
  });
  expect(t.after(before, strike('b1')).countries['bo']!.disorder).toBe(3);
  expect(state.step).toBe('declare-internal');
});
