import { expect } from 'vitest';
import { fair, promise, propose } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, refusal } = t;
const open = t.after(fair(), propose([promise]));
const offer = open.offers[0]!.id;
const no = (player: string, id = offer) => ({ type: 'reject-trade', player, offer: id }) as const;

clause('GM-TRAD-05', 'the addressee may turn an offer down, and nobody else', () => {
  const { state, events } = t.play(open, no('bo'));
  expect(state.offers).toEqual([]);
  expect(t.only(events, 'trade-closed')).toMatchObject({ offer: { id: offer }, reason: 'rejected' });
  for (const player of ['ada', 'cy']) expect(refusal(open, no(player))).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(refusal(open, no('bo', 'x'))).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(refusal(state, no('bo'))).toEqual(['unknown-offer', 'GM-TRAD-05']);
});

clause('GM-TRAD-01', 'an answer is welcome after the own batch is closed and outside the own slot, but not while a window is open', () => {
  const closed = t.after(open, { type: 'commit', player: 'bo' });
  expect(game.actors(closed)).toContain('bo');
  expect(t.after(closed, no('bo')).offers).toEqual([]);
  const slot = t.after(t.resolving(fair(), 'ada', {}), propose([promise]));
  expect(game.actors(slot)).toEqual(['ada', 'bo']);
  const answered = t.after(slot, no('bo'));
  expect([answered.offers, game.actors(answered)]).toEqual([[], ['ada']]);
  const asked = t.after(
    edit(slot, (draft) => void t.person(draft, 'ada', 'A1', 'a4')),
    { type: 'travel', player: 'ada', character: 'person-1', path: ['b7'] },
  );
  expect(refusal(asked, no('bo'))[0]).toBe('wrong-phase');
});

clause('GM-FLOW-15', 'whoever holds an offer may act until it has answered; an empty hand may not', () => {
  const both = edit(open, (draft) => {
    draft.committed['bo'] = true;
    draft.committed['cy'] = true;
  });
  expect(game.actors(both)).toEqual(['ada', 'bo']);
  const answered = t.after(both, no('bo'));
  expect(game.actors(answered)).toEqual(['ada']);
  expect(refusal(answered, no('bo'))).toEqual(['unknown-offer', 'GM-TRAD-05']);
});

clause('GM-ENUM-04', 'turning down is always listed, agreeing only while everything can be delivered', () => {
  const listed = (state: typeof open) =>
    game.legalActions(state, 'bo', { types: ['accept-trade', 'reject-trade'] }).map(({ type }) => type);
  const sold = t.after(fair(), propose([{ item: 'troops', territory: 'a1', kind: 'army', amount: 2 }]));
  expect(listed(sold)).toEqual(['accept-trade', 'reject-trade']);
  expect(listed(edit(sold, (draft) => t.arm(draft, 'ada', 'a1 garrison 5')))).toEqual(['reject-trade']);
});

clause('GM-VIS-08', 'that an offer is turned down its two parties learn, and nobody else', () => {
  const { events } = t.play(open, no('bo'));
  const knows = (viewer: string | null) => events.some((event) => game.witness(event, viewer) !== null);
  expect(['ada', 'bo', 'cy', null].map(knows)).toEqual([true, true, false, false]);
});
