import type { Action } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { inheritance, move, pay, prescription } from '../../helpers/actions.js';
import { clause } from '../../helpers/clauses.js';
import { discsOf } from '../../helpers/looking.js';
import { options, play, refusal } from '../../helpers/playing.js';
import { hands, standing } from '../../helpers/positions.js';
import { ada, bo, cai, dot, scene } from '../../helpers/scenes.js';

clause(['SD-PRE-01', 'SD-INH-01'], 'levies need B', () => {
  expect(refusal(standing(2, { config: { mode: 'A' } }), prescription(bo))).toEqual(['mode-without-b', 'SD-PRE-01']);
  expect(refusal(standing(3, { config: { mode: 'AC' } }), inheritance(bo))).toEqual(['mode-without-b', 'SD-INH-01']);
  for (const mode of ['AB', 'ABC'] as const) expect(options(standing(2, { config: { mode } }), ada)).toContain('collect-prescription');
});

clause(['SD-PRE-02', 'SD-INH-02'], 'only the holder collects', () => {
  expect(refusal(standing(2, { holder: dot, change: { queue: [ada, bo, cai] } }), prescription(bo))).toEqual([
    'not-the-holder',
    'SD-PRE-02',
  ]);
  expect(refusal(standing(3, { holder: dot, change: { queue: [ada, bo, cai] } }), inheritance(bo))).toEqual([
    'not-the-holder',
    'SD-INH-02',
  ]);
  expect(refusal(standing(2), { ...prescription(ada), player: bo })[0]).toBe('not-your-turn');
});

clause(['SD-PRE-03', 'SD-INH-03'], 'having moved there in this movement', () => {
  const start = { change: { queue: [ada], moved: false, trail: [] } };
  expect(refusal(standing(2, start), prescription(bo))).toEqual(['not-on-tile', 'SD-PRE-03']);
  expect(refusal(standing(3, start), inheritance(bo))).toEqual(['not-on-tile', 'SD-INH-03']);
  expect(refusal(standing(3), prescription(bo))).toEqual(['not-on-tile', 'SD-PRE-03']);
  expect(refusal(standing(2), inheritance(bo))).toEqual(['not-on-tile', 'SD-INH-03']);
});

clause(['SD-PRE-04', 'SD-INH-04'], 'each once a turn', () => {
  const once = play(standing(2), [prescription(dot)], [{ type: 'pay', player: dot, discs: ['forests-1'] }]).state;
  expect(refusal(once, prescription(bo))).toEqual(['already-used-this-turn', 'SD-PRE-04']);
  const third = play(standing(3), [inheritance(bo, 2)], [{ type: 'pay', player: bo, discs: ['education-1'] }]).state;
  expect(refusal(third, inheritance(bo))).toEqual(['already-used-this-turn', 'SD-INH-04']);
  expect([once.used, third.used]).toEqual([
    { prescription: true, inheritance: false },
    { prescription: false, inheritance: true },
  ]);
});

clause(['SD-PRE-05', 'SD-INH-05'], 'with a disc of the right kind; a second justice disc reaches nobody else', () => {
  const poor = { discs: { ...hands, ada: ['roads-1', 'mossos-1'], bo: ['education-1', 'education-2'] } };
  expect(refusal(standing(2, poor), prescription(bo))).toEqual(['no-health-disc', 'SD-PRE-05']);
  expect(refusal(standing(3, poor), inheritance(bo))).toEqual(['no-justice-disc', 'SD-INH-05']);
  const two = standing(3, { discs: { ...hands, ada: ['justice-1', 'justice-2'] } });
  const { state } = play(two, [inheritance(bo)], [{ type: 'pay', player: bo, discs: ['roads-1'] }]);
  expect(refusal(state, inheritance(bo))[0]).toBe('already-used-this-turn');
});

clause(['SD-PRE-09', 'SD-INH-09'], 'the discs are shown, not spent', () => {
  for (const state of [play(standing(2), [prescription(bo)]).state, play(standing(3), [inheritance(bo)]).state])
    expect(discsOf(state, ada)).toEqual(discsOf(standing(2), ada));
});

clause('SD-FEW-02', 'alone, B means mobilising and nothing else', () => {
  const alone = scene({
    config: { mode: 'AB' },
    count: 1,
    step: 'movement',
    cells: { ada: 2 },
    discs: { ada: ['health-1', 'justice-1'] },
    change: { queue: [ada], moved: true },
  });
  expect(options(alone, ada)).toEqual(['move', 'stop']);
  expect(refusal(alone, prescription(ada))[0]).toBe('bad-recipient');
  expect(refusal(alone, inheritance(ada))[0]).toBe('not-on-tile');
  const acting = scene({
    config: { mode: 'AB' },
    count: 1,
    step: 'movement',
    centralism: 'high',
    cells: { ada: 27 },
    discs: { ada: ['mossos-1', 'roads-1', 'roads-2'] },
    aside: [30],
    change: { queue: [ada] },
  });
  expect(options(play(acting, [{ type: 'move', player: ada, to: 33 }]).state, ada)).toEqual(['mobilise']);
});

clause(['SD-PRE-03', 'SD-MOV-08', 'SD-INH-03'], 'whoever starts on a levy tile may leave it and come back once', () => {
  const start = scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { [ada]: 2 },
    faceUp: [1],
    discs: { [ada]: ['health-1'], [bo]: ['roads-1'] },
    change: { queue: [ada], die: 1 },
  });
  const levy: Action = { type: 'collect-prescription', player: ada, targets: [bo] };
  expect(refusal(start, levy)).toEqual(['not-on-tile', 'SD-PRE-03']);
  const back = play(start, [move(1, ada)], [move(2, ada)]).state;
  expect(back.trail).toEqual([1, 2]);
  const { state } = play(back, [levy], [pay(bo, 'roads-1')]);
  expect([state.trail, refusal(state, levy)]).toEqual([[2], ['already-used-this-turn', 'SD-PRE-04']]);
  expect(refusal(play(state, [move(1, ada)]).state, move(2, ada))).toEqual(['already-visited', 'SD-MOV-08']);
});
