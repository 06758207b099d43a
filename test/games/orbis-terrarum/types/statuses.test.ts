import { expect } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { met } from '../helpers/conference.js';
import { accept, offer } from '../helpers/offers.js';
import { change, conflict, nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { act, clause, game, type State, told } from '../helpers/table.js';
import { turn } from '../helpers/turns.js';

const isKept = (state: State): boolean => answeredInFull(game.decodeState(JSON.parse(JSON.stringify(state))))._tag === 'Right';

clause('OT-STATE-09', 'conferences, conflicts and tributes are at one of their stages, and at no other', () => {
  const assembled = met();
  const at = (stage: string) =>
    isKept(
      change(assembled, (draft) => {
        draft.conferences = assembled.conferences.map((one) => ({ ...one, stage: stage as 'voting', attendees: [], votingSince: null }));
      }),
    );
  expect(['scheduled', 'discussion', 'voting', 'closed', 'dissolved'].map(at)).toEqual([true, true, true, true, true]);
  expect(at('adjourned')).toBe(false);
  const between = (status: string) =>
    isKept(
      change(start(), (draft) => {
        draft.conflicts = [conflict('francia', 'gothia', status as 'war')];
      }),
    );
  expect(['hostilities', 'war', 'suspended', 'truce', 'none'].map(between)).toEqual([true, true, true, false, false]);
  const owes = (tribute: string) => isKept(nationWith(start(), 'gothia', { patron: 'francia', tribute: tribute as 'pending' }));
  expect([...['none', 'pending', 'attempted', 'forgiven'].map(owes), owes('paid')]).toEqual([true, true, true, true, false]);
});
clause(['OT-STATE-09', 'OT-TRE-05'], 'an offer is there while it is open, and how it closes is told', () => {
  const open = act(start(), offer([{ kind: 'alliance' }]));
  const closing = {
    accepted: accept(),
    rejected: { type: 'reject-offer', player: 'bo', offer: 'offer-1' },
    withdrawn: { type: 'withdraw-offer', player: 'ada', offer: 'offer-1' },
    countered: { type: 'counter-offer', player: 'bo', offer: 'offer-1', clauses: [{ kind: 'non-aggression' }] },
  } as const;
  expect(open.offers.map(({ id }) => id)).toEqual(['offer-1']);
  for (const [outcome, action] of Object.entries(closing)) {
    expect(told(open, action).flatMap((event) => (event.type === 'offer-closed' ? [event.outcome] : []))).toEqual([outcome]);
    expect(act(open, action).offers.some(({ id }) => id === 'offer-1')).toBe(false);
  }
});
clause(
  ['OT-STATE-09', 'OT-EVT-07'],
  'a lasting crisis has no end until it has been answered and failed, then that turn and its turns',
  () => {
    const posted = act(start(), {
      ...{ type: 'post-happening', player: 'referee', category: 'natural', kind: 'lasting-crisis', nations: ['francia'], text: 'Woe.' },
      crisis: { counter: 'industry', loss: 'via', perTurn: { via: 2, leg: 1 }, turns: 3 },
    });
    const ends = (state: State) => state.crises.map(({ lastTurn }) => lastTurn);
    expect([ends(posted), ends(turn(posted, [], 90)), ends(turn(posted, [], 1))]).toEqual([[null], [4], []]);
  },
);
