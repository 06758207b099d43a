import type { Means, Order, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { talented } from '../../helpers/scenes/turns-and-travels.js';
import { torn } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform } = t;

const taxes = internal('taxes');
const tax = (script: readonly number[], characters: string[] = [], state = talented) =>
  t.only(perform(state, 'ada', taxes, { characters }, script).events, 'test-rolled');
const refused = (characters: string[], state = talented) => t.refusedMeans(state, 'ada', taxes, { characters });

clause('GM-TEST-01', 'one die, the characteristic, and the values of those active', () => {
  expect(tax([5])).toMatchObject({ characteristic: 'authority', value: 5, die: 5, bonus: 0, total: 10, characters: [] });
  expect(tax([3], ['person-1', 'person-2'])).toMatchObject({ bonus: 3, total: 11, characters: ['person-1', 'person-2'] });
  expect(perform(talented, 'ada', taxes, {}, [5]).rolls).toMatchObject([{ sides: 10, value: 5 }]);
});

clause('GM-TEST-02', 'only strictly above the difficulty is enough', () => {
  expect([tax([4]), tax([5]), tax([6])].map(({ total, success, margin }) => [total, success, margin])).toEqual([
    [9, false, 0],
    [10, false, 0],
    [11, true, 1],
  ]);
});

clause('GM-TEST-03', 'a natural 1 fails and a natural 10 succeeds, whatever the total', () => {
  const strong = edit(talented, (draft) => t.values(draft, 'ada', [10, 5, 5, 6]));
  expect(tax([1], ['person-1'], strong)).toMatchObject({ total: 13, success: false });
  expect(tax([2], [], strong)).toMatchObject({ total: 12, success: true });
  const weak = edit(talented, (draft) => void Object.assign(draft.countries['ada']!, { counterpower: 9 }));
  expect(tax([10], [], weak)).toMatchObject({ value: 0, total: 10, success: true });
  expect(tax([9], [], weak)).toMatchObject({ total: 9, success: false });
});

clause('GM-TEST-05', 'values count as they stand, and change after the roll', () => {
  const levied = perform(talented, 'ada', internal('recruit', { mode: 'levy' }), { city: 'a1' }, [8]);
  expect(levied.events.map(({ type }) => type).slice(0, 4)).toEqual([
    'action-read',
    'test-rolled',
    'army-changed',
    'characteristic-changed',
  ]);
  const twice = perform(perform(talented, 'ada', taxes, {}, [5]).state, 'ada', taxes, {}, [6]);
  expect(t.only(twice.events, 'test-rolled')).toMatchObject({ value: 4, total: 10, success: false });
});

clause(['GM-STATE-07', 'GM-ACTV-01'], 'usable is who is own, alive, free, unused, and in no city struck this turn', () => {
  const changed = (changes: object) => edit(talented, (draft) => void Object.assign(draft.characters[0]!, changes));
  const no = ['character-not-eligible', 'GM-ACTV-01'];
  for (const changes of [{ owner: 'bo' }, { out: 'dead' }, { captor: 'bo', location: 'b1' }, { used: true }])
    expect(refused(['person-1'], changed(changes))).toEqual(no);
  const struck = (turn: number) =>
    edit(talented, (draft) => {
      draft.turn = 2;
      draft.cities['a1']!.disasterTurn = turn;
    });
  expect(refused(['person-1'], struck(2))).toEqual(no);
  expect(tax([6], ['person-1'], struck(1)).bonus).toBe(2);
  expect(tax([6], ['person-2'], struck(2)).bonus).toBe(1);
});

clause('GM-ACTV-01', 'without a value in the characteristic nobody is active', () => {
  expect(refused(['person-3'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused(['person-1', 'person-3'])).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  expect(refused(['zed'])).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-ACTV-02', 'those active are named before any die, several at once, each counting once', () => {
  const { events } = perform(talented, 'ada', taxes, { characters: ['person-2', 'person-1'] }, [2]);
  const order = events.flatMap((event) =>
    event.type === 'character-active' ? [event.character] : event.type === 'test-rolled' ? ['die'] : [],
  );
  expect(order).toEqual(['person-2', 'person-1', 'die']);
  expect(refused(['person-1', 'person-1'])).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-ACTV-03', 'once rolled, they are used for the turn, whatever the result', () => {
  for (const die of [2, 9]) {
    const { state } = perform(talented, 'ada', taxes, { characters: ['person-1'] }, [die]);
    expect([t.characterIn(state, 'person-1').used, t.characterIn(state, 'person-2').used]).toEqual([true, false]);
    expect(refused(['person-1'], state)).toEqual(['character-not-eligible', 'GM-ACTV-01']);
    const travel = { type: 'travel', player: 'ada', character: 'person-1', path: ['a2'] } as const;
    expect(t.locate(t.after(t.resolving(state, 'ada', {}), travel), 'person-1')).toBe('a2');
    const next = ['ada', 'bo'].reduce((now, player) => t.after(now, { type: 'pass', player }), t.resolving(state, 'ada', {}));
    expect([next.turn, t.characterIn(next, 'person-1').used]).toEqual([2, false]);
  }
});

/** One able person of ada in each of these places, and everything to be active in. */
const places = ['a1', 'b3', 'b6', 'b1', 'c1'] as const;
const spread = edit(t.started(['ada', 'bo', 'cy']), (draft) => {
  t.alone(draft);
  for (const place of places) t.person(draft, 'ada', 'A1 D1 M1', place);
  t.values(draft, 'ada', [6, 5, 5, 5]);
  t.arm(draft, 'ada', 'b6 army 3, c1 army 2, c1 patrol 1, a1 garrison 3');
  t.arm(draft, 'bo', 'b6 patrol 2');
  Object.assign(draft.countries['ada']!, { counterpower: 1, disorder: 1 });
});

/** Where one may be to be active in an order. */
const present = (order: Order, means: Means = {}, state: State = spread): string[] =>
  places.filter((_, i) => {
    const execute = { type: 'execute', player: 'ada', declaration: '1', ...means, characters: [`person-${i + 1}`] } as const;
    const [first] = t.game.explain(t.resolving(state, 'ada', { ada: [order] }), execute);
    if (first !== undefined) expect([first.code, first.clause]).toEqual(['character-not-present', 'GM-ACTV-04']);
    return first === undefined;
  });

clause('GM-ACTV-04', 'at home for what is done at home', () => {
  for (const order of [taxes, internal('suppress-counterpower'), internal('restore-order'), internal('observe')])
    expect(present(order)).toEqual(['a1']);
  expect(present(internal('recruit', { mode: 'levy' }), { city: 'a1' })).toEqual(['a1']);
  const war = edit(spread, (draft) => {
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
  });
  expect(present(internal('civil-war'), {}, war)).toEqual(['a1']);
});

clause(
  'GM-ACTV-04',
  'in the target’s land to spy; there or with the patrol to raid; at city or base to besiege; in the venue to fight',
  () => {
    for (const kind of ['copy-technology', 'create-counterpower', 'investigate', 'promote-disaffection', 'sabotage'] as const)
      expect(present(external(kind, { target: 'bo' }))).toEqual(['b3', 'b6', 'b1']);
    expect(present(external('incursion', { target: 'cy' }), { patrol: 'c1' })).toEqual(['c1']);
    const raid = edit(spread, (draft) => t.arm(draft, 'ada', 'a4 patrol 1, mar-de-dins patrol 1'));
    expect(present(external('incursion', { target: 'bo' }), { patrol: 'a4' }, raid)).toEqual(['b3', 'b6', 'b1']);
    const beside = edit(raid, (draft) => void Object.assign(draft.characters[0]!, { location: 'a4' }));
    expect(present(external('incursion', { target: 'bo' }), { patrol: 'a4' }, beside)).toEqual(['a1', 'b3', 'b6', 'b1']);
    expect(present(external('siege', { territory: 'b6' }))).toEqual(['b6']);
    expect(
      present(external('battle', { opponent: 'bo' }), { territory: 'b6', objective: 'field', units: [{ territory: 'b6', kind: 'army' }] }),
    ).toEqual(['b6']);
  },
);

clause('GM-ACTV-05', 'at a sea one is present on the land joined to it by a passable edge', () => {
  const fleet = edit(spread, (draft) => {
    for (const [i, location] of ['b2', 'a7', 'c8', 'b1', 'a1'].entries()) draft.characters[i]!.location = location;
    t.arm(draft, 'ada', 'mar-de-fora army 3');
    t.arm(draft, 'bo', 'mar-de-fora army 3');
  });
  const means = { territory: 'mar-de-fora', objective: 'field', units: [{ territory: 'mar-de-fora', kind: 'army' }] } as const;
  // In their order: the shore and the island may, the cliff and the inland may not.
  expect(present(external('battle', { opponent: 'bo' }), means, fleet)).toEqual([places[0], places[2]]);
  expect(present(external('siege', { territory: 'b2' }), { base: 'mar-de-fora' }, fleet)).toEqual([places[0], places[2]]);
});

clause('GM-ACTV-06', 'against a hidden target whoever is elsewhere is accepted, adds nothing and is not used', () => {
  const hunt = edit(talented, (draft) => {
    t.person(draft, 'bo', 'A1', 'a2');
    t.person(draft, 'ada', 'D1', 'a2');
  });
  const { state, events } = perform(
    hunt,
    'ada',
    internal('assassinate', { character: 'person-5' }),
    { characters: ['person-3', 'person-6'] },
    [5, 5],
  );
  expect(t.only(events, 'contest-rolled')).toMatchObject({ characters: [['person-6'], []], totals: [11, 10] });
  expect([t.characterIn(state, 'person-3').used, t.characterIn(state, 'person-6').used]).toEqual([false, true]);
  const spoken = perform(hunt, 'ada', internal('convince', { character: 'person-5' }), { characters: ['person-1', 'person-2'] }, [5]);
  expect([t.only(spoken.events, 'test-rolled').bonus, t.characterIn(spoken.state, 'person-1').used]).toEqual([1, false]);
});

/** Ada attempts a capture by Diplomacy; both have 5. */
const hunt = edit(talented, (draft) => {
  t.person(draft, 'bo', 'A1', 'a2');
  t.values(draft, 'bo', [6, 5, 5, 6]);
});
const struck = (script: readonly number[], diplomacy = 5) =>
  perform(
    edit(hunt, (draft) => t.values(draft, 'bo', [6, diplomacy, 5, 6])),
    'ada',
    internal('capture', { character: 'person-5' }),
    { characteristic: 'diplomacy' },
    script,
  );
const winner = (script: readonly number[], diplomacy?: number) => t.only(struck(script, diplomacy).events, 'contest-rolled').winner;

clause('GM-CONT-01', 'the actor rolls first, then the opponent; each adds its own', () => {
  const { events, rolls } = struck([7, 4], 3);
  expect(rolls).toMatchObject([
    { why: 'capture: ada', sides: 10, value: 7 },
    { why: 'capture: bo', sides: 10, value: 4 },
  ]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ actor: 'ada', opponent: 'bo', dice: [7, 4], values: [5, 3], totals: [12, 7] });
});

clause('GM-CONT-02', 'strictly more wins; equality has no effect for either', () => {
  expect([winner([6, 5]), winner([5, 6]), winner([5, 5]), winner([5, 7], 3), winner([5, 8], 3)]).toEqual(['ada', 'bo', null, null, 'bo']);
  const { state } = struck([5, 5]);
  expect([t.characterIn(state, 'person-5').captor, state.affairs]).toEqual([null, []]);
});

clause('GM-CONT-03', 'a lone 1 loses, else a lone 10 wins; two 1s undo each other, two 10s leave it to the totals', () => {
  expect([winner([1, 2], 0), winner([2, 1], 10), winner([10, 9], 10), winner([9, 10], 0)]).toEqual(['bo', 'ada', 'ada', 'bo']);
  expect([winner([1, 10], 0), winner([10, 1], 10)]).toEqual(['bo', 'ada']);
  expect([winner([1, 1], 0), winner([1, 1], 10)]).toEqual([null, null]);
  expect([winner([10, 10], 4), winner([10, 10], 6), winner([10, 10])]).toEqual(['ada', 'bo', null]);
});

clause('GM-TEST-03', 'the naturals hold in the last test of a civil war too', () => {
  const state = torn((draft) => t.values(draft, 'ada', [10, 5, 5, 5]));
  const spoken = (die: number) => {
    const war = t.resolving(
      edit(state, (draft) => void Object.assign(draft.characters[1]!.values, { authority: 3 })),
      'ada',
      { ada: [internal('civil-war')] },
    );
    return t.after(war, { type: 'execute', player: 'ada', declaration: '1', authorityCharacters: ['person-2'] }, [1, 1, die]).countries[
      'ada'
    ]!.civilWar;
  };
  expect([spoken(1) === null, spoken(2) === null]).toEqual([false, true]);
});
