import { expect } from 'vitest';
import { start } from '../helpers/start.js';
import { act, byReferee, clause, extinguish, refused } from '../helpers/table.js';

clause(['OT-REF-09', 'OT-ACT-02'], 'a milestone goes to a Nation that lives', () => {
  const published = act(
    start(),
    byReferee('publish-milestone', { id: 'first', text: 'Be first.', reward: [{ do: 'wealth', nation: null, delta: 4 }] }),
  );
  const award = (nation: string) => byReferee('award-milestone', { milestone: 'first', nation });
  expect(act(published, award('saxonia')).awards).toEqual([{ milestone: 'first', nation: 'saxonia' }]);
  expect(refused(act(published, extinguish('saxonia')), award('saxonia'))).toEqual(['unknown-id', 'OT-ACT-02']);
  expect(refused(published, award('atlantis'))).toEqual(['unknown-id', 'OT-ACT-02']);
});
