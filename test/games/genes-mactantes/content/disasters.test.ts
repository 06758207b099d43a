import { type DisasterKind, defaultDisasters } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { begins, fault } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, started } = t;

clause('GM-KIND-01', 'kinds strike anywhere, on coasts, or where the land has one of some features', () => {
  const data = defaultDisasters.map(({ id, name, terrain }) => `${id} ${name} ${Array.isArray(terrain) ? terrain.join('/') : terrain}`);
  expect(data).toEqual([
    ...['epidemic epidèmia any', 'famine fam any', 'earthquake terratrèmol any', 'hurricane huracà coastal'],
    ...['flood inundació river/lake/marsh/coastal', 'drought sequera plain/desert', 'volcano volcà volcano/mountain'],
  ]);
  const struck = edit(started(), (draft) => {
    draft.affairs = [
      { type: 'disaster', window: { type: 'disaster-city', player: 'bo' }, player: 'ada', choosers: ['bo', 'ada'], kind: null },
    ];
    draft.step = 'events';
    for (const id of Object.keys(draft.controllers))
      draft.cities[id] ??= { name: id, walled: false, capitalOf: null, siege: null, disasterTurn: null };
  });
  const cities = (kind: string) => {
    const state = edit(struck, (draft) => void Object.assign(draft.affairs[0]!, { kind }));
    return game.legalActions(state, 'bo').map((action) => (action as { territory: string }).territory);
  };
  for (const kind of ['epidemic', 'famine', 'earthquake']) expect(cities(kind)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  expect(cities('hurricane')).toEqual(['a2', 'a5', 'a7', 'a8']);
  expect(cities('flood')).toEqual(['a1', 'a2', 'a4', 'a5', 'a7', 'a8']);
  expect(cities('drought')).toEqual(['a1', 'a2', 'a4', 'a8']);
  expect(cities('volcano')).toEqual(['a6', 'a7', 'a8']);
});

clause('GM-KIND-02', 'a list of kinds is not empty, has different ids, and one for anywhere', () => {
  const kind = (id: string, terrain: DisasterKind['terrain']): DisasterKind => ({ id, name: id, english: id, terrain });
  for (const kinds of [[], [kind('x', 'any'), kind('x', 'any')], [kind('x', 'coastal')], [kind('', 'any')]])
    expect(fault({ players: ['ada', 'bo'], disasterKinds: kinds })).toEqual(['kinds-invalid', 'GM-KIND-02']);
  expect(begins({ players: ['ada', 'bo'], disasterKinds: [kind('x', 'any')] }).config.disasterKinds!.length).toBe(1);
});
