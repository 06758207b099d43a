import { expect } from 'vitest';
import { alliance, at1, convene, met, openVote, pact, propose, truce, vote, voted, voting } from '../conference.js';
import { type Action, act, change, clause, code, extinguish, nationWith, nextTurn, organized, refused, type State, start, startAuto, three, turn } from '../table.js'; // biome-ignore format: one line

const stageOf = (state: State) => state.conferences[0]!.stage;
const prestige = convene({ basis: { kind: 'prestige', id: null } });

clause('OT-CONF-01', 'a conference begins now or later, invites each once, and weighs each from 0 to 10', () => {
  const weigh = (weight: number, nation = 'gothia') => convene({ weights: [{ nation, weight }] });
  for (const fine of [convene({ startTurn: 2 }), weigh(0), weigh(10)]) expect(act(pact(), fine).conferences).toHaveLength(1);
  expect(act(pact(), convene()).conferences).toMatchObject([{ majority: 'absolute', weights: [], convener: 'francia' }]);
  for (const wrong of [convene({ startTurn: 0 }), convene({ invited: ['romania', 'romania'] }), convene({ invited: ['francia'] })])
    expect(refused(pact(), wrong)).toEqual(['bad-parameter', 'OT-CONF-01']);
  expect(code(pact(), convene({ invited: ['nobody'] }))).toBe('unknown-id');
});
clause('OT-CONF-15', 'each attendee has one vote, or the weight that the convener gave it, from 0 to 10', () => {
  const weigh = (weight: number, nation = 'gothia') => convene({ weights: [{ nation, weight }] });
  const twice = convene({ weights: [{ nation: 'gothia', weight: 1 }, { nation: 'gothia', weight: 2 }] }); // biome-ignore format: short
  for (const wrong of [weigh(-1), weigh(11), weigh(1, 'nobody'), twice])
    expect(refused(pact(), wrong)).toEqual(['bad-parameter', 'OT-CONF-15']);
  const adopted = (weight: number | null, ...choices: string[]) =>
    turn(voted(voting(alliance, met({}, weight === null ? {} : { weights: [{ nation: 'gothia', weight }] })), ...choices), []).treaties
      .length > 1;
  expect([adopted(null, 'yes', 'no', 'yes'), adopted(3, 'yes', 'no', 'yes'), adopted(1, 'yes', 'no', 'yes')]).toEqual([true, false, true]);
  expect([adopted(null, 'no', 'yes', 'no'), adopted(10, 'no', 'yes', 'no'), adopted(0, 'no', 'yes', 'yes')]).toEqual([false, true, false]);
});
clause('OT-CONF-02', 'parties, declarants and members may convene on what is theirs; where the statute says so, only the leader', () => {
  const none = ['no-authority', 'OT-CONF-02'];
  const from = (nation: 'gothia' | 'romania', kind: 'treaty' | 'declaration' | 'organization') =>
    convene({ nation, player: nation === 'gothia' ? 'bo' : 'cy', basis: { kind, id: `${kind}-1` }, invited: [] });
  expect(act(pact(), from('gothia', 'treaty')).conferences).toHaveLength(1);
  expect([refused(pact(), from('romania', 'treaty')), refused(start(), from('romania', 'treaty'))]).toEqual([none, none]);
  const declared = act(start(), { type: 'issue-declaration', player: 'bo', nation: 'gothia', kind: 'commitment', text: 'Yes.' });
  expect(act(declared, from('gothia', 'declaration')).conferences).toHaveLength(1);
  expect(refused(declared, from('romania', 'declaration'))).toEqual(none);
  const council = (leaderConvenes: boolean) => {
    const state = organized(start(), ['francia', 'gothia']);
    const statute = { ...state.organizations[0]!.statute, leaderConvenes };
    return organized(start(), ['francia', 'gothia'], { statute });
  };
  expect(act(council(false), from('gothia', 'organization')).conferences).toHaveLength(1);
  expect([refused(council(true), from('gothia', 'organization')), refused(council(false), from('romania', 'organization'))]).toEqual([
    none,
    none,
  ]);
  expect(act(council(true), convene({ basis: { kind: 'organization', id: 'organization-1' } })).conferences).toHaveLength(1);
});
clause('OT-CONF-03', 'prestige convenes as the referee grants it, or by itself from the number agreed on', () => {
  const asked = act(start(), prestige);
  expect([asked.decisions, stageOf(asked)]).toMatchObject([
    [{ kind: 'conference-authority', blocking: false, decider: 'referee' }],
    'scheduled',
  ]);
  const decide = (answer: string) => act(asked, { type: 'decide', player: 'referee', decision: asked.decisions[0]!.id, answer });
  expect([stageOf(decide('grant')), stageOf(decide('deny'))]).toEqual(['discussion', 'dissolved']);
  const weak = nationWith(start(), 'francia', { attributes: { PRS: 1 } });
  expect(act(weak, prestige).decisions).toHaveLength(1);
  const auto = (PRS: number) => nationWith(startAuto(), 'francia', { attributes: { PRS } });
  expect([refused(auto(19), prestige), stageOf(act(auto(20), prestige))]).toEqual([['no-authority', 'OT-CONF-02'], 'discussion']);
});
clause('OT-CONF-04', 'whoever is in the bloc or invited attends while there is discussion, vassals only if they are included', () => {
  const come = at1('gothia', 'attend-conference');
  const none = ['not-invited', 'OT-CONF-04'];
  const open = act(pact(), convene());
  expect([act(open, come).conferences[0]!.attendees, open.conferences[0]!.attendees]).toEqual([['francia', 'gothia'], ['francia']]);
  expect(act(open, at1('romania', 'attend-conference')).conferences[0]!.attendees).toContain('romania');
  const uninvited = act(pact(), convene({ invited: [] }));
  expect(refused(uninvited, at1('romania', 'attend-conference'))).toEqual(none);
  expect(refused(act(open, come), come)).toEqual(none);
  expect(refused(act(pact(), convene({ startTurn: 2 })), come)).toEqual(none);
  expect(refused(act(act(open, propose('francia')), openVote), come)).toEqual(none);
  const vassal = (includeVassals: boolean) => nationWith(act(pact(), convene({ includeVassals })), 'gothia', { patron: 'persia' });
  expect([act(vassal(true), come).conferences[0]!.attendees.length, refused(vassal(false), come)]).toEqual([2, none]);
});
clause(
  'OT-CONF-05',
  'the convener presents proposals, or every attendee where the floor is open, so many a turn while there is discussion',
  () => {
    expect(refused(met(), propose('gothia'))).toEqual(['floor-closed', 'OT-CONF-05']);
    expect(act(met({}, { openFloor: true }), propose('gothia')).conferences[0]!.proposals).toMatchObject([{ by: 'gothia', turn: 1 }]);
    const alone = act(pact(), convene({ openFloor: true }));
    expect(refused(alone, propose('gothia'))).toEqual(['not-attending', 'OT-CONF-05']);
    const first = act(met(), propose('francia'));
    expect(refused(first, propose('francia'))).toEqual(['proposal-limit', 'OT-CONF-05']);
    expect(act(nextTurn(first), propose('francia')).conferences[0]!.proposals).toHaveLength(2);
    const two = act(act(met({ proposalsPerTurn: 2 }), propose('francia')), propose('francia', truce));
    expect(code(two, propose('francia'))).toBe('proposal-limit');
    expect(refused(act(first, openVote), propose('francia'))).toEqual(['wrong-stage', 'OT-CONF-05']);
  },
);
clause('OT-CONF-05', 'every attendee may answer a proposal with another on the same item', () => {
  const first = act(met(), propose('francia'));
  const counter = (counterTo: string) => propose('gothia', truce, { counterTo });
  const answered = act(first, counter('conference-1.1'));
  expect(answered.conferences[0]!.proposals.map(({ id, item }) => [id, item])).toEqual([
    ['conference-1.1', 'conference-1.1'],
    ['conference-1.2', 'conference-1.1'],
  ]);
  expect(act(answered, propose('romania', alliance, { counterTo: 'conference-1.2' })).conferences[0]!.proposals[2]!.item).toBe(
    'conference-1.1',
  );
  expect(refused(first, counter('conference-1.9'))).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(met(), propose('francia', { kind: 'adopt', clauses: [], years: null, penalty: null }))).toEqual([
    'bad-clause',
    'OT-TRE-01',
  ]);
});
clause('OT-CONF-06', 'an attendee rests its case once, until it presents something again', () => {
  const rest = at1('gothia', 'rest-case');
  const rested = act(met({}, { openFloor: true }), rest);
  expect([rested.conferences[0]!.rested, act(rested, propose('gothia')).conferences[0]!.rested]).toEqual([['gothia'], []]);
  expect(refused(rested, rest)).toEqual(['wrong-stage', 'OT-CONF-06']);
  expect(refused(act(pact(), convene()), rest)).toEqual(['not-attending', 'OT-CONF-06']);
  expect(refused(voting(), rest)).toEqual(['wrong-stage', 'OT-CONF-06']);
});
clause('OT-CONF-07', 'only the convener opens the vote, once, on something', () => {
  expect(refused(met(), openVote)).toEqual(['nothing-to-vote', 'OT-CONF-07']);
  const ready = act(met(), propose('francia'));
  expect(refused(ready, at1('gothia', 'open-vote'))).toEqual(['not-convener', 'OT-CONF-07']);
  expect(stageOf(act(ready, openVote))).toBe('voting');
  expect(refused(voting(), openVote)).toEqual(['wrong-stage', 'OT-CONF-07']);
});
clause('OT-CONF-08', 'attendees answer each item once, or anew, with yes, no or abstain, or with one of several proposals', () => {
  const open = voting();
  const bad = ['bad-choice', 'OT-CONF-08'];
  for (const choice of ['yes', 'no', 'abstain'])
    expect(act(open, vote('gothia', choice)).conferences[0]!.votes).toMatchObject([{ choice }]);
  for (const wrong of [vote('gothia', 'maybe'), vote('gothia', 'conference-1.1'), vote('gothia', 'yes', 'conference-1.9')])
    expect(refused(open, wrong)).toEqual(bad);
  expect(act(act(open, vote('gothia', 'yes')), vote('gothia', 'no')).conferences[0]!.votes).toEqual([
    { nation: 'gothia', item: 'conference-1.1', choice: 'no' },
  ]);
  expect(refused(act(met(), propose('francia')), vote('gothia', 'yes'))).toEqual(['wrong-stage', 'OT-CONF-08']);
  const missing = act(act(act(pact(), convene()), propose('francia')), openVote);
  expect(refused(missing, vote('gothia', 'yes'))).toEqual(['not-attending', 'OT-CONF-08']);
  const rivals = act(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })), openVote);
  expect([code(rivals, vote('gothia', 'yes')), act(rivals, vote('gothia', 'conference-1.2')).conferences[0]!.votes.length]).toEqual([
    'bad-choice',
    1,
  ]);
  expect(act(rivals, vote('gothia', 'abstain')).conferences[0]!.votes).toHaveLength(1);
  // A vote on one item leaves the vote on another alone.
  const items = act(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)), openVote);
  const both = act(act(items, vote('romania', 'yes')), vote('romania', 'no', 'conference-1.2'));
  expect(both.conferences[0]!.votes).toHaveLength(2);
});
const leave = (nation: 'gothia' | 'francia' | 'romania', protest = false) => at1(nation, 'leave-conference', { protest });
clause(['OT-CONF-09', 'OT-CONF-20'], 'who leaves takes its vote along; protest estranges, and the convener stays', () => {
  const cast = voted(voting(), 'yes', 'no');
  const left = act(cast, leave('gothia'));
  expect([left.conferences[0]!.attendees, left.conferences[0]!.votes.map(({ nation }) => nation), left.scopes]).toEqual([
    ['francia', 'romania'],
    ['francia'],
    [],
  ]);
  const protest = act(cast, leave('gothia', true));
  expect(protest.scopes.map(({ value, lastTurn }) => [value, lastTurn])).toEqual(Array(8).fill([5, 11]));
  // One against one would be nothing; without the one against, two in favour adopt.
  expect(turn(act(left, vote('romania', 'yes')), []).treaties).toHaveLength(2);
  expect(refused(cast, leave('francia'))).toEqual(['target-is-self', 'OT-CONF-09']);
  expect(refused(left, leave('gothia'))).toEqual(['not-attending', 'OT-CONF-09']);
  const over = change(met(), (draft) => {
    draft.conferences = draft.conferences.map((one) => ({ ...one, stage: 'closed' as const }));
  });
  expect(refused(over, leave('gothia'))).toEqual(['wrong-stage', 'OT-CONF-09']);
});
clause('OT-CONF-10', 'the convener dissolves its conference, in a later turn than it began', () => {
  const dissolve = at1('francia', 'dissolve-conference');
  expect(refused(met(), dissolve)).toEqual(['too-early', 'OT-CONF-10']);
  const later = nextTurn(met());
  expect([stageOf(act(later, dissolve)), refused(later, at1('gothia', 'dissolve-conference'))]).toEqual([
    'dissolved',
    ['not-convener', 'OT-CONF-10'],
  ]);
  expect(refused(act(later, dissolve), dissolve)).toEqual(['wrong-stage', 'OT-CONF-10']);
});
clause('OT-CONF-24', 'the floor is opened when more than half of the attendees ask for it', () => {
  const ask = (nation: 'francia' | 'gothia' | 'romania') => at1(nation, 'support-open-floor');
  const one = act(met(), ask('gothia'));
  expect([one.conferences[0]!.openFloor, act(one, ask('romania')).conferences[0]!.openFloor]).toEqual([false, true]);
  const pair = act(act(pact(), convene()), at1('gothia', 'attend-conference'));
  expect([act(pair, ask('gothia')), act(act(pair, ask('gothia')), ask('francia'))].map((state) => state.conferences[0]!.openFloor)).toEqual(
    [false, true],
  );
  expect(refused(one, ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(met({}, { openFloor: true }), ask('gothia'))).toEqual(['wrong-stage', 'OT-CONF-24']);
  expect(refused(act(pact(), convene()), ask('gothia'))).toEqual(['not-attending', 'OT-CONF-24']);
});
clause('OT-CONF-12', 'discussion begins with the orders of the turn it is called for, or at once', () => {
  expect(stageOf(act(pact(), convene()))).toBe('discussion');
  const third = act(pact(), convene({ startTurn: 3 }));
  expect([third, nextTurn(third), nextTurn(nextTurn(third))].map(stageOf)).toEqual(['scheduled', 'scheduled', 'discussion']);
  expect(stageOf(turn(act(pact(), convene({ startTurn: 2 })), []))).toBe('scheduled');
});
clause('OT-CONF-13', 'the vote comes when all rest their case or the years are over; without proposals the conference closes', () => {
  const rest = (state: State, ...nations: readonly (typeof three)[number][]) =>
    nations.reduce((now, nation) => act(now, at1(nation, 'rest-case')), state);
  const proposed = act(met(), propose('francia'));
  expect(stageOf(rest(proposed, 'francia', 'gothia'))).toBe('discussion');
  expect([stageOf(rest(proposed, ...three)), stageOf(rest(met(), ...three))]).toEqual(['voting', 'closed']);
  const after = (turnNumber: number, from: State) =>
    turn(
      change(from, (draft) => {
        draft.turn = turnNumber;
      }),
      [],
    ).conferences.map(({ stage }) => stage);
  expect([after(10, proposed), after(11, proposed), after(11, met())]).toEqual([['discussion'], ['voting'], ['closed']]);
});
clause('OT-CONF-14', 'votes are counted when all have voted on all, or a turn after voting opened, the missing as abstentions', () => {
  expect(turn(voted(voting(), 'yes', 'yes', 'no'), []).treaties).toHaveLength(2);
  const waiting = turn(voted(voting(), 'yes', 'yes'), []);
  expect([stageOf(waiting), waiting.treaties.length]).toEqual(['voting', 1]);
  expect(turn(nextTurn(voted(voting(), 'yes', 'yes')), []).treaties).toHaveLength(2);
  // One for and one against, the third missing: the convener’s own vote decides.
  expect(turn(nextTurn(voted(voting(), 'yes', 'no')), []).treaties).toHaveLength(2);
  expect(turn(nextTurn(voted(voting(), 'no', 'yes')), []).treaties).toHaveLength(1);
  const items = act(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)), openVote);
  expect(stageOf(turn(voted(items, 'yes', 'yes', 'yes'), []))).toBe('voting');
});
clause('OT-CONF-18', 'of several proposals the heaviest wins; among equals the convener’s choice, or none', () => {
  const rivals = act(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })), openVote);
  const winner = (...choices: string[]) => {
    const counted = turn(voted(rivals, ...choices), []);
    return counted.decisions[0]?.about.subject ?? null;
  };
  const [one, two] = ['conference-1.1', 'conference-1.2'];
  expect([winner(one, two, two), winner(one, two, 'abstain'), winner(two, one, 'abstain'), winner('abstain', one, two)]).toEqual([
    two,
    one,
    two,
    null,
  ]);
  expect(winner('abstain', 'abstain', 'abstain')).toBeNull();
});
clause('OT-CONF-19', 'a convener may reject the winner among several, but not a proposal that stood alone', () => {
  const rivals = act(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })), openVote);
  const counted = turn(voted(rivals, 'conference-1.1', 'conference-1.2', 'conference-1.2'), []);
  expect([counted.phase, counted.decisions]).toMatchObject(['decisions', [{ kind: 'veto', decider: 'ada', blocking: true }]]);
  const answer = (choice: string) =>
    act(counted, { type: 'decide', player: 'ada', decision: counted.decisions[0]!.id, answer: choice }).treaties.slice(1);
  expect([answer('reject'), answer('accept')]).toMatchObject([[], [{ clauses: [{ kind: 'ceasefire' }] }]]);
  expect(turn(voted(voting(), 'yes', 'yes', 'yes'), []).decisions).toEqual([]);
});
clause('OT-CONF-21', 'a conference yields a resolution for each item that passes, or none', () => {
  const items = act(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)), openVote);
  const counted = (first: string, second: string) =>
    turn(
      three.reduce((state, nation) => act(act(state, vote(nation, first)), vote(nation, second, 'conference-1.2')), items),
      [],
    ).treaties.slice(1);
  expect(
    [counted('yes', 'yes'), counted('no', 'yes'), counted('no', 'no')].map((treaties) => treaties.map(({ clauses }) => clauses[0]!.kind)),
  ).toEqual([['alliance', 'ceasefire'], ['ceasefire'], []]);
});
clause('OT-CONF-23', 'a discussion ends with its convener, a vote that is open does not', () => {
  const dead: Action = extinguish('francia');
  expect([stageOf(act(met(), dead)), stageOf(act(voting(), dead))]).toEqual(['dissolved', 'voting']);
});
