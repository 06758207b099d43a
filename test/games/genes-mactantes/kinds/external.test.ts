import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;
const outside = (state: State): State => t.commitAll(state);
const at = (changes: Parameters<typeof edit>[1], options = {}) => edit(started(['ada', 'bo', 'cy'], options), changes);
const gone = at((draft) => {
  draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  for (const id of Object.keys(draft.controllers)) if (draft.controllers[id] === 'bo') draft.controllers[id] = 'cy';
  t.arm(draft, 'bo', '');
  for (const character of draft.characters) if (character.owner === 'bo') character.out = 'gone';
});

clause('GM-EXTN-01', 'the target is a living rival; void once it is out', () => {
  const sabotage = (target: string) => external('sabotage', { target });
  for (const target of ['ada', 'zed', 'constructor'])
    expect(refusal(outside(started()), declaring('ada', sabotage(target)))).toEqual(['bad-target', 'GM-EXTN-01']);
  expect(t.voidReason(gone, 'ada', sabotage('bo'))).toBe('target-eliminated');
});
clause('GM-COPY-01', 'Technology rises by 2, and the target loses nothing', () => {
  const { state } = perform(started(), 'ada', external('copy-technology', { target: 'bo' }), {}, [8]);
  expect([state.countries['ada']!.characteristics.technology, state.countries['bo']!.characteristics.technology]).toEqual([8, 6]);
});
clause('GM-COPY-02', 'with the option only a leader can be copied', () => {
  const state = started(['ada', 'bo'], { copyRequiresLead: true });
  const copy = external('copy-technology', { target: 'bo' });
  expect(t.voidReason(state, 'ada', copy)).toBe('no-lead');
  const behind = edit(state, (draft) => t.values(draft, 'bo', [6, 5, 5, 7]));
  expect(perform(behind, 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(8);
});
clause(['GM-CCOU-01', 'GM-CPOW-01'], 'counterpower comes into being, grows to 10, and weighs on Authority', () => {
  const create = external('create-counterpower', { target: 'bo' });
  const { state } = perform(started(), 'ada', create, {}, [10]);
  expect(state.countries['bo']!.counterpower).toBe(1);
  expect(game.view(state, null).countries['bo']!.effectiveAuthority).toBe(5);
  expect(perform(started(), 'ada', create, {}, [9]).state.countries['bo']!.counterpower).toBe(0);
  const full = at((draft) => void Object.assign(draft.countries['bo']!, { counterpower: 10 }));
  expect(perform(full, 'ada', create, {}, [10]).state.countries['bo']!.counterpower).toBe(10);
});
clause('GM-SCOU-01', 'counterpower that exists grows without a roll', () => {
  const feed = external('strengthen-counterpower', { target: 'bo' });
  const some = (counterpower: number) => at((draft) => void Object.assign(draft.countries['bo']!, { counterpower }));
  expect(perform(some(1), 'ada', feed).state.countries['bo']!.counterpower).toBe(2);
  expect(t.voidReason(some(0), 'ada', feed)).toBe('no-counterpower');
  expect(t.voidReason(some(10), 'ada', feed)).toBe('at-maximum');
});
clause('GM-INVE-01', 'a point of intel', () => {
  expect(perform(started(), 'ada', external('investigate', { target: 'bo' }), {}, [9]).state.countries['ada']!.intel).toEqual({ bo: 1 });
  expect(perform(started(), 'ada', external('investigate', { target: 'bo' }), {}, [8]).state.countries['ada']!.intel).toEqual({});
});
clause('GM-DISA-01', 'Authority falls by one, not below 0', () => {
  const spread = external('promote-disaffection', { target: 'bo' });
  expect(perform(started(), 'ada', spread, {}, [6]).state.countries['bo']!.characteristics.authority).toBe(5);
  const none = edit(started(), (draft) => t.values(draft, 'bo', [0, 5, 5, 6]));
  expect(perform(none, 'ada', spread, {}, [10]).state.countries['bo']!.characteristics.authority).toBe(0);
});
clause('GM-SABO-01', 'an action less next turn', () => {
  expect(perform(started(), 'ada', external('sabotage', { target: 'bo' }), {}, [8]).state.countries['bo']!.nextTurn).toEqual({
    bonus: 0,
    penalty: 1,
  });
  expect(perform(started(), 'ada', external('sabotage', { target: 'bo' }), {}, [7]).state.countries['bo']!.nextTurn.penalty).toBe(0);
});
clause(['GM-INCU-01', 'GM-INCU-02'], 'a patrol within reach raids, and nobody loses troops', () => {
  const raid = external('incursion', { target: 'bo' });
  const near = at((draft) => t.arm(draft, 'ada', 'a4 patrol 2, a2 patrol 1'));
  const { state } = perform(near, 'ada', raid, { patrol: 'a4' }, [8]);
  expect([state.countries['bo']!.nextTurn.penalty, t.army(state, 'ada'), t.army(state, 'bo')]).toEqual([1, 3, 28]);
  expect(t.refusedMeans(near, 'ada', raid, { patrol: 'a2' })).toEqual(['no-patrol-in-place', 'GM-INCU-01']);
  expect(
    t.voidReason(
      at((draft) => t.arm(draft, 'ada', 'a4 army 2')),
      'ada',
      raid,
    ),
  ).toBe('no-patrol-in-place');
});
const besiege = external('siege', { territory: 'b6' });
const near = (text: string, changes: Parameters<typeof edit>[1] = () => undefined) =>
  at((draft) => {
    t.arm(draft, 'ada', text);
    changes(draft);
  });
clause(['GM-SIEG-01', 'GM-SIEG-02'], 'a city of another, an army at a base, nobody else besieging', () => {
  expect(refusal(outside(started()), declaring('ada', external('siege', { territory: 'a1' })))).toEqual(['bad-target', 'GM-SIEG-01']);
  expect(refusal(outside(started()), declaring('ada', external('siege', { territory: 'b5' })))).toEqual(['bad-target', 'GM-SIEG-01']);
  expect(t.voidReason(near('b6 patrol 3'), 'ada', besiege)).toBe('no-army-in-place');
  expect(
    t.voidReason(
      near('b6 army 3', (draft) => {
        draft.controllers['b6'] = 'ada';
      }),
      'ada',
      besiege,
    ),
  ).toBe('bad-target');
  const other = near('b6 army 3', (draft) => {
    t.arm(draft, 'cy', 'b6 army 1');
    draft.cities['b6']!.siege = { by: 'cy', base: 'b6' };
  });
  expect(t.voidReason(other, 'ada', besiege)).toBe('already-besieged');
  expect(t.refusedMeans(near('b6 army 3'), 'ada', besiege, { base: 'mar-de-dins' })).toEqual(['no-army-in-place', 'GM-SIEG-02']);
  expect(perform(near('b6 army 3'), 'ada', besiege, {}, [10]).state.cities['b6']!.siege).toEqual({ by: 'ada', base: 'b6' });
});
clause(['GM-SIEG-03', 'GM-SIEG-04'], 'against 10, or 12 for walls; a success costs the city’s master an action', () => {
  const difficulty = (walled: boolean) =>
    t.only(
      perform(
        near('b6 army 3', (draft) => {
          draft.cities['b6']!.walled = walled;
        }),
        'ada',
        besiege,
        {},
        [2],
      ).events,
      'test-rolled',
    ).difficulty;
  expect([difficulty(false), difficulty(true)]).toEqual([10, 12]);
  const failed = perform(near('b6 army 3'), 'ada', besiege, {}, [5]).state;
  expect([failed.cities['b6']!.siege, failed.countries['bo']!.nextTurn.penalty]).toEqual([null, 0]);
  expect(perform(near('b6 army 3'), 'ada', besiege, {}, [6]).state.countries['bo']!.nextTurn.penalty).toBe(1);
});
clause('GM-SIEG-05', 'a siege lasts, may be repeated, and may move its base', () => {
  const coast = external('siege', { territory: 'b2' });
  const first = near('mar-de-fora army 2, b2 army 3', (draft) => {
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const { state } = perform(first, 'ada', coast, { base: 'b2' }, [10]);
  expect([state.cities['b2']!.siege, state.countries['bo']!.nextTurn.penalty]).toEqual([{ by: 'ada', base: 'b2' }, 1]);
  expect(perform(state, 'ada', internal('develop', { characteristic: 'technology' })).state.cities['b2']!.siege).not.toBeNull();
  expect(t.refusedMeans(first, 'ada', coast, {})[0]).toBe('bad-parameter');
});
const closed = near('b6 army 3', (draft) => {
  draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
  t.alone(draft);
  t.person(draft, 'bo', 'A1', 'b6');
  t.person(draft, 'cy', 'A1', 'b6');
  t.person(draft, 'ada', 'A1', 'b6');
  t.person(draft, 'bo', 'A1', 'b1');
});
clause(['GM-SIEG-07', 'GM-TRAV-04'], 'nobody passes in or out of a siege but the besieger and who has field units there', () => {
  const out = (player: string, character: string) =>
    t.refusal(t.resolving(closed, player, {}), { type: 'travel', player, character, path: ['b1'] });
  expect([out('bo', 'c1')[0], out('cy', 'c2')[0]]).toEqual(['character-besieged', 'character-besieged']);
  const leave = t.after(t.resolving(closed, 'ada', {}), { type: 'travel', player: 'ada', character: 'c3', path: ['b1'] });
  expect(t.locate(leave, 'c3')).toBe('b1');
  const enter = { type: 'travel', player: 'bo', character: 'c4', path: ['b6'] } as const;
  expect(refusal(t.resolving(closed, 'bo', {}), enter)).toEqual(['siege-blocks', 'GM-TRAV-04']);
  const armed = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 patrol 1'));
  expect(t.locate(t.after(t.resolving(armed, 'bo', {}), enter), 'c4')).toBe('b6');
});
clause('GM-SIEG-08', 'the besieged still fight', () => {
  const sortie = edit(closed, (draft) => t.arm(draft, 'bo', 'b6 garrison 6'));
  const means = { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'garrison' }], characters: [] } as const;
  const { state } = perform(sortie, 'bo', internal('battle', { opponent: 'ada' }), means);
  expect(state.affairs[0]).toMatchObject({ type: 'battle', window: { player: 'ada' } });
});
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
clause('GM-SREB-01', 'a rebellion is supported where there is one, once, and never in a slot', () => {
  const help = external('support-rebellion', { target: 'bo' });
  expect(refusal(outside(started()), declaring('ada', help))).toEqual(['no-civil-war', 'GM-SREB-01']);
  const torn = t.after(
    edit(started(), (draft) => {
      draft.countries['bo']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    }),
    declaring('bo', internal('civil-war')),
  );
  const declared = t.after(outside(torn), declaring('ada', help));
  expect(refusal(declared, declaring('ada', help))).toEqual(['duplicate-declaration', 'GM-SREB-01']);
  const slot = t.resolving(torn, 'ada', { ada: [help] });
  expect(refusal(slot, { type: 'execute', player: 'ada', declaration: '1' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  const waited = t.play(t.after(slot, { type: 'pass', player: 'ada' }), { type: 'pass', player: 'bo' });
  expect([t.eventsOf(waited.events, 'action-void').length, waited.state.turn]).toEqual([1, 2]);
});

const cast = at((draft) => {
  t.alone(draft);
  t.person(draft, 'bo', 'D1 M1', 'a2');
  t.person(draft, 'bo', 'A1', 'b2');
  t.person(draft, 'bo', 'A2', 'b1', { captor: 'cy', location: 'c1' });
  t.person(draft, 'ada', 'D2', 'b2');
});
const contest = (state: State, order: ReturnType<typeof internal>, script: readonly number[], means = {}) => {
  const begun = perform(state, 'ada', order, means, []);
  const window = begun.state.affairs.at(-1)?.window;
  return window?.type === 'contest-defence'
    ? t.play(begun.state, { type: 'defend-contest', player: window.player, characters: [] }, script)
    : begun;
};
clause(['GM-PERS-01', 'GM-CAPT-04', 'GM-CONV-03'], 'targets are living characters of living rivals; captives by their own rules', () => {
  const state = outside(cast);
  for (const kind of ['assassinate', 'capture', 'convince'] as const)
    expect(refusal(state, declaring('ada', external(kind, { character: 'c4' })))).toEqual(['bad-target', 'GM-PERS-01']);
  expect(refusal(state, declaring('ada', external('capture', { character: 'zed' })))[0]).toBe('bad-parameter');
  expect(refusal(state, declaring('ada', external('capture', { character: 'c3' })))).toEqual(['already-captive', 'GM-CAPT-04']);
  expect(refusal(state, declaring('ada', external('convince', { character: 'c3' })))).toEqual(['target-captive', 'GM-CONV-03']);
  expect(t.after(state, declaring('bo', external('capture', { character: 'c3' }))).sheets['bo']!.length).toBe(1);
  const full = edit(cast, (draft) => {
    draft.config.maxCharacters = 2;
  });
  const crowded = edit(full, (draft) => void t.person(draft, 'ada', 'D1', 'a1'));
  expect(t.voidReason(crowded, 'ada', internal('convince', { character: 'c1' }))).toBe('too-many-characters');
});
clause(['GM-PERS-02', 'GM-EXEC-04', 'GM-ACTV-07'], 'where the target is decides, and shows only after the means', () => {
  const away = internal('assassinate', { character: 'c2' });
  expect(t.refusedMeans(cast, 'ada', away, { characters: ['c1'] })[0]).toBe('character-not-eligible');
  const { state, events } = perform(cast, 'ada', away, { characters: ['c4'] });
  expect(t.only(events, 'action-void').reason).toBe('target-not-there');
  expect(t.characterIn(state, 'c4').used).toBe(false);
  expect(t.voidReason(cast, 'ada', external('assassinate', { character: 'c1' }))).toBe('target-not-there');
});
clause(['GM-PERS-03', 'GM-PERS-04'], 'void when dead, gone or own; the owner is the opponent', () => {
  const order = internal('assassinate', { character: 'c1' });
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
  const { state } = contest(cast, internal('assassinate', { character: 'c1' }), [9, 2]);
  expect(t.characterIn(state, 'c1').out).toBe('dead');
  expect(game.view(state, 'bo').characters[0]!.out).toBe('dead');
  expect(t.characterIn(contest(cast, internal('assassinate', { character: 'c1' }), [3, 2]).state, 'c1').out).toBeNull();
});
clause(['GM-ASSA-02', 'GM-REPA-01'], 'who survives at the assassin’s may be brought home, to an open city', () => {
  const { state } = contest(cast, internal('assassinate', { character: 'c1' }), [3, 2]);
  expect(state.affairs.at(-1)).toMatchObject({ window: { type: 'repatriate', player: 'bo' } });
  expect(refusal(state, { type: 'repatriate', player: 'bo', city: 'a1' })).toEqual(['bad-destination', 'GM-REPA-01']);
  const home = t.after(state, { type: 'repatriate', player: 'bo', city: 'b3' });
  expect(t.characterIn(home, 'c1')).toMatchObject({ location: 'b3', used: false, journeys: 0, sighting: { territory: 'b3' } });
  expect(t.locate(t.after(state, { type: 'repatriate', player: 'bo', city: null }), 'c1')).toBe('a2');
  const abroad = contest(cast, external('assassinate', { character: 'c2' }), [3, 4]);
  expect(abroad.state.affairs).toEqual([]);
});
clause(['GM-ASSA-03', 'GM-CONT-04'], 'a captive may be killed, and its value does not count', () => {
  const { events, state } = contest(
    edit(cast, (draft) => void Object.assign(draft.characters[2]!.values, { diplomacy: 3 })),
    external('assassinate', { character: 'c3' }),
    [9, 2],
  );
  expect(t.only(events, 'contest-rolled').totals).toEqual([14, 7]);
  expect(t.characterIn(state, 'c3').out).toBe('dead');
  expect(t.only(contest(cast, internal('assassinate', { character: 'c1' }), [9, 2]).events, 'contest-rolled').totals).toEqual([14, 8]);
});
clause(['GM-CAPT-01', 'GM-CAPT-02', 'GM-CAPT-03', 'GM-STATE-09'], 'a captive is held at the captor’s, and can do nothing', () => {
  const taken = contest(cast, external('capture', { character: 'c2' }), [9, 2], { characteristic: 'militarism' });
  expect(t.only(taken.events, 'contest-rolled').characteristic).toBe('militarism');
  expect(t.characterIn(taken.state, 'c2')).toMatchObject({ captor: 'ada', location: 'a1', owner: 'bo' });
  expect(t.refusedMeans(cast, 'ada', external('capture', { character: 'c2' }), { characteristic: 'technology' })[0]).toBe('bad-parameter');
  const here = contest(cast, internal('capture', { character: 'c1' }), [9, 2], { characteristic: 'diplomacy' }).state;
  expect(t.locate(here, 'c1')).toBe('a2');
  expect(refusal(t.resolving(here, 'bo', {}), { type: 'travel', player: 'bo', character: 'c1', path: ['a1'] })).toEqual([
    'character-captive',
    'GM-TRAV-02',
  ]);
  const lost = edit(cast, (draft) => {
    draft.controllers['a1'] = 'cy';
  });
  const refuge = contest(
    edit(lost, (draft) => t.arm(draft, 'ada', 'a3 garrison 3')),
    external('capture', { character: 'c2' }),
    [9, 2],
    { characteristic: 'diplomacy' },
  ).state;
  expect(t.locate(refuge, 'c2')).toBe('a2');
});
clause(['GM-CONV-01', 'GM-CONV-02'], 'convincing is against 18 and the target’s Authority, used or not', () => {
  const state = edit(cast, (draft) => {
    t.values(draft, 'ada', [10, 5, 5, 5]);
    draft.characters.push({
      ...draft.characters[0]!,
      id: 'c5',
      values: { authority: 2, diplomacy: 0, militarism: 0, technology: 0 },
      used: true,
      sightings: {},
    });
    draft.countries['bo']!.principal = 'c5';
  });
  const order = internal('convince', { character: 'c5' });
  const failed = perform(state, 'ada', order, {}, [9]);
  expect(t.only(failed.events, 'test-rolled')).toMatchObject({ difficulty: 20, success: false });
  const { state: won } = perform(state, 'ada', order, {}, [10]);
  expect(t.characterIn(won, 'c5')).toMatchObject({ owner: 'ada', captor: null, location: 'a2' });
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
    expect(t.refusedMeans(state, 'ada', internal('assassinate', { character: 'c1' }), { useIntel: true })).toEqual([
      'no-intel',
      'GM-INTL-02',
    ]);
    const hit = contest(state, external('assassinate', { character: 'c2' }), [5, 5], { useIntel: true });
    expect(t.only(hit.events, 'contest-rolled').totals).toEqual([12, 10]);
    expect(perform(state, 'ada', external('assassinate', { character: 'c1' }), { useIntel: true }).state.countries['ada']!.intel).toEqual({
      bo: 2,
    });
  },
);
clause(['GM-WIND-03', 'GM-CONT-05'], 'a defence is asked for where the opponent has anybody; only those at the place may help', () => {
  const begun = perform(cast, 'ada', internal('assassinate', { character: 'c1' })).state;
  expect(refusal(begun, { type: 'defend-contest', player: 'bo', characters: ['c2'] })[0]).toBe('character-not-eligible');
  const guard = edit(cast, (draft) => {
    t.person(draft, 'bo', 'D3', 'a2');
    t.person(draft, 'bo', 'D3', 'b1');
  });
  const guarded = perform(guard, 'ada', internal('assassinate', { character: 'c1' })).state;
  expect(refusal(guarded, { type: 'defend-contest', player: 'bo', characters: ['c6'] })).toEqual(['character-not-present', 'GM-ACTV-04']);
  const { events } = t.play(guarded, { type: 'defend-contest', player: 'bo', characters: ['c5'] }, [9, 2]);
  expect(t.only(events, 'contest-rolled').totals).toEqual([14, 11]);
  const lone = edit(cast, (draft) => {
    draft.characters = draft.characters.slice(0, 1);
  });
  expect(perform(lone, 'ada', internal('assassinate', { character: 'c1' }), {}, [9, 2]).state.affairs).toEqual([]);
});
