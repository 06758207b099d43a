import { expect } from 'vitest';
import { both, declarants, does } from '../helpers/declarations.js';
import { act, clause, refused } from '../helpers/table.js';
import { modifiersOf, nextTurn, pass, strike, turn } from '../helpers/turns.js';

clause(['OT-DECL-03', 'OT-DECL-11'], 'a declarant revokes for itself, and is bound until two years have passed', () => {
  const noticed = act(both('neutrality'), does('francia', 'revoke-declaration'));
  expect([1, 2, 3].map((turns) => declarants(pass(noticed, turns)))).toEqual([
    [['francia', 'gothia']],
    [['francia', 'gothia']],
    [['gothia']],
  ]);
  expect(modifiersOf(pass(noticed, 3), 'francia')).toEqual([]);
  const late = turn(pass(noticed, 2), [strike('francia', 'romania')], 99);
  expect([late.declarations, modifiersOf(late, 'francia')]).toEqual([[], [['all', 5, 'declaration', 8]]]);
  const twice = act(nextTurn(noticed), does('francia', 'revoke-declaration'));
  expect(twice.declarations[0]!.revocations).toEqual([{ nation: 'francia', turn: 3 }]);
  expect(refused(both('neutrality'), does('romania', 'revoke-declaration'))).toEqual(['not-a-declarant', 'OT-DECL-03']);
});
