import { expect } from 'vitest';
import { nationWith } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, at, clause, game, refused } from '../helpers/table.js';
import { measure, turn } from '../helpers/turns.js';

clause('OT-REF-07', 'a decision is its owner’s alone; it has listed answers, and only an amendment brings terms', () => {
  const ask = measure('francia', 'diplomacy', 'negotiate', { target: at('saxonia'), terms: [{ kind: 'alliance' }] });
  const asked = turn(start(), [ask], 10, 99);
  const { id } = asked.decisions[0]!;
  const decide = (answer: string, more = {}): Action => ({ type: 'decide', player: 'referee', decision: id, answer, ...more });
  const terms = [{ kind: 'ceasefire' }] as const;
  expect(refused(asked, decide('accept', { decision: 'decision-9' }))).toEqual(['no-such-decision', 'OT-REF-07']);
  for (const wrong of [decide('maybe'), decide('amend'), decide('accept', { terms }), decide('refuse', { terms })])
    expect(refused(asked, wrong)).toEqual(['bad-choice', 'OT-REF-07']);
  const unsound = decide('amend', { terms: [{ kind: 'ceasefire' }, { kind: 'convening', by: ['persia'] }] });
  expect(game.explain(asked, unsound).map(({ code, path }) => [code, path])).toEqual([['bad-clause', 'terms.1']]);
  expect(act(asked, decide('refuse')).treaties).toEqual([]);
  expect(act(asked, decide('accept')).treaties[0]!.clauses).toEqual([{ kind: 'alliance' }]);
  expect(act(asked, decide('amend', { terms })).offers[0]!.clauses).toEqual(terms);
  const milestone = act(nationWith(start(), 'francia', { wealth: 30 }), {
    ...{ type: 'claim-milestone', player: 'ada', nation: 'francia', milestone: 'full-treasury' },
  });
  const own = { type: 'decide', player: 'ada', decision: milestone.decisions[0]!.id, answer: 'award' } as const;
  expect(refused(milestone, own)).toEqual(['no-such-decision', 'OT-REF-07']);
  expect(act(milestone, { ...own, player: 'referee' }).awards).toHaveLength(1);
});
clause(['OT-REF-07', 'OT-REF-09', 'OT-SEAT-02'], 'what one answer has granted is asked of nobody else, nor offered again', () => {
  const claim = (player: string, nation: string): Action => ({ type: 'claim-milestone', player, nation, milestone: 'full-treasury' });
  const rich = ['francia', 'gothia'].reduce((now, nation) => nationWith(now, nation, { wealth: 30 }), start());
  const claimed = act(act(rich, claim('ada', 'francia')), claim('bo', 'gothia'));
  const grant = (state: typeof rich, answer: string, place = 0): Action => ({
    ...{ type: 'decide', player: 'referee', decision: state.decisions[place]!.id, answer },
  });
  expect(claimed.decisions).toHaveLength(2);
  const won = act(claimed, grant(claimed, 'award'));
  expect([won.awards, won.decisions]).toEqual([[{ milestone: 'full-treasury', nation: 'francia' }], []]);
  expect(refused(won, grant(claimed, 'award', 1))).toEqual(['no-such-decision', 'OT-REF-07']);
  expect(act(claimed, grant(claimed, 'deny')).decisions).toHaveLength(1);
  const without = (['ada', 'bo'] as const).reduce((now, player) => act(now, { type: 'abandon-nation', player }), start());
  const adopt = (player: string, nation: string): Action => ({ type: 'adopt-nation', player, nation });
  const asked = act(act(without, adopt('ada', 'saxonia')), adopt('bo', 'saxonia'));
  const taken = act(asked, grant(asked, 'approve'));
  expect([taken.players['ada']!.principal, taken.decisions]).toEqual(['saxonia', []]);
  // Whoever came too late may ask for another one at once.
  expect(act(taken, adopt('bo', 'persia')).decisions).toHaveLength(1);
  // What the referee has awarded by itself is no answer any more to whoever claims it.
  const given = act(claimed, { type: 'award-milestone', player: 'referee', milestone: 'full-treasury', nation: 'romania' });
  const answers = game.legalActions(given, 'referee').flatMap((action) => (action.type === 'decide' ? [action.answer] : []));
  expect(answers).toEqual(['deny', 'deny']);
});
