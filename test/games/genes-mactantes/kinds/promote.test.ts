import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, internal, perform, refusal, started, declaring } = t;

clause(['GM-PROM-01', 'GM-PROM-02', 'GM-STATE-06'], 'a value of an own free character rises by one, up to 3', () => {
  const improve = (character: string, characteristic = 'militarism') => internal('promote', { mode: 'improve', character, characteristic });
  const { state } = perform(started(), 'ada', improve('person-2'));
  expect(t.characterIn(state, 'person-2').values.militarism).toBe(1);
  expect(refusal(started(), declaring('ada', improve('person-3')))).toEqual(['not-your-character', 'GM-PROM-02']);
  const captive = edit(started(), (draft) => void Object.assign(draft.characters[1]!, { captor: 'bo', location: 'b1' }));
  expect(refusal(captive, declaring('ada', improve('person-2')))).toEqual(['character-captive', 'GM-PROM-02']);
  const able = edit(started(), (draft) => void Object.assign(draft.characters[1]!.values, { militarism: 3 }));
  expect(refusal(able, declaring('ada', improve('person-2')))).toEqual(['value-at-maximum', 'GM-PROM-02']);
  expect(t.voidReason(able, 'ada', improve('person-2'))).toBe('at-maximum');
  expect(t.voidReason(captive, 'ada', improve('person-2'))).toBe('target-captive');
  expect(
    t.voidReason(
      edit(started(), (draft) => void Object.assign(draft.characters[1]!, { out: 'dead' })),
      'ada',
      improve('person-2'),
    ),
  ).toBe('target-changed');
});

clause(['GM-PROM-03', 'GM-PROM-06', 'GM-STATE-08'], 'an own free character becomes principal, and nobody has a claim', () => {
  const appoint = (character: string) => internal('promote', { mode: 'appoint', character });
  const { state } = perform(started(), 'ada', appoint('person-2'));
  expect([state.countries['ada']!.principal, state.countries['ada']!.dethronedBy]).toEqual(['person-2', []]);
  expect(refusal(started(), declaring('ada', appoint('person-1')))).toEqual(['already-principal', 'GM-PROM-03']);
  expect(refusal(started(), declaring('ada', appoint('person-3')))).toEqual(['not-your-character', 'GM-PROM-03']);
  expect(t.voidReason(started(), 'ada', appoint('person-1'))).toBe('already-principal');
});

clause(['GM-PROM-04', 'GM-PROM-05'], 'a newcomer appears in the written own city, and leads if there is nobody', () => {
  const introduce = (city: string) =>
    internal('promote', { mode: 'introduce', name: 'Nou', role: 'envoy', characteristic: 'diplomacy', city });
  const { state } = perform(started(), 'ada', introduce('a3'));
  expect(state.characters.at(-1)).toMatchObject({ name: 'Nou', location: 'a3', used: false, values: { diplomacy: 1, authority: 0 } });
  expect(state.countries['ada']!.principal).toBe('person-1');
  expect(refusal(started(), declaring('ada', introduce('b1')))).toEqual(['not-your-city', 'GM-PROM-04']);
  const full = started(['ada', 'bo'], { maxCharacters: 2 });
  expect(refusal(full, declaring('ada', introduce('a1')))).toEqual(['too-many-characters', 'GM-PROM-04']);
  expect(t.voidReason(full, 'ada', introduce('a1'))).toBe('too-many-characters');
  const lost = edit(started(), (draft) => {
    draft.controllers['a3'] = 'bo';
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.alone(draft);
  });
  const { state: refuge } = perform(lost, 'ada', introduce('a3'));
  expect([refuge.characters[0]!.location, refuge.countries['ada']!.principal]).toEqual(['a1', 'person-1']);
});
