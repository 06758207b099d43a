import type { coreRefusals } from 'ludoteca';
import type { ExamplesOf } from './examples-of.js';

export const core: ExamplesOf<typeof coreRefusals> = {
  'game-over': ['CORE-GAME-OVER', {}],
  'unknown-action': ['CORE-UNKNOWN-ACTION', { unknown: '"bluff"' }],
  'bad-parameter': ['CORE-BAD-PARAMETER', { field: 'cards', wanted: 'a list of at most 10000', found: 'nothing' }],
  'unknown-player': ['CORE-UNKNOWN-PLAYER', { player: '"zed"' }],
  'player-eliminated': ['CORE-PLAYER-ELIMINATED', { player: 'ada' }],
  'wrong-phase': ['CORE-WRONG-PHASE', { type: 'add-order', phase: 'warbands' }],
  'not-your-turn': ['CORE-NOT-YOUR-TURN', { player: 'bo' }],
  'nothing-to-choose': ['CORE-NOTHING-TO-CHOOSE', { type: 'add-order', gaveUp: false }],
  'needs-dice': ['CORE-DICE', { fault: 'A throw is needed: d10 (weather).', wanted: { sides: 10, why: 'weather' } }],
  'dice-fault': ['CORE-DICE', { fault: '11 is not a face of a d10 (weather).' }],
  'frozen-state': ['CORE-STATE', {}],
  'bad-config': ['CORE-BAD-PARAMETER', { surplus: 'colour' }],
  'bad-state': ['CORE-STATE', { fault: 'There should be exactly the players of the configuration.', at: 'players' }],
  'bad-scene': ['CORE-STATE', { surplus: 'nations.francia.welath' }],
  'bad-record': ['CORE-RECORD', { field: 'format', wanted: '"ludoteca/1"', found: '"ludoteca/0"' }],
  'record-refused': ['CORE-RECORD', { step: 'steps.5', message: 'The game is over.' }],
  'record-departs': ['CORE-RECORD', { step: 'steps.2', how: { throwsLeft: 1 } }],
};
