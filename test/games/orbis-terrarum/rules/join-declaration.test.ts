import { expect } from 'vitest';
import { both, declarants, declare, does, type Issue, join } from '../helpers/declarations.js';
import { change } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, extinguish, type Played, refused, seats } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

clause('OT-DECL-02', 'a declaration in force is joined at once by whoever has none like it', () => {
  const alone = act(start(), declare('francia', 'neutrality'));
  expect(declarants(act(alone, join('gothia')))).toEqual([['francia', 'gothia']]);
  const again = ['already-a-declarant', 'OT-DECL-02'];
  expect(refused(alone, join('francia'))).toEqual(again);
  const own = act(alone, declare('gothia', 'neutrality', { text: 'Mine.' }));
  expect(refused(own, join('gothia'))).toEqual(again);
  const war = act(start(), declare('francia', 'war', { target: 'gothia' }));
  expect([refused(war, join('gothia')), declarants(act(war, join('romania')))]).toEqual([again, [['francia', 'romania']]]);
  const over = act(alone, does('francia', 'break-declaration'));
  expect(refused(over, join('gothia'))).toEqual(['declaration-not-in-force', 'OT-DECL-02']);
  expect([code(start(), join('gothia')), code(alone, join('gothia', [-1])), code(alone, join('gothia', [0, 0]))]).toEqual([
    'unknown-id',
    'bad-parameter',
    'bad-parameter',
  ]);
});
clause('OT-DECL-02', 'reservations ask every declarant, and lapse at upkeep', () => {
  const asked = act(both('neutrality'), join('romania', [0]));
  const answer = (nation: Played, accept = true): Action => ({
    ...{ type: 'answer-adhesion', player: seats[nation], nation, request: 'request-1', accept },
  });
  expect([declarants(asked), refused(asked, join('romania'))]).toEqual([[['francia', 'gothia']], ['already-a-declarant', 'OT-DECL-02']]);
  const one = act(asked, answer('francia'));
  expect([declarants(one), declarants(act(one, answer('gothia')))]).toEqual([[['francia', 'gothia']], [['francia', 'gothia', 'romania']]]);
  expect(act(one, answer('gothia')).declarations[0]!.reservations).toEqual([{ nation: 'romania', clauses: [0] }]);
  expect([act(one, answer('gothia', false)), nextTurn(one)].map((state) => state.declarations[0]!.requests)).toEqual([[], []]);
});
clause('OT-DECL-02', 'when a declarant goes, the word of those who remain is enough; where all go, nobody joins any more', () => {
  const answer = (nation: Played): Action => ({
    ...{ type: 'answer-adhesion', player: seats[nation], nation, request: 'request-1', accept: true },
  });
  const asked = (kind: Issue['kind'], more: Partial<Issue> = {}) =>
    act(act(act(act(start(), declare('francia', kind, more)), declare('gothia', kind, more)), join('romania', [0])), answer('gothia'));
  const left = act(asked('neutrality'), extinguish('francia'));
  expect(left.declarations).toMatchObject([{ declarants: ['gothia', 'romania'], reservations: [{ nation: 'romania' }], requests: [] }]);
  expect(act(asked('neutrality'), extinguish('gothia')).declarations).toMatchObject([
    { declarants: ['francia'], requests: [{ id: 'request-1' }] },
  ]);
  const revoked = change(asked('neutrality'), (draft) => {
    draft.declarations = draft.declarations.map((one) => ({ ...one, revocations: [{ nation: 'francia', turn: 1 }] }));
  });
  expect(declarants(turn(revoked, []))).toEqual([['gothia', 'romania']]);
  const gone = [
    act(asked('neutrality'), does('francia', 'break-declaration')),
    act(asked('war', { target: 'persia' }), extinguish('persia')),
    act(asked('commitment'), { type: 'void-declaration', player: 'referee', declaration: 'declaration-1', reason: '' }),
  ];
  expect(gone.map(declarants)).toEqual([[], [], []]);
});
