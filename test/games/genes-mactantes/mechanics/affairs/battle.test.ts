import { lossOf, spreadLoss } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { assault, defend, duel, falling, field, fight, scene, storm } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, perform } = t;

/** What a fight over the mountain city b6 adds to the defence: in the field, and in an assault. */
const cover = (options: object, walled: boolean) => {
  const state = scene((draft) => {
    t.arm(draft, 'ada', 'b6 army 9');
    t.arm(draft, 'bo', 'b6 garrison 3, b6 army 1');
    Object.assign(draft.cities['b6']!, { siege: { by: 'ada', base: 'b6' }, walled });
  }, options);
  return (['field', 'assault'] as const).map((objective) =>
    t
      .only(defend(perform(state, 'ada', fight, { ...field('b6', 'army'), objective }).state, [5, 5]).events, 'battle-rolled')
      .sides.map(({ modifiers }) => modifiers),
  );
};

clause('GM-BPRO-06', 'walls add 2 to the defence in an assault, and in no other battle', () => {
  expect([cover({}, false), cover({}, true)]).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 2],
    ],
  ]);
});

clause('GM-CFG-09', 'mountain and forest give the defence 1 by option only, and no other ground does', () => {
  const rough = { battleTerrain: true };
  expect([cover(rough, false), cover(rough, true)]).toEqual([
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 1],
      [0, 3],
    ],
  ]);
  const at = (territory: string) => {
    const state = scene((draft) => {
      t.arm(draft, 'ada', `${territory} army 2`);
      t.arm(draft, 'bo', `${territory} army 2`);
    }, rough);
    return t.only(defend(perform(state, 'ada', fight, field(territory, 'army')).state, [5, 5]).events, 'battle-rolled').sides[1]!.modifiers;
  };
  expect(['b3', 'b1', 'b5', 'b8', 'mar-de-fora'].map(at)).toEqual([1, 0, 0, 0, 0]);
});

clause('GM-BPRO-07', 'the winner is that of a contest; without one nothing changes but that people are used', () => {
  const begun = perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['person-1'] }).state;
  const winner = (script: readonly number[]) => t.only(defend(begun, script).events, 'battle-rolled').winner;
  // Both have 12 without the die.
  expect([
    winner([6, 5]),
    winner([5, 6]),
    winner([1, 2]),
    winner([2, 1]),
    winner([10, 9]),
    winner([9, 10]),
    winner([1, 1]),
    winner([10, 10]),
  ]).toEqual([...['ada', 'bo', 'bo', 'ada', 'ada', 'bo'], null, null]);
  const strong = edit(begun, (draft) => t.arm(draft, 'bo', 'b8 army 16'));
  expect(t.only(defend(strong, [10, 2]).events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 1 });
  const { state, events } = defend(begun, [5, 5]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: null, loss: 0 });
  expect([t.army(state, 'ada'), t.army(state, 'bo'), t.characterIn(state, 'person-1').used]).toEqual([5, 7, true]);
});

clause('GM-REPR-03', 'ties expose nobody, and an independent opponent takes no revenge', () => {
  const begun = perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['person-1'] }).state;
  expect(defend(begun, [5, 5]).state.affairs).toEqual([]);
  expect(defend(begun, [5, 6]).state.affairs[0]).toMatchObject({ type: 'reprisals', player: 'bo', exposed: ['person-1'] });
  const free = falling((draft) => {
    t.person(draft, 'ada', 'M1', 'b6');
    t.arm(draft, 'bo', 'b1 garrison 3');
    draft.controllers['b6'] = 'independent';
    draft.units['independent'] = [{ territory: 'b6', kind: 'garrison', strength: 12 }];
  });
  const means = { ...storm('b6', 'army'), characters: ['person-1'] };
  const lost = perform(free, 'ada', external('battle', { opponent: 'independent' }), means, [2, 9]);
  expect([t.only(lost.events, 'battle-rolled').winner, lost.state.affairs]).toEqual(['independent', []]);
});

clause('GM-BPRO-10', 'a battle is one event: nobody retreats, and survivors may fight again in the same turn', () => {
  const begun = perform(duel, 'ada', fight, field('b8', 'army')).state;
  const beaten = defend(begun, [8, 4]).state;
  expect([t.at(beaten, 'bo', 'b8', 'army'), t.at(beaten, 'bo', 'b8', 'patrol'), t.at(beaten, 'ada', 'b8', 'army')]).toEqual([3, 2, 5]);
  const again = defend(perform(beaten, 'ada', fight, field('b8', 'army')).state, [9, 2]);
  expect(t.only(again.events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 5 });
});

clause('GM-BPRO-08', 'the difference is lost, at least 1, at most what fought; the winner loses nothing', () => {
  expect([lossOf(20, 15, 9), lossOf(15, 17, 9), lossOf(15, 15, 9), lossOf(30, 5, 9), lossOf(16, 15, 0)]).toEqual([5, 1, 1, 9, 0]);
  const begun = perform(duel, 'ada', fight, field('b8', 'army')).state;
  const { state, events } = defend(begun, [9, 5]);
  expect([t.only(events, 'battle-rolled').loss, t.army(state, 'bo'), t.army(state, 'ada'), state.countries['bo']!.ledger.lost]).toEqual([
    2, 5, 5, 2,
  ]);
  const defeat = defend(begun, [3, 6]);
  expect([t.only(defeat.events, 'battle-rolled').loss, t.army(defeat.state, 'ada'), t.army(defeat.state, 'bo')]).toEqual([5, 0, 7]);
});

clause('GM-BPRO-09', 'point by point in rotation, from the largest unit of each, skipping who has none left', () => {
  expect(spreadLoss([{ strengths: [3, 2] }, { strengths: [1] }], 4)).toEqual([[2, 1], [1]]);
  expect(spreadLoss([{ strengths: [5] }, { strengths: [2] }, { strengths: [2] }], 5)).toEqual([[2], [2], [1]]);
  expect(spreadLoss([{ strengths: [2, 2] }], 1)).toEqual([[1, 0]]);
  expect(spreadLoss([{ strengths: [2, 3] }], 3)).toEqual([[1, 2]]);
  const equal = scene((draft) => {
    t.arm(draft, 'ada', 'b1 army 6');
    t.arm(draft, 'bo', 'b1 garrison 3, b1 army 3, b1 patrol 3');
  });
  const begun = perform(equal, 'ada', fight, field('b1', 'army')).state;
  const { state, events } = defend(begun, [9, 2], { units: [{ territory: 'b1', kind: 'garrison' }] });
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: 'ada', loss: 5 });
  expect(t.only(events, 'battle-rolled').sides[1]!.units.map(({ kind }) => kind)).toEqual(['garrison', 'army', 'patrol']);
  expect([t.at(state, 'bo', 'b1', 'garrison'), t.at(state, 'bo', 'b1', 'army'), t.at(state, 'bo', 'b1', 'patrol')]).toEqual([1, 1, 2]);
});

clause('GM-BPRO-11', 'a city without enabled defenders is still defended, by die, Militarism and walls', () => {
  const empty = falling((draft) => {
    t.arm(draft, 'bo', 'b1 garrison 3');
    draft.cities['b6']!.walled = true;
  });
  expect(t.only(assault(empty, [2, 3]).events, 'battle-rolled').sides[1]).toMatchObject({
    strength: 0,
    characteristic: 4,
    modifiers: 2,
    total: 9,
  });
  const sick = falling((draft) => {
    draft.cities['b6']!.disasterTurn = 1;
  });
  expect(t.only(assault(sick, [2, 3]).events, 'battle-rolled').sides[1]).toMatchObject({ strength: 0, total: 7 });
});

clause(['GM-BPRO-06', 'GM-BPRO-02'], 'a garrison that is alone must fight, behind its walls; who comes out leaves them', () => {
  const camp = (bo: string) =>
    edit(duel, (draft) => {
      t.arm(draft, 'ada', 'b3 army 8');
      t.arm(draft, 'bo', bo);
      draft.cities['b3']!.walled = true;
    });
  const told = (bo: string, extra: object = {}) => defend(perform(camp(bo), 'ada', fight, field('b3', 'army')).state, [6, 5], extra);
  const walled = told('b3 garrison 6, b1 garrison 1');
  expect(t.only(walled.events, 'battle-rolled').sides[1]).toMatchObject({ strength: 6, modifiers: 2 });
  expect([walled.state.controllers['b3'], t.eventsOf(walled.events, 'city-conquered')]).toEqual(['bo', []]);
  const garrison = { units: [{ territory: 'b3', kind: 'garrison' }] };
  const out = told('b3 garrison 6, b3 army 1', garrison);
  expect(t.only(out.events, 'battle-rolled').sides[1]).toMatchObject({ strength: 7, modifiers: 0 });
  const sortie = perform(camp('b3 garrison 6'), 'bo', t.internal('battle', { opponent: 'ada' }), field('b3', 'garrison')).state;
  const fought = t.play(sortie, { type: 'defend-battle', player: 'ada', units: [], characters: [] }, [6, 5]);
  expect(t.only(fought.events, 'battle-rolled').sides.map(({ modifiers }) => modifiers)).toEqual([0, 0]);
});
