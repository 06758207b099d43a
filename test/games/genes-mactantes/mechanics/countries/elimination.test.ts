import { expect } from 'vitest';
import { assault, falling, scene } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform } = t;

clause(
  ['GM-ELIM-01', 'GM-ELIM-05', 'GM-ELIM-08'],
  'without a city one is out, the land goes to the conqueror, and the last one wins',
  () => {
    const last = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
      falling((draft) => {
        for (const id of Object.keys(draft.cities)) if (id.startsWith('b') && id !== 'b6') draft.controllers[id] = 'ada';
        t.arm(draft, 'bo', 'b4 army 5');
        recipe(draft);
      });
    const { state } = assault(last(), [9, 2]);
    expect([state.countries['bo']!.eliminated === null, state.controllers['b4'], t.army(state, 'bo'), state.ending]).toEqual([
      false,
      'ada',
      0,
      null,
    ]);
    expect(state.countries['bo']!.ledger.disbanded).toBe(5);
    const bare = perform(
      scene((draft) => t.arm(draft, 'bo', '')),
      'ada',
      internal('taxes'),
      {},
      [9],
    ).state;
    expect(bare.countries['bo']!.eliminated).toBeNull();
    const two = last((draft) => {
      draft.countries['cy']!.eliminated = { turn: 1, index: 0 };
    });
    expect(assault(two, [9, 2]).state.ending).toEqual({ reason: 'last-standing', winners: ['ada'] });
  },
);
