import { expect } from 'vitest';
import { at, gone, outside } from '../../helpers/scenes/external-orders.js';
import { torn, war } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;

const atBo = { target: 'bo' };
const spying = ['copy-technology', 'create-counterpower', 'investigate', 'promote-disaffection', 'sabotage'] as const;

/** Ada has Diplomacy 6: what must fall to beat the difficulty. */
const keen = at((draft) => t.values(draft, 'ada', [6, 6, 6, 5]));
const spy = (kind: (typeof spying)[number], die: number, state = keen) => perform(state, 'ada', external(kind, atBo), {}, [die]);
const someCounterpower = (counterpower: number) => edit(keen, (draft) => void Object.assign(draft.countries['bo']!, { counterpower }));

clause('GM-EXTN-01', 'the target is a living rival; void once it is out', () => {
  const written = edit(gone, (draft) => {
    draft.step = 'declare-external';
  });
  for (const kind of [...spying, 'strengthen-counterpower', 'incursion', 'support-rebellion'] as const) {
    for (const target of ['ada', 'zed', 'constructor'])
      expect(refusal(outside(started()), declaring('ada', external(kind, { target })))).toEqual(['bad-target', 'GM-EXTN-01']);
    expect(refusal(written, declaring('ada', external(kind, atBo)))).toEqual(['bad-target', 'GM-EXTN-01']);
    if (kind !== 'support-rebellion') expect(t.voidReason(gone, 'ada', external(kind, atBo))).toBe('target-eliminated');
  }
  expect(t.after(outside(started()), declaring('ada', external('sabotage', atBo))).sheets['ada']!.length).toBe(1);
});

clause('GM-COPY-01', 'at 12, Technology rises by 2 up to 10, and the target loses nothing', () => {
  const technology = (die: number, state = keen) =>
    ['ada', 'bo'].map((player) => spy('copy-technology', die, state).state.countries[player]!.characteristics.technology);
  expect([technology(6), technology(7)]).toEqual([
    [5, 6],
    [7, 6],
  ]);
  expect(
    technology(
      7,
      edit(keen, (draft) => t.values(draft, 'ada', [6, 6, 6, 9])),
    ),
  ).toEqual([10, 6]);
  expect(t.only(spy('copy-technology', 2).events, 'test-rolled')).toMatchObject({ characteristic: 'diplomacy', difficulty: 12, value: 6 });
});

clause('GM-COPY-02', 'with the option only a leader can be copied, without it anybody', () => {
  const copy = external('copy-technology', atBo);
  const strict = (mine: number) =>
    edit(started(['ada', 'bo'], { copyRequiresLead: true }), (draft) => t.values(draft, 'ada', [6, 5, 5, mine]));
  expect([t.voidReason(strict(6), 'ada', copy), t.voidReason(strict(7), 'ada', copy)]).toEqual(['no-lead', 'no-lead']);
  expect(perform(strict(5), 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(7);
  expect(perform(started(), 'ada', copy, {}, [8]).state.countries['ada']!.characteristics.technology).toBe(8);
});

clause('GM-CCOU-01', 'at 14, counterpower comes into being at 1, or grows by 1 to 10', () => {
  const counterpower = (die: number, before = 0) =>
    spy('create-counterpower', die, someCounterpower(before)).state.countries['bo']!.counterpower;
  expect([counterpower(8), counterpower(9), counterpower(9, 3), counterpower(9, 10)]).toEqual([0, 1, 4, 10]);
  expect(t.only(spy('create-counterpower', 2).events, 'test-rolled')).toMatchObject({ characteristic: 'diplomacy', difficulty: 14 });
});

clause('GM-CPOW-01', 'counterpower weighs on Authority as long as it lasts, and time does not heal it', () => {
  const weighed = someCounterpower(2);
  expect(game.view(weighed, null).countries['bo']!.effectiveAuthority).toBe(4);
  expect(t.only(perform(weighed, 'bo', internal('taxes'), {}, [9]).events, 'test-rolled').value).toBe(4);
  const grown = perform(weighed, 'bo', internal('develop', { characteristic: 'authority' })).state;
  expect([grown.countries['bo']!.counterpower, game.view(grown, null).countries['bo']!.effectiveAuthority]).toEqual([2, 5]);
  const later = ['ada', 'bo', 'cy'].reduce((now, player) => t.after(now, { type: 'pass', player }), t.resolving(weighed, 'ada', {}));
  expect([later.turn, later.countries['bo']!.counterpower]).toEqual([2, 2]);
});

clause('GM-SCOU-01', 'counterpower that exists grows by 1 without a roll', () => {
  const feed = external('strengthen-counterpower', atBo);
  const { state, rolls } = perform(someCounterpower(1), 'ada', feed);
  expect([state.countries['bo']!.counterpower, rolls]).toEqual([2, []]);
  expect(perform(someCounterpower(9), 'ada', feed).state.countries['bo']!.counterpower).toBe(10);
  expect(t.voidReason(someCounterpower(0), 'ada', feed)).toBe('no-counterpower');
  expect(t.voidReason(someCounterpower(10), 'ada', feed)).toBe('at-maximum');
});

clause('GM-INVE-01', 'at 13, a point of intel against the target', () => {
  const intel = (die: number, before = {}) =>
    spy(
      'investigate',
      die,
      edit(keen, (draft) => void Object.assign(draft.countries['ada']!, { intel: before })),
    ).state.countries['ada']!.intel;
  expect([intel(7), intel(8), intel(8, { bo: 1, cy: 1 })]).toEqual([{}, { bo: 1 }, { bo: 2, cy: 1 }]);
  expect(t.only(spy('investigate', 2).events, 'test-rolled')).toMatchObject({ characteristic: 'diplomacy', difficulty: 13 });
});

clause('GM-DISA-01', 'at 10, base Authority falls by one, not below 0', () => {
  const authority = (die: number, before = 6) =>
    spy(
      'promote-disaffection',
      die,
      edit(keen, (draft) => t.values(draft, 'bo', [before, 5, 5, 6])),
    ).state.countries['bo']!.characteristics.authority;
  expect([authority(4), authority(5), authority(5, 0)]).toEqual([6, 5, 0]);
  expect(t.only(spy('promote-disaffection', 2).events, 'test-rolled')).toMatchObject({ characteristic: 'diplomacy', difficulty: 10 });
});

clause('GM-SABO-01', 'at 12, an action less for the target next turn', () => {
  const modifiers = (die: number) => ['ada', 'bo'].map((player) => spy('sabotage', die).state.countries[player]!.nextTurn);
  const none = { bonus: 0, penalty: 0 };
  expect([modifiers(6), modifiers(7)]).toEqual([
    [none, none],
    [none, { bonus: 0, penalty: 1 }],
  ]);
  expect(t.only(spy('sabotage', 2).events, 'test-rolled')).toMatchObject({ characteristic: 'diplomacy', difficulty: 12 });
});

const raid = external('incursion', atBo);
const patrols = (text: string) => edit(keen, (draft) => t.arm(draft, 'ada', text));

clause('GM-INCU-01', 'a patrol in the target’s land, or next to it over a passable edge', () => {
  for (const place of ['b1', 'a4', 'mar-de-fora', 'mar-de-dins'])
    expect(perform(patrols(`${place} patrol 2`), 'ada', raid, { patrol: place }, [2]).events[0]!.type).toBe('action-read');
  for (const text of ['a4 army 2', 'a2 patrol 2']) expect(t.voidReason(patrols(text), 'ada', raid)).toBe('no-patrol-in-place');
  const refused = (patrol: string) => t.refusedMeans(patrols('a4 patrol 2, a2 patrol 1, b1 army 1'), 'ada', raid, { patrol });
  for (const place of ['a2', 'b1', 'a6']) expect(refused(place)).toEqual(['no-patrol-in-place', 'GM-INCU-01']);
  expect(refused('zed')).toEqual(['bad-parameter', 'GM-ERR-01']);
  // A cliff in between keeps the raiders off: of b's land only b7 is to be had from the sea.
  const cliffs = edit(patrols('mar-de-fora patrol 2'), (draft) => {
    for (const id of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b8']) draft.controllers[id] = 'cy';
  });
  expect(t.voidReason(cliffs, 'ada', raid)).toBe('no-patrol-in-place');
});

clause('GM-INCU-02', 'at Militarism 12, an action less for the target next turn; nobody loses troops and the patrol stays', () => {
  const tried = (die: number) => perform(patrols('a4 patrol 2'), 'ada', raid, { patrol: 'a4' }, [die]);
  expect([6, 7].map((die) => tried(die).state.countries['bo']!.nextTurn.penalty)).toEqual([0, 1]);
  expect(t.only(tried(2).events, 'test-rolled')).toMatchObject({ characteristic: 'militarism', difficulty: 12 });
  for (const die of [2, 9]) {
    const { state } = tried(die);
    expect([t.at(state, 'ada', 'a4', 'patrol'), t.army(state, 'ada'), t.army(state, 'bo')]).toEqual([2, 2, 28]);
  }
});

const help = external('support-rebellion', atBo);
const rising = (...players: string[]) =>
  edit(started(['ada', 'bo', 'cy']), (draft) => {
    for (const player of players) draft.countries[player]!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });

clause('GM-SREB-01', 'a rebellion is supported where there is one, once for each', () => {
  expect(refusal(outside(started()), declaring('ada', help))).toEqual(['no-civil-war', 'GM-SREB-01']);
  const both = ['bo', 'cy'].reduce((now, player) => t.after(now, declaring(player, internal('civil-war'))), rising('bo', 'cy'));
  const declared = t.after(outside(both), declaring('ada', help));
  expect(refusal(declared, declaring('ada', help))).toEqual(['duplicate-declaration', 'GM-SREB-01']);
  expect(t.after(declared, declaring('ada', external('support-rebellion', { target: 'cy' }))).sheets['ada']!.length).toBe(2);
});

clause('GM-SREB-01', 'it is never carried out in a slot; it is called for by the war, or void', () => {
  const later = t.resolving(rising('bo'), 'ada', { ada: [help] });
  expect(refusal(later, { type: 'execute', player: 'ada', declaration: '1' })).toEqual(['unknown-declaration', 'GM-EXEC-01']);
  const slot = edit(later, (draft) => {
    draft.slot!.round = 1;
    draft.sheets = { ...draft.sheets, bo: [], cy: [] };
  });
  const waited = ['ada', 'bo'].reduce((now, player) => t.after(now, { type: 'pass', player }), slot);
  const { state, events } = t.play(waited, { type: 'pass', player: 'cy' });
  expect([t.only(events, 'action-void').declaration.order.kind, state.turn]).toEqual(['support-rebellion', 2]);
  const called = war(torn()).state;
  expect(called.affairs[0]).toMatchObject({ window: { type: 'rebel-support', player: 'bo' } });
});

clause('GM-COPY-03', 'where there is no technology nothing can be copied', () => {
  const state = t.edit(t.started(), (draft) => t.values(draft, 'bo', [5, 5, 5, 0]));
  expect(t.voidReason(state, 'ada', t.external('copy-technology', { target: 'bo' }))).toBe('no-technology');
});
