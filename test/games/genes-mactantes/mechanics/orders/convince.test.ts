import { expect } from 'vitest';
import { cast, outside } from '../../helpers/scenes/external-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform, refusal, declaring } = t;

const order = internal('convince', { character: 'person-5' });

/** Bo's principal A2 stands in ada's land. */
const court = (changes: Parameters<typeof edit>[1] = () => undefined) =>
  edit(cast, (draft) => {
    t.values(draft, 'ada', [10, 5, 5, 5]);
    t.person(draft, 'bo', 'A2 D1', 'a2');
    draft.countries['bo']!.principal = 'person-5';
    changes(draft);
  });

clause('GM-CONV-01', 'a test of Authority at 18 and more brings the target over, free and without office, where it stands', () => {
  const helped = court((draft) => void t.person(draft, 'ada', 'A1', 'a2'));
  const [failed, won] = [8, 9].map((die) => perform(helped, 'ada', order, { characters: ['person-6'] }, [die]));
  expect(t.only(failed!.events, 'test-rolled')).toMatchObject({ characteristic: 'authority', difficulty: 20, total: 19, success: false });
  expect([t.characterIn(failed!.state, 'person-5').owner, failed!.state.countries['bo']!.principal]).toEqual(['bo', 'person-5']);
  expect(perform(court(), 'ada', order, {}, [9]).state.characters[4]!.owner).toBe('bo');
  expect(t.only(won!.events, 'test-rolled')).toMatchObject({ total: 20, success: false });
  const { state, events } = perform(court(), 'ada', order, {}, [10]);
  expect(t.characterIn(state, 'person-5')).toMatchObject({ owner: 'ada', captor: null, location: 'a2', used: false });
  expect(t.only(events, 'character-convinced')).toMatchObject({ character: 'person-5', from: 'bo', to: 'ada', territory: 'a2' });
  expect([state.countries['bo']!.principal, state.countries['ada']!.principal]).toEqual(['person-1', 'person-4']); // [GM-PROM-07]
  const simple = internal('convince', { character: 'person-1' });
  expect(t.only(perform(court(), 'ada', simple, {}, [9]).events, 'test-rolled')).toMatchObject({
    difficulty: 18,
    total: 19,
    success: true,
  });
  expect(t.only(perform(court(), 'ada', simple, {}, [8]).events, 'test-rolled').success).toBe(false);
});

clause('GM-CONV-02', 'the target’s Authority counts even if it is used or disabled', () => {
  const difficulty = (changes: Parameters<typeof edit>[1]) =>
    t.only(perform(court(changes), 'ada', order, {}, [2]).events, 'test-rolled').difficulty;
  expect(difficulty((draft) => void Object.assign(draft.characters[4]!, { used: true }))).toBe(20);
  expect(
    difficulty((draft) => {
      draft.cities['a2']!.disasterTurn = 1;
    }),
  ).toBe(20);
  expect(difficulty((draft) => void Object.assign(draft.characters[4]!.values, { authority: 3 }))).toBe(21);
});

clause('GM-CONV-03', 'a captive can be convinced by its captor alone, and at home', () => {
  const captive = internal('convince', { character: 'person-3' });
  expect(refusal(cast, declaring('ada', captive))).toEqual(['target-captive', 'GM-CONV-03']);
  expect(refusal(outside(cast), declaring('ada', { ...captive, scope: 'external' }))).toEqual(['target-captive', 'GM-CONV-03']);
  expect(refusal(outside(cast), declaring('cy', { ...captive, scope: 'external' }))).toEqual(['target-captive', 'GM-CONV-03']);
  expect(t.after(cast, declaring('cy', captive)).sheets['cy']!.length).toBe(1);
  for (const scope of ['internal', 'external'] as const) expect(t.voidReason(cast, 'ada', { ...captive, scope })).toBe('target-captive');
  expect(t.voidReason(cast, 'cy', { ...captive, scope: 'external' })).toBe('target-captive');
  const { state } = perform(cast, 'cy', captive, {}, [10]);
  expect(t.characterIn(state, 'person-3')).toMatchObject({ owner: 'cy', captor: null, location: 'c1' });
});

clause(['GM-CONV-03', 'GM-CFG-13'], 'nobody is convinced beyond the limit of characters', () => {
  const crowd = (count: number) =>
    court((draft) => {
      draft.config.maxCharacters = 3;
      for (let i = 1; i < count; i++) t.person(draft, 'ada', 'D1', 'a1', i === 1 ? { captor: 'cy', location: 'c1' } : {});
    });
  expect(t.voidReason(crowd(3), 'ada', order)).toBe('too-many-characters');
  expect(perform(crowd(2), 'ada', order, {}, [10]).state.characters[4]!.owner).toBe('ada');
  expect(t.after(crowd(3), declaring('ada', order)).sheets['ada']!.length).toBe(1);
});
