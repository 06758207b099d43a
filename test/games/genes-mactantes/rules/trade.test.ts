import type { Item, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from '../table.js';

const { clause, edit, game, internal, perform, refusal, started } = t;
const fair = (recipe: Parameters<typeof edit>[1] = () => undefined, options = {}) =>
  edit(started(['ada', 'bo', 'cy'], options), (draft) => {
    t.alone(draft);
    t.arm(draft, 'ada', 'a1 garrison 5, a1 army 2');
    t.arm(draft, 'bo', 'b1 garrison 5');
    recipe(draft);
  });
const propose = (give: readonly object[], take: readonly object[] = [], to = 'bo') =>
  ({ type: 'propose-trade', player: 'ada', to, give, take }) as never;
const trade = (state: State, give: readonly Item[], take: readonly Item[] = []) => {
  const open = t.after(state, propose(give, take));
  return t.play(open, { type: 'accept-trade', player: 'bo', offer: open.offers.at(-1)!.id });
};
const promise: Item = { item: 'promise', text: 'peace' };
const code = (state: State, item: object) => refusal(state, propose([item]));

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
clause(['GM-TRAD-02', 'GM-TRAD-03'], 'to a living other, one to six items a side', () => {
  expect(refusal(fair(), propose([promise], [], 'ada'))).toEqual(['bad-target', 'GM-TRAD-02']);
  expect(refusal(fair(), propose([], []))).toEqual(['bad-parameter', 'GM-TRAD-02']);
  expect(refusal(fair(), propose(Array(7).fill(promise)))[0]).toBe('bad-parameter');
  expect(refusal(fair(), propose([{ item: 'land', territory: 'a1' }]))).toEqual(['bad-parameter', 'GM-TRAD-03']);
  expect(refusal(fair(), propose([{ item: 'passage', turns: 4 }]))[0]).toBe('bad-parameter');
});
clause('GM-TRAD-04', 'actions and characteristics are not for sale', () => {
  expect(code(fair(), { item: 'actions', amount: 1 })).toEqual(['item-not-negotiable', 'GM-TRAD-04']);
  expect(code(fair(), { item: 'characteristic', characteristic: 'counterpower', amount: 1 })).toEqual([
    'item-not-negotiable',
    'GM-TRAD-04',
  ]);
});
clause('GM-TRAD-06', 'what cannot be delivered cannot be offered', () => {
  const state = fair((draft) => {
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'a1');
    draft.countries['ada']!.principal = 'c1';
    t.arm(draft, 'cy', 'a3 army 1');
    draft.cities['a3']!.siege = { by: 'cy', base: 'a3' };
    draft.cities['a6']!.disasterTurn = 1;
    t.arm(draft, 'ada', 'a1 garrison 5, a3 garrison 2, a6 garrison 2');
  });
  const troops = (territory: string, amount: number) => code(state, { item: 'troops', territory, kind: 'garrison', amount })[0];
  expect([troops('a1', 6), troops('a3', 1), troops('a6', 1)]).toEqual(['not-yours', 'besieged', 'unit-disabled']);
  expect([
    code(state, { item: 'character', character: 'c1' })[0],
    code(state, { item: 'city', territory: 'a3' })[0],
    code(state, { item: 'city', territory: 'b1' })[0],
  ]).toEqual(['principal-not-tradable', 'besieged', 'not-yours']);
  expect([
    code(state, { item: 'intel', against: 'cy' })[0],
    code(state, { item: 'captive', character: 'c2' })[0],
    code(state, { item: 'lift-siege', territory: 'a3' })[0],
  ]).toEqual(['not-yours', 'not-yours', 'not-yours']);
  const twice = { item: 'troops', territory: 'a1', kind: 'garrison', amount: 3 };
  expect(refusal(state, propose([twice, twice]))).toEqual(['not-yours', 'GM-TRAD-06']);
  const few = edit(state, (draft) => {
    for (const id of ['a2', 'a3', 'a6']) delete draft.cities[id];
    draft.cities['a4'] = { name: 'x', walled: false, capitalOf: null, siege: null, disasterTurn: null };
    t.arm(draft, 'ada', '');
    t.arm(draft, 'cy', '');
  });
  expect(
    refusal(
      few,
      propose([
        { item: 'city', territory: 'a1' },
        { item: 'city', territory: 'a4' },
      ]),
    )[0],
  ).toBe('last-city');
  const full = edit(state, (draft) => {
    draft.config.maxCharacters = 2;
    t.person(draft, 'bo', 'A1', 'b1');
    t.person(draft, 'bo', 'A1', 'b1');
  });
  expect(code(full, { item: 'character', character: 'c2' })[0]).toBe('too-many-characters');
});
clause('GM-TRAD-07', 'people change sides where they stand; captives go free at home or are held anew', () => {
  const state = fair((draft) => {
    t.person(draft, 'ada', 'A1', 'a4', { used: true });
    t.person(draft, 'bo', 'A1', 'a1', { captor: 'ada' });
    t.person(draft, 'cy', 'A1', 'a1', { captor: 'ada' });
  });
  const { state: traded } = trade(state, [
    { item: 'character', character: 'c1' },
    { item: 'captive', character: 'c2' },
    { item: 'captive', character: 'c3' },
  ]);
  expect(t.characterIn(traded, 'c1')).toMatchObject({
    owner: 'bo',
    location: 'a4',
    used: true,
    sightings: { ada: { territory: 'a4', turn: 1 } },
  });
  expect([t.characterIn(traded, 'c2').captor, t.characterIn(traded, 'c3').captor, t.locate(traded, 'c3')]).toEqual([null, 'bo', 'b1']);
});
clause(
  ['GM-TRAD-08', 'GM-TRAD-09', 'GM-TRAD-14'],
  'garrisons become armies unless the city goes too; what is kept in a given city becomes an army',
  () => {
    const some = trade(fair(), [{ item: 'troops', territory: 'a1', kind: 'garrison', amount: 2 }]).state;
    expect([t.at(some, 'ada', 'a1', 'garrison'), t.at(some, 'bo', 'a1', 'army')]).toEqual([3, 2]);
    const city = trade(fair(), [
      { item: 'city', territory: 'a1' },
      { item: 'troops', territory: 'a1', kind: 'garrison', amount: 2 },
    ]).state;
    expect([
      city.controllers['a1'],
      t.at(city, 'bo', 'a1', 'garrison'),
      t.at(city, 'ada', 'a1', 'garrison'),
      t.at(city, 'ada', 'a1', 'army'),
    ]).toEqual(['bo', 2, 0, 5]);
    expect([city.cities['a1']!.capitalOf, t.army(city, 'ada') + t.army(city, 'bo')]).toEqual(['ada', 12]);
    expect(trade(fair(), [{ item: 'land', territory: 'a4' }]).state.controllers['a4']).toBe('bo');
  },
);
clause('GM-TRAD-10', 'passage lasts to the end of its last turn, through land and units', () => {
  const { passages } = trade(fair(), [{ item: 'passage', turns: 2 }]).state;
  expect(passages).toEqual([{ from: 'ada', to: 'bo', untilTurn: 2 }]);
});
clause('GM-TRAD-11', 'intel against third parties changes hands', () => {
  const state = fair((draft) => {
    draft.countries['ada']!.intel = { cy: 2, bo: 1 };
  });
  const { state: traded } = trade(state, [{ item: 'intel', against: 'cy' }]);
  expect([traded.countries['ada']!.intel, traded.countries['bo']!.intel]).toEqual([{ cy: 1, bo: 1 }, { cy: 1 }]);
  expect(code(state, { item: 'intel', against: 'bo' })).toEqual(['bad-parameter', 'GM-TRAD-11']);
});
clause(['GM-TRAD-12', 'GM-VIS-08'], 'information is for the receiver alone; offers for the two parties', () => {
  const state = t.after(
    fair((draft) => void t.person(draft, 'ada', 'A1', 'a4')),
    t.declaring('ada', internal('taxes')),
  );
  const open = t.after(state, propose([{ item: 'reveal-sheet' }, promise]));
  expect([game.view(open, 'bo').offers.length, game.view(open, 'cy').offers.length, game.view(open, null).offers.length]).toEqual([
    1, 0, 0,
  ]);
  const { events, state: told } = trade(state, [
    { item: 'reveal-sheet' },
    { item: 'reveal-location', character: 'c1' },
    { item: 'troops', territory: 'a1', kind: 'army', amount: 1 },
  ]);
  const seen = (viewer: string | null) => events.map((event) => game.witness(event, viewer)).filter((event) => event !== null);
  expect(t.eventsOf(seen('bo'), 'disclosed').length).toBe(2);
  expect(t.eventsOf(seen('cy'), 'disclosed')).toEqual([]);
  expect(t.only(seen('cy'), 'trade-completed').given).toEqual([{ item: 'troops', territory: 'a1', kind: 'army', amount: 1 }]);
  expect([game.view(told, 'bo').characters[0]!.sighting, game.view(told, 'cy').characters[0]!.sighting]).toEqual([
    { territory: 'a4', turn: 1 },
    null,
  ]);
});
clause('GM-TRAD-13', 'one may show and say anything, and nothing follows', () => {
  const state = fair((draft) => void t.person(draft, 'ada', 'A1', 'a4'));
  const shown = t.play(state, { type: 'disclose', player: 'ada', to: 'bo', what: { character: 'c1' } });
  expect(t.only(shown.events, 'disclosed')).toMatchObject({ character: 'c1', territory: 'a4' });
  expect(refusal(state, { type: 'disclose', player: 'bo', to: 'ada', what: { character: 'c1' } })).toEqual(['not-yours', 'GM-TRAD-13']);
  expect(t.after(state, { type: 'announce', player: 'ada', to: 'bo', text: 'x' })).toEqual(state);
  expect(refusal(state, { type: 'announce', player: 'ada', to: 'zed', text: 'x' })).toEqual(['bad-target', 'GM-TRAD-13']);
});
clause(['GM-TRAD-15', 'GM-CFG-14'], 'one open offer to each, so many a turn; they never block the flow', () => {
  const open = t.after(fair(), propose([promise]));
  expect(refusal(open, propose([promise]))).toEqual(['offer-open', 'GM-TRAD-15']);
  const few = t.after(
    fair(() => undefined, { maxOffersPerTurn: 1 }),
    propose([promise]),
  );
  expect(refusal(few, propose([promise], [], 'cy'))).toEqual(['too-many-offers', 'GM-CFG-14']);
  expect(t.commitAll(open).step).toBe('declare-external');
});
const secret = edit(started(['ada', 'bo', 'cy']), (draft) => {
  t.alone(draft);
  t.person(draft, 'ada', 'A1', 'a4', { sighting: { territory: 'a1', turn: 1 }, sightings: { bo: { territory: 'a2', turn: 2 } } });
});
clause(['GM-VIS-01', 'GM-VIS-02', 'GM-VIS-10'], 'what is public is public; sheets and their length are not', () => {
  const state = t.after(secret, t.declaring('ada', internal('taxes')));
  const { sheets, units, countries } = game.view(state, 'bo');
  expect([sheets['ada'], game.view(state, null).sheets['ada'], game.view(state, 'ada').sheets['ada']!.declarations.length]).toEqual([
    { committed: false, declarations: [] },
    { committed: false, declarations: [] },
    1,
  ]);
  expect([units, countries['ada']!.allowance]).toEqual([state.units, 6]);
  const read = perform(state, 'ada', internal('taxes'), {}, [9]).state;
  expect(game.view(read, 'bo').sheets['ada']!.declarations[0]!.state).toBe('done');
});
clause(['GM-VIS-03', 'GM-CFG-11', 'GM-VIS-12'], 'others know of a free character only what they last saw', () => {
  const seen = (state: State, viewer: string | null) => {
    const { location, journeys, sighting } = game.view(state, viewer).characters[0]!;
    return [location, journeys, sighting?.territory];
  };
  expect([seen(secret, 'ada'), seen(secret, 'bo'), seen(secret, 'cy'), seen(secret, null)]).toEqual([
    ['a4', 0, 'a1'],
    [null, null, 'a2'],
    [null, null, 'a1'],
    [null, null, 'a1'],
  ]);
  expect(
    seen(
      edit(secret, (draft) => {
        draft.config.hiddenCharacters = false;
      }),
      'cy',
    ),
  ).toEqual(['a4', 0, 'a1']);
  expect(
    seen(
      edit(secret, (draft) => {
        draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
      }),
      'bo',
    ),
  ).toEqual([null, null, 'a1']);
});
clause('GM-VIS-05', 'acting, being aimed at, and changing hands show where a character is', () => {
  const active = perform(secret, 'ada', internal('taxes'), { characters: ['c1'] }, [9]).state;
  expect(game.view(active, null).characters[0]!.sighting).toEqual({ territory: 'a4', turn: 1 });
  const target = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
  });
  const struck = perform(target, 'bo', internal('assassinate', { character: 'c1' }), {}, [5, 5]).state;
  expect(game.view(struck, 'cy').characters[0]!.sighting!.territory).toBe('b4');
});
clause(['GM-VIS-09', 'GM-VIS-11'], 'an open window names its addressee; the traveller is for the two alone', () => {
  const { state, events } = t.play(t.resolving(secret, 'ada', {}), { type: 'travel', player: 'ada', character: 'c1', path: ['b7', 'b1'] });
  const seen = (viewer: string | null) =>
    t.only(
      events.map((event) => game.witness(event, viewer)).filter((event) => event !== null),
      'window-opened',
    );
  expect([seen('bo').character, seen('ada').character, seen('cy').character, seen('cy').player]).toEqual(['c1', 'c1', null, 'bo']);
  expect([game.view(state, 'cy').affair, game.view(state, 'cy').window]).toEqual([null, { type: 'travel-reaction', player: 'bo' }]);
  expect(game.view(state, 'bo').affair).toMatchObject({ path: ['b7'] });
  const elsewhere = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
  });
  const orders = { bo: [internal('assassinate', { character: 'c1' })] };
  expect(game.legalActions(t.resolving(secret, 'bo', orders), 'bo')).toEqual(game.legalActions(t.resolving(elsewhere, 'bo', orders), 'bo'));
});
