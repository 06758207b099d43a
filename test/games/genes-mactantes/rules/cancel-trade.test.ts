import { expect } from 'vitest';
import { fair, promise, propose } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, refusal } = t;
const open = t.after(fair(), propose([promise]));
const offer = open.offers[0]!.id;

clause('GM-TRAD-05', 'the proposer may take an offer back, and nobody else', () => {
  expect(t.after(open, { type: 'cancel-trade', player: 'ada', offer }).offers).toEqual([]);
  for (const player of ['bo', 'cy'])
    expect(refusal(open, { type: 'cancel-trade', player, offer })).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(refusal(open, { type: 'cancel-trade', player: 'ada', offer: 'x' })).toEqual(['unknown-offer', 'GM-TRAD-05']);
});

clause(['GM-DECL-06', 'GM-TRAD-01'], 'once the batch is closed, too', () => {
  const closed = t.after(open, { type: 'commit', player: 'ada' });
  expect(t.after(closed, { type: 'cancel-trade', player: 'ada', offer }).offers).toEqual([]);
});

clause('GM-CFG-14', 'an offer taken back still counts as made this turn', () => {
  const few = t.after(
    fair(() => undefined, { maxOffersPerTurn: 1 }),
    propose([promise]),
  );
  const back = t.after(few, { type: 'cancel-trade', player: 'ada', offer: few.offers[0]!.id });
  expect(refusal(back, propose([promise]))).toEqual(['too-many-offers', 'GM-CFG-14']);
});
