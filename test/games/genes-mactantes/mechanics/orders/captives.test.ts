import { expect } from 'vitest';
import { cast, contest, outside } from '../../helpers/scenes/external-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, refusal, declaring } = t;

const written = (id: string) => ({ character: id });
const byDiplomacy = { characteristic: 'diplomacy' } as const;
const inPlay = (changes: Parameters<typeof edit>[1]) => edit(cast, changes);

/** Taken where it stands in the land of bo. */
const take = (state: typeof cast) => contest(state, external('capture', written('person-2')), [9, 2], byDiplomacy).state;

clause('GM-CAPT-01', 'the actor chooses Diplomacy or Militarism for both sides; a win makes a captive', () => {
  const uneven = inPlay((draft) => {
    t.values(draft, 'ada', [6, 1, 7, 6]);
    t.values(draft, 'bo', [6, 4, 3, 6]);
  });
  const order = external('capture', written('person-2'));
  const rolled = (characteristic: 'diplomacy' | 'militarism', script: readonly number[]) =>
    contest(uneven, order, script, { characteristic });
  expect(t.only(rolled('diplomacy', [5, 5]).events, 'contest-rolled')).toMatchObject({ totals: [6, 9], winner: 'bo' });
  const { events, state } = rolled('militarism', [5, 5]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ characteristic: 'militarism', totals: [12, 8], winner: 'ada' });
  expect(t.characterIn(state, 'person-2')).toMatchObject({ captor: 'ada', owner: 'bo', used: false });
  for (const script of [
    [3, 7],
    [3, 8],
  ])
    expect(t.characterIn(rolled('militarism', script).state, 'person-2').captor).toBeNull();
  for (const characteristic of ['technology', 'authority'] as const)
    expect(t.refusedMeans(uneven, 'ada', order, { characteristic })).toEqual(['bad-parameter', 'GM-CAPT-01']);
  expect(t.refusedMeans(uneven, 'ada', order)).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-CAPT-02', 'a captive stays its owner’s, but cannot be active, travel, be promoted or be traded by it', () => {
  const held = inPlay((draft) => void Object.assign(draft.characters[1]!, { captor: 'ada', location: 'a1' }));
  expect(t.characterIn(take(cast), 'person-2').owner).toBe('bo');
  expect(refusal(t.resolving(held, 'bo', {}), { type: 'travel', player: 'bo', character: 'person-2', path: ['a4'] })).toEqual([
    'character-captive',
    'GM-TRAV-02',
  ]);
  expect(t.refusedMeans(held, 'bo', internal('taxes'), { characters: ['person-2'] })).toEqual(['character-not-eligible', 'GM-ACTV-01']);
  for (const mode of ['improve', 'appoint'] as const)
    expect(
      refusal(
        held,
        declaring(
          'bo',
          internal('promote', { mode, character: 'person-2', ...(mode === 'improve' ? { characteristic: 'authority' } : {}) }),
        ),
      )[0],
    ).toBe('character-captive');
  const sold = { type: 'propose-trade', player: 'bo', to: 'cy', give: [{ item: 'character', character: 'person-2' }], take: [] } as const;
  expect(refusal(held, sold)[0]).toBe('not-yours');
});

clause(
  ['GM-CAPT-03', 'GM-STATE-09'],
  'a captive is held on the captor’s land: where it was taken, else in the capital, else in the first city',
  () => {
    const here = contest(cast, internal('capture', written('person-1')), [9, 2], byDiplomacy);
    expect(t.locate(here.state, 'person-1')).toBe('a2');
    const carried = contest(cast, external('capture', written('person-2')), [9, 2], byDiplomacy);
    expect(t.only(carried.events, 'character-captured')).toMatchObject({ by: 'ada', territory: 'a1' });
    expect(t.locate(carried.state, 'person-2')).toBe('a1');
    const moved = inPlay((draft) => {
      draft.countries['ada']!.capital = 'a6';
      Object.assign(draft.cities['a1']!, { capitalOf: null });
      Object.assign(draft.cities['a6']!, { capitalOf: 'ada' });
    });
    expect(t.locate(take(moved), 'person-2')).toBe('a6');
    const dethroned = inPlay((draft) => {
      t.arm(draft, 'ada', 'a3 garrison 3');
      Object.assign(draft.controllers, { a1: 'cy', a2: 'cy' });
    });
    expect(t.locate(take(dethroned), 'person-2')).toBe('a3');
    for (const state of [here.state, carried.state, take(dethroned)])
      for (const { captor, location } of state.characters) if (captor !== null) expect(state.controllers[location]).toBe(captor);
  },
);

clause('GM-CAPT-04', 'captives of others are no prey: refused, or void if they are taken meanwhile', () => {
  const refused = (order: typeof internal, state: typeof cast) => refusal(state, declaring('ada', order('capture', written('person-3'))));
  expect(refused(external, outside(cast))).toEqual(['already-captive', 'GM-CAPT-04']);
  expect(refused(internal, cast)).toEqual(['already-captive', 'GM-CAPT-04']);
  const mine = inPlay((draft) => void Object.assign(draft.characters[2]!, { captor: 'ada', location: 'a1' }));
  expect(refused(internal, mine)).toEqual(['already-captive', 'GM-CAPT-04']);
  const order = external('capture', written('person-3'));
  expect(t.voidReason(cast, 'ada', order, byDiplomacy)).toBe('already-captive');
});

/** Ada's person is held by bo, who goes first and may win it over; ada has written that it is to be freed. */
const prisoner = inPlay((draft) => {
  t.values(draft, 'ada', [6, 5, 5, 6]);
  t.values(draft, 'bo', [9, 4, 6, 6]);
  t.values(draft, 'cy', [5, 5, 5, 6]);
  Object.assign(draft.characters[3]!, { captor: 'bo', location: 'b1' });
  t.enthrone(draft);
});
const rescue = external('capture', written('person-4'));
const convinceIt = internal('convince', written('person-4'));

/** Both have written, nobody has travelled, bo has the slot. */
const sworn = () => {
  const outdoors = t.commitAll(t.after(prisoner, declaring('bo', convinceIt)));
  return t.settled(t.commitAll(t.after(outdoors, declaring('ada', rescue))));
};
const read = (player: string, means = {}) => ({ type: 'execute', player, declaration: '1', ...means }) as const;

clause('GM-CAPT-04', 'an own captive is rescued abroad from its captor, and is free where it is', () => {
  expect(refusal(prisoner, declaring('ada', internal('capture', written('person-4'))))).toEqual(['bad-target', 'GM-PERS-01']);
  const state = t.after(sworn(), read('bo'), [2]);
  expect(state.sheets['ada']![0]).toMatchObject({ order: rescue, state: 'pending', rescue: true });
  const begun = t.after(state, read('ada', byDiplomacy));
  expect(begun.affairs[0]).toMatchObject({ attempt: 'rescue', opponent: 'bo', window: { type: 'contest-defence', player: 'bo' } });
  const defend = (script: readonly number[]) => t.play(begun, { type: 'defend-contest', player: 'bo', characters: [] }, script);
  const { state: free, events } = defend([5, 5]);
  expect(t.only(events, 'contest-rolled')).toMatchObject({ totals: [10, 9], winner: 'ada' });
  expect(t.only(events, 'character-released')).toMatchObject({ character: 'person-4', by: 'ada', territory: 'b1' });
  expect(t.characterIn(free, 'person-4')).toMatchObject({ owner: 'ada', captor: null, location: 'b1' });
  for (const script of [
    [5, 6],
    [5, 7],
  ])
    expect(t.characterIn(defend(script).state, 'person-4').captor).toBe('bo');
});

clause(['GM-CAPT-04', 'GM-PERS-03'], 'who has come to serve the captor meanwhile is not kidnapped instead: the rescue is void', () => {
  const turned = t.after(sworn(), read('bo'), [10]);
  expect(t.characterIn(turned, 'person-4')).toMatchObject({ owner: 'bo', captor: null, location: 'b1' });
  expect(t.game.legalActions(turned, 'ada', { types: ['execute'] })).toEqual([read('ada')]);
  const { state, events, rolls } = t.play(turned, read('ada', byDiplomacy));
  expect(t.only(events, 'action-void')).toMatchObject({
    ...{ reason: 'target-changed', declaration: { order: rescue, rescue: true, state: 'void' } },
  });
  expect([rolls, t.characterIn(state, 'person-4').captor]).toEqual([[], null]);
  // The same words, written when the person served bo already, are a capture like any other.
  const capture = t.after(t.resolving(turned, 'ada', { ada: [rescue] }), read('ada', byDiplomacy));
  expect(capture.affairs[0]).toMatchObject({ attempt: 'capture', opponent: 'bo' });
});

clause(
  ['GM-CAPT-04', 'GM-PERS-03'],
  'a rescue is void when the captive is free, dead or out of play, and goes to whoever holds it then',
  () => {
    const meanwhile = (changes: object) => edit(sworn(), (draft) => void Object.assign(draft.characters[3]!, changes));
    const reason = (changes: object) => {
      const slot = edit(meanwhile(changes), (draft) => {
        draft.slot = { round: 2, player: 'ada', isOver: false };
      });
      return t.only(t.play(slot, read('ada')).events, 'action-void').reason;
    };
    expect(reason({ captor: null })).toBe('target-changed');
    expect(reason({ captor: null, owner: 'cy' })).toBe('target-changed');
    expect(reason({ captor: null, out: 'dead' })).toBe('target-dead');
    expect(reason({ owner: 'bo', captor: 'cy', location: 'c1' })).toBe('already-captive');
    const passedOn = edit(meanwhile({ captor: 'cy', location: 'c1' }), (draft) => {
      draft.slot = { round: 2, player: 'ada', isOver: false };
    });
    expect(t.after(passedOn, read('ada', byDiplomacy), [9, 2]).characters[3]).toMatchObject({ captor: null, location: 'c1' });
  },
);

clause('GM-PERS-03', 'an order at somebody who is an own captive by then is a rescue, whatever it was when it was written', () => {
  const won = inPlay((draft) => void Object.assign(draft.characters[2]!, { owner: 'ada' }));
  const state = t.resolving(won, 'ada', { ada: [external('capture', written('person-3'))] });
  expect(t.after(state, read('ada', byDiplomacy), [9, 2]).characters[2]).toMatchObject({ owner: 'ada', captor: null, location: 'c1' });
});

clause('GM-PERS-04', 'in a rescue the opponent is the captor, who may take revenge', () => {
  const guarded = edit(prisoner, (draft) => void t.person(draft, 'ada', 'D1', 'b1'));
  const lost = contest(guarded, rescue, [2, 9], { ...byDiplomacy, characters: ['person-5'] }).state;
  expect(lost.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-5'] });
});

clause('GM-CAPT-04', 'a saved order that frees nobody is refused', () => {
  const saved = (order: object) => {
    const state = JSON.parse(JSON.stringify(sworn())) as { sheets: Record<string, object[]> };
    state.sheets['ada'] = [{ id: '1', order, state: 'pending', rescue: true }];
    return t.game.decodeState(state)._tag;
  };
  expect([saved(rescue), saved({ ...rescue, scope: 'internal' }), saved(internal('taxes'))]).toEqual(['Right', 'Left', 'Left']);
});
