import { expect } from 'vitest';
import { alliance, at1, drafts, met, opened, propose, truce, vote, voted, voting } from '../../helpers/conference.js';
import { organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, extinguish, type State, seats, three, told } from '../../helpers/table.js';
import { resolve, turn } from '../../helpers/turns.js';

clause('OT-CONF-19', 'a convener may reject the winner among several, but not a proposal that stood alone', () => {
  const rivals = opened(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })));
  const counted = turn(voted(rivals, 'conference-1.1', 'conference-1.2', 'conference-1.2'), []);
  expect([counted.phase, counted.decisions]).toMatchObject(['decisions', [{ kind: 'veto', decider: 'ada', blocking: true }]]);
  const answer = (choice: string) =>
    act(counted, { type: 'decide', player: 'ada', decision: counted.decisions[0]!.id, answer: choice }).treaties.slice(1);
  expect([answer('reject'), answer('accept')]).toMatchObject([[], [{ clauses: [{ kind: 'ceasefire' }] }]]);
  expect(turn(voted(voting(), 'yes', 'yes', 'yes'), []).decisions).toEqual([]);
});

/** The league of the three, led by Francia, has voted on these rival motions, each item for the first of its two. */
const leagueVoted = (...items: readonly (readonly [Parameters<typeof propose>[1], Parameters<typeof propose>[1]])[]): State => {
  let state = act(organized(start({ proposalsPerTurn: 5 }), three), {
    ...{ type: 'convene-conference', player: 'ada', nation: 'organization-1', topic: 'Us', startTurn: 1 },
    ...{ basis: { kind: 'organization', id: 'organization-1' }, invited: [], includeVassals: true, openFloor: true },
  });
  for (const nation of three) if (!state.conferences[0]!.attendees.includes(nation)) state = act(state, at1(nation, 'attend-conference'));
  for (const [one, other] of items) {
    state = act(state, propose('francia', one));
    const first = state.conferences[0]!.proposals.at(-1)!;
    state = act(state, propose('gothia', other, { counterTo: first.id }));
  }
  state = opened(state);
  for (const item of new Set(state.conferences[0]!.proposals.map((proposal) => proposal.item)))
    for (const nation of three)
      state = act(state, vote(nation, state.conferences[0]!.proposals.find((proposal) => proposal.item === item)!.id, item));
  return turn(state, []);
};

clause(
  ['OT-CONF-19', 'OT-END-07', 'OT-ORG-07'],
  'the winner stands when the leader who could have rejected it for its organization is no more',
  () => {
    const asked = leagueVoted([alliance, truce]);
    expect(asked.decisions.map(({ kind, decider }) => [kind, decider])).toEqual([['veto', seats.francia]]);
    const after = act(asked, extinguish('francia'));
    expect(after.decisions).toEqual([]);
    expect(after.treaties.map(({ parties }) => parties)).toEqual([['gothia', 'romania']]);
  },
);
clause(
  ['OT-FLOW-15', 'OT-CONF-19', 'OT-CONF-21', 'OT-ORG-21'],
  'what one answer of an absent convener settles is not answered twice',
  () => {
    const asked = leagueVoted([{ kind: 'dissolve-organization' }, truce], [alliance, truce]);
    expect(asked.decisions.length).toBe(2);
    const absent: Action = { type: 'set-activity', player: 'referee', seat: 'ada', active: false };
    expect(told(asked, absent).filter(({ type }) => type === 'treaty-concluded')).toHaveLength(1);
    // What the organization has resolved ends with it.
    const after = act(asked, absent);
    expect([after.organizations, after.treaties]).toEqual([[], []]);
  },
);

const treatiesOf = ({ treaties }: State) => treaties.map(({ parties, clauses }) => [parties, clauses.map(({ kind }) => kind)]);

clause(['OT-CONF-19', 'OT-CONF-23', 'OT-FLOW-16', 'OT-END-07'], 'a veto lapses with its convener, and what won stands', () => {
  const asked = resolve(drafts(start(), 'romania')).state;
  expect(asked.decisions.map(({ kind, decider }) => [kind, decider])).toEqual([['veto', 'cy']]);
  const gone = act(asked, extinguish('romania'));
  expect([gone.decisions, treatiesOf(gone)]).toEqual([[], [[['francia', 'gothia'], ['alliance']]]]);
});
clause(
  ['OT-CONF-19', 'OT-CONF-23', 'OT-ORG-05'],
  'so it does with an organization dissolved in the same upkeep, and its members are bound',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const state = drafts(organized(start({ turnsPerCycle: 1 }), members, { enough: false }), 'organization-1');
    const after = resolve(state).state;
    expect([after.organizations, after.decisions, treatiesOf(after)]).toEqual([[], [], [[members, ['alliance']]]]);
  },
);
