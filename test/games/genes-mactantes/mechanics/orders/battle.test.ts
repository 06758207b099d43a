import { expect } from 'vitest';
import { defend, falling, field, fight, meeting, scene, storm } from '../../helpers/scenes/wars.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, game, internal, perform, refusal, started, declaring } = t;

const inside = internal('battle', { opponent: 'bo' });

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

clause('GM-BATT-04', 'in the field enemy troops, behind walls too, and own units there', () => {
  expect(t.refusedMeans(meeting, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
  expect(t.refusedMeans(meeting, 'ada', fight, field('b1', 'patrol'))).toEqual(['unit-not-eligible', 'GM-BATT-04']);
  const garrisoned = scene((draft) => {
    t.arm(draft, 'ada', 'b3 army 3, b1 army 1');
    t.arm(draft, 'bo', 'b3 garrison 3, b1 patrol 1');
  });
  expect(perform(garrisoned, 'ada', fight, field('b3', 'army')).state.affairs[0]).toMatchObject({ opponent: 'bo', objective: 'field' });
  const asleep = edit(garrisoned, (draft) => {
    draft.cities['b3']!.disasterTurn = 1;
  });
  expect(t.refusedMeans(asleep, 'ada', fight, field('b3', 'army'))).toEqual(['no-enemy-army', 'GM-BATT-04']);
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

const forCity = (territory: string) => external('battle', { territory });

clause('GM-BATT-08', 'a battle written against a city is an assault on whoever holds it', () => {
  const besieged = scene((draft) => {
    t.arm(draft, 'ada', 'b3 army 8');
    t.arm(draft, 'bo', 'b1 garrison 3, b3 garrison 2');
    draft.cities['b3']!.siege = { by: 'ada', base: 'b3' };
  });
  const units = [{ territory: 'b3', kind: 'army' }] as const;
  expect(perform(besieged, 'ada', forCity('b3'), { units }).state.affairs[0]).toMatchObject({ opponent: 'bo', objective: 'assault' });
  // A siege elsewhere is no way into this city.
  expect(t.voidReason(besieged, 'ada', forCity('b1'))).toBe('no-battle-possible');
  const lent = edit(besieged, (draft) => {
    draft.controllers['b3'] = 'cy';
    t.arm(draft, 'bo', 'b1 garrison 3');
  });
  expect(perform(lent, 'ada', forCity('b3'), { units }).state.affairs[0]).toMatchObject({ opponent: 'cy', territory: 'b3' });
  expect(t.voidReason(lent, 'ada', fight)).toBe('no-battle-possible');
  const wild = edit(lent, (draft) => {
    draft.controllers['b3'] = 'independent';
  });
  expect(t.only(perform(wild, 'ada', forCity('b3'), { units }, [5, 5]).events, 'battle-rolled').winner).toBe('ada');
  for (const means of [{ units, territory: 'b1' }, { units, objective: 'field' } as const])
    expect(t.refusedMeans(besieged, 'ada', forCity('b3'), means)).toEqual(['bad-parameter', 'GM-BATT-08']);
  const own = edit(besieged, (draft) => {
    draft.cities['b3']!.siege = null;
    draft.controllers['b3'] = 'ada';
    t.arm(draft, 'bo', 'b1 garrison 3');
  });
  const free = edit(besieged, (draft) => void Object.assign(draft.cities['b3']!, { siege: null }));
  for (const state of [own, free]) expect(t.voidReason(state, 'ada', forCity('b3'))).toBe('no-battle-possible');
  const writing = t.commitAll(t.started(['ada', 'bo', 'cy']));
  for (const territory of ['a1', 'b4'])
    expect(t.refusal(writing, t.declaring('ada', forCity(territory)))).toEqual(['bad-target', 'GM-BATT-08']);
  const listed = t.game.legalActions(writing, 'ada').filter((action) => action.type === 'declare' && action.kind === 'battle');
  const abroad = Object.keys(writing.cities).filter((city) => writing.controllers[city] !== 'ada');
  expect(listed.length).toBe(3 + abroad.length);
});
