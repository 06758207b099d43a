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
