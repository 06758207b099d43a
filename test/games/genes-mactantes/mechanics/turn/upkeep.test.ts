import { expect } from 'vitest';
import { go, leading, traveller } from '../../helpers/scenes/turns-and-travels.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, internal, perform } = t;

/** The last slot of a turn, with something of everything to clear away. */
const evening = edit(t.resolving(leading(), 'bo', {}, ['ada', 'bo']), (draft) => {
  draft.order = ['bo', 'ada'];
  draft.countries['ada']!.disorder = 2;
  draft.countries['bo']!.disorder = 1;
  draft.countries['ada']!.nextTurn = { bonus: 1, penalty: 3 };
  draft.countries['ada']!.thisTurn = { bonus: 4, penalty: 5, crisisSpent: 2 };
  draft.sheets['ada'] = [{ id: '1', order: internal('develop', { characteristic: 'militarism' }), state: 'done' }];
  draft.characters[0]!.used = true;
  draft.characters[0]!.journeys = 1;
  draft.characters[1]!.journeys = 1;
  draft.cities['a1']!.disasterTurn = 1;
  draft.passages = [
    { from: 'ada', to: 'bo', untilTurn: 1 },
    { from: 'bo', to: 'ada', untilTurn: 2 },
  ];
  draft.offers = [{ id: '1:1:2:1', from: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [], note: null }];
  draft.offersMade['ada'] = ['bo'];
});
const night = t.play(evening, { type: 'pass', player: 'bo' });

clause('GM-FLOW-14', 'upkeep: disorder in the order of lots, sheets, offers and passages, flags, modifiers, and the next turn', () => {
  const { state, events } = night;
  expect(events.map((event) => (event.type === 'characteristic-changed' ? event.player : event.type))).toEqual([
    ...['slot-passed', 'bo', 'ada', 'trade-closed', 'turn-ended', 'turn-began'],
  ]);
  expect([state.sheets['ada'], state.offers, state.offersMade['ada']]).toEqual([[], [], []]);
  expect(state.passages).toEqual([{ from: 'bo', to: 'ada', untilTurn: 2 }]);
  expect(state.characters.slice(0, 2).map(({ used, journeys }) => [used, journeys])).toEqual([
    [false, 0],
    [false, 0],
  ]);
  expect(state.cities['a1']!.disasterTurn).toBeNull();
  expect(state.countries['ada']).toMatchObject({
    thisTurn: { bonus: 1, penalty: 3, crisisSpent: 0 },
    nextTurn: { bonus: 0, penalty: 0 },
  });
  expect([t.only(events, 'turn-ended').turn, state.turn]).toEqual([1, 2]);
});

clause('GM-TRAD-15', 'what is still on offer at the end of a turn has expired', () => {
  expect(t.only(night.events, 'trade-closed')).toMatchObject({ offer: { from: 'ada', to: 'bo' }, reason: 'expired' });
});

clause('GM-REST-03', 'every disaster not put in order costs a point of Authority, each turn until it is', () => {
  const authority = (state: typeof evening) => state.countries['ada']!.characteristics.authority;
  const later = (state: typeof evening) => t.nextTurn(state, { initiative: [2, 1] });
  expect([authority(evening), authority(night.state), authority(later(night.state))]).toEqual([9, 7, 5]);
  expect(night.state.countries['ada']!.disorder).toBe(2);
  expect(t.only(night.events, 'turn-ended').disorderLosses).toEqual({ ada: 2, bo: 1 });
  const settled = edit(night.state, (draft) => {
    draft.countries['ada']!.disorder = 0;
  });
  expect(authority(later(settled))).toBe(7);
});

clause('GM-ALLO-05', 'what is won or lost for the next turn adds up, counts in that turn alone, and then is gone', () => {
  const taxes = internal('taxes');
  const spoil = external('sabotage', { target: 'ada' });
  let state = t.resolving(leading(), 'ada', { ada: [taxes, taxes, taxes], bo: [spoil, spoil] });
  while (state.turn === 1) {
    expect(state.countries['ada']!.allowance).toBe(6);
    state = t.after(state, { type: 'execute', player: state.slot!.player, declaration: firstPending(state) }, [10]);
  }
  expect(state.countries['ada']!.allowance).toBe(7 + 3 - 2);
  expect(t.nextTurn(state).countries['ada']!.allowance).toBe(7);
});

const firstPending = ({ sheets, slot }: typeof evening): string => sheets[slot!.player]!.find(({ state }) => state === 'pending')!.id;

const stricken = (recipe: Parameters<typeof edit>[1] = () => undefined) =>
  traveller((draft) => {
    draft.cities['a1']!.disasterTurn = 1;
    t.person(draft, 'ada', 'A1', 'a2');
    recipe(draft);
  });
const arrive = go(['a1'], 'person-2');

clause('GM-EVNT-09', 'who enters the stricken city later is disabled as well, though one may pass through', () => {
  const able = t.after(stricken(), go(['a3'], 'person-2'));
  const help = (state: typeof able) => refusalOrNone(state, { characters: ['person-2'] });
  expect(help(able)).toBe('accepted');
  expect(help(t.after(stricken(), arrive))).toBe('character-not-eligible');
  expect(t.locate(t.after(stricken(), go(['a1', 'a4'], 'person-2')), 'person-2')).toBe('a4');
});

/** Could taxes be raised with these people? */
const refusalOrNone = (state: typeof evening, means: object): string => {
  const ready = t.resolving(state, 'ada', { ada: [internal('taxes')] });
  const [fault] = t.game.explain(ready, { type: 'execute', player: 'ada', declaration: '1', ...means });
  return fault?.code ?? 'accepted';
};

clause('GM-EVNT-09', 'troops that become its garrison are disabled, those before its walls are not', () => {
  const state = stricken((draft) => t.arm(draft, 'ada', 'a1 army 4, a3 garrison 3'));
  const moved = (from: object, to: object) => ({ from, to, amount: 1 }) as never;
  const [town, field] = [
    { territory: 'a1', kind: 'garrison' },
    { territory: 'a1', kind: 'army' },
  ];
  const home = { territory: 'a3', kind: 'garrison' };
  const order = internal('move-troops');
  expect(t.at(perform(state, 'ada', order, moved(field, home)).state, 'ada', 'a3', 'garrison')).toBe(4);
  const inside = perform(state, 'ada', order, moved(home, town)).state;
  expect(t.refusedMeans(inside, 'ada', order, moved(town, home))).toEqual(['unit-disabled', 'GM-MOVT-02']);
  const through = perform(
    stricken((draft) => t.arm(draft, 'ada', 'a3 garrison 3')),
    'ada',
    order,
    moved(home, { territory: 'a6', kind: 'garrison' }),
  ).state;
  expect(t.at(through, 'ada', 'a6', 'garrison')).toBe(1);
});

clause('GM-EVNT-09', 'it is over with the turn', () => {
  const inside = t.after(stricken(), arrive);
  const next = t.nextTurn(t.resolving(inside, 'ada', {}));
  expect([next.turn, next.cities['a1']!.disasterTurn]).toEqual([2, null]);
  expect(refusalOrNone(next, { characters: ['person-2'] })).toBe('accepted');
});
