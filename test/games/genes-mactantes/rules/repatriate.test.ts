import { expect } from 'vitest';
import { cast, contest } from '../scenes/external.js';
import * as t from '../table.js';

const { clause, external, internal, refusal } = t;

clause(['GM-ASSA-02', 'GM-REPA-01'], 'who survives at the assassin’s may be brought home, to an open city', () => {
  const { state } = contest(cast, internal('assassinate', { character: 'person-1' }), [3, 2]);
  expect(state.affairs.at(-1)).toMatchObject({ window: { type: 'repatriate', player: 'bo' } });
  expect(refusal(state, { type: 'repatriate', player: 'bo', city: 'a1' })).toEqual(['bad-destination', 'GM-REPA-01']);
  const home = t.after(state, { type: 'repatriate', player: 'bo', city: 'b3' });
  expect(t.characterIn(home, 'person-1')).toMatchObject({ location: 'b3', used: false, journeys: 0, sighting: { territory: 'b3' } });
  expect(t.locate(t.after(state, { type: 'repatriate', player: 'bo', city: null }), 'person-1')).toBe('a2');
  const abroad = contest(cast, external('assassinate', { character: 'person-2' }), [3, 4]);
  expect(abroad.state.affairs).toEqual([]);
});
