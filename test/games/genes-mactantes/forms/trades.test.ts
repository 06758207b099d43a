import type { Action, ProposeTrade } from 'ludoteca/genes-mactantes';
import { expect, test } from 'vitest';
import { closedBy, filled, isAccepted, offered, reached } from '../helpers/filling.js';
import { besieging, fair, offering, promise, propose } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const market = besieging((draft) => {
  t.person(draft, 'ada', 'A1', 'a1');
  t.person(draft, 'bo', 'A1', 'b1');
  t.person(draft, 'bo', 'D1', 'a1', { captor: 'ada' });
  draft.countries['ada']!.intel = { cy: 2 };
});

/** The items of one side that are offered with these answers before them. */
const kinds = (answers: object, state = market) => offered(state, 'ada', 'propose-trade', { to: 'bo', ...answers }) as readonly string[];

test('everything that can change hands is offered, and a rich trade is reached item by item', () => {
  const action = {
    ...{ type: 'propose-trade', player: 'ada', to: 'bo', note: '' },
    give: [
      { item: 'troops', territory: 'a1', kind: 'garrison', amount: 2 },
      { item: 'character', character: 'person-1' },
      { item: 'reveal-sheet' },
      { item: 'intel', against: 'cy' },
      { item: 'captive', character: 'person-3' },
      { item: 'lift-siege', territory: 'b3' },
    ],
    take: [
      { item: 'city', territory: 'b1' },
      { item: 'reveal-location', character: 'person-2' },
      { item: 'passage', turns: 3 },
      { item: 'character', character: 'person-3' },
      { item: 'promise', text: '' },
    ],
  } as never as ProposeTrade;
  expect(isAccepted(market, action)).toBe(true);
  expect(reached(market, action)).toEqual({ ...action, note: null });
  expect(kinds({})).toEqual(
    expect.arrayContaining(['promise', 'passage', 'character', 'captive', 'troops', 'city', 'land', 'lift-siege', 'intel', 'reveal-sheet']),
  );
});

test('what has been given is given: no unit, character, city or point of intel twice', () => {
  const troops = { 'give.0.item': 'troops', 'give.0.territory': 'a1', 'give.0.kind': 'garrison', 'give.0.amount': 4 };
  expect(
    offered(market, 'ada', 'propose-trade', {
      to: 'bo',
      ...troops,
      'give.1.item': 'troops',
      'give.1.territory': 'a1',
      'give.1.kind': 'garrison',
    }),
  ).toEqual([1, 1]);
  expect(kinds({ 'give.0.item': 'character', 'give.0.character': 'person-1' })).not.toContain('character');
  const intel = (i: number) => ({ [`give.${i}.item`]: 'intel', [`give.${i}.against`]: 'cy' });
  expect(kinds(intel(0))).toContain('intel');
  expect(kinds({ ...intel(0), ...intel(1) })).not.toContain('intel');
});

test('an army whose siege is to be lifted stays until then, and no siege is lifted without its army', () => {
  const lifted = { 'give.0.item': 'lift-siege', 'give.0.territory': 'b3', 'give.1.item': 'troops', 'give.1.territory': 'b3' };
  expect(offered(market, 'ada', 'propose-trade', { to: 'bo', ...lifted, 'give.1.kind': 'army' })).toEqual([1, 2]);
  const gone = { 'give.0.item': 'troops', 'give.0.territory': 'b3', 'give.0.kind': 'army', 'give.0.amount': 3 };
  expect(kinds(gone)).not.toContain('lift-siege');
});

test('whoever gives the last city gets one back, and nobody is asked for the last one', () => {
  const lonely = fair((draft) => {
    for (const [territory, owner] of Object.entries(draft.controllers))
      if (owner === 'ada' && territory !== 'a1') delete draft.cities[territory];
  });
  const last = { to: 'bo', 'give.0.item': 'city', 'give.0.territory': 'a1', 'give.length': 1 };
  const { ask } = filled(lonely, 'ada', 'propose-trade', last);
  expect([ask?.field, ask?.enough]).toEqual(['take.0.item', null]);
  const talk = Object.fromEntries([0, 1, 2, 3, 4].flatMap((i) => [[`take.${i}.item`, 'reveal-sheet']]));
  expect(offered(lonely, 'ada', 'propose-trade', { ...last, ...talk })).toEqual(['city']);
  const back = { ...last, 'take.0.item': 'city', 'take.0.territory': 'b1', 'take.length': 1, note: 'a swap' };
  expect(isAccepted(lonely, filled(lonely, 'ada', 'propose-trade', back).ready!)).toBe(true);
  const theirs = { to: 'ada', 'give.length': 0, 'take.0.item': 'city' };
  expect(filled(lonely, 'bo', 'propose-trade', theirs).misfit).not.toBeNull();
});

test('people are exchanged one for one where both sides are full', () => {
  const full = fair(
    (draft) => {
      for (const owner of ['ada', 'bo']) for (let i = 0; i < 2; i++) t.person(draft, owner, 'A1', owner === 'ada' ? 'a1' : 'b1');
    },
    { maxCharacters: 2 },
  );
  expect(offered(full, 'ada', 'propose-trade', { to: 'bo', 'give.length': 0 })).not.toContain('character');
  const one = { to: 'bo', 'give.0.item': 'character', 'give.0.character': 'person-1', 'give.length': 1 };
  expect(filled(full, 'ada', 'propose-trade', one).ask?.enough).toBeNull();
  const back = filled(full, 'ada', 'propose-trade', { ...one, 'take.0.item': 'character', 'take.0.character': 'person-4' });
  expect(back.ask?.enough).toEqual({ field: 'take.length', answer: 1 });
});

test('nothing for nothing is no trade, and a second offer to the same player is none', () => {
  expect(filled(market, 'ada', 'propose-trade', { to: 'bo', 'give.length': 0 }).ask?.enough).toBeNull();
  const open = offering(fair());
  expect(offered(open, 'ada', 'propose-trade')).toEqual(['cy']);
  const spent = t.edit(fair(), (draft) => {
    draft.offersMade['ada'] = Array.from({ length: draft.config.maxOffersPerTurn }, () => 'cy');
  });
  expect(closedBy(spent, 'ada', 'propose-trade')).toEqual(['too-many-offers', 'GM-CFG-14']);
  expect(t.game.open(spent, 'ada')).not.toContain('propose-trade');
});

test('offers are answered and taken back by what they say', () => {
  const open = offering(fair());
  const { id } = open.offers[0]!;
  for (const [player, type] of [
    ['bo', 'accept-trade'],
    ['bo', 'reject-trade'],
    ['ada', 'cancel-trade'],
  ] as const) {
    expect(offered(open, player, type)).toEqual([id]);
    expect(reached(open, { type, player, offer: id } as Action)).toEqual({ type, player, offer: id });
    expect(t.game.labels.answer(type, 'offer', id, 'en', t.game.view(open, player))).toContain('peace');
  }
  const stale = t.after(fair(), propose([{ item: 'troops', territory: 'a1', kind: 'army', amount: 2 }], [promise]));
  const gone = t.edit(stale, (draft) => t.arm(draft, 'ada', 'a1 garrison 5'));
  expect(closedBy(gone, 'bo', 'accept-trade')).toEqual(['offer-no-longer-valid', 'GM-TRAD-05']);
  expect(offered(gone, 'bo', 'reject-trade')).toEqual([gone.offers[0]!.id]);
});

test('words and proofs go to whom one likes', () => {
  expect(offered(market, 'ada', 'announce')).toEqual(['all', 'bo', 'cy']);
  const said: Action = { type: 'announce', player: 'ada', to: 'all', text: '' };
  expect(reached(market, said)).toEqual(said);
  expect(offered(market, 'ada', 'disclose', { to: 'cy' })).toEqual(['sheet', { character: 'person-1' }]);
  const shown: Action = { type: 'disclose', player: 'ada', to: 'cy', what: { character: 'person-1' } };
  expect(reached(market, shown)).toEqual(shown);
});
