import { expect } from 'vitest';
import { defend, field, fight, meeting } from '../scenes/war.js';
import * as t from '../table.js';

const { clause, perform, refusal } = t;

clause(
  ['GM-BPRO-03', 'GM-BPRO-04', 'GM-BPRO-05'],
  'a third party takes one of two sides with all it has there, adding units and people only',
  () => {
    const ready = defend(perform(meeting, 'ada', fight, { ...field('b1', 'army'), characters: ['person-1'] }).state, []).state;
    expect(refusal(ready, { type: 'join-battle', player: 'cy', side: 'none', characters: ['person-3'] })).toEqual([
      'bad-parameter',
      'GM-BPRO-03',
    ]);
    const { events, state } = t.play(ready, { type: 'join-battle', player: 'cy', side: 'attacker', characters: ['person-3'] }, [2, 3]);
    expect(t.only(events, 'battle-rolled').sides[0]).toMatchObject({
      leader: 'ada',
      allies: ['cy'],
      strength: 11,
      support: 5,
      characteristic: 5,
      total: 23,
    });
    expect([t.army(state, 'bo'), t.army(state, 'ada'), t.army(state, 'cy')]).toEqual([3, 8, 3]);
  },
);
