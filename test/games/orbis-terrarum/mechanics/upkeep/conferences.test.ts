import { expect } from 'vitest';
import { at1, convene, drafts, met, opened, pact, propose, stageOf, truce, vote, voted, voting } from '../../helpers/conference.js';
import { change, nationWith, organized } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { type Action, act, clause, extinguish, game, type State, three } from '../../helpers/table.js';
import { nextTurn, pass, turn } from '../../helpers/turns.js';

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
  const items = opened(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)));
  expect(stageOf(turn(voted(items, 'yes', 'yes', 'yes'), []))).toBe('voting');
});
clause(
  ['OT-CONF-13', 'OT-CONF-07', 'OT-CONF-06'],
  'a convener that rests its case alone does not end the discussion before the others could come and speak',
  () => {
    const rests = (from: State) => act(from, at1('francia', 'rest-case'));
    const waits = rests(act(act(pact(), convene({ openFloor: true })), propose('francia')));
    const comes = act(waits, at1('gothia', 'attend-conference'));
    expect([stageOf(waits), stageOf(comes)]).toEqual(['discussion', 'discussion']);
    const spoken = act(comes, propose('gothia', truce, { counterTo: comes.conferences[0]!.proposals[0]!.id }));
    expect([spoken.conferences[0]!.proposals.length, stageOf(turn(spoken, []))]).toEqual([2, 'discussion']);
    // Nobody came: it ends with the turn. In a later turn it ends at once.
    const silent = rests(act(pact(), convene()));
    expect([waits, silent].map((state) => stageOf(turn(state, [])))).toEqual(['voting', 'closed']);
    expect(stageOf(rests(nextTurn(act(act(pact(), convene()), propose('francia')))))).toBe('voting');
  },
);
clause(
  ['OT-CONF-07', 'OT-CONF-14', 'OT-CONF-04'],
  'nobody is bound in the turn in which discussion opened while some of the bloc are still to come',
  () => {
    const hurried = (state: State, ...nations: readonly (typeof three)[number][]) =>
      voted(
        nations.reduce((now, nation) => act(now, at1(nation, 'rest-case')), act(state, propose('francia'))),
        ...nations.map(() => 'yes'),
      );
    const alone = act(act(act(pact(), convene()), propose('francia')), at1('francia', 'rest-case'));
    const waiting = turn(alone, []);
    expect([stageOf(alone), stageOf(waiting), waiting.treaties.length]).toEqual(['discussion', 'voting', 1]);
    // The others may come until the count; whether they do or not, it comes a turn later.
    const next = act(act(waiting, { type: 'open-orders', player: 'referee' }), vote('francia', 'yes'));
    const contrary = ['gothia', 'romania'] as const;
    const came = contrary.reduce((now, nation) => act(act(now, at1(nation, 'attend-conference')), vote(nation, 'no')), next);
    expect([turn(came, []).treaties.length, turn(next, []).treaties.length]).toEqual([1, 2]);
    // Where nobody is to come any more, nobody is waited for: all are there, have left again, or are vassals that are not asked.
    expect(turn(hurried(met(), ...three), []).treaties).toHaveLength(2);
    const left = act(met(), at1('romania', 'leave-conference', { protest: false }));
    expect(turn(hurried(left, 'francia', 'gothia'), []).treaties).toHaveLength(2);
    const bond = (includeVassals: boolean) => {
      const vassal = act(nationWith(pact(), 'romania', { patron: 'saxonia' }), convene({ includeVassals }));
      return act(vassal, at1('gothia', 'attend-conference'));
    };
    expect(turn(hurried(bond(false), 'francia', 'gothia'), []).treaties).toHaveLength(2);
    // A vassal that is freed meanwhile may still come.
    const freed = nationWith(hurried(bond(false), 'francia', 'gothia'), 'romania', { patron: null });
    expect([stageOf(turn(freed, [])), turn(freed, []).treaties.length]).toEqual(['voting', 1]);
    const rested = (['francia', 'gothia'] as const).reduce((now, nation) => act(now, at1(nation, 'rest-case')), bond(true));
    expect(stageOf(rested)).toBe('discussion');
  },
);
clause('OT-CONF-23', 'a discussion ends with its convener, a vote that is open does not', () => {
  const dead: Action = extinguish('francia');
  expect([stageOf(act(met(), dead)), stageOf(act(voting(), dead))]).toEqual(['dissolved', 'voting']);
});
clause(
  ['OT-CONF-23', 'OT-RES-02', 'OT-ACT-16'],
  'a conference still talking ends with the organization that convened it; one that votes goes on',
  () => {
    const members = ['francia', 'gothia', 'romania'];
    const began = (stage: 'discussion' | 'voting') =>
      drafts(organized(start(), members), 'organization-1', { stage, ...(stage === 'voting' ? { votes: [] } : { votingSince: null }) });
    const dissolved = (state: State) => {
      const effects = members.map((nation) => ({ do: 'extinguish' as const, nation }));
      return act(state, { type: 'apply-effects', player: 'referee', reason: '', effects });
    };
    const talking = dissolved(began('discussion'));
    expect([talking.organizations, talking.conferences[0]!.stage]).toEqual([[], 'dissolved']);
    const voting = dissolved(began('voting'));
    expect([voting.organizations, voting.conferences[0]!.stage]).toEqual([[], 'voting']);
    expect(game.decodeState(JSON.parse(JSON.stringify(voting)))._tag).toBe('Right');
    expect(pass(voting, 2).conferences.filter(({ stage }) => stage !== 'closed')).toEqual([]);
  },
);
