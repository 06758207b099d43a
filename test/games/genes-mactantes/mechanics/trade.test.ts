import type { Item, State } from 'ludoteca/genes-mactantes';
import { scene } from 'ludoteca/genes-mactantes/testing';
import { expect } from 'vitest';
import { reread } from '../helpers/rereading.js';
import { besieging, propose, trade } from '../helpers/scenes/trades.js';
import * as t from '../helpers/table.js';

const { clause } = t;

const city: Item = { item: 'city', territory: 'b3' };
const lift: Item = { item: 'lift-siege', territory: 'b3' };
const army = (amount: number): Item => ({ item: 'troops', territory: 'b3', kind: 'army', amount });

clause('GM-TRAD-14', 'each item is judged by what those before it have left: an army given away frees the city for the next item', () => {
  const { state } = trade(besieging(), [army(3)], [city]);
  expect([state.controllers['b3'], state.cities['b3']!.siege]).toEqual(['ada', null]);
  expect(t.refusal(besieging(), propose([army(3), lift], []))).toEqual(['not-yours', 'GM-TRAD-06']);
  expect(trade(besieging(), [army(2), lift], [city]).state.controllers['b3']).toBe('ada');
});

clause('GM-TRAD-14', 'troops go first on each side, the rest as listed, and one failure undoes all', () => {
  const mixed = trade(besieging(), [{ item: 'land', territory: 'a4' }, army(3)], [{ item: 'land', territory: 'b4' }]);
  const order = mixed.events.flatMap((event) => (event.type === 'army-changed' || event.type === 'land-passed' ? [event.territory] : []));
  expect(order).toEqual(['b3', 'b3', 'a4', 'b4']);
  const state = besieging();
  expect(t.refusal(state, propose([army(3), { item: 'land', territory: 'b4' }], []))).toEqual(['not-yours', 'GM-TRAD-06']);
  const total = (at: State): number => t.army(at, 'ada') + t.army(at, 'bo');
  expect(total(mixed.state)).toBe(total(state));
});

clause('GM-TRAD-16', 'a principal changes sides like anybody else: the office is filled, and nobody has a claim', () => {
  const state = besieging((draft) => {
    t.person(draft, 'ada', 'A1', 'a1');
    t.person(draft, 'ada', 'A1', 'a1');
    draft.countries['ada']!.principal = 'person-1';
  });
  const { state: sold } = trade(state, [{ item: 'character', character: 'person-1' }]);
  expect([sold.countries['ada']!.principal, sold.countries['bo']!.principal]).toEqual(['person-2', 'person-1']);
  expect([t.characterIn(sold, 'person-1').owner, sold.countries['ada']!.dethronedBy]).toEqual(['bo', []]);
});

clause(['GM-TRAD-17', 'GM-TRAD-06'], 'what is besieged may go to the besieger, whoever proposes it, and to nobody else', () => {
  const plain = trade(besieging(), [], [city]).state;
  const lifted = trade(besieging(), [lift], [city]).state;
  const open = t.after(besieging(), { type: 'propose-trade', player: 'bo', to: 'ada', give: [city], take: [lift] });
  const other = t.after(open, { type: 'accept-trade', player: 'ada', offer: open.offers[0]!.id });
  for (const state of [plain, lifted, other]) {
    expect([state.controllers['b3'], state.cities['b3']!.siege]).toEqual(['ada', null]);
    expect([t.at(state, 'bo', 'b3', 'garrison'), t.at(state, 'bo', 'b3', 'army')]).toEqual([0, 6]);
  }
  const deserters: Item = { item: 'troops', territory: 'b3', kind: 'garrison', amount: 2 };
  expect(t.at(trade(besieging(), [], [deserters]).state, 'ada', 'b3', 'army')).toBe(5);
  for (const item of [city, deserters]) {
    const toThird = { type: 'propose-trade', player: 'bo', to: 'cy', give: [item], take: [] } as const;
    expect(t.refusal(besieging(), toThird)).toEqual(['besieged', 'GM-TRAD-06']);
  }
});

clause('GM-TRAD-14', 'only cities can be swapped: nobody may be without one in the end', () => {
  const state = t.edit(besieging(), (draft) => {
    for (const id of ['a3', 'a6', 'a2']) draft.controllers[id] = 'cy';
    for (const id of ['b1', 'b2', 'b6']) draft.controllers[id] = 'cy';
    t.arm(draft, 'ada', 'a1 garrison 5');
    t.arm(draft, 'bo', 'b3 garrison 2');
    draft.cities['b3']!.siege = null;
  });
  const [mine]: Item[] = [{ item: 'city', territory: 'a1' }];
  expect(t.refusal(state, propose([mine!], []))).toEqual(['last-city', 'GM-TRAD-06']);
  const { state: swapped } = trade(state, [mine!], [city]);
  expect([swapped.controllers['a1'], swapped.controllers['b3']]).toEqual(['bo', 'ada']);
});

clause(
  ['GM-CAPT-03', 'GM-TRAD-14'],
  'a captive that comes while its new captor has no city is held in the city that comes after it',
  () => {
    const before = scene(
      { players: ['ada', 'bo', 'cy'] },
      {
        controllers: { b2: 'cy', b3: 'cy', b6: 'cy' },
        players: { cy: { characters: [{ id: 'person-5', location: 'a1', captor: 'ada' }, { id: 'person-6' }] } },
      },
    );
    const homeless = t.after(before, {
      type: 'propose-trade',
      player: 'bo',
      to: 'ada',
      give: [{ item: 'city', territory: 'b1' }],
      take: [
        { item: 'captive', character: 'person-5' },
        { item: 'city', territory: 'a3' },
      ],
    });
    const held = t.after(homeless, { type: 'accept-trade', player: 'ada', offer: homeless.offers[0]!.id });
    expect([t.characterIn(held, 'person-5').captor, t.locate(held, 'person-5')]).toEqual(['bo', 'a3']);
    expect(t.characterIn(held, 'person-5').sighting).toEqual({ territory: 'a3', turn: 1 });
    expect(reread(held)).toBe('accepted');
  },
);
