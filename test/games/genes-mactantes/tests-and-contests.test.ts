import { expect } from 'vitest';
import { talented } from './scenes/flow.js';
import * as t from './table.js';

const { clause, edit, external, internal, perform, refusal } = t;

clause(
  ['GM-TEST-01', 'GM-TEST-02', 'GM-TEST-03', 'GM-TEST-05'],
  'die, value and characters, strictly above; 1 fails and 10 succeeds',
  () => {
    const tax = (script: readonly number[], characters: string[] = []) =>
      t.only(perform(talented, 'ada', internal('taxes'), { characters }, script).events, 'test-rolled');
    expect(tax([5])).toMatchObject({ total: 10, success: false, margin: 0 });
    expect(tax([6])).toMatchObject({ total: 11, success: true, margin: 1 });
    expect(tax([3], ['person-1', 'person-2'])).toMatchObject({ total: 11, bonus: 3, success: true });
    const strong = edit(talented, (draft) => t.values(draft, 'ada', [10, 5, 5, 6]));
    expect(t.only(perform(strong, 'ada', internal('taxes'), { characters: ['person-1'] }, [1]).events, 'test-rolled')).toMatchObject({
      total: 13,
      success: false,
    });
    const weak = edit(talented, (draft) => {
      draft.countries['ada']!.counterpower = 9;
    });
    expect(t.only(perform(weak, 'ada', internal('taxes'), {}, [10]).events, 'test-rolled')).toMatchObject({
      value: 0,
      total: 10,
      success: true,
    });
  },
);

clause(['GM-ACTV-01', 'GM-ACTV-02', 'GM-ACTV-03', 'GM-ACTV-04', 'GM-STATE-07'], 'able, unused, present; once active, used', () => {
  const refused = (characters: string[], state = talented) => t.refusedMeans(state, 'ada', internal('taxes'), { characters });
  expect(refused(['person-3'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused(['person-4'])).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refused(['person-1', 'person-1'])[0]).toBe('bad-parameter');
  expect(
    refused(
      ['person-1'],
      edit(talented, (draft) => {
        draft.cities['a1']!.disasterTurn = 1;
      }),
    ),
  ).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  const { state, events } = perform(talented, 'ada', internal('taxes'), { characters: ['person-1'] }, [2]);
  expect(events.findIndex(({ type }) => type === 'character-active')).toBeLessThan(events.findIndex(({ type }) => type === 'test-rolled'));
  expect(t.characterIn(state, 'person-1').used).toBe(true);
  expect(refused(['person-1'], state)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refusal(t.resolving(state, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a2'] })).toEqual([
    'character-used',
    'GM-TRAV-02',
  ]);
});

clause('GM-ACTV-05', 'at a sea one is present on the land joined to it', () => {
  const fleet = edit(talented, (draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 3');
    t.arm(draft, 'bo', 'mar-de-fora army 3');
    t.person(draft, 'ada', 'M2', 'b2');
    t.person(draft, 'ada', 'M2', 'a7');
  });
  const means = { territory: 'mar-de-fora', objective: 'field', units: [{ territory: 'mar-de-fora', kind: 'army' }] } as const;
  const fight = external('battle', { opponent: 'bo' });
  expect(t.refusedMeans(fleet, 'ada', fight, { ...means, characters: ['person-6'] })).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(perform(fleet, 'ada', fight, { ...means, characters: ['person-5'] }).state.affairs.length).toBe(1);
});

clause('GM-ACTV-06', 'against a hidden target whoever is elsewhere adds nothing and is not used', () => {
  const hunt = edit(talented, (draft) => void t.person(draft, 'bo', 'A1', 'a2'));
  const { state, events } = perform(hunt, 'ada', internal('assassinate', { character: 'person-5' }), { characters: ['person-3'] }, [5, 5]);
  expect(t.only(events, 'contest-rolled').characters).toEqual([[], []]);
  expect(t.characterIn(state, 'person-3').used).toBe(false);
});

clause(['GM-CONT-01', 'GM-CONT-02', 'GM-CONT-03'], 'the actor rolls first; ties and double ones do nothing; lone naturals decide', () => {
  const hunt = edit(talented, (draft) => {
    t.person(draft, 'bo', 'A1', 'a2');
    t.values(draft, 'bo', [6, 5, 5, 6]);
  });
  const strike = (script: readonly number[]) =>
    t.only(
      perform(hunt, 'ada', internal('capture', { character: 'person-5' }), { characteristic: 'diplomacy' }, script).events,
      'contest-rolled',
    ).winner;
  expect([
    strike([6, 5]),
    strike([5, 6]),
    strike([5, 5]),
    strike([1, 1]),
    strike([1, 2]),
    strike([2, 1]),
    strike([10, 9]),
    strike([9, 10]),
  ]).toEqual(['ada', 'bo', null, null, 'bo', 'ada', 'ada', 'bo']);
});
