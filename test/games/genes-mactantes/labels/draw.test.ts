import { drawMap } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import * as t from '../helpers/table.js';

test('the map is drawn as text from a view', () => {
  const state = t.edit(t.started(), (draft) => {
    t.arm(draft, 'bo', 'a3 army 4, b1 garrison 9');
    draft.cities['a3']!.siege = { by: 'bo', base: 'a3' };
  });
  const map = drawMap(t.game.view(state, 'ada'));
  expect(map).toContain('Turn 1, declare-internal');
  expect(map).toContain('(Rouredal) besieged by bo from a3  ada g7, bo A4');
  expect(map).toContain('(*Aurenc)  ada g7  Guifré, Ermessenda');
  expect(map).toContain('~ Mar de Fora');
  expect(map).not.toContain('Elisenda');
  expect(t.game.labels.draw?.(t.game.view(state, null))).not.toContain('Guifré,');
});
