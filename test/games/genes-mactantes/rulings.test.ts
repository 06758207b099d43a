import type { Event, Item, RegionMap, State } from 'ludoteca/genes-mactantes';
import { defaultMap, mapFaults } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import * as t from './table.js';

const { clause, edit, external, game, internal, started } = t;

/** Ada besieges bo's city in b3 with an army of 3 before its walls. */
const besieging = (recipe: Parameters<typeof edit>[1] = () => undefined): State =>
  edit(started(['ada', 'bo', 'cy']), (draft) => {
    t.alone(draft);
    t.arm(draft, 'ada', 'a1 garrison 5, b3 army 3');
    t.arm(draft, 'bo', 'b1 garrison 5, b3 garrison 2, b3 army 4');
    draft.cities['b3']!.siege = { by: 'ada', base: 'b3' };
    recipe(draft);
  });
const army = (amount: number): Item => ({ item: 'troops', territory: 'b3', kind: 'army', amount });
const city: Item = { item: 'city', territory: 'b3' };
const lift: Item = { item: 'lift-siege', territory: 'b3' };
const propose = (give: readonly Item[], take: readonly Item[]) => ({ type: 'propose-trade', player: 'ada', to: 'bo', give, take }) as const;
const trade = (state: State, give: readonly Item[], take: readonly Item[]) => {
  const open = t.after(state, propose(give, take));
  return t.play(open, { type: 'accept-trade', player: 'bo', offer: open.offers[0]!.id });
};

clause('GM-TRAD-14', 'each item is judged by what those before it have left: an army given away frees the city for the next item', () => {
  expect(t.refusal(besieging(), propose([], [city]))).toEqual(['besieged', 'GM-TRAD-06']);
  expect(t.refusal(besieging(), propose([army(2)], [city]))).toEqual(['besieged', 'GM-TRAD-06']);
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
clause('GM-SIEG-09', 'within a trade too, a siege is over when the last point of the besieger at the base serves somebody else', () => {
  const { state, events } = trade(besieging(), [army(3)], []);
  expect(t.only(events, 'siege-ended')).toEqual({ type: 'siege-ended', territory: 'b3', by: 'ada', reason: 'no-army' });
  expect(state.cities['b3']!.siege).toBeNull();
  expect(trade(besieging(), [army(2)], []).state.cities['b3']!.siege).toEqual({ by: 'ada', base: 'b3' });
  // Troops that come back by the same trade do not bring the siege back.
  const swapped = trade(besieging(), [army(3)], [army(4)]).state;
  expect([t.at(swapped, 'ada', 'b3', 'army'), swapped.cities['b3']!.siege]).toEqual([4, null]);
});
clause('GM-EVT-01', 'sieges that end together end in map order, whatever the ids', () => {
  const both = besieging((draft) => {
    draft.cities['b1']!.siege = { by: 'ada', base: 'mar-de-dins' };
    draft.cities = { b3: draft.cities['b3']!, ...draft.cities };
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.arm(draft, 'ada', 'b3 army 1, mar-de-dins army 1');
    t.values(draft, 'ada', [5, 5, 0, 5]);
  });
  const { events } = t.perform(both, 'ada', internal('civil-war'), {}, [2, 9]);
  expect(t.eventsOf(events, 'siege-ended').map(({ territory }) => territory)).toEqual(['b1', 'b3']);
});

/** A war at home with a muster; both sides have somebody to send. */
const torn = (): State =>
  edit(started(['ada', 'bo'], { civilWarMuster: true }), (draft) => {
    t.alone(draft);
    draft.countries['ada']!.civilWar = { since: 1, rebelArmy: 5, rebelPrincipal: null };
    t.values(draft, 'ada', [5, 5, 5, 5]);
    t.arm(draft, 'ada', 'a1 garrison 6');
    t.arm(draft, 'bo', 'a2 army 2');
    t.person(draft, 'ada', 'M1', 'a1');
    t.person(draft, 'ada', 'A1', 'a3');
    t.person(draft, 'bo', 'M1', 'a2');
  });
const muster = (script: readonly number[]): { readonly state: State; readonly events: readonly Event[] } => {
  const asked = t.after(
    t.resolving(torn(), 'ada', { ada: [internal('civil-war')], bo: [external('support-rebellion', { target: 'ada' })] }),
    { type: 'execute', player: 'ada', declaration: '1', characters: ['person-1'], authorityCharacters: ['person-2'] },
  );
  return t.play(asked, { type: 'commit-rebels', player: 'bo', units: [], characters: ['person-3'], principal: 'person-3' }, script);
};
const told = (events: readonly Event[]): string[] =>
  events.map((event) => (event.type === 'test-rolled' ? event.purpose : event.type === 'character-active' ? event.character : event.type));

clause(
  'GM-EVT-02',
  'in a civil war those who fight step forward before the muster is told, and speakers only before their own test',
  () => {
    // Muster 8 + 5 = 13 beats 12; the government wins by one, so the rebel is exposed first.
    const { state, events } = muster([8, 5, 9]);
    expect(told(events)).toEqual([
      ...['window-answered', 'action-read', 'rebellion-supported', 'rebel-principal-named'],
      ...['person-1', 'person-3', 'muster', 'battle-rolled', 'window-opened'],
    ]);
    expect(t.only(events, 'battle-rolled').winner).toBe('ada');
    const rest = t.play(state, { type: 'react', player: 'ada', mode: 'decline' }, [10]).events;
    expect(told(rest).slice(0, 4)).toEqual(['window-answered', 'person-2', 'civil-war', 'civil-war-ended']);
  },
);
clause('GM-CIVW-09', 'a failed muster is told alone: nobody steps forward, and the test of Authority follows', () => {
  const { state, events } = muster([7, 2]);
  expect(told(events).slice(4, 7)).toEqual(['muster', 'person-2', 'civil-war']);
  expect([1, 2, 3].map((n) => t.characterIn(state, `person-${n}`).used)).toEqual([false, true, false]);
  expect(t.eventsOf(events, 'battle-rolled')).toEqual([]);
  expect(state.sheets['bo']![0]!.state).toBe('done');
});

const broken = (recipe: (map: { countries: { territories: string[] }[] }) => void): string[] => {
  const map = JSON.parse(JSON.stringify(defaultMap(2))) as RegionMap;
  recipe(map as never);
  return [...mapFaults(map, 2)].map(({ code, clause: id }) => `${code} ${id}`);
};
clause('GM-MAPV-07', 'what is wrong with land is found before any sea is, wherever they stand in the list', () => {
  const [first, second] = broken(({ countries }) => void countries[0]!.territories.push('mar-de-fora', 'nowhere'));
  expect([first, second]).toEqual(['map-unassigned-land GM-MAPV-07', 'map-sea-owned GM-MAPV-08']);
  expect(broken(({ countries }) => void countries[1]!.territories.push('mar-de-fora', 'a1'))[0]).toBe('map-shared-land GM-MAPV-07');
});
clause('GM-MAPV-08', 'a sea in a country is found before a country that is too small', () => {
  const found = broken(({ countries }) => {
    countries[1]!.territories.push('mar-de-dins', ...countries[0]!.territories.splice(2));
  });
  expect(found.slice(0, 2)).toEqual(['map-sea-owned GM-MAPV-08', 'map-country-too-small GM-MAPV-09']);
});

const offer = (state: State): State =>
  t.after(state, { type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'peace' }], take: [] });
clause('GM-FLOW-15', 'who holds an unanswered offer may act, in a batch it has closed and in the slot of another', () => {
  const closed = t.after(started(['ada', 'bo', 'cy']), { type: 'commit', player: 'bo' });
  expect(game.actors(closed)).toEqual(['ada', 'cy']);
  expect(game.actors(offer(closed))).toEqual(['ada', 'bo', 'cy']);
  const slot = t.resolving(started(['ada', 'bo', 'cy']), 'ada', {});
  expect(game.actors(offer(slot))).toEqual(['ada', 'bo']);
  const answered = t.after(offer(slot), { type: 'reject-trade', player: 'bo', offer: offer(slot).offers[0]!.id });
  expect(game.actors(answered)).toEqual(['ada']);
  expect(t.refusal(slot, { type: 'reject-trade', player: 'bo', offer: '1:1:2:1' })).toEqual(['not-your-turn', 'GM-FLOW-15']);
});
clause('GM-VIS-08', 'that somebody may act merely for an offer is known to the two of it alone', () => {
  const slot = offer(t.resolving(started(['ada', 'bo', 'cy']), 'ada', {}));
  expect(['ada', 'bo', 'cy', null, 'zed'].map((viewer) => game.actors(slot, viewer))).toEqual([
    ['ada', 'bo'],
    ['ada', 'bo'],
    ['ada'],
    ['ada'],
    ['ada'],
  ]);
  const closed = offer(t.after(started(['ada', 'bo', 'cy']), { type: 'commit', player: 'bo' }));
  expect([game.actors(closed, 'cy'), game.actors(closed, 'bo')]).toEqual([
    ['ada', 'cy'],
    ['ada', 'bo', 'cy'],
  ]);
  const out = edit(slot, (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
  });
  expect(game.actors(out, 'bo')).toEqual(['ada']);
});
