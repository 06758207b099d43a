import { expect } from 'vitest';
import { at1, convene, type Motion, met, openVote, propose, vote, voting } from '../helpers/conference.js';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, byReferee, clause, refused, type State, three } from '../helpers/table.js';
import { nextTurn, turn } from '../helpers/turns.js';

type Adopt = Extract<Motion, { readonly kind: 'adopt' }>;
/** What Saxonia does at the conference. */
const saxonia = (type: Action['type'], more: object = {}): Action =>
  ({ type, player: 'referee', nation: 'saxonia', conference: 'conference-1', ...more }) as Action;

clause(['OT-CONF-09', 'OT-RES-01', 'OT-RES-06', 'OT-RES-08'], 'example 35: walking out', () => {
  const exitPenalty = { target: null, value: 0, years: 1, wealth: 10, progress: 0 } as const;
  const hall = nationWith(act(met({}, { invited: ['romania', 'saxonia'] }), saxonia('attend-conference')), 'saxonia', { wealth: 10 });
  const walkOut = (motion: Motion): State =>
    act(act(voting(motion, hall), at1('romania', 'leave-conference', { protest: false })), saxonia('leave-conference', { protest: true }));
  const left = walkOut({ kind: 'adopt', clauses: [{ kind: 'alliance' }], years: null, penalty: null, exitPenalty });
  expect([left.scopes, left.nations['saxonia']!.wealth, left.treaties.length]).toEqual([[], 10, 1]);
  const count = (state: State, answer: 'yes' | 'no') => turn(act(act(state, vote('francia', answer)), vote('gothia', answer)), []);
  const adopted = count(left, 'yes');
  expect([adopted.treaties[1]!.parties, adopted.scopes]).toEqual([three, []]);
  expect([...three, 'saxonia'].map((id) => adopted.nations[id]!.wealth)).toEqual([3, 3, 3, 1]);
  // With no price stated it is far from the three, in both dimensions and both ways.
  const far = count(walkOut({ kind: 'adopt', clauses: [{ kind: 'alliance' }], years: null, penalty: null }), 'yes');
  expect(far.scopes.map(({ value, lastTurn }) => [value, lastTurn])).toEqual(Array(12).fill([5, 11]));
  expect(new Set(far.scopes.flatMap(({ from, to }) => (from === 'saxonia' ? [to] : [])))).toEqual(new Set(three));
  // Had nothing been adopted, it would owe nothing.
  const rejected = count(left, 'no');
  expect([rejected.scopes, rejected.nations['saxonia']!.wealth, rejected.treaties.length]).toEqual([[], 10, 1]);
  // Whoever left without protest may protest later, at the same price.
  const richer = nationWith(act(adopted, byReferee('open-orders', {})), 'romania', { wealth: 10 });
  const protest: Action = { type: 'recuse', player: 'cy', nation: 'romania', treaty: 'treaty-2', way: 'protest' };
  expect(three.map((id) => act(richer, protest).nations[id]!.wealth)).toEqual([8, 8, 0]);
});

clause(['OT-RES-10', 'OT-CONF-07', 'OT-CONF-16', 'OT-RES-07'], 'example 36: what a conference cannot take', () => {
  const asked = act(
    nationWith(start(), 'gothia', { wealth: 20 }),
    convene({ basis: { kind: 'prestige', id: null }, invited: ['gothia', 'romania'] }),
  );
  const granted = act(asked, byReferee('decide', { decision: asked.decisions[0]!.id, answer: 'grant' }));
  const gift = { kind: 'payment', by: 'gothia', to: 'francia', wealth: 10, progress: 0 } as const;
  const resolve = (...clauses: Adopt['clauses']): State => {
    const proposed = act(granted, propose('francia', { kind: 'adopt', clauses, years: null, penalty: null }));
    expect(refused(proposed, openVote)).toEqual(['too-early', 'OT-CONF-07']);
    return nextTurn(act(act(nextTurn(proposed), openVote), vote('francia', 'yes')));
  };
  const taken = resolve(gift, { kind: 'non-aggression' });
  expect([taken.treaties, taken.nations['gothia']!.wealth]).toEqual([[], 20]);
  const bound = resolve({ kind: 'non-aggression' });
  expect(bound.treaties).toMatchObject([{ parties: three }]);
  for (const [player, nation] of [
    ['bo', 'gothia'],
    ['cy', 'romania'],
  ] as const)
    expect(act(bound, { type: 'recuse', player, nation, treaty: 'treaty-1', way: 'absence' })).toMatchObject({ scopes: [], modifiers: [] });
});
