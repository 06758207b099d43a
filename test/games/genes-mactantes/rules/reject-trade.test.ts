import { expect } from 'vitest';
import { fair, promise, propose } from '../scenes/trade.js';
import * as t from '../table.js';

const { clause, edit, game, refusal } = t;

clause(['GM-TRAD-01', 'GM-TRAD-05'], 'offers are open to writers and the slot; both must agree', () => {
  const open = t.after(fair(), propose([promise]));
  const offer = open.offers[0]!.id;
  expect(game.actors(open)).toContain('bo');
  expect(refusal(open, { type: 'accept-trade', player: 'cy', offer })).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(refusal(open, { type: 'cancel-trade', player: 'bo', offer })).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(t.after(open, { type: 'reject-trade', player: 'bo', offer }).offers).toEqual([]);
  expect(t.after(open, { type: 'cancel-trade', player: 'ada', offer }).offers).toEqual([]);
  const slot = t.resolving(fair(), 'ada', {});
  expect(t.after(slot, propose([promise])).offers.length).toBe(1);
  expect(refusal(slot, { type: 'propose-trade', player: 'bo', to: 'ada', give: [promise], take: [] })[0]).toBe('not-your-turn');
  const stale = edit(t.after(fair(), propose([{ item: 'troops', territory: 'a1', kind: 'army', amount: 2 }])), (draft) =>
    t.arm(draft, 'ada', 'a1 garrison 5'),
  );
  expect(refusal(stale, { type: 'accept-trade', player: 'bo', offer })).toEqual(['offer-no-longer-valid', 'GM-TRAD-05']);
});
