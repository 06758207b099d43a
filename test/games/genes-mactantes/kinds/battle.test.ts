import { lossOf, spreadLoss } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { assault, defend, duel, falling, field, fight, meeting, scene } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;

clause('GM-BATT-01', 'the opponent is a living other, or nobody’s cities from outside', () => {
  expect(refusal(started(), declaring('ada', internal('battle', { opponent: 'ada' })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  expect(refusal(started(), declaring('ada', internal('battle', { opponent: 'independent' })))).toEqual(['unknown-opponent', 'GM-BATT-01']);
  expect(t.after(t.commitAll(started()), declaring('ada', external('battle', { opponent: 'independent' }))).sheets['ada']!.length).toBe(1);
});

clause(['GM-BATT-02', 'GM-BATT-03'], 'at least one unit, whole; inside no assault; the place decides the scope', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'army', 'army'))).toEqual(['bad-parameter', 'GM-BATT-02']);
  const home = scene((draft) => {
    t.arm(draft, 'ada', 'a1 army 3');
    t.arm(draft, 'bo', 'a1 army 3');
  });
  expect(t.refusedMeans(home, 'ada', internal('battle', { opponent: 'bo' }), { ...field('a1', 'army'), objective: 'assault' })[0]).toBe(
    'wrong-scope',
  );
  expect(t.voidReason(home, 'ada', fight)).toBe('no-battle-possible');
  expect(t.voidReason(meeting, 'ada', internal('battle', { opponent: 'bo' }))).toBe('no-battle-possible');
  const both = edit(home, (draft) => {
    t.arm(draft, 'ada', 'a1 army 3, b1 army 3');
    t.arm(draft, 'bo', 'a1 army 3, b1 army 3');
  });
  expect(t.refusedMeans(both, 'ada', fight, field('a1', 'army'))).toEqual(['wrong-scope', 'GM-BATT-03']);
});

clause(['GM-BATT-04', 'GM-BATT-06'], 'in the field an enemy field unit, and own units there or in a sortie', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'patrol'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
  const gone = edit(meeting, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(t.voidReason(gone, 'ada', fight)).toBe('target-eliminated');
  const sick = scene((draft) => {
    t.arm(draft, 'ada', 'a1 garrison 3');
    t.arm(draft, 'bo', 'a1 army 3');
    draft.cities['a1']!.disasterTurn = 1;
  });
  expect(t.voidReason(sick, 'ada', internal('battle', { opponent: 'bo' }))).toBe('no-battle-possible');
});

clause(['GM-BATT-05', 'GM-CONQ-01'], 'an assault needs an own siege; a field battle conquers nothing', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, { ...field('b1', 'army'), objective: 'assault' })).toEqual(['not-besieging', 'GM-BATT-05']);
  const won = t.after(
    defend(
      perform(
        edit(meeting, (draft) => t.arm(draft, 'cy', '')),
        'ada',
        fight,
        field('b1', 'army'),
      ).state,
      [9, 2],
    ).state,
    { type: 'pass', player: 'bo' },
  );
  expect(won.controllers['b1']).toBe('bo');
});

clause('GM-BATT-07', 'listed is each venue with all units, and characters by subsets', () => {
  const listed = game.legalActions(t.resolving(meeting, 'ada', { ada: [fight] }), 'ada', { types: ['execute'] }) as never as {
    territory: string;
    units: object[];
    characters: string[];
  }[];
  expect(listed.map(({ territory, units, characters }) => [territory, units.length, characters.join()])).toEqual([
    ['b1', 1, ''],
    ['b1', 1, 'person-1'],
  ]);
});

clause(['GM-BPRO-06', 'GM-CFG-09'], 'walls add 2 in an assault only; terrain 1 by option only', () => {
  const at = (options: object, walls: boolean) => {
    const state = scene((draft) => {
      t.arm(draft, 'ada', 'b6 army 9');
      t.arm(draft, 'bo', 'b6 garrison 3, b6 army 1');
      draft.cities['b6']!.siege = { by: 'ada', base: 'b6' };
      draft.cities['b6']!.walled = walls;
    }, options);
    const modifier = (objective: 'field' | 'assault') =>
      t.only(defend(perform(state, 'ada', fight, { ...field('b6', 'army'), objective }).state, [5, 5]).events, 'battle-rolled').sides[1]!
        .modifiers;
    return [modifier('field'), modifier('assault')];
  };
  expect([at({}, false), at({}, true), at({ battleTerrain: true }, true)]).toEqual([
    [0, 0],
    [0, 2],
    [1, 3],
  ]);
});

clause(['GM-BPRO-07', 'GM-BPRO-10', 'GM-REPR-03'], 'equal totals do nothing but use people; nobody retreats', () => {
  const begun = perform(duel, 'ada', fight, { ...field('b8', 'army'), characters: ['person-1'] }).state;
  const { state, events } = defend(begun, [5, 5]);
  expect(t.only(events, 'battle-rolled')).toMatchObject({ winner: null, loss: 0 });
  expect([t.army(state, 'ada'), t.army(state, 'bo'), t.characterIn(state, 'person-1').used, state.affairs]).toEqual([5, 7, true, []]);
  const won = defend(begun, [8, 3]).state;
  expect([t.at(won, 'bo', 'b8', 'army'), t.at(won, 'bo', 'b8', 'patrol')]).toEqual([1, 1]);
});

clause(
  ['GM-BPRO-08', 'GM-BPRO-09'],
  'the difference is lost, at least 1, at most what fought, point by point from the largest unit',
  () => {
    expect([lossOf(20, 15, 9), lossOf(15, 17, 9), lossOf(30, 5, 9)]).toEqual([5, 1, 9]);
    expect(spreadLoss([{ strengths: [3, 2] }, { strengths: [1] }], 4)).toEqual([[2, 1], [1]]);
    expect(spreadLoss([{ strengths: [5] }, { strengths: [2] }, { strengths: [2] }], 5)).toEqual([[2], [2], [1]]);
    expect(spreadLoss([{ strengths: [2, 2] }], 1)).toEqual([[1, 0]]);
  },
);

clause('GM-BPRO-11', 'an empty city still defends itself', () => {
  const { events } = assault(
    falling((draft) => t.arm(draft, 'bo', 'b1 garrison 3')),
    [2, 3],
  );
  expect(t.only(events, 'battle-rolled').sides[1]).toMatchObject({ strength: 0, total: 7 });
});

clause(['GM-BPRO-12', 'GM-RETR-03', 'GM-ELIM-07'], 'nobody’s city has Militarism 0, no windows, and its garrison is disbanded', () => {
  const free = falling((draft) => {
    t.arm(draft, 'bo', 'b1 garrison 3');
    draft.controllers['b6'] = 'independent';
    draft.units['independent'] = [{ territory: 'b6', kind: 'garrison', strength: 4 }];
  });
  const { state, events } = assault(free, [5, 4], 'independent');
  expect(t.only(events, 'battle-rolled').sides[1]).toMatchObject({ leader: 'independent', characteristic: 0, total: 8 });
  expect([state.controllers['b6'], state.units['independent']]).toEqual(['ada', []]);
  expect(
    refusal(
      edit(started(), (draft) => {
        draft.controllers['a4'] = 'independent';
      }),
      declaring('ada', internal('found-city', { territory: 'a4', name: 'x' })),
    )[0],
  ).toBe('not-your-territory');
});

clause(
  ['GM-CONQ-02', 'GM-CONQ-03', 'GM-CONQ-04', 'GM-CAPT-05', 'GM-MAP-06'],
  'city, land and captives change hands; conquerors become the garrison',
  () => {
    const state = falling((draft) => {
      t.arm(draft, 'bo', 'b6 garrison 3, b6 patrol 2');
      draft.cities['b6']!.walled = true;
      t.person(draft, 'bo', 'A1', 'b6');
      t.person(draft, 'ada', 'A1', 'b6', { captor: 'bo' });
      t.person(draft, 'cy', 'A1', 'b6', { captor: 'bo' });
    });
    const { state: fallen } = assault(state, [9, 2]);
    expect([
      fallen.controllers['b6'],
      fallen.cities['b6']!.siege,
      fallen.cities['b6']!.walled,
      t.at(fallen, 'ada', 'b6', 'garrison'),
    ]).toEqual(['ada', null, true, 10]);
    expect([t.at(fallen, 'bo', 'b6', 'patrol'), t.locate(fallen, 'person-1'), t.characterIn(fallen, 'person-1').captor]).toEqual([
      2,
      'b6',
      null,
    ]);
    expect([t.characterIn(fallen, 'person-2').captor, t.characterIn(fallen, 'person-3').captor]).toEqual([null, 'ada']);
  },
);

clause(['GM-RETR-01', 'GM-RETR-02'], 'survivors go to the nearest open city, else the nearest land, else nowhere', () => {
  const many = (draft: Parameters<Parameters<typeof edit>[1]>[0]) => t.arm(draft, 'bo', 'b6 garrison 9');
  const first = assault(falling(many), [5, 4]).state;
  expect(t.at(first, 'bo', 'b1', 'garrison')).toBe(9 - (20 - 17));
  const shut = assault(
    falling((draft) => {
      many(draft);
      t.arm(draft, 'cy', 'b1 army 1');
      draft.cities['b1']!.siege = { by: 'cy', base: 'b1' };
    }),
    [5, 4],
  ).state;
  expect(t.at(shut, 'bo', 'b3', 'garrison') + t.at(shut, 'bo', 'b2', 'garrison')).toBe(6);
  const landless = assault(
    falling((draft) => {
      many(draft);
      for (const id of Object.keys(draft.cities))
        if (id.startsWith('b') && id !== 'b6') {
          draft.cities[id]!.siege = { by: 'cy', base: id };
        }
      t.arm(draft, 'cy', 'b1 army 1, b2 army 1, b3 army 1');
    }),
    [5, 4],
  ).state;
  expect(t.at(landless, 'bo', 'b1', 'army')).toBe(6);
});

clause(['GM-EVT-02', 'GM-APPL-01'], 'events come in the order of the book', () => {
  const { events } = assault(falling(), [9, 2]);
  expect(events.map(({ type }) => type).filter((type) => type !== 'slot-began')).toEqual([
    'window-answered',
    'battle-rolled',
    'army-changed',
    'siege-ended',
    'city-conquered',
    'unit-moved',
  ]);
});

clause('GM-BPRO-09', 'of equal units the first in map order falls first, and a garrison comes before an army', () => {
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
