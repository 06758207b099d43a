import { expect, test } from 'vitest';
import * as t from '../../helpers/table.js';

const { clause, edit, internal, perform, refusal, started, declaring } = t;

const improve = (character: string, characteristic = 'militarism') => internal('promote', { mode: 'improve', character, characteristic });
const appoint = (character: string) => internal('promote', { mode: 'appoint', character });
const introduce = (city: string, changes: object = {}) =>
  internal('promote', { mode: 'introduce', name: 'Nou', role: 'envoy', characteristic: 'diplomacy', city, ...changes });
const changed = (changes: object) => edit(started(), (draft) => void Object.assign(draft.characters[1]!, changes));

clause('GM-PROM-01', 'promote does one of three things', () => {
  const { state } = perform(started(), 'ada', improve('person-2'));
  expect([state.countries['ada']!.principal, state.characters.length]).toEqual(['person-1', started().characters.length]);
  const appointed = perform(started(), 'ada', appoint('person-2')).state;
  expect(appointed.characters.map(({ values }) => values)).toEqual(started().characters.map(({ values }) => values));
  for (const mode of ['dismiss', 'constructor'])
    expect(refusal(started(), declaring('ada', internal('promote', { mode, character: 'person-2' })))[0]).toBe('bad-parameter');
});

clause('GM-PROM-02', 'a value of an own free character rises by one, had before or not, wherever it is, up to 3', () => {
  const { state, events } = perform(started(), 'ada', improve('person-2'));
  expect(t.characterIn(state, 'person-2').values).toEqual({ ...t.characterIn(started(), 'person-2').values, militarism: 1 });
  expect(t.only(events, 'character-promoted')).toMatchObject({ mode: 'improve', character: 'person-2', characteristic: 'militarism' });
  expect(
    t.characterIn(perform(changed({ location: 'b1' }), 'ada', improve('person-2', 'diplomacy')).state, 'person-2').values.diplomacy,
  ).toBe(3);
  const declared = (scene: ReturnType<typeof started>, id = 'person-2') => refusal(scene, declaring('ada', improve(id)));
  expect(declared(started(), 'person-3')).toEqual(['not-your-character', 'GM-PROM-02']);
  expect(declared(changed({ out: 'dead' }))).toEqual(['not-your-character', 'GM-PROM-02']);
  expect(declared(started(), 'zed')).toEqual(['bad-parameter', 'GM-ERR-01']);
  const captive = changed({ captor: 'bo', location: 'b1' });
  expect(declared(captive)).toEqual(['character-captive', 'GM-PROM-02']);
  expect(t.voidReason(captive, 'ada', improve('person-2'))).toBe('target-captive');
  const able = edit(started(), (draft) => void Object.assign(draft.characters[1]!.values, { militarism: 3 }));
  expect(declared(able)).toEqual(['value-at-maximum', 'GM-PROM-02']);
  expect(t.voidReason(able, 'ada', improve('person-2'))).toBe('at-maximum');
  for (const changes of [{ out: 'dead' }, { owner: 'bo' }])
    expect(t.voidReason(changed(changes), 'ada', improve('person-2'))).toBe('target-changed');
});

clause('GM-STATE-06', 'values are 0 to 3, and somebody is good at something', () => {
  const state = perform(perform(started(), 'ada', improve('person-2', 'diplomacy')).state, 'ada', introduce('a1')).state;
  for (const { values } of state.characters) {
    expect(Object.values(values).every((value) => Number.isInteger(value) && value >= 0 && value <= 3)).toBe(true);
    expect(Object.values(values).some((value) => value >= 1)).toBe(true);
  }
  const saved = (value: number) =>
    t.game.decodeState(
      JSON.parse(JSON.stringify(edit(state, (draft) => void Object.assign(draft.characters.at(-1)!.values, { diplomacy: value })))),
    )._tag;
  expect([saved(1), saved(0), saved(3), saved(4)]).toEqual(['Right', 'Left', 'Right', 'Left']);
});

clause('GM-PROM-03', 'an own free character takes the office from whoever has it', () => {
  const { state, events } = perform(started(), 'ada', appoint('person-2'));
  expect([state.countries['ada']!.principal, t.only(events, 'principal-changed')]).toMatchObject([
    'person-2',
    { from: 'person-1', to: 'person-2' },
  ]);
  const declared = (scene: ReturnType<typeof started>, id: string) => refusal(scene, declaring('ada', appoint(id)));
  expect(declared(started(), 'person-1')).toEqual(['already-principal', 'GM-PROM-03']);
  expect(declared(started(), 'person-3')).toEqual(['not-your-character', 'GM-PROM-03']);
  const captive = changed({ captor: 'bo', location: 'b1' });
  expect(declared(captive, 'person-2')).toEqual(['character-captive', 'GM-PROM-03']);
  expect(t.voidReason(captive, 'ada', appoint('person-2'))).toBe('target-captive');
  for (const changes of [{ out: 'dead' }, { owner: 'bo' }])
    expect(t.voidReason(changed(changes), 'ada', appoint('person-2'))).toBe('target-changed');
  expect(t.voidReason(started(), 'ada', appoint('person-1'))).toBe('already-principal');
});

clause('GM-PROM-06', 'nobody has a claim to a principal replaced by its own country', () => {
  const { state } = perform(started(), 'ada', appoint('person-2'));
  expect([state.countries['ada']!.dethronedBy, state.countries['bo']!.dethronedBy]).toEqual([[], []]);
});

clause('GM-STATE-08', 'a principal is nobody, or a living character of that player, free or captive', () => {
  const saved = (changes: Parameters<typeof edit>[1]) => t.game.decodeState(JSON.parse(JSON.stringify(edit(started(), changes))))._tag;
  const holds = (principal: string | null, changes: object = {}) =>
    saved((draft) => {
      draft.countries['ada']!.principal = principal;
      Object.assign(draft.characters[0]!, changes);
    });
  expect([holds('person-1'), holds('person-2'), holds('person-1', { captor: 'bo', location: 'b1' })]).toEqual(['Right', 'Right', 'Right']);
  expect([holds('person-3'), holds('person-1', { out: 'dead' }), holds('zed')]).toEqual(['Left', 'Left', 'Left']);
  const deserted = saved((draft) => {
    draft.countries['ada']!.principal = null;
    for (const character of draft.characters) if (character.owner === 'ada') character.out = 'dead';
  });
  expect([deserted, holds(null)]).toEqual(['Right', 'Left']);
});

clause('GM-PROM-04', 'a newcomer with one value of 1 appears in the written own city, or the first one left, if there is room', () => {
  const { state } = perform(started(), 'ada', introduce('a3'));
  expect(state.characters.at(-1)).toMatchObject({
    ...{ name: 'Nou', role: 'envoy', owner: 'ada', location: 'a3', captor: null, used: false },
    values: { authority: 0, diplomacy: 1, militarism: 0, technology: 0 },
  });
  for (const place of ['b1', 'a4']) expect(refusal(started(), declaring('ada', introduce(place)))).toEqual(['not-your-city', 'GM-PROM-04']);
  for (const changes of [{ name: '' }, { role: '' }])
    expect(refusal(started(), declaring('ada', introduce('a1', changes)))[0]).toBe('bad-parameter');
  const limit = (maxCharacters: number) => started(['ada', 'bo'], { maxCharacters });
  expect(refusal(limit(2), declaring('ada', introduce('a1')))).toEqual(['too-many-characters', 'GM-PROM-04']);
  expect(t.voidReason(limit(2), 'ada', introduce('a1'))).toBe('too-many-characters');
  expect(perform(limit(3), 'ada', introduce('a1')).state.characters.at(-1)!.owner).toBe('ada');
  const lost = edit(started(), (draft) => {
    Object.assign(draft.controllers, { a1: 'bo', a3: 'bo' });
    t.arm(draft, 'ada', 'a2 garrison 3');
  });
  expect(perform(lost, 'ada', introduce('a3')).state.characters.at(-1)!.location).toBe('a2');
});

clause('GM-PROM-05', 'a newcomer leads by itself only in a vacant office', () => {
  const leader = (changes: Parameters<typeof edit>[1]) =>
    perform(edit(started(), changes), 'ada', introduce('a1')).state.countries['ada']!.principal;
  expect(leader(() => undefined)).toBe('person-1');
  expect(leader(t.alone)).toBe('person-1');
  expect(
    leader((draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
    }),
  ).toBe('person-2');
  expect(
    leader((draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'A1', 'a1', { out: 'dead' });
    }),
  ).toBe('person-2');
});

clause(
  'GM-PROM-07',
  'a vacant office falls at once to the first free character of the sheet; the last to come is the last to inherit',
  () => {
    const court = edit(started(), (draft) => {
      t.alone(draft);
      t.person(draft, 'ada', 'A1', 'b1');
      t.person(draft, 'ada', 'A1', 'b1', { captor: 'bo' });
      t.person(draft, 'ada', 'A1', 'a1');
      draft.countries['ada']!.principal = 'person-1';
      t.values(draft, 'bo', [10, 9, 5, 5]);
    });
    const killed = perform(court, 'bo', internal('assassinate', { character: 'person-1' })).state;
    const heir = t.play(killed, { type: 'defend-contest', player: 'ada', characters: [] }, [9, 2]);
    expect(t.only(heir.events, 'principal-changed')).toMatchObject({ from: 'person-1', to: 'person-3' });
    expect(heir.state.countries['ada']!.dethronedBy).toEqual([{ by: 'bo', character: 'person-1' }]);
    // Whoever comes back serves last.
    const back = edit(court, (draft) => {
      draft.characters[1]!.captor = null;
      draft.characters[1]!.location = 'a1';
    });
    const won = perform(back, 'bo', internal('convince', { character: 'person-1' }), {}, [10]).state;
    expect([won.countries['ada']!.principal, won.countries['bo']!.principal]).toEqual(['person-2', 'person-1']);
    expect(won.characters.map(({ id }) => id)).toEqual(['person-2', 'person-3', 'person-1']);
    // Nobody free: the office waits for the first who is.
    const captives = edit(court, (draft) => {
      draft.characters[2]!.out = 'dead';
      draft.characters[0]!.out = 'dead';
      draft.countries['ada']!.principal = null;
    });
    const freed = t.after(t.resolving(captives, 'bo', {}), { type: 'release-captive', player: 'bo', character: 'person-2' });
    expect(freed.countries['ada']!.principal).toBe('person-2');
  },
);

clause('GM-PROM-08', 'a title may come with a promotion, and is not empty', () => {
  const improved = (role: string) => internal('promote', { mode: 'improve', character: 'person-1', characteristic: 'technology', role });
  for (const role of ['', ' ']) expect(refusal(started(), declaring('ada', improved(role)))).toEqual(['bad-name', 'GM-PROM-08']);
  const { state, events } = perform(started(), 'ada', improved('regent'));
  expect([state.characters[0]!.role, t.only(events, 'character-promoted').role]).toEqual(['regent', 'regent']);
  const other = started().characters.filter(({ owner }) => owner === 'ada')[1]!.id;
  const named = perform(started(), 'ada', internal('promote', { mode: 'appoint', character: other, role: 'queen' })).state;
  expect([named.countries['ada']!.principal, named.characters.find(({ id }) => id === other)!.role]).toEqual([other, 'queen']);
});

test('a newcomer with neither name nor title is refused for both', () => {
  const faults = t.game.explain(started(), declaring('ada', introduce('a1', { name: ' ', role: '' })));
  expect(faults.map(({ clause, path }) => [clause, path])).toEqual([
    ['GM-COMP-02', 'written.name'],
    ['GM-COMP-02', 'written.role'],
  ]);
});
