import { expect } from 'vitest';
import { crisis, face, leading } from '../helpers/scenes/turns-and-travels.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, perform, refusal, started } = t;

const low = (values: readonly number[], options = {}) => edit(leading(['ada', 'bo'], options), (draft) => t.values(draft, 'bo', values));
const facing = (characteristic: string, player = 'bo') => ({ type: 'face-crisis', player, characteristic, characters: [] }) as never;

clause('GM-CRIS-01', 'in turn 1 nobody has a crisis', () => {
  const poor = edit(started(['ada', 'bo']), (draft) => {
    for (const player of ['ada', 'bo']) t.values(draft, player, [1, 1, 1, 1]);
  });
  expect([poor.step, poor.turn, poor.crises]).toEqual(['declare-internal', 1, []]);
  expect(started(['ada', 'bo']).crises).toEqual([]);
  let first = t.opened(['ada', 'bo']);
  first = t.after(first, { type: 'pick-country', player: 'ada', country: 'aurenca' });
  const idle = { authority: 0, diplomacy: 0, militarism: 0, technology: 0 };
  for (const player of ['ada', 'bo']) first = t.after(first, { ...game.legalActions(first, player)[0]!, characteristics: idle } as never);
  for (const player of ['ada', 'bo']) first = t.after(first, game.legalActions(first, player)[0]!);
  expect([first.turn, first.step, first.crises]).toEqual([1, 'declare-internal', []]);
  expect(t.nextTurn(first, { initiative: [5, 4] }).crises.length).toBe(8);
});

clause('GM-CRIS-02', 'from turn 2 every value of 3 or less is a crisis, effective for Authority; the list is fixed then', () => {
  const next = t.nextTurn(low([4, 3, 3, 9]));
  expect([next.step, next.crises]).toEqual([
    'crisis',
    [
      { player: 'bo', characteristic: 'diplomacy' },
      { player: 'bo', characteristic: 'militarism' },
    ],
  ]);
  const weighed = (counterpower: number) =>
    t.nextTurn(edit(leading(), (draft) => void Object.assign(draft.countries['ada']!, { counterpower }))).crises;
  expect([weighed(5), weighed(6)]).toEqual([[], [{ player: 'ada', characteristic: 'authority' }]]);
  // A characteristic that falls meanwhile is not added.
  const later = t.after(
    edit(next, (draft) => t.values(draft, 'bo', [4, 3, 3, 2])),
    facing('diplomacy'),
  );
  expect(later.crises).toEqual([{ player: 'bo', characteristic: 'militarism' }]);
});

clause('GM-CRIS-03', 'one player at a time in order, in the order of its choice, and nothing that is no crisis', () => {
  const both = edit(t.nextTurn(low([4, 3, 3, 9])), (draft) => {
    draft.crises.push({ player: 'ada', characteristic: 'technology' });
    draft.order = ['bo', 'ada'];
  });
  expect(game.actors(both)).toEqual(['bo']);
  expect(refusal(both, facing('technology', 'ada'))[0]).toBe('not-your-turn');
  expect(refusal(both, facing('technology'))).toEqual(['no-such-crisis', 'GM-CRIS-03']);
  const one = t.after(both, facing('militarism'));
  expect([one.crises.length, game.actors(one)]).toEqual([2, ['bo']]);
  expect(refusal(one, facing('militarism'))).toEqual(['no-such-crisis', 'GM-CRIS-03']);
  expect(game.actors(t.after(one, facing('diplomacy')))).toEqual(['ada']);
});

clause('GM-ALLO-04', 'the allowance follows the values while crises are faced, and is frozen after them', () => {
  const seen = (state: ReturnType<typeof crisis>) => game.view(state, null).countries['ada']!.allowance;
  // Small, Authority 5, Technology 2: 1 + 1 + 0; the forced Development makes Technology 3.
  const state = crisis([5, 5, 5, 2], (draft) => void Object.assign(draft.config, { foreignSupport: false }));
  const raised = t.play(state, face('technology'), [10]).state;
  expect([seen(state), seen(raised), raised.countries['ada']!.allowance]).toEqual([2, 3, 3]);
  const failed = t.play(state, face('technology'), [2]).state;
  expect([seen(failed), failed.step]).toEqual([2, 'declare-internal']);
  const grown = edit(failed, (draft) => t.values(draft, 'ada', [9, 5, 5, 9]));
  expect(seen(grown)).toBe(2);
});

const spentOn = (state: ReturnType<typeof crisis>, characteristic: 'authority' | 'diplomacy', script: readonly number[] = []) => {
  const country = t.play(state, face(characteristic), script).state.countries['ada']!;
  return [country.characteristics[characteristic], country.thisTurn.crisisSpent];
};

clause('GM-CRIS-04', 'an action is spent first on a Development of that characteristic', () => {
  expect(spentOn(crisis([5, 3, 5, 5]), 'diplomacy')).toEqual([4, 1]);
  expect(spentOn(crisis([5, 1, 5, 5]), 'diplomacy', [2])).toEqual([2, 1]);
  expect(t.only(t.play(crisis([5, 3, 5, 5]), face('diplomacy')).events, 'crisis-faced')).toMatchObject({ developed: true, value: 4 });
});

clause('GM-CRIS-05', 'without an action left, or at base 10, nothing is spent and nothing rises', () => {
  const spent = (crisisSpent: number) =>
    crisis([5, 3, 5, 5], (draft) => void Object.assign(draft.countries['ada']!.thisTurn, { crisisSpent }));
  // Three actions in all.
  expect([spentOn(spent(2), 'diplomacy'), spentOn(spent(3), 'diplomacy', [9])]).toEqual([
    [4, 3],
    [3, 3],
  ]);
  const top = crisis([10, 5, 5, 5], (draft) => {
    draft.countries['ada']!.counterpower = 8;
    draft.crises = [{ player: 'ada', characteristic: 'authority' }];
  });
  expect(spentOn(top, 'authority', [10])).toEqual([10, 0]);
});

clause('GM-CRIS-06', 'at 4 after that nothing more happens: no die, nobody asked, nobody used', () => {
  const helped = crisis([5, 3, 5, 5], (draft) => {
    t.person(draft, 'ada', 'D2', 'a1');
    t.person(draft, 'bo', 'D2', 'a1');
  });
  const { state, rolls, events } = t.play(helped, face('diplomacy', { characters: ['person-1'] }));
  expect([rolls, state.affairs, t.eventsOf(events, 'window-opened'), t.characterIn(state, 'person-1').used]).toEqual([[], [], [], false]);
  // Whom one names is not judged then.
  expect(t.after(helped, face('diplomacy', { characters: ['person-2'] })).crises).toEqual([]);
  const weighed = crisis([5, 5, 5, 5], (draft) => {
    draft.countries['ada']!.counterpower = 2;
    draft.crises = [{ player: 'ada', characteristic: 'authority' }];
  });
  expect(t.play(weighed, face('authority')).rolls).toEqual([]);
});

const tried = crisis([5, 1, 5, 5], (draft) => {
  t.person(draft, 'ada', 'D2', 'a1');
  t.person(draft, 'ada', 'D2', 'b1');
  t.person(draft, 'ada', 'M2', 'a1');
  draft.countries['ada']!.levels.blockade = 1;
});

clause('GM-CRIS-07', 'otherwise the characteristic, effective for Authority, is tested at 11', () => {
  const told = (state: typeof tried, characteristic: 'authority' | 'diplomacy', die: number) =>
    t.only(t.play(state, face(characteristic), [die]).events, 'test-rolled');
  expect(told(tried, 'diplomacy', 9)).toMatchObject({ characteristic: 'diplomacy', value: 2, total: 11, difficulty: 11, success: false });
  const able = crisis([5, 2, 5, 5]);
  expect(told(able, 'diplomacy', 9)).toMatchObject({ value: 3, total: 12, success: true });
  const weighed = crisis([7, 5, 5, 5], (draft) => {
    draft.countries['ada']!.counterpower = 6;
    draft.crises = [{ player: 'ada', characteristic: 'authority' }];
  });
  expect(told(weighed, 'authority', 9)).toMatchObject({ value: 2, total: 11, success: false });
});

clause('GM-CRIS-08', 'own usable people at home with that characteristic may help', () => {
  const refused = (id: string, state = tried) => refusal(state, face('diplomacy', { characters: [id] }));
  expect(refused('person-2')).toEqual(['character-not-present', 'GM-ACTV-04']);
  expect(refused('person-3')).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(
    refused(
      'person-1',
      edit(tried, (draft) => void Object.assign(draft.characters[0]!, { used: true })),
    ),
  ).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused('zed')).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(t.only(t.play(tried, face('diplomacy', { characters: ['person-1'] }), [7]).events, 'test-rolled')).toMatchObject({
    bonus: 2,
    total: 11,
  });
});

clause('GM-CRIS-10', 'a test passed has no effect, and levels that stand remain', () => {
  const { state, events } = t.play(tried, face('diplomacy', { characters: ['person-1'] }), [8]);
  expect([state.countries['ada']!.levels, t.eventsOf(events, 'critical-situation'), t.eventsOf(events, 'crisis-lifted')]).toEqual([
    { blockade: 1, anarchy: 0, autarchy: 0 },
    [],
    [],
  ]);
  expect(t.play(crisis([2, 5, 5, 5]), face('authority'), [9]).state.countries['ada']!.civilWar).toBeNull();
});

clause('GM-CRIS-14', 'who helped is used, and failure exposes nobody', () => {
  for (const die of [7, 8]) {
    const { state } = t.play(tried, face('diplomacy', { characters: ['person-1'] }), [die]);
    expect([t.characterIn(state, 'person-1').used, t.characterIn(state, 'person-3').used, state.affairs]).toEqual([true, false, []]);
  }
});

clause(['GM-CRIS-11', 'GM-CIVW-01'], 'a failed Authority test is a civil war with five rebels and no leader, unless there is one', () => {
  const { state, events } = t.play(crisis([2, 5, 5, 5]), face('authority'), [8]);
  expect(state.countries['ada']!.civilWar).toEqual({ since: 2, rebelArmy: 5, rebelPrincipal: null });
  expect([t.only(events, 'civil-war-began').player, state.countries['ada']!.levels]).toEqual([
    'ada',
    { blockade: 0, anarchy: 0, autarchy: 0 },
  ]);
  const torn = crisis([2, 5, 5, 5], (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 3, rebelPrincipal: null };
  });
  const again = t.play(torn, face('authority'), [5]);
  expect([again.state.countries['ada']!.civilWar, t.eventsOf(again.events, 'civil-war-began')]).toEqual([
    { since: 1, rebelArmy: 3, rebelPrincipal: null },
    [],
  ]);
});

clause('GM-CRIS-12', 'each failed test adds a level of its own situation, and each level takes an action, at once and every turn', () => {
  const state = crisis([6, 1, 1, 1], (draft) => void Object.assign(draft.config, { foreignSupport: false }));
  const allowance = (now: typeof state) => game.view(now, null).countries['ada']!.allowance;
  const blocked = t.after(state, face('diplomacy'), [2]);
  const torn = t.after(blocked, face('militarism'), [2]);
  expect(torn.countries['ada']!.levels).toEqual({ blockade: 1, anarchy: 1, autarchy: 0 });
  expect([allowance(state), allowance(blocked), allowance(torn)]).toEqual([3, 2, 1]);
  // No action is left, so Technology does not rise before its test.
  const all = t.after(torn, face('technology'), [2]);
  expect([all.countries['ada']!.levels.autarchy, all.countries['ada']!.characteristics.technology]).toEqual([1, 1]);
  const standing = edit(leading(), (draft) => {
    t.values(draft, 'ada', [9, 3, 3, 3]);
    draft.countries['ada']!.levels = { blockade: 1, anarchy: 1, autarchy: 1 };
  });
  expect(allowance(t.nextTurn(standing))).toBe(2 + 3 + 1 - 3);
});

clause('GM-CRIS-13', 'levels add up over turns, and go at 4 by any cause', () => {
  const again = crisis([5, 1, 5, 5], (draft) => void Object.assign(draft.countries['ada']!.levels, { blockade: 1 }));
  expect(t.play(again, face('diplomacy'), [2]).state.countries['ada']!.levels.blockade).toBe(2);
  const forced = crisis([5, 3, 5, 5], (draft) => void Object.assign(draft.countries['ada']!.levels, { blockade: 2, anarchy: 1 }));
  expect(t.play(forced, face('diplomacy')).state.countries['ada']!.levels).toMatchObject({ blockade: 0, anarchy: 1 });
  const copied = (technology: number) => {
    const poor = edit(leading(), (draft) => {
      t.values(draft, 'ada', [5, 5, 5, technology]);
      draft.countries['ada']!.levels.autarchy = 2;
    });
    const { state, events } = perform(poor, 'ada', external('copy-technology', { target: 'bo' }), {}, [10]);
    return [state.countries['ada']!.levels.autarchy, t.eventsOf(events, 'crisis-lifted').map(({ situation }) => situation)];
  };
  expect([copied(1), copied(2)]).toEqual([
    [2, []],
    [0, ['autarchy']],
  ]);
});

clause('GM-CRIS-15', 'listed is every crisis with none, each and all who may help', () => {
  const state = crisis([5, 1, 1, 5], (draft) => {
    t.person(draft, 'ada', 'D1', 'a1');
    t.person(draft, 'ada', 'D1', 'a3');
    t.person(draft, 'ada', 'D1', 'b1');
  });
  const listed = game.legalActions(state, 'ada') as never as { characteristic: string; characters: string[]; acceptSupport: boolean }[];
  expect(listed.map(({ characteristic, characters }) => `${characteristic} ${characters.join()}`)).toEqual([
    ...['diplomacy ', 'diplomacy person-1', 'diplomacy person-2', 'diplomacy person-1,person-2'],
    'militarism ',
  ]);
  expect(listed.every(({ acceptSupport }) => acceptSupport)).toBe(true);
});
