import type { DrawFeatures } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { drawn } from '../helpers/scenes/founding.js';
import * as t from '../helpers/table.js';

const { clause, game } = t;
const state = drawn(1);
const draw = (features: DrawFeatures['features'], barriers: DrawFeatures['barriers'] = []): DrawFeatures => ({
  ...{ type: 'draw-features', player: 'bo', features, barriers },
});

clause('GM-BOARD-03', 'the second step gives features to land and barriers to edges there are, and changes nothing else', () => {
  const { map } = t.after(state, draw({ a1: ['desert', 'lake'] }, [{ a: 'a2', b: 'a1', barrier: 'cliff' }]));
  expect(map!.territories.flatMap(({ id, features }) => (features.length > 0 ? [[id, features]] : []))).toEqual([
    ['a1', ['desert', 'lake']],
  ]);
  expect(map!.edges.filter(({ barrier }) => barrier !== 'none')).toEqual([{ a: 'a1', b: 'a2', barrier: 'cliff' }]);
  expect(map!.edges.map(({ a, b }) => [a, b])).toEqual(state.map!.edges.map(({ a, b }) => [a, b]));
  expect(map!.territories.map(({ id, kind, name }) => [id, kind, name])).toEqual(
    state.map!.territories.map(({ id, kind, name }) => [id, kind, name]),
  );
  expect(t.refusal(state, draw({}, [{ a: 'a1', b: 'a8', barrier: 'river' }]))).toEqual(['bad-edge-barrier', 'GM-BOARD-03']);
  expect(t.refusal(state, draw({ nowhere: ['plain'] }))).toEqual(['bad-parameter', 'GM-ERR-01']);
});

clause('GM-BOARD-06', 'features are judged by their kinds and whether the map still hangs together, and drawn again if bad', () => {
  expect(t.refusal(state, draw({ a1: ['lava'] }))).toEqual(['map-bad-feature', 'GM-MAPV-03']);
  expect(t.refusal(state, draw({ 'mar-de-fora': ['plain'] }))).toEqual(['map-bad-feature', 'GM-MAPV-03']);
  expect(t.refusal(state, draw({}, [{ a: 'a8', b: 'mar-de-fora', barrier: 'cliff' }]))).toEqual(['map-disconnected', 'GM-MAPV-05']);
  expect(game.actors(state)).toEqual(['bo']);
  expect(t.after(state, draw({})).step).toBe('setup-borders');
});

test('whatever is wrong with features and barriers is said of the field it stands in', () => {
  const faults = (action: DrawFeatures) => game.explain(state, action).map(({ code, path }) => [code, path]);
  expect(faults(draw({ a1: ['lava'] }))).toEqual([['map-bad-feature', 'features']]);
  expect(faults(draw({ 'mar-de-fora': ['plain'] }))).toEqual([['map-bad-feature', 'features']]);
  expect(faults(draw({}, [{ a: 'a8', b: 'mar-de-fora', barrier: 'cliff' }]))).toEqual([['map-disconnected', 'barriers']]);
});
