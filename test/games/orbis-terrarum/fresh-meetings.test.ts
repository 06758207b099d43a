import { expect } from 'vitest';
import { alliance, at1, openVote, propose, seats, truce, vote } from './conference.js';
import { type Action, act, clause, organized, type State, start, turn } from './table.js';

const three = ['francia', 'gothia', 'romania'] as const;
const extinguish = (nation: string): Action => ({
  ...{ type: 'apply-effects', player: 'referee', reason: 'So it ends.', effects: [{ do: 'extinguish', nation }] },
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
  state = act(state, openVote);
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

clause(['OT-FLOW-15', 'OT-CONF-19', 'OT-CONF-21'], 'what one answer of an absent convener settles is not answered twice', () => {
  const asked = leagueVoted([{ kind: 'dissolve-organization' }, truce], [alliance, truce]);
  expect(asked.decisions.length).toBe(2);
  const after = act(asked, { type: 'set-activity', player: 'referee', seat: 'ada', active: false });
  expect(after.organizations).toEqual([]);
  expect(after.treaties.length).toBe(1);
});
