import { expect } from 'vitest';
import { call } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { discsOf } from '../helpers/looking.js';
import { options, play, refusal, told } from '../helpers/playing.js';
import { ada, bo, players, scene } from '../helpers/scenes.js';
import { election, entered, hands } from '../helpers/votes.js';

clause('SD-ELE-01', 'only the holder calls elections', () => {
  expect(refusal(entered(bo), { ...call, player: bo })).toEqual(['not-the-holder', 'SD-ELE-01']);
  expect(play(entered(ada), [call]).state.step).toBe('declareLists');
});

clause('SD-ELE-02', 'with a mossos disc; firefighters will not do', () => {
  const before = entered(ada);
  const fire = {
    ...before,
    players: { ...before.players, ada: { ...before.players[ada]!, discs: ['firefighters-1'] } },
    treasury: [...before.treasury],
  };
  expect(refusal(fire, call)).toEqual(['no-mossos-disc', 'SD-ELE-02']);
  const step = scene({
    config: { mode: 'ABC' },
    step: 'movement',
    cells: { ada: 17 },
    discs: { ...hands, ada: ['firefighters-1', 'roads-1'] },
    faceUp: [18],
    change: { queue: players(4) },
  });
  expect(told(play(step, [{ type: 'move', player: ada, to: 18 }]).events, 'movement-ended')[0]!.reason).toBe('world');
});

clause('SD-ELE-03', 'one mossos disc goes to the treasury at once', () => {
  const { state, events } = play(entered(ada), [call]);
  expect(told(events, 'disc-spent')).toEqual([{ type: 'disc-spent', player: ada, disc: 'mossos-1' }]);
  expect([discsOf(state, 'treasury').includes('mossos-1'), discsOf(state, ada).includes('mossos-2')]).toEqual([true, true]);
});

clause('SD-ELE-04', 'without B with 3 €', () => {
  const before = entered(ada, { config: { mode: 'AC' } });
  const poor = { ...before, players: { ...before.players, ada: { ...before.players[ada]!, discs: ['mossos-1'] } } };
  expect(refusal(poor, call)).toEqual(['cannot-afford-election', 'SD-ELE-04']);
  expect(options(before, ada)).toContain('call-elections');
});

clause(['SD-ELE-05', 'SD-FLOW-06'], 'which are due to the treasury before lists are declared', () => {
  const { state } = play(entered(ada, { config: { mode: 'AC' } }), [call]);
  expect(state).toMatchObject({ step: 'payment', dues: [{ payer: ada, payee: 'treasury', amount: 3, reason: 'electionFee' }] });
  expect(play(state, [{ type: 'pay', player: ada, discs: ['mossos-1', 'roads-1'] }]).state.step).toBe('declareLists');
});

clause('SD-ELE-06', 'the fee is lost whatever comes of it', () => {
  for (const fists of [
    [0, 4, 0, 0],
    [3, 0, 0, 0],
  ])
    expect(discsOf(election({}, fists).state, 'treasury')).toContain('mossos-1');
});
