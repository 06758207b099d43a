import { expect } from 'vitest';
import { accept, offer, type Term } from '../helpers/offers.js';
import { shield } from '../helpers/positions.js';
import { start } from '../helpers/start.js';
import { type Action, act, clause, code, game, refused } from '../helpers/table.js';

clause('OT-TRE-03', 'a counter-offer closes the offer and opens another the other way', () => {
  const open = act(start(), offer(shield));
  const counter = (player: string, clauses: readonly Term[] = [{ kind: 'alliance' }]): Action => ({
    type: 'counter-offer',
    player,
    offer: 'offer-1',
    clauses,
  });
  const countered = act(open, counter('bo'));
  expect(countered.offers).toMatchObject([{ id: 'offer-2', from: 'gothia', to: 'francia', clauses: [{ kind: 'alliance' }] }]);
  expect([code(open, counter('ada')), code(open, counter('bo', [])), refused(countered, counter('bo'))]).toEqual([
    'not-your-nation',
    'bad-clause',
    ['offer-closed', 'OT-TRE-05'],
  ]);
  expect(game.legalActions(open, 'bo', { types: ['counter-offer'] })).toEqual([]);
  expect(act(countered, accept('ada', 'offer-2')).treaties).toMatchObject([{ parties: ['gothia', 'francia'] }]);
});
