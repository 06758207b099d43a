import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, refused } from '../helpers/table.js';
import { nextTurn } from '../helpers/turns.js';

clause('OT-REF-11', 'attributes are laid down for a Nation without player, before the game or in the turn the referee made it', () => {
  const flat = [16, 16, 16, 16, 16];
  const set = (nation: string, domain: readonly number[] = flat) => byReferee('set-attributes', { nation, domain, authority: flat });
  const land = { do: 'create-nation', name: 'March', kind: 'state', regions: ['armorica'], position: null, patron: null } as const;
  const made = act(
    start(),
    byReferee('apply-effects', { reason: '', effects: [{ ...land, predominantDomain: 'MIL', predominantAuthority: 'GES' }] }),
  );
  expect(act(made, set('nation-1')).nations['nation-1']).toMatchObject({
    ...{ attributes: { MIL: 16, PRS: 16 }, baseTotals: { domain: 80, authority: 80 } },
  });
  for (const [state, nation] of [
    [made, 'persia'],
    [made, 'francia'],
    [nextTurn(made), 'nation-1'],
  ] as const)
    expect(refused(state, set(nation))).toEqual(['attributes-fixed', 'OT-REF-11']);
  expect([made, nextTurn(made)].map(({ nations }) => nations['nation-1']!.createdByReferee)).toEqual([1, null]);
  for (const domain of [
    [4, 20, 20, 20, 16],
    [31, 13, 12, 12, 12],
    [20, 20, 20, 20],
  ])
    expect(refused(made, set('nation-1', domain))).toEqual(['attribute-out-of-range', 'OT-CONT-17']);
  expect(act(made, set('nation-1', [30, 5, 15, 15, 15])).nations['nation-1']!.attributes).toMatchObject({ MIL: 30, AUX: 5 });
  expect(refused(made, set('nation-1', [16, 16, 16, 16, 17]))).toEqual(['wrong-total', 'OT-CONT-17']);
});
