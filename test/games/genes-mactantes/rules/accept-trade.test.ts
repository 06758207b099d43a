import { expect } from 'vitest';
import { code, fair, promise, propose, trade } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause, edit, game, internal, refusal, started } = t;

const yes = (player: string, offer: string) => ({ type: 'accept-trade', player, offer }) as const;
const soldArmy = { item: 'troops', territory: 'a1', kind: 'army', amount: 2 } as const;

clause('GM-TRAD-05', 'nothing changes hands without the addressee, and all of it with it', () => {
  const open = t.after(fair(), propose([soldArmy], [promise]));
  const offer = open.offers[0]!.id;
  expect(t.at(open, 'bo', 'a1', 'army')).toBe(0);
  for (const player of ['ada', 'cy']) expect(refusal(open, yes(player, offer))).toEqual(['unknown-offer', 'GM-TRAD-05']);
  expect(refusal(open, yes('bo', 'x'))).toEqual(['unknown-offer', 'GM-TRAD-05']);
  const { state, events } = t.play(open, yes('bo', offer));
  expect([t.at(state, 'bo', 'a1', 'army'), state.offers]).toEqual([2, []]);
  expect(t.only(events, 'trade-closed').reason).toBe('completed');
  expect(t.only(events, 'trade-completed')).toMatchObject({ from: 'ada', to: 'bo', given: [soldArmy], taken: [promise] });
});

clause('GM-TRAD-05', 'what can no longer be delivered, on either side, spoils the whole offer', () => {
  const open = t.after(fair(), propose([promise, soldArmy], [{ item: 'troops', territory: 'b1', kind: 'garrison', amount: 5 }]));
  const offer = open.offers[0]!.id;
  expect(t.at(t.after(open, yes('bo', offer)), 'ada', 'b1', 'army')).toBe(5);
  const givenAway = edit(open, (draft) => t.arm(draft, 'ada', 'a1 garrison 5, a1 army 1'));
  const takenAway = edit(open, (draft) => t.arm(draft, 'bo', 'b1 garrison 4'));
  for (const state of [givenAway, takenAway]) {
    expect(refusal(state, yes('bo', offer))).toEqual(['offer-no-longer-valid', 'GM-TRAD-05']);
    expect(t.after(state, { type: 'reject-trade', player: 'bo', offer }).units).toEqual(state.units);
  }
});

clause('GM-TRAD-01', 'it costs no action and can be agreed to after the own batch is closed', () => {
  const closed = t.after(t.after(fair(), propose([soldArmy])), { type: 'commit', player: 'bo' });
  const traded = t.after(closed, yes('bo', closed.offers[0]!.id));
  expect([traded.committed['bo'], traded.countries['bo']!.allowance]).toEqual([true, closed.countries['bo']!.allowance]);
});

clause('GM-FLOW-17', 'a trade that makes somebody hold every rival capital ends the game', () => {
  const two = edit(started(['ada', 'bo']), (draft) => t.alone(draft));
  const open = t.after(two, propose([{ item: 'city', territory: 'a1' }]));
  const { state, events } = t.play(open, yes('bo', open.offers[0]!.id));
  expect(t.only(events, 'game-ended')).toMatchObject({ reason: 'capitals', winners: ['bo'] });
  expect(game.actors(state)).toEqual([]);
  const three = t.after(fair(), propose([{ item: 'city', territory: 'a1' }]));
  expect(t.after(three, yes('bo', three.offers[0]!.id)).ending).toBeNull();
});

clause('GM-TRAD-07', 'people change sides where they stand, and the giver remembers where', () => {
  const state = fair((draft) => void t.person(draft, 'ada', 'A1', 'a4', { used: true, journeys: 1 }));
  const { state: traded } = trade(state, [{ item: 'character', character: 'person-1' }]);
  expect(t.characterIn(traded, 'person-1')).toMatchObject({
    ...{ owner: 'bo', location: 'a4', used: true, journeys: 1 },
    sightings: { ada: { territory: 'a4', turn: 1 } },
  });
});

clause('GM-TRAD-07', 'a captive goes free in the hands of its own side, and is held anew in those of another', () => {
  const state = fair((draft) => {
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    t.person(draft, 'cy', 'A1', 'a1', { captor: 'ada' });
  });
  const { state: traded } = trade(state, [
    { item: 'captive', character: 'person-1' },
    { item: 'captive', character: 'person-2' },
  ]);
  expect([t.characterIn(traded, 'person-1').captor, t.locate(traded, 'person-1')]).toEqual([null, 'b1']); // [GM-RELE-03]
  expect([t.characterIn(traded, 'person-2').captor, t.locate(traded, 'person-2')]).toEqual(['bo', 'b1']); // [GM-CAPT-03]
});

clause('GM-TRAD-08', 'garrison points become an army of the receiver, unless the city goes with them', () => {
  const troops = { item: 'troops', territory: 'a1', kind: 'garrison', amount: 2 } as const;
  const some = trade(fair(), [troops]).state;
  expect([t.at(some, 'ada', 'a1', 'garrison'), t.at(some, 'bo', 'a1', 'army')]).toEqual([3, 2]);
  const city = trade(fair(), [{ item: 'city', territory: 'a1' }, troops]).state;
  expect([t.at(city, 'bo', 'a1', 'garrison'), t.at(city, 'bo', 'a1', 'army')]).toEqual([2, 0]);
  expect([city.countries['ada']!.ledger.given, city.countries['bo']!.ledger.received]).toEqual([2, 2]); // [GM-STATE-11]
});

clause('GM-TRAD-08', 'field units stay what they are and join those of the receiver', () => {
  const state = fair((draft) => t.arm(draft, 'bo', 'a1 army 4, b1 garrison 5'));
  const { state: traded } = trade(state, [soldArmy]);
  expect([t.at(traded, 'ada', 'a1', 'army'), t.at(traded, 'bo', 'a1', 'army')]).toEqual([0, 6]);
});

clause('GM-TRAD-09', 'the garrison that is kept leaves the given city for the field; walls and capital mark stay', () => {
  const walled = fair((draft) => {
    draft.cities['a1']!.walled = true;
  });
  const { state } = trade(walled, [{ item: 'city', territory: 'a1' }]);
  expect([state.controllers['a1'], t.at(state, 'ada', 'a1', 'garrison'), t.at(state, 'ada', 'a1', 'army')]).toEqual(['bo', 0, 7]);
  expect(state.cities['a1']).toMatchObject({ walled: true, capitalOf: 'ada' });
});

clause('GM-TRAD-09', 'land without a city passes by itself, and what has one does not go as land', () => {
  expect(trade(fair(), [{ item: 'land', territory: 'a4' }]).state.controllers['a4']).toBe('bo');
  expect(code(fair(), { item: 'land', territory: 'a1' })).toEqual(['bad-parameter', 'GM-TRAD-03']);
  const open = t.after(fair(), propose([{ item: 'land', territory: 'a4' }]));
  const settled = edit(open, (draft) => {
    draft.cities['a4'] = { name: 'New', walled: false, capitalOf: null, siege: null, disasterTurn: null };
  });
  expect(refusal(settled, yes('bo', open.offers[0]!.id))).toEqual(['offer-no-longer-valid', 'GM-TRAD-05']);
});

clause('GM-TRAD-14', 'the proposer’s items go first, troops before the rest, each judged by what the one before has left', () => {
  const city = { item: 'city', territory: 'a1' } as const;
  const back = { item: 'troops', territory: 'a1', kind: 'army', amount: 2 } as const;
  // What is given can be handed back at once; what is only to be taken cannot be given first.
  expect(code(fair(), { item: 'troops', territory: 'b1', kind: 'army', amount: 2 })[0]).toBe('not-yours');
  const { state } = trade(fair(), [back], [back]);
  expect([t.at(state, 'ada', 'a1', 'army'), t.at(state, 'bo', 'a1', 'army')]).toEqual([2, 0]);
  // The troops leave the garrison before the city goes, whatever the order in which they are named.
  const garrison = { item: 'troops', territory: 'a1', kind: 'garrison', amount: 5 } as const;
  for (const give of [
    [city, garrison],
    [garrison, city],
  ]) {
    const after = trade(fair(), give).state;
    expect([t.at(after, 'bo', 'a1', 'garrison'), t.at(after, 'ada', 'a1', 'army')]).toEqual([5, 2]);
    expect(t.army(after, 'ada') + t.army(after, 'bo')).toBe(12);
  }
});

clause('GM-TRAD-10', 'passage lasts to the end of its last turn', () => {
  const { state } = trade(fair(), [{ item: 'passage', turns: 2 }]);
  expect(state.passages).toEqual([{ from: 'ada', to: 'bo', untilTurn: 2 }]);
  const second = t.nextTurn(state, { initiative: [9, 5, 2] });
  expect([second.turn, second.passages.length]).toEqual([2, 1]);
  const third = t.nextTurn(second, { initiative: [9, 5, 2] });
  expect([third.turn, third.passages]).toEqual([3, []]);
});

clause('GM-TRAD-11', 'one point of intel against a third party changes hands', () => {
  const state = fair((draft) => {
    draft.countries['ada']!.intel = { cy: 2, bo: 1 };
  });
  const { state: traded } = trade(state, [{ item: 'intel', against: 'cy' }]);
  expect([traded.countries['ada']!.intel, traded.countries['bo']!.intel]).toEqual([{ cy: 1, bo: 1 }, { cy: 1 }]);
  for (const against of ['ada', 'bo']) expect(code(state, { item: 'intel', against })).toEqual(['bad-parameter', 'GM-TRAD-11']);
});

const informed = t.after(
  fair((draft) => void t.person(draft, 'ada', 'A1', 'a4')),
  t.declaring('ada', internal('taxes')),
);
const lore = [{ item: 'reveal-sheet' }, { item: 'reveal-location', character: 'person-1' }] as const;

clause('GM-TRAD-12', 'information is true and for the receiver alone', () => {
  const { events, state } = trade(informed, [...lore]);
  const seen = (viewer: string | null) => events.map((event) => game.witness(event, viewer)).filter((event) => event !== null);
  expect(t.eventsOf(seen('bo'), 'disclosed')).toMatchObject([
    { declarations: [{ order: { kind: 'taxes' } }] },
    { character: 'person-1', territory: 'a4' },
  ]);
  for (const viewer of ['cy', null]) expect(t.eventsOf(seen(viewer), 'disclosed')).toEqual([]);
  expect([game.view(state, 'bo').characters[0]!.sighting, game.view(state, 'cy').characters[0]!.sighting]).toEqual([
    { territory: 'a4', turn: 1 },
    null,
  ]);
});

clause('GM-VIS-08', 'an offer is for its two parties; of a completed trade all see the goods and nobody else the words', () => {
  const open = t.after(informed, propose([...lore, promise]));
  const offers = (viewer: string | null) => game.view(open, viewer).offers.length;
  expect(['ada', 'bo', 'cy', null].map(offers)).toEqual([1, 1, 0, 0]);
  const told = (give: Parameters<typeof trade>[1], viewer: string | null) =>
    t.eventsOf(
      trade(informed, give)
        .events.map((event) => game.witness(event, viewer))
        .filter((event) => event !== null),
      'trade-completed',
    );
  expect(told([...lore, soldArmy], 'cy')[0]!.given).toEqual([soldArmy]);
  expect(told([...lore, soldArmy], 'bo')[0]!.given.length).toBe(3);
  expect(told([...lore], 'cy')).toEqual([]);
});

clause('GM-TRAD-10', 'of several leaves to pass the longest counts, and they do not pile up', () => {
  const { state } = trade(fair(), [
    { item: 'passage', turns: 1 },
    { item: 'passage', turns: 3 },
    { item: 'passage', turns: 2 },
  ]);
  expect(state.passages).toEqual([{ from: 'ada', to: 'bo', untilTurn: 3 }]);
});

clause('GM-TRAD-05', 'an offer is answered by its addressee, whatever the players are called', () => {
  const players = ['a', 'a:b', 'c', 'b:c'];
  const state = started(players);
  const first = t.after(state, { type: 'propose-trade', player: 'a', to: 'b:c', give: [{ item: 'promise', text: 'one' }], take: [] });
  const both = t.after(first, { type: 'propose-trade', player: 'a:b', to: 'c', give: [{ item: 'promise', text: 'two' }], take: [] });
  const [offer] = game.view(both, 'c').offers;
  const { events } = t.play(both, { type: 'accept-trade', player: 'c', offer: offer!.id });
  expect(t.only(events, 'trade-completed')).toMatchObject({ from: 'a:b', to: 'c' });
});
