import { expect } from 'vitest';
import { rebel, torn, war } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, refusal } = t;

clause(['GM-CIVW-03', 'GM-CIVW-04'], 'supporters are asked in order and commit what they have in the country', () => {
  const asked = war(torn(), {}, ['cy', 'bo']).state;
  expect(asked.affairs[0]).toMatchObject({ toAsk: ['bo', 'cy'], window: { type: 'rebel-support', player: 'bo' } });
  expect(refusal(asked, rebel({ units: [{ territory: 'b1', kind: 'army' }] }))).toEqual(['unit-not-eligible', 'GM-CIVW-04']);
  expect(refusal(asked, rebel({ characters: ['person-5'], principal: 'person-5' }))).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refusal(asked, rebel({ characters: ['person-3', 'person-4'], principal: 'person-3' }))).toEqual([
    'character-not-eligible',
    'GM-ACTV-01',
  ]);
  const answered = t.after(asked, rebel());
  expect([answered.sheets['bo']![0]!.state, answered.affairs[0]!.window!.player]).toEqual(['done', 'cy']);
});

clause('GM-CIVW-05', 'with characters somebody must lead, until death or change of sides', () => {
  const asked = war(torn()).state;
  expect(refusal(asked, rebel({ characters: ['person-3'] }))).toEqual(['rebel-principal-required', 'GM-CIVW-05']);
  const led = edit(asked, (draft) => {
    draft.countries['ada']!.civilWar!.rebelPrincipal = 'person-3';
  });
  expect(refusal(led, rebel({ characters: ['person-3'], principal: 'person-3' }))).toEqual(['character-not-eligible', 'GM-CIVW-05']);
  expect(t.play(led, rebel({ characters: ['person-3'] }), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal).toBe('person-3');
  const captive = edit(led, (draft) => void Object.assign(draft.characters[2]!, { captor: 'ada', location: 'a1' }));
  expect(
    t.play(captive, rebel({ characters: ['person-4'], principal: 'person-4' }), [1, 1, 2]).state.countries['ada']!.civilWar!.rebelPrincipal,
  ).toBe('person-4');
});
