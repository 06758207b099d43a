import { ojoDelTerror } from 'ludoteca/ojo-del-terror';
import { expect, test } from 'vitest';
import { citesClauses } from '../../cites.js';

citesClauses(ojoDelTerror);

test('the clause that answers why first says what an action does, not when a sheet is closed to it', () => {
  const first = (action: string): string | undefined => ojoDelTerror.cites({ action })[0];
  expect([first('add-order'), first('remove-order'), first('commit-orders'), first('submit-orders')]).toEqual([
    'ET-FLOW-03', // everybody whose sheet is open writes orders
    'ET-SHEET-05', // what can be struck
    'ET-FLOW-09', // unused actions are lost
    'ET-SHEET-06', // it replaces the sheet and commits it
  ]);
});
