import { expect } from 'vitest';
import { at1, convene, conveneAlone, met, pact, stageOf, voting } from '../helpers/conference.js';
import { accept, offer } from '../helpers/offers.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, extinguish, type State, told } from '../helpers/table.js';
import { pass, resolve } from '../helpers/turns.js';
import { statusOf, warring } from '../helpers/wars.js';

const offered = (): State => act(start(), offer([{ kind: 'alliance' }]));

clause('OT-STATE-09', 'an offer is open while it is there, and how it closed is told', () => {
  const closing: readonly (readonly [Action, string])[] = [
    [accept(), 'accepted'],
    [{ type: 'reject-offer', player: 'bo', offer: 'offer-1' }, 'rejected'],
    [{ type: 'withdraw-offer', player: 'ada', offer: 'offer-1' }, 'withdrawn'],
    [{ type: 'counter-offer', player: 'bo', offer: 'offer-1', clauses: [{ kind: 'non-aggression' }] }, 'countered'],
  ];
  for (const [action, outcome] of closing) {
    expect(told(offered(), action)).toContainEqual(expect.objectContaining({ type: 'offer-closed', offer: 'offer-1', outcome }));
    expect(act(offered(), action).offers.map(({ id }) => id)).not.toContain('offer-1');
  }
  expect(told(offered(), extinguish('gothia'))).toContainEqual(
    expect.objectContaining({ type: 'offer-closed', offer: 'offer-1', outcome: 'lapsed' }),
  );
});
clause('OT-STATE-09', 'a conference says how far it has come, and when it opened if that was late', () => {
  const later = act(pact(), conveneAlone({ startTurn: 2 }));
  expect([stageOf(later), stageOf(met()), stageOf(voting())]).toEqual(['scheduled', 'discussion', 'voting']);
  const late = pass(act(start(), convene({ basis: { kind: 'prestige', id: null } })), 1);
  const granted = act(late, { type: 'decide', player: 'referee', decision: late.decisions[0]!.id, answer: 'grant' });
  expect([granted.conferences[0]!.discussionSince, met().conferences[0]!.discussionSince]).toEqual([2, undefined]);
  const dissolved = told(pass(met(), 1), at1('francia', 'dissolve-conference'));
  expect(dissolved).toMatchObject([{ type: 'conference-changed', stage: 'dissolved' }]);
  expect(resolve(pass(voting(), 1)).events).toContainEqual(expect.objectContaining({ type: 'conference-changed', stage: 'closed' }));
});
clause('OT-STATE-09', 'a conflict has one of three values, and is gone where there is none', () => {
  const known = (['hostilities', 'war', 'suspended'] as const).map((status) => statusOf(warring(status)));
  expect([...known, statusOf(start())]).toEqual(['hostilities', 'war', 'suspended', 'none']);
  const peace = act(warring(), offer([{ kind: 'peace' }]));
  expect(told(peace, accept())).toContainEqual({ type: 'conflict-changed', a: 'francia', b: 'gothia', before: 'war', after: 'none' });
  expect(act(peace, accept()).conflicts).toEqual([]);
});
