import { expect } from 'vitest';
import { answer, ask, partiesOf, two } from '../../helpers/offers.js';
import { nationWith, shield, treaty } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, code, type State, three } from '../../helpers/table.js';
import { modifiersOf, pass, strike, turn } from '../../helpers/turns.js';

const acts = (state: State, ...actions: readonly Action[]) => actions.reduce<State>((now, action) => act(now, action), state);

clause('OT-TRE-15', 'all parties let in, or more than half where that was agreed, or the patron alone; unanswered requests lapse', () => {
  const pact = (more = {}, parties = two) => act(treaty(start(), parties, shield, more), ask());
  expect([acts(pact(), answer('francia')), acts(pact(), answer('francia'), answer('gothia'))].map(partiesOf)).toEqual([two, three]);
  expect(acts(pact(), answer('gothia', false)).treaties[0]!.requests).toEqual([]);
  const majority = { adhesion: 'majority' as const };
  expect(partiesOf(acts(pact(majority), answer('francia')))).toEqual(two);
  expect(partiesOf(acts(pact(majority, [...two, 'persia']), answer('francia'), answer('gothia')))).toContain('romania');
  expect(partiesOf(acts(pact(majority, [...two, 'persia']), answer('francia'), answer('gothia', false)))).not.toContain('romania');
  const bond = (vassal: string, patron: string) => nationWith(pact(), vassal, { patron });
  expect(partiesOf(act(bond('gothia', 'francia'), answer('francia')))).toEqual(three);
  expect(code(bond('gothia', 'francia'), answer('gothia'))).toBe('not-a-party');
  expect(partiesOf(act(bond('francia', 'gothia'), answer('gothia')))).toEqual(three);
  expect([1, 2].map((turns) => pass(pact(), turns).treaties[0]!.requests.length)).toEqual([1, 0]);
});
clause('OT-TRE-16', 'reservations need all parties, and what they except neither binds nor protects', () => {
  const pact = act(treaty(start(), [...two, 'persia'], [...shield, { kind: 'alliance' }], { adhesion: 'majority' }), ask([0]));
  expect(partiesOf(acts(pact, answer('francia'), answer('gothia')))).not.toContain('romania');
  const exempt = acts(act(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask([0])), answer('francia'), answer('gothia'));
  expect(exempt.treaties[0]!.reservations).toEqual([{ nation: 'romania', clauses: [0] }]);
  const freely = (state: State, by: string, against: string) => modifiersOf(turn(state, [strike(by, against)], 99), by).length === 0;
  expect([freely(exempt, 'romania', 'francia'), freely(exempt, 'francia', 'romania'), freely(exempt, 'francia', 'gothia')]).toEqual([
    true,
    true,
    false,
  ]);
  const bound = acts(act(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask([1])), answer('francia'), answer('gothia'));
  expect(freely(bound, 'romania', 'francia')).toBe(false);
  for (const wrong of [[2], [-1], [0, 0]])
    expect(code(treaty(start(), two, [...shield, { kind: 'alliance' }]), ask(wrong))).toBe('bad-parameter');
  const vassal = nationWith(act(treaty(start(), two, shield), ask([0])), 'gothia', { patron: 'francia' });
  expect(partiesOf(act(vassal, answer('francia')))).toEqual(two);
});
clause(['OT-TRE-15', 'OT-TRE-14'], 'a majority that stands since a party left lets the applicant in', () => {
  const shield = [{ kind: 'alliance' as const }];
  let state = treaty(start(), ['gothia', 'romania', 'saxonia', 'thuringia'], shield, { adhesion: 'majority' });
  state = act(state, { type: 'request-adhesion', player: 'ada', nation: 'francia', treaty: 'treaty-1', reservations: [] });
  for (const [player, nation] of [
    ['bo', 'gothia'],
    ['cy', 'romania'],
  ] as const)
    state = act(state, { type: 'answer-adhesion', player, nation, request: state.treaties[0]!.requests[0]!.id, accept: true });
  expect(state.treaties[0]!.parties).not.toContain('francia');
  const after = act(state, { type: 'break-treaty', player: 'referee', nation: 'thuringia', treaty: 'treaty-1' });
  expect([after.treaties[0]!.parties, after.treaties[0]!.requests]).toEqual([['gothia', 'romania', 'saxonia', 'francia'], []]);
});
