import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { give } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { discsOf, participationOf } from '../helpers/looking.js';
import { options, play, refusal, told } from '../helpers/playing.js';
import { sharing } from '../helpers/positions.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';

clause('SD-COH-01', 'to somebody else', () => {
  expect(refusal(sharing(), give(ada, 'roads-1'))).toEqual(['bad-recipient', 'SD-COH-01']);
  expect(refusal(sharing(), give('nobody', 'roads-1'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(discsOf(play(sharing(), [give(dot, 'roads-1')]).state, dot)).toContain('roads-1');
});

clause('SD-COH-02', 'a disc of one\u2019s own', () => {
  expect(refusal(sharing(), give(bo, 'health-1'))).toEqual(['not-your-disc', 'SD-COH-02']);
  expect(refusal(sharing(), give(bo, 'gold'))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(discsOf(play(sharing(), [give(bo, 'justice-2')]).state, ada)).not.toContain('justice-2');
});

clause('SD-COH-03', 'the holder keeps a disc', () => {
  const { state } = play(sharing(), [give(bo, 'justice-1')], [give(bo, 'justice-2')], [give(bo, 'roads-1')]);
  expect(refusal(state, give(bo, 'roads-2'))).toEqual(['holder-must-keep-a-disc', 'SD-COH-03']);
  expect(options(state, ada)).toEqual(['end-cohesion']);
});

clause('SD-COH-04', 'any number of discs, old or new', () => {
  const before = play(
    scene({ step: 'transferRoll' }),
    [{ type: 'roll-die', player: ada }, 4],
    [{ type: 'take-money', player: ada, twos: 2 }, 1, 1],
  ).state;
  expect(play(before, [{ type: 'end-cohesion', player: ada }]).state.step).toBe('movement');
  const { state } = play(before, [give(bo, 'mossos-1')], [give(cai, 'roads-1')], [give(dot, 'justice-1')]);
  expect([state.step, discsOf(state, ada).length]).toEqual(['cohesion', 3]);
});

clause('SD-COH-05', 'one participation disc for 1 €, two for 2 €', () => {
  expect(participationOf(play(sharing(), [give(bo, 'roads-1')]).state)).toEqual([1, 0, 0, 0]);
  expect(participationOf(play(sharing(), [give(bo, 'justice-1')]).state)).toEqual([2, 0, 0, 0]);
});

clause('SD-COH-06', 'one at a time: from the recipient, else from the pool, else none', () => {
  const cases = [
    [{ bo: 2 }, [2, 0, 0, 0], 10, { fromPlayer: 2, fromPool: 0, lost: 0 }],
    [{ bo: 1 }, [2, 0, 0, 0], 10, { fromPlayer: 1, fromPool: 1, lost: 0 }],
    [{ bo: 1, cai: 11 }, [1, 0, 11, 0], 0, { fromPlayer: 1, fromPool: 0, lost: 1 }],
    [{ cai: 12 }, [0, 0, 12, 0], 0, { fromPlayer: 0, fromPool: 0, lost: 2 }],
    [{ cai: 11 }, [1, 0, 11, 0], 0, { fromPlayer: 0, fromPool: 1, lost: 1 }],
  ] as const;
  for (const [before, after, pool, gained] of cases) {
    const { state, events } = play(sharing(before), [give(bo, 'justice-1')]);
    expect([participationOf(state), state.pool]).toEqual([after, pool]);
    expect(told(events, 'participation-gained')).toEqual([{ type: 'participation-gained', player: ada, ...gained }]);
  }
});

clause('SD-COH-07', 'nobody is asked and nothing can be renounced', () => {
  const { state } = play(sharing({ bo: 3 }), [give(bo, 'justice-1')]);
  expect([somElQueDecidim.actors(state), participationOf(state)]).toEqual([[ada], [2, 1, 0, 0]]);
});

clause('SD-COH-08', 'in this step only, by the holder only', () => {
  for (const step of ['transferRoll', 'movement'] as const) {
    const state = scene({ step, change: step === 'movement' ? { queue: [ada], moved: true } : {} });
    expect(refusal(state, give(bo, 'roads-1'))).toEqual(['wrong-phase', 'SD-ACT-02']);
  }
  expect(refusal(sharing(), give(ada, 'health-1', bo))).toEqual(['not-your-turn', 'SD-ACT-03']);
});

clause('SD-COH-09', 'participation is gained in every mode', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const)
    expect(participationOf(play(sharing({}, mode), [give(bo, 'justice-1')]).state)[0]).toBe(2);
});
