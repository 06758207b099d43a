import { expect, test } from 'vitest';
import { change, give } from '../helpers/actions.js';
import { asked, closedBy, ended, offered, reached, things } from '../helpers/forms.js';
import { play } from '../helpers/playing.js';
import { deciding, proposed } from '../helpers/positions.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';

const hands = {
  ada: ['education-1', 'forests-1', 'forests-2', 'railways-1', 'railways-2'],
  bo: ['health-1', 'mossos-1'],
  cai: ['firefighters-1', 'firefighters-2'],
  dot: ['roads-1'],
};

const sharing = (mode: 'A' | 'AB', discs: Readonly<Record<string, readonly string[]>> = hands) =>
  scene({ config: { mode }, step: 'cohesion', discs });

test('any kind of disc can be given, in every mode, to any of the others', () => {
  for (const mode of ['A', 'AB'] as const) {
    expect(offered(sharing(mode), ada, 'give-disc')).toEqual([bo, cai, dot]);
    expect(offered(sharing(mode), ada, 'give-disc', { to: cai })).toEqual(['education-1', 'railways-1', 'forests-1']);
    expect(ended(sharing(mode), ada, 'give-disc', { to: cai, disc: 'railways-1' })).toEqual(give(cai, 'railways-1'));
    expect(reached(sharing(mode), give(dot, 'forests-2'))).toEqual(give(dot, 'forests-1'));
  }
  expect(things(sharing('A'), ada, 'give-disc')).toEqual([bo, cai, dot].map((id) => ({ kind: 'player', id })));
  expect(things(sharing('A'), ada, 'give-disc', { to: bo })).toEqual(
    ['education', 'railways', 'forests'].map((face) => ({ kind: 'disc', owner: ada, face })),
  );
});

test('a last disc is not asked for', () => {
  expect(closedBy(sharing('A', { ada: ['roads-1'] }), ada, 'give-disc')).toEqual(['holder-must-keep-a-disc', 'SD-COH-03']);
});

test('change is shared before anything else', () => {
  const before = sharing('AB', { ada: ['health-1', 'mossos-1', 'mossos-2', 'education-1'], bo: ['forests-1', 'firefighters-1'] });
  const state = play(before, [change(ada, 'health-1'), 1, 1]).state;
  const kinds = offered(state, ada, 'give-disc', { to: bo });
  expect([kinds.length > 0, kinds.filter((disc) => /health|mossos|education/.test(String(disc)))]).toEqual([true, []]);
  expect(closedBy(state, ada, 'end-cohesion')).toEqual(['share-change-first', 'SD-CHG-14']);
  expect(closedBy(state, ada, 'break-coin')).toEqual(['change-not-needed', 'SD-CHG-04']);
  expect(closedBy(state, ada, 'exchange-service')).toEqual(['share-change-first', 'SD-CHG-14']);
});

test('a service is asked for where somebody has it', () => {
  const state = sharing('AB');
  expect(offered(state, ada, 'exchange-service')).toEqual(['railways', 'forests']);
  expect(offered(state, ada, 'exchange-service', { payKind: 'railways' })).toEqual([bo, cai]);
  expect(offered(state, ada, 'exchange-service', { payKind: 'railways', target: cai })).toEqual(['firefighters']);
  expect(things(state, ada, 'exchange-service', { payKind: 'railways', target: cai })).toEqual([
    { kind: 'disc', owner: cai, face: 'firefighters' },
  ]);
  expect(offered(state, ada, 'exchange-service', { payKind: 'forests' })).toEqual([bo]);
  const taken = { type: 'exchange-service', player: ada, payKind: 'forests', target: bo, takeKind: 'health' } as const;
  expect(reached(state, taken)).toEqual(taken);
  expect(ended(state, ada, 'exchange-service', { payKind: 'forests', target: bo, takeKind: 'health' })).toEqual(taken);
});

test('nothing is exchanged without powers, nor without two discs of a kind', () => {
  expect(closedBy(sharing('A'), ada, 'exchange-service')).toEqual(['mode-without-b', 'SD-EXC-01']);
  expect(closedBy(sharing('AB', { ...hands, ada: ['forests-1', 'railways-1'] }), ada, 'exchange-service')?.[0]).toBe('nothing-to-choose');
});

test('a degree is chosen, or proposed once, and answered with yes or no', () => {
  expect(offered(deciding(), ada, 'choose-centralism')).toEqual(['medium', 'high', 'intense']);
  expect(offered(deciding(1), ada, 'choose-centralism')).toEqual(['high', 'intense']);
  expect(closedBy(deciding(1), ada, 'propose-centralism')).toEqual(['nobody-to-ask', 'SD-CEN-05']);
  expect(asked(proposed(), bo, 'answer-proposal')).toEqual({ kind: 'one', from: [true, false] });
  const no = { type: 'answer-proposal', player: bo, accept: false } as const;
  expect(ended(proposed(), bo, 'answer-proposal', { accept: false })).toEqual(no);
  const rejected = play(proposed(), [no], [{ type: 'answer-proposal', player: cai, accept: true }]).state;
  expect(offered(rejected, ada, 'propose-centralism')).toEqual(['medium', 'high']);
});
