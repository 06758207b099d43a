import { expect } from 'vitest';
import { offer, type Term } from '../helpers/offers.js';
import { change, conflict, nationWith, shield } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game, refused, type State } from '../helpers/table.js';

clause('OT-TRE-01', 'an offer of 1 to 8 clauses goes to another player’s Nation, one at a time', () => {
  expect(act(start(), offer(Array<Term>(8).fill(shield[0]!))).offers).toHaveLength(1);
  for (const clauses of [[], Array<Term>(9).fill(shield[0]!)])
    expect(refused(start(), offer(clauses))).toEqual(['bad-clause', 'OT-TRE-01']);
  expect(refused(start(), offer(shield, { to: 'persia' }))).toEqual(['use-diplomacy', 'OT-TRE-01']);
  const served = nationWith(start(), 'saxonia', { patron: 'francia' });
  expect(refused(nationWith(start(), 'gothia', { alive: false }), offer(shield))).toEqual(['invalid-target', 'OT-TRE-01']);
  for (const to of ['francia', 'saxonia']) expect(refused(served, offer(shield, { to }))).toEqual(['target-is-self', 'OT-TRE-01']);
  expect(act(served, offer(shield, { player: 'bo', from: 'gothia', to: 'saxonia' })).offers).toHaveLength(1);
  expect(refused(start(), offer(shield, { from: 'romania' }))).toEqual(['not-your-nation', 'OT-ACT-06']);
  const open = act(start(), offer(shield));
  expect(refused(open, offer([{ kind: 'alliance' }]))).toEqual(['offer-already-open', 'OT-TRE-01']);
  expect(act(open, offer(shield, { to: 'romania' })).offers).toHaveLength(2);
});
clause('OT-TRE-01', 'what is listed are a pact, an alliance and, where there is a conflict, a peace, to each other player', () => {
  const listed = (state: State) =>
    game
      .legalActions(state, 'ada', { types: ['make-offer'] })
      .map((action) => (action.type === 'make-offer' ? [action.to, action.clauses[0]!.kind] : []));
  const four = ['gothia', 'romania'].flatMap((to) => [
    [to, 'non-aggression'],
    [to, 'alliance'],
  ]);
  expect(listed(start())).toEqual(four);
  const warring = change(start(), (draft) => {
    draft.conflicts = [conflict('francia', 'gothia', 'suspended')];
  });
  expect(listed(warring)).toEqual([...four.slice(0, 2), ['gothia', 'peace'], ...four.slice(2)]);
});
