import { expect } from 'vitest';
import { give } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, refusal, told, types } from '../helpers/playing.js';
import { sharing } from '../helpers/positions.js';
import { ada, bo, scene } from '../helpers/scenes.js';

clause('SD-COH-10', 'it can be ended at any time', () => {
  const { state, events } = play(sharing(), [{ type: 'end-cohesion', player: ada }]);
  expect(types(events)).toEqual(['cohesion-ended', 'movers-determined']);
  expect(refusal(state, give(bo, 'roads-1'))[0]).toBe('wrong-phase');
});

clause('SD-FLOW-09', 'ending cohesion starts the first movement', () => {
  const { state, events } = play(scene({ step: 'cohesion', change: { die: 3 } }), [{ type: 'end-cohesion', player: ada }]);
  expect(told(events, 'movers-determined')).toEqual([{ type: 'movers-determined', queue: [bo] }]);
  expect(state).toMatchObject({ step: 'movement', queue: [bo], moved: false, trail: [] });
});
