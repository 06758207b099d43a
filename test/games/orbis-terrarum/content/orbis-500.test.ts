import { atlasOf, orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { clause, game } from '../helpers/table.js';

clause(['OT-CONT-01', 'OT-CONT-02', 'OT-CONT-06'], 'the default map has 48 regions in order', () => {
  expect([orbis500.regions.length, orbis500.regions[0]!.id, orbis500.regions[47]!.id]).toEqual([48, 'hibernia', 'venedia']);
  expect(orbis500.regions[4]).toEqual({
    id: 'armorica',
    name: 'Armorica',
    area: 'Gallia',
    culture: 'celtic',
    faith: 'nicene',
    population: 'sparse',
  });
});
clause(['OT-CONT-03', 'OT-CONT-07'], 'distances are shortest ways, the same both ways', () => {
  const atlas = atlasOf(orbis500);
  for (const a of orbis500.regions)
    for (const b of orbis500.regions) expect(atlas.distancesFrom(a.id).get(b.id)).toBe(atlas.distancesFrom(b.id).get(a.id));
  expect([atlas.distancesFrom('hibernia').get('cambria'), atlas.distancesFrom('padania').get('sapaudia')]).toEqual([2, 2]);
  const types = ['land', 'sea', 'barrier'].map((type) => orbis500.edges.filter((edge) => edge.type === type).length);
  expect(types).toEqual([65, 19, 5]);
});
clause(['OT-CONT-04', 'OT-CONT-08'], 'twenty Nations, eight of them for players with two joined regions each', () => {
  expect(orbis500.nations).toHaveLength(20);
  const playable = orbis500.nations.filter((nation) => nation.playable);
  expect(playable).toHaveLength(8);
  for (const { regions } of playable)
    expect(orbis500.edges.some(({ between, type }) => type === 'land' && between.every((one) => regions.includes(one)))).toBe(true);
  expect(orbis500.nations.filter(({ patron }) => patron !== null).map(({ id, patron }) => [id, patron])).toEqual([
    ['armenia', 'persia'],
    ['iberia', 'armenia'],
  ]);
});
clause('OT-CONT-05', 'what nobody lists is black, also under a horde', () => {
  const begun = game.setup({ players: ['ada'] }, { roll: () => 1, pool: () => [], shuffle: () => [] });
  if (begun._tag === 'Left') throw new Error('refused');
  expect([begun.right.state.regions['bohemia']!.owner, begun.right.state.nations['lombardia']!.position]).toEqual([null, 'bohemia']);
});
clause('OT-CONT-09', 'twenty rows of five cover the d100', () => {
  expect(orbis500.happeningDeck.map(({ from, to }) => to - from)).toEqual(Array(20).fill(4));
  expect(orbis500.happeningDeck.find(({ id }) => id === 'plague')!.crisis).toEqual({
    counter: 'industry',
    loss: 'via',
    perTurn: { via: 2, leg: 1 },
    turns: 3,
  });
});
clause('OT-CONT-10', 'ten milestones, modifiers of ten years or a point', () => {
  expect(orbis500.milestones).toHaveLength(10);
  for (const { reward } of orbis500.milestones)
    expect(reward[0]!.do === 'modifier' ? [reward[0]!.value, reward[0]!.years] : reward[0]!.do).toEqual(
      reward[0]!.do === 'modifier' ? [-8, 10] : 'attribute',
    );
});
clause('OT-CONT-11', 'six technologies at their price', () => {
  expect(orbis500.technologies.map(({ id, cost }) => [id, cost.progress])).toEqual([
    ['force-naval', 5],
    ['force-air', 20],
    ['force-missile', 20],
    ['field-logistics', 8],
    ['asymmetric-tactics', 5],
    ['long-roads', 6],
  ]);
});
clause('OT-CONT-12', 'council and league', () => {
  expect(orbis500.statutes.map(({ id, statute }) => [id, statute.term, statute.closeness, statute.allowedMeasures])).toEqual([
    ['council', null, -5, ['rhetoric', 'doctrine', 'diplomacy']],
    ['league', 5, -5, ['logistics', 'commerce', 'offensive']],
  ]);
});
