import type { Draft } from 'immer';
import { clone, scripted } from 'ludoteca';
import { atlasOf, defaultMap, type RegionMap } from 'ludoteca/genes-mactantes';
import { accepted } from 'ludoteca/testing';
import { expect } from 'vitest';
import { reread } from '../helpers/rereading.js';
import { broken, creating, deploying, nobody, sheetOf } from '../helpers/scenes/founding.js';
import { go, traveller } from '../helpers/scenes/turns-and-travels.js';
import { torn, war } from '../helpers/scenes/wars.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, opened, perform, refusal, started } = t;

const { places, order } = atlasOf(defaultMap(2));

clause('GM-MAP-01', 'territories are neighbours if and only if an edge joins them, both ways', () => {
  const joined = (a: string, b: string) => defaultMap(2).edges.some((edge) => [edge.a, edge.b].includes(a) && [edge.a, edge.b].includes(b));
  for (const { id: a } of order)
    for (const { id: b } of order) {
      const isCliff = [a, b].includes('mar-de-fora') && (a.endsWith('7') || b.endsWith('7'));
      expect([a, b, places.get(a)!.ways.includes(b)]).toEqual([a, b, a !== b && joined(a, b) && !isCliff]);
    }
  expect(t.locate(t.after(traveller(), go(['a2'])), 'person-1')).toBe('a2');
  expect(refusal(traveller(), go(['a8']))).toEqual(['bad-path', 'GM-TRAV-03']);
});

clause('GM-MAP-02', 'nobody passes a cliff, neither people nor troops; rivers stop no one', () => {
  const state = traveller((draft) => {
    draft.characters[0]!.location = 'a7';
    t.arm(draft, 'bo', 'mar-de-fora army 3');
    draft.cities['a7'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
  });
  expect(refusal(state, go(['mar-de-fora', 'a2']))).toEqual(['bad-path', 'GM-TRAV-03']);
  expect(t.voidReason(state, 'bo', external('siege', { territory: 'a7' }))).toBe('no-army-in-place');
  expect(perform(state, 'bo', external('siege', { territory: 'a2' }), {}, [9]).state.cities['a2']!.siege).not.toBeNull();
  const river = edit(state, (draft) => {
    draft.characters[0]!.location = 'a4';
    t.arm(draft, 'ada', 'a4 army 3');
  });
  expect(t.after(river, go(['b6'])).affairs[0]).toMatchObject({ type: 'journey', path: ['b6'] });
  const march = { from: { territory: 'a4', kind: 'army' }, to: { territory: 'b6', kind: 'army' }, amount: 3 } as const;
  expect(t.at(perform(river, 'ada', internal('move-troops'), march).state, 'ada', 'b6', 'army')).toBe(3);
});

clause('GM-MAP-03', 'land that any edge joins to a sea is coastal, even over a cliff; seas are not', () => {
  expect(order.filter(({ isCoastal }) => isCoastal).map(({ id }) => id)).toEqual(['a2', 'a5', 'a7', 'a8', 'b2', 'b5', 'b7', 'b8']);
  const strait = clone(defaultMap(2)) as Draft<RegionMap>;
  strait.edges.push({ a: 'mar-de-fora', b: 'mar-de-dins', barrier: 'none' });
  expect(atlasOf(strait as RegionMap).places.get('mar-de-dins')!.isCoastal).toBe(false);
});

clause('GM-MAP-04', 'one city a territory, and on land only', () => {
  const found = (territory: string) => t.declaring('ada', internal('found-city', { territory, name: 'Nova' }));
  expect(refusal(started(), found('a1'))).toEqual(['site-taken', 'GM-FOUN-01']);
  expect(refusal(started(), found('mar-de-fora'))).toEqual(['not-your-territory', 'GM-FOUN-01']);
  expect(t.after(started(), found('a4')).sheets['ada']!.length).toBe(1);
  const state = creating();
  for (const territory of ['a1', 'mar-de-fora'])
    expect(refusal(state, sheetOf(state, { ...nobody, newCities: [{ territory, name: 'Nova', walled: false }] }))[0]).toBe('bad-city-site');
});

clause('GM-MAP-05', 'seas have no master, every land has one: a living player, or nobody', () => {
  const land = order.filter(({ isLand }) => isLand).map(({ id }) => id);
  const masters = ({ controllers }: ReturnType<typeof started>) => [Object.keys(controllers).sort(), new Set(Object.values(controllers))];
  expect(masters(started())).toEqual([land, new Set(['ada', 'bo'])]);
  const fallen = war(
    torn((draft) => t.arm(draft, 'ada', 'a1 garrison 1')),
    {},
    [],
    [2, 9],
  ).state;
  expect(fallen.countries['ada']!.eliminated).not.toBeNull();
  expect(masters(fallen)[1]).toEqual(new Set(['independent', 'bo', 'cy']));
  expect(Object.keys(fallen.controllers)).not.toContain('mar-de-fora');
});

clause('GM-MAP-06', 'whoever controls the territory controls the city', () => {
  const taken = edit(started(), (draft) => {
    draft.controllers['a3'] = 'bo';
    t.arm(draft, 'ada', 'a1 garrison 3');
  });
  const walls = (player: string) => t.declaring(player, internal('fortify', { territory: 'a3' }));
  expect(refusal(taken, walls('ada'))).toEqual(['not-your-city', 'GM-FORT-01']);
  expect(t.after(taken, walls('bo')).sheets['bo']!.length).toBe(1);
});

clause('GM-MAP-07', 'map order is that of the list of territories, and then garrison, army, patrol', () => {
  expect(order.map(({ id }) => id)).toEqual(defaultMap(2).territories.map(({ id }) => id));
  const mixed = t.troops('a3 patrol 3, a1 patrol 4, a3 garrison 6, a1 army 5, a1 garrison 10');
  const state = t.after(deploying(), { type: 'deploy-army', player: 'ada', units: mixed });
  const begun = t.after(state, game.legalActions(state, 'bo')[0]!);
  const standing = (units: typeof mixed) => units.map(({ territory, kind }) => `${territory} ${kind}`);
  const inOrder = ['a1 garrison', 'a1 army', 'a1 patrol', 'a3 garrison', 'a3 patrol'];
  expect(standing([...begun.units['ada']!])).toEqual(inOrder);
  const march = { from: { territory: 'a3', kind: 'patrol' }, to: { territory: 'a3', kind: 'army' }, amount: 1 } as const;
  const moved = perform(begun, 'ada', internal('move-troops'), march).state;
  expect(standing([...moved.units['ada']!])).toEqual([...inOrder.slice(0, 4), 'a3 army', 'a3 patrol']);
});

clause('GM-MAP-08', 'islands hang on seas and are land of a country like any other', () => {
  expect(places.get('a8')!.ways).toEqual(['mar-de-fora']);
  expect(started().controllers['a8']).toBe('ada');
  expect(t.after(started(), t.declaring('ada', internal('found-city', { territory: 'a8', name: 'Nova' }))).sheets['ada']!.length).toBe(1);
  expect(broken((map) => void map.countries[0]!.territories.splice(7))).toBe('map-unassigned-land GM-MAPV-07');
});

clause('GM-MAP-05', 'a territory may have any id', () => {
  const map = JSON.parse(
    JSON.stringify(game.view(opened(['ada', 'bo']), null).map)
      .replaceAll('"a2"', '"constructor"')
      .replaceAll('"b2"', '"toString"'),
  );
  const state = accepted(game.setup({ players: ['ada', 'bo'], orderMode: 'seating', events: false, map }, scripted([]))).state;
  expect(reread(state)).toBe('accepted');
});
