import { claimantsOn } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../helpers/table.js';

const begun = t.started(['ada', 'bo', 'cy']);
const king = begun.countries['bo']!.principal!;

/** Ada did away with the principal of bo, cy with that one and another: who now is principal, and in whose hands the first one is. */
const claimed = (principal: string, captor: string | null) =>
  t.edit(begun, (draft) => {
    draft.countries['bo']!.dethronedBy = [
      { by: 'ada', character: king },
      { by: 'cy', character: 'person-99' },
      { by: 'cy', character: king },
    ];
    draft.countries['bo']!.principal = principal;
    draft.characters.find(({ id }) => id === king)!.captor = captor;
  });

t.clause('GM-VICT-07', 'a claim counts unless that person is free and in office again, and a view tells it as the state does', () => {
  for (const [state, claimants] of [
    [claimed(king, 'ada'), ['ada', 'cy']],
    [claimed('person-98', null), ['ada', 'cy']],
    [claimed(king, null), ['cy']],
    [begun, []],
  ] as const) {
    expect(claimantsOn(state, 'bo')).toEqual(claimants);
    expect(claimantsOn(t.game.view(state, 'cy'), 'bo')).toEqual(claimants);
  }
  expect(claimantsOn(claimed(king, 'ada'), 'ada')).toEqual([]);
});
