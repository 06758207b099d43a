import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { discover } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { discsOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { guarded, mobilising } from '../helpers/positions.js';
import { ada, bo, cai, dot, scene, still, tile } from '../helpers/scenes.js';

const mobilise = (...assignments: { tile: string; player: string; kind: 'mossos' | 'firefighters' | 'roads' }[]) =>
  ({ type: 'mobilise', player: ada, assignments }) as const;

clause('SD-MOB-01', 'the holder alone decides, and may use nothing', () => {
  expect(refusal(mobilising(), { ...mobilise(), player: cai })[0]).toBe('not-your-turn');
  expect(play(mobilising(), [mobilise(), still(2)]).state.urnAside).toEqual([]);
  const both = play(mobilising(), [
    mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(31), player: cai, kind: 'firefighters' }),
  ]).state;
  expect(both.urnAside).toHaveLength(2);
  expect(somElQueDecidim.legalActions(mobilising(), ada)).toHaveLength(1 + 2 + 2 + 2);
});

clause('SD-MOB-02', 'urn tiles that were found, each once', () => {
  expect(refusal(mobilising(), mobilise({ tile: tile(29), player: cai, kind: 'mossos' }))).toEqual(['bad-urn-tile', 'SD-MOB-02']);
  const twice = mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(30), player: cai, kind: 'firefighters' });
  expect(refusal(mobilising(), twice)).toEqual(['bad-urn-tile', 'SD-MOB-02']);
  expect(refusal(mobilising(), mobilise({ tile: 'constructor', player: cai, kind: 'mossos' }))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(mobilising(), mobilise({ tile: tile(30), player: 'nobody', kind: 'mossos' }))).toEqual(['bad-parameter', 'SD-ACT-04']);
});

clause('SD-MOB-03', 'with mossos or firefighters', () => {
  expect(refusal(mobilising(), mobilise({ tile: tile(30), player: ada, kind: 'roads' }))).toEqual(['not-interior', 'SD-MOB-03']);
});

clause('SD-MOB-04', 'with discs that are there; the holder may supply his own', () => {
  expect(refusal(mobilising(), mobilise({ tile: tile(30), player: dot, kind: 'mossos' }))).toEqual(['target-lacks-disc', 'SD-MOB-04']);
  const two = mobilise({ tile: tile(30), player: cai, kind: 'mossos' }, { tile: tile(31), player: cai, kind: 'mossos' });
  expect(refusal(mobilising(), two)).toEqual(['target-lacks-disc', 'SD-MOB-04']);
  const own = guarded({
    discs: { ada: ['mossos-2', 'health-1', 'roads-1'], bo: ['education-1', 'roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
  });
  expect(play(own, [discover], [mobilise({ tile: tile(30), player: ada, kind: 'mossos' })]).state.urnAside).toHaveLength(1);
});

clause('SD-MOB-05', 'the discs go to the treasury, the first of their kind first', () => {
  const pair = guarded({
    discs: { ada: ['roads-1', 'health-1'], bo: ['education-1', 'roads-2'], cai: ['mossos-1', 'mossos-2'], dot: ['forests-2'] },
  });
  const { state, events } = play(pair, [discover], [mobilise({ tile: tile(31), player: cai, kind: 'mossos' })]);
  expect(told(events, 'urn-protected')).toEqual([{ type: 'urn-protected', tile: tile(31), player: cai, disc: 'mossos-1' }]);
  expect([discsOf(state, 'treasury').includes('mossos-1'), discsOf(state, cai)]).toEqual([true, ['mossos-2']]);
});

clause('SD-MOB-06', 'protection lasts for this one event', () => {
  const { state } = play(mobilising(), [mobilise({ tile: tile(30), player: cai, kind: 'mossos' })]);
  const later = scene({ step: 'movement', cells: { bo: 33 }, aside: [30], change: { queue: [bo] } });
  expect(state.urnAside.map((urn) => urn.tile)).toEqual([tile(30)]);
  expect(
    play(
      {
        ...later,
        players: { ...later.players, bo: { ...later.players[bo]!, cell: 36 } },
        board: later.board.map((square, cell) => (cell === 36 ? { ...square!, faceUp: true } : square)),
      },
      [{ type: 'move', player: bo, to: 35 }],
    ).state.urnAside,
  ).toEqual([]);
});

clause('SD-ACT-04', 'each part of the urn and each supplier that there is not is told once, at its place', () => {
  const assignments = [
    { tile: tile(30), player: cai, kind: 'mossos' },
    { tile: 'nothing', player: 'nobody', kind: 'mossos' },
    { tile: 'constructor', player: 'somebody', kind: 'firefighters' },
  ] as const;
  expect(somElQueDecidim.explain(mobilising(), mobilise(...assignments)).map(({ code, path }) => [code, path])).toEqual([
    ['bad-parameter', 'assignments.1.tile'],
    ['bad-parameter', 'assignments.2.tile'],
    ['bad-parameter', 'assignments.1.player'],
    ['bad-parameter', 'assignments.2.player'],
  ]);
});
