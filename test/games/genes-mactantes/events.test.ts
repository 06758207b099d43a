import { expect } from 'vitest';
import { eventful } from './scenes/flow.js';
import * as t from './table.js';

const { clause } = t;

clause(['GM-EVNT-01', 'GM-EVNT-02', 'GM-EVNT-03'], 'one die a turn; 1 finds resources and 10 strikes; bands with rerolls', () => {
  expect(eventful([5]).state).toMatchObject({ step: 'declare-internal', turn: 2 });
  const found = eventful([1, 10, 9]).state;
  expect(found.countries['cy']!.thisTurn.bonus).toBe(1);
  expect(found.countries['cy']!.allowance).toBe(2 + 2 + 2 + 1);
  expect(t.only(eventful([10, 10, 3]).events, 'event-rolled')).toMatchObject({ affected: 'ada', selectionDice: [10, 3] });
});
