import { expect } from 'vitest';
import { closed } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, edit, internal, perform, refusal } = t;

clause(['GM-SIEG-09', 'GM-LIFT-01'], 'a siege ends without army, by lifting, or by a lost battle at the base', () => {
  const away = perform(closed, 'ada', internal('move-troops'), {
    from: { territory: 'b6', kind: 'army' },
    to: { territory: 'b6', kind: 'patrol' },
    amount: 3,
  });
  expect(t.only(away.events, 'siege-ended')).toMatchObject({ territory: 'b6', reason: 'no-army' });
  const lifted = t.play(t.resolving(closed, 'ada', {}), { type: 'lift-siege', player: 'ada', territory: 'b6' });
  expect([t.only(lifted.events, 'siege-ended').reason, lifted.state.slot!.isOver]).toEqual(['lifted', false]);
  expect(refusal(t.resolving(closed, 'ada', {}), { type: 'lift-siege', player: 'ada', territory: 'b1' })).toEqual([
    'not-besieging',
    'GM-LIFT-01',
  ]);
  const sortie = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 16'));
  const means = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const attacked = perform(sortie, 'bo', internal('battle', { opponent: 'ada' }), means).state;
  const { events, state } = t.play(attacked, { type: 'defend-battle', player: 'ada', units: [], characters: [] }, [3, 2]);
  expect([t.only(events, 'siege-ended').reason, state.controllers['b6']]).toEqual(['battle-lost', 'bo']);
});
