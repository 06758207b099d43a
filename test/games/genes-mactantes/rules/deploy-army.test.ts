import { expect } from 'vitest';
import { deploying } from '../scenes/founding.js';
import * as t from '../table.js';

const { clause, game, started } = t;

clause(['GM-DEPL-01', 'GM-DEPL-02', 'GM-SHEET-03'], 'the Army of the formula is spread, no more and no less', () => {
  const state = deploying();
  const listed = game.legalActions(state, 'ada') as never as { units: { strength: number }[] }[];
  expect(listed.length).toBe(3);
  for (const { units } of listed) expect(units.reduce((sum, { strength }) => sum + strength, 0)).toBe(10 + 2 * 4 + 5 + 3 + 2);
  expect(t.refusal(state, { type: 'deploy-army', player: 'ada', units: t.troops('a1 garrison 27') })).toEqual([
    'army-mismatch',
    'GM-DEPL-02',
  ]);
});

clause('GM-DEPL-03', 'garrisons in own cities, field units at home, no place twice', () => {
  const state = deploying();
  const refusal = (text: string) => t.refusal(state, { type: 'deploy-army', player: 'ada', units: t.troops(text) });
  expect(refusal('a4 garrison 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('b2 army 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('a1 army 14, a1 army 14')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('mar-de-fora army 28')).toEqual(['bad-placement', 'GM-DEPL-03']);
  expect(refusal('a1 army 0, a1 garrison 28')[0]).toBe('bad-parameter');
  expect(
    t.after(state, { type: 'deploy-army', player: 'ada', units: t.troops('a2 garrison 10, a4 army 10, a8 patrol 8') }).deployments['ada']!
      .length,
  ).toBe(3);
});

clause(['GM-DEPL-04', 'GM-STATE-11', 'GM-STATE-03'], 'afterwards the Army follows events alone, booked in the ledger', () => {
  const state = started();
  const { state: developed } = t.perform(state, 'ada', t.internal('develop', { characteristic: 'militarism' }));
  expect(t.army(developed, 'ada')).toBe(28);
  const { state: raised } = t.perform(state, 'ada', t.internal('recruit', { mode: 'one' }), { city: 'a1' });
  expect(raised.countries['ada']!.ledger).toMatchObject({ initial: 28, recruited: 1 });
  expect(game.view(raised, null).countries['ada']!.army).toBe(29);
});
