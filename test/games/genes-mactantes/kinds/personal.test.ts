import { expect } from 'vitest';
import { cast, contest, outside } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, declaring } = t;

clause(['GM-PERS-01', 'GM-CAPT-04', 'GM-CONV-03'], 'targets are living characters of living rivals; captives by their own rules', () => {
  const state = outside(cast);
  for (const kind of ['assassinate', 'capture', 'convince'] as const)
    expect(refusal(state, declaring('ada', external(kind, { character: 'person-4' })))).toEqual(['bad-target', 'GM-PERS-01']);
  expect(refusal(state, declaring('ada', external('capture', { character: 'zed' })))[0]).toBe('bad-parameter');
  expect(refusal(state, declaring('ada', external('capture', { character: 'person-3' })))).toEqual(['already-captive', 'GM-CAPT-04']);
  expect(refusal(state, declaring('ada', external('convince', { character: 'person-3' })))).toEqual(['target-captive', 'GM-CONV-03']);
  expect(t.after(state, declaring('bo', external('capture', { character: 'person-3' }))).sheets['bo']!.length).toBe(1);
  const full = edit(cast, (draft) => {
    draft.config.maxCharacters = 2;
  });
  const crowded = edit(full, (draft) => void t.person(draft, 'ada', 'D1', 'a1'));
  expect(t.voidReason(crowded, 'ada', internal('convince', { character: 'person-1' }))).toBe('too-many-characters');
});

clause(['GM-PERS-02', 'GM-EXEC-04', 'GM-ACTV-07'], 'where the target is decides, and shows only after the means', () => {
  const away = internal('assassinate', { character: 'person-2' });
  expect(t.refusedMeans(cast, 'ada', away, { characters: ['person-1'] })[0]).toBe('character-not-eligible');
  const { state, events } = perform(cast, 'ada', away, { characters: ['person-4'] });
  expect(t.only(events, 'action-void').reason).toBe('target-not-there');
  expect(t.characterIn(state, 'person-4').used).toBe(false);
  expect(t.voidReason(cast, 'ada', external('assassinate', { character: 'person-1' }))).toBe('target-not-there');
});

clause(['GM-PERS-03', 'GM-PERS-04'], 'void when dead, gone or own; the owner is the opponent', () => {
  const order = internal('assassinate', { character: 'person-1' });
  expect(
    t.voidReason(
      edit(cast, (draft) => {
        draft.characters[0]!.out = 'dead';
      }),
      'ada',
      order,
    ),
  ).toBe('target-dead');
  expect(
    t.voidReason(
      edit(cast, (draft) => {
        draft.characters[0]!.out = 'gone';
      }),
      'ada',
      order,
    ),
  ).toBe('target-changed');
  expect(
    t.voidReason(
      edit(cast, (draft) => {
        draft.characters[0]!.owner = 'ada';
      }),
      'ada',
      order,
    ),
  ).toBe('target-changed');
  expect(perform(cast, 'ada', order).state.affairs[0]).toMatchObject({ opponent: 'bo', window: { player: 'bo' } });
});

clause(['GM-ASSA-01', 'GM-STATE-10'], 'who wins kills; the dead stay dead', () => {
  const { state } = contest(cast, internal('assassinate', { character: 'person-1' }), [9, 2]);
  expect(t.characterIn(state, 'person-1').out).toBe('dead');
  expect(game.view(state, 'bo').characters[0]!.out).toBe('dead');
  expect(t.characterIn(contest(cast, internal('assassinate', { character: 'person-1' }), [3, 2]).state, 'person-1').out).toBeNull();
});

clause(['GM-ASSA-03', 'GM-CONT-04'], 'a captive may be killed, and its value does not count', () => {
  const { events, state } = contest(
    edit(cast, (draft) => void Object.assign(draft.characters[2]!.values, { diplomacy: 3 })),
    external('assassinate', { character: 'person-3' }),
    [9, 2],
  );
  expect(t.only(events, 'contest-rolled').totals).toEqual([14, 7]);
  expect(t.characterIn(state, 'person-3').out).toBe('dead');
  expect(t.only(contest(cast, internal('assassinate', { character: 'person-1' }), [9, 2]).events, 'contest-rolled').totals).toEqual([
    14, 8,
  ]);
});

clause(['GM-CAPT-01', 'GM-CAPT-02', 'GM-CAPT-03', 'GM-STATE-09'], 'a captive is held at the captor’s, and can do nothing', () => {
  const taken = contest(cast, external('capture', { character: 'person-2' }), [9, 2], { characteristic: 'militarism' });
  expect(t.only(taken.events, 'contest-rolled').characteristic).toBe('militarism');
  expect(t.characterIn(taken.state, 'person-2')).toMatchObject({ captor: 'ada', location: 'a1', owner: 'bo' });
  expect(t.refusedMeans(cast, 'ada', external('capture', { character: 'person-2' }), { characteristic: 'technology' })[0]).toBe(
    'bad-parameter',
  );
  const here = contest(cast, internal('capture', { character: 'person-1' }), [9, 2], { characteristic: 'diplomacy' }).state;
  expect(t.locate(here, 'person-1')).toBe('a2');
  expect(refusal(t.resolving(here, 'bo', {}), { type: 'travel', player: 'bo', character: 'person-1', path: ['a1'] })).toEqual([
    'character-captive',
    'GM-TRAV-02',
  ]);
  const lost = edit(cast, (draft) => {
    draft.controllers['a1'] = 'cy';
  });
  const refuge = contest(
    edit(lost, (draft) => t.arm(draft, 'ada', 'a3 garrison 3')),
    external('capture', { character: 'person-2' }),
    [9, 2],
    { characteristic: 'diplomacy' },
  ).state;
  expect(t.locate(refuge, 'person-2')).toBe('a2');
});

clause(['GM-CONV-01', 'GM-CONV-02'], 'convincing is against 18 and the target’s Authority, used or not', () => {
  const state = edit(cast, (draft) => {
    t.values(draft, 'ada', [10, 5, 5, 5]);
    draft.characters.push({
      ...draft.characters[0]!,
      id: 'person-5',
      values: { authority: 2, diplomacy: 0, militarism: 0, technology: 0 },
      used: true,
      sightings: {},
    });
    draft.countries['bo']!.principal = 'person-5';
  });
  const order = internal('convince', { character: 'person-5' });
  const failed = perform(state, 'ada', order, {}, [9]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ difficulty: 20, success: false });
  const { state: won } = perform(state, 'ada', order, {}, [10]);
  expect(t.characterIn(won, 'person-5')).toMatchObject({ owner: 'ada', captor: null, location: 'a2' });
  expect([won.countries['bo']!.principal, won.countries['bo']!.dethronedBy]).toEqual([null, ['ada']]);
});

clause(
  ['GM-INTL-01', 'GM-INTL-02', 'GM-INTL-03'],
  'intel helps declared external actions, is spent with them, and not by void ones',
  () => {
    const state = edit(cast, (draft) => {
      draft.countries['ada']!.intel = { bo: 2 };
    });
    const spent = perform(state, 'ada', external('sabotage', { target: 'bo' }), { useIntel: true }, [2]);
    expect([t.only(spent.events, 'test-rolled').difficulty, spent.state.countries['ada']!.intel]).toEqual([10, { bo: 1 }]);
    expect(t.refusedMeans(state, 'ada', external('sabotage', { target: 'cy' }), { useIntel: true })).toEqual(['no-intel', 'GM-INTL-01']);
    expect(t.refusedMeans(state, 'ada', internal('assassinate', { character: 'person-1' }), { useIntel: true })).toEqual([
      'no-intel',
      'GM-INTL-02',
    ]);
    const hit = contest(state, external('assassinate', { character: 'person-2' }), [5, 5], { useIntel: true });
    expect(t.only(hit.events, 'contest-rolled').totals).toEqual([12, 10]);
    expect(
      perform(state, 'ada', external('assassinate', { character: 'person-1' }), { useIntel: true }).state.countries['ada']!.intel,
    ).toEqual({
      bo: 2,
    });
  },
);
