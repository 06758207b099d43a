import { expect } from 'vitest';
import { code, fair, promise, propose, trade } from '../scenes/trade.js';
import * as t from '../table.js';

const { clause, game, internal } = t;

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
