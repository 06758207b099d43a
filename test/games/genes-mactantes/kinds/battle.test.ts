import { lossOf, spreadLoss } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { assault, defend, duel, falling, field, fight, meeting, scene } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;

const inside = internal('battle', { opponent: 'bo' });
const storm = (territory: string, ...kinds: string[]) => ({ ...field(territory, ...kinds), objective: 'assault' as const });
/** Both have an army in ada's heartland. */
const home = scene((draft) => {
  t.arm(draft, 'ada', 'a1 army 3, a1 garrison 2');
  t.arm(draft, 'bo', 'a1 army 3');
});

clause('GM-BATT-01', 'the opponent is a living other, or nobody’s cities from outside', () => {
  const outer = t.commitAll(started());
  for (const opponent of ['ada', 'zed', 'independent'])
    expect(refusal(started(), declaring('ada', internal('battle', { opponent })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  for (const opponent of ['ada', 'constructor'])
    expect(refusal(outer, declaring('ada', external('battle', { opponent })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  const without = edit(started(['ada', 'bo', 'cy']), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(refusal(without, declaring('ada', inside))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  expect(t.after(started(), declaring('ada', inside)).sheets['ada']!.length).toBe(1);
  for (const opponent of ['bo', 'independent'])
    expect(t.after(outer, declaring('ada', external('battle', { opponent }))).sheets['ada']!.length).toBe(1);
});

clause('GM-BATT-02', 'a venue, an objective, and at least one own unit, whole and once; inside there is no assault', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'army', 'army'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  for (const missing of ['territory', 'objective', 'units'])
    expect(t.refusedMeans(meeting, 'ada', fight, { ...field('b1', 'army'), [missing]: undefined })).toEqual(['bad-parameter', 'GM-ERR-01']);
  expect(t.refusedMeans(home, 'ada', inside, storm('a1', 'army'))).toEqual(['wrong-scope', 'GM-BATT-02']);
  const fought = defend(perform(home, 'ada', inside, field('a1', 'army')).state, [5, 5]);
  expect(t.only(fought.events, 'battle-rolled').sides[0]!.units).toEqual([{ player: 'ada', territory: 'a1', kind: 'army', strength: 3 }]);
});

clause('GM-BATT-03', 'own land is inside, and so is the base of the opponent’s siege of an own city; all else is outside', () => {
  const both = edit(home, (draft) => {
    t.arm(draft, 'ada', 'a1 army 3, b1 army 3');
    t.arm(draft, 'bo', 'a1 army 3, b1 army 3');
  });
  expect(t.refusedMeans(both, 'ada', fight, field('a1', 'army'))).toEqual(['wrong-scope', 'GM-BATT-03']);
  expect(t.refusedMeans(both, 'ada', inside, field('b1', 'army'))).toEqual(['wrong-scope', 'GM-BATT-03']);
  expect(perform(both, 'ada', inside, field('a1', 'army')).state.affairs.length).toBe(1);
  expect(perform(both, 'ada', fight, field('b1', 'army')).state.affairs.length).toBe(1);
  const port = (besieger: string) =>
    scene((draft) => {
      t.arm(draft, 'ada', 'a2 garrison 3, mar-de-fora army 1');
      t.arm(draft, 'bo', 'mar-de-fora army 3');
      t.arm(draft, 'cy', 'mar-de-fora army 3');
      draft.cities['a2']!.siege = { by: besieger, base: 'mar-de-fora' };
    });
  expect(perform(port('bo'), 'ada', inside, field('mar-de-fora', 'army')).state.affairs.length).toBe(1);
  expect(t.voidReason(port('bo'), 'ada', fight)).toBe('no-battle-possible');
  expect(t.voidReason(port('cy'), 'ada', inside)).toBe('no-battle-possible');
});

clause('GM-BATT-04', 'in the field an enemy field unit, and own units there', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'patrol'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
  const garrisoned = scene((draft) => {
    t.arm(draft, 'ada', 'b3 army 3, b1 army 1');
    t.arm(draft, 'bo', 'b3 garrison 3, b1 patrol 1');
  });
  expect(t.refusedMeans(garrisoned, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
  expect(perform(garrisoned, 'ada', fight, field('b1', 'army')).state.affairs.length).toBe(1);
  expect(t.refusedMeans(garrisoned, 'ada', fight, { ...field('b1'), units: [{ territory: 'b3', kind: 'army' }] })).toEqual([
    'unit-not-eligible',
    'GM-BATT-04',
  ]);
  expect(perform(home, 'ada', inside, field('a1', 'army', 'garrison')).state.affairs[0]).toMatchObject({
    units: [{ kind: 'army' }, { kind: 'garrison' }],
  });
  const sick = edit(home, (draft) => {
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.refusedMeans(sick, 'ada', inside, field('a1', 'army', 'garrison'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
});

clause('GM-BATT-04', 'a sortie is that of the garrison the opponent besieges from there', () => {
  const port = scene((draft) => {
    t.arm(draft, 'ada', 'a2 garrison 3, a2 army 1, a1 garrison 2');
    t.arm(draft, 'bo', 'mar-de-fora army 3');
    draft.cities['a2']!.siege = { by: 'bo', base: 'mar-de-fora' };
  });
  const sortie = (territory: string, kind: string) => ({ ...field('mar-de-fora'), units: [{ territory, kind }] }) as never;
  expect(perform(port, 'ada', inside, sortie('a2', 'garrison')).state.affairs[0]).toMatchObject({ territory: 'mar-de-fora' });
  expect(t.refusedMeans(port, 'ada', inside, sortie('a2', 'army'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
  expect(t.refusedMeans(port, 'ada', inside, sortie('a1', 'garrison'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
});

clause('GM-BATT-05', 'an assault is on a city of the opponent that the actor besieges, by field units there and at the base', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, storm('b1', 'army'))).toEqual(['not-besieging', 'GM-BATT-05']);
  const port = scene((draft) => {
    t.arm(draft, 'ada', 'mar-de-fora army 3, b2 patrol 2, b1 army 2');
    t.arm(draft, 'bo', 'b2 garrison 3, b1 patrol 1');
    t.arm(draft, 'cy', 'b1 patrol 1');
    draft.cities['b2']!.siege = { by: 'ada', base: 'mar-de-fora' };
  });
  const all = {
    ...storm('b2'),
    units: [
      { territory: 'mar-de-fora', kind: 'army' },
      { territory: 'b2', kind: 'patrol' },
    ],
  } as never;
  expect(perform(port, 'ada', fight, all).state.affairs[0]).toMatchObject({ objective: 'assault', units: [{}, {}] });
  expect(t.refusedMeans(port, 'ada', fight, { ...storm('b2'), units: [{ territory: 'b1', kind: 'army' }] })).toEqual([
    'unit-not-eligible',
    'GM-BATT-05',
  ]);
  expect(t.refusedMeans(port, 'ada', external('battle', { opponent: 'cy' }), all)).toEqual(['not-besieging', 'GM-BATT-05']);
  const theirs = edit(port, (draft) => {
    t.arm(draft, 'cy', 'b2 army 1');
    draft.cities['b2']!.siege = { by: 'cy', base: 'b2' };
  });
  expect(t.refusedMeans(theirs, 'ada', fight, all)).toEqual(['not-besieging', 'GM-BATT-05']);
});

clause('GM-BATT-06', 'void without venue, or once the opponent is out', () => {
  expect(t.voidReason(home, 'ada', fight)).toBe('no-battle-possible');
  expect(t.voidReason(meeting, 'ada', inside)).toBe('no-battle-possible');
  expect(t.voidReason(meeting, 'ada', external('battle', { opponent: 'independent' }))).toBe('no-battle-possible');
  const gone = edit(meeting, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(t.voidReason(gone, 'ada', fight)).toBe('target-eliminated');
  const sick = scene((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.voidReason(sick, 'ada', inside)).toBe('no-battle-possible');
});

clause('GM-BATT-07', 'listed is each venue with all units, by subsets of people, with and without intel', () => {
  const list = (state: typeof meeting) =>
    (
      game.legalActions(t.resolving(state, 'ada', { ada: [fight] }), 'ada', { types: ['execute'] }) as never as {
        territory: string;
        objective: string;
        units: object[];
        characters: string[];
        useIntel?: boolean;
      }[]
    ).map(({ territory, objective, units, characters, useIntel }) => [
      territory,
      objective,
      units.length,
      characters.join(),
      useIntel === true,
    ]);
  expect(list(meeting)).toEqual([
    ['b1', 'field', 1, '', false],
    ['b1', 'field', 1, 'person-1', false],
  ]);
  const wise = falling((draft) => {
    t.arm(draft, 'ada', 'b6 army 3, b6 patrol 1');
    t.arm(draft, 'bo', 'b6 garrison 1, b6 army 1');
    draft.countries['ada']!.intel = { bo: 1 };
  });
  expect(list(wise)).toEqual([
    ['b6', 'field', 2, '', false],
    ['b6', 'field', 2, '', true],
    ['b6', 'assault', 2, '', false],
    ['b6', 'assault', 2, '', true],
  ]);
});

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
