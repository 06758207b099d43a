import { expect } from 'vitest';
import { alliance, convene, met, opened, pact, propose, truce, vote, voted, voting } from '../helpers/conference.js';
import { act, clause, code, refused } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

clause('OT-CONF-15', 'each attendee has one vote, or the weight that the convener gave it, from 0 to 10', () => {
  const weigh = (weight: number, nation = 'gothia') => convene({ weights: [{ nation, weight }] });
  const twice = convene({
    weights: [
      { nation: 'gothia', weight: 1 },
      { nation: 'gothia', weight: 2 },
    ],
  });
  for (const wrong of [weigh(-1), weigh(11), weigh(1, 'nobody'), twice])
    expect(refused(pact(), wrong)).toEqual(['bad-parameter', 'OT-CONF-15']);
  const adopted = (weight: number | null, ...choices: string[]) =>
    turn(voted(voting(alliance, met({}, weight === null ? {} : { weights: [{ nation: 'gothia', weight }] })), ...choices), []).treaties
      .length > 1;
  expect([adopted(null, 'yes', 'no', 'yes'), adopted(3, 'yes', 'no', 'yes'), adopted(1, 'yes', 'no', 'yes')]).toEqual([true, false, true]);
  expect([adopted(null, 'no', 'yes', 'no'), adopted(10, 'no', 'yes', 'no'), adopted(0, 'no', 'yes', 'yes')]).toEqual([false, true, false]);
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
  const missing = opened(act(act(pact(), convene()), propose('francia')));
  expect(refused(missing, vote('gothia', 'yes'))).toEqual(['not-attending', 'OT-CONF-08']);
  const rivals = opened(act(act(met(), propose('francia')), propose('gothia', truce, { counterTo: 'conference-1.1' })));
  expect([code(rivals, vote('gothia', 'yes')), act(rivals, vote('gothia', 'conference-1.2')).conferences[0]!.votes.length]).toEqual([
    'bad-choice',
    1,
  ]);
  expect(act(rivals, vote('gothia', 'abstain')).conferences[0]!.votes).toHaveLength(1);
  // A vote on one item leaves the vote on another alone.
  const items = opened(act(act(met({}, { openFloor: true }), propose('francia')), propose('gothia', truce)));
  const both = act(act(items, vote('romania', 'yes')), vote('romania', 'no', 'conference-1.2'));
  expect(both.conferences[0]!.votes).toHaveLength(2);
});
