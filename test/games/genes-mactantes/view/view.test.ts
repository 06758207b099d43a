import type { Event, EventOf, State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { secret } from '../helpers/scenes/trades.js';
import { torn, war } from '../helpers/scenes/wars.js';
import { seen } from '../helpers/seen-character.js';
import * as t from '../helpers/table.js';

const { clause, edit, external, game, internal, perform } = t;

const viewers = ['ada', 'bo', 'cy', null];

clause('GM-VIS-01', 'what is public everybody sees as it is', () => {
  const state = edit(secret, (draft) => {
    Object.assign(draft.countries['ada']!, {
      ...{ counterpower: 2, disorder: 1, intel: { bo: 2 }, dethronedBy: t.claims('cy'), principal: 'person-1' },
      ...{ levels: { blockade: 1, anarchy: 2, autarchy: 3 }, civilWar: { since: 1, rebelArmy: 4, rebelPrincipal: null } },
      ...{ thisTurn: { bonus: 1, penalty: 2, crisisSpent: 3 }, nextTurn: { bonus: 4, penalty: 5 } },
    });
    draft.cities['a1']!.walled = true;
    draft.cities['a1']!.siege = { by: 'bo', base: 'a1' };
    draft.controllers['b8'] = 'ada';
    draft.initiative = ['cy', 'ada', 'bo'];
    t.arm(draft, 'ada', 'a1 garrison 3, b7 army 2, mar-de-fora patrol 1');
    t.person(draft, 'ada', 'A1 D2', 'b1', { captor: 'bo', used: true });
  });
  for (const viewer of viewers) {
    const seen = game.view(state, viewer);
    const { map: _map, sheets: _sheets, offers: _offers, characters: _characters, affairs: _affairs, ...rest } = state;
    const { config, step, turn, order, initiative, slot, picks, controllers, cities, units, crises, passages, ending } = rest;
    expect(seen).toMatchObject({
      config,
      step,
      turn,
      order,
      initiative,
      slot,
      picks,
      controllers,
      cities,
      units,
      crises,
      passages,
      ending,
    });
    expect(seen.countries['ada']).toMatchObject(state.countries['ada']!);
    expect(seen.countries['ada']).toMatchObject({ army: 6, effectiveAuthority: 4, allowance: 6 });
    expect(seen.map.id).toBe('default-3');
    const { id, name, role, owner, values } = state.characters[1]!;
    expect(seen.characters[1]).toMatchObject({ id, name, role, owner, values, used: true, captor: 'bo', location: 'b1' });
  }
  const torn = edit(state, (draft) => {
    draft.step = 'crisis';
  });
  expect(game.view(torn, 'bo').countries['ada']!.allowance).toBe(1); // as it stands, until it is frozen
  const over = edit(state, (draft) => {
    draft.ending = { reason: 'mixed', winners: ['cy'] };
  });
  expect(game.view(over, null).ending).toEqual({ reason: 'mixed', winners: ['cy'] });
});

clause('GM-VIS-02', 'of a sheet others see only whether it is closed, until an order is read', () => {
  const taxes = internal('taxes');
  const one = t.after(secret, t.declaring('ada', taxes));
  const two = t.after(one, t.declaring('ada', internal('observe')));
  expect(game.view(two, 'ada').sheets['ada']!.declarations.length).toBe(2);
  for (const viewer of ['bo', null]) {
    expect(game.view(two, viewer)).toEqual(game.view(one, viewer));
    expect(game.view(two, viewer).sheets['ada']).toEqual({ committed: false, declarations: [] });
  }
  const closed = t.after(two, { type: 'commit', player: 'ada' });
  expect(game.view(closed, 'bo').sheets['ada']).toEqual({ committed: true, declarations: [] });
  const told = t.play(secret, t.declaring('ada', taxes)).events;
  expect(viewers.map((viewer) => told.some((event) => game.witness(event, viewer) !== null))).toEqual([true, false, false, false]);
  const read = perform(secret, 'ada', taxes, {}, [9]).state;
  expect(game.view(read, 'bo').sheets['ada']!.declarations).toMatchObject([{ order: taxes, state: 'done' }]);
  const lost = perform(secret, 'ada', internal('suppress-counterpower')).state;
  expect(game.view(lost, null).sheets['ada']!.declarations).toMatchObject([{ state: 'void' }]);
});

clause('GM-VIS-10', 'a spectator sees what is public: no sheet, no offer, nothing seen in private', () => {
  const state = t.after(t.after(secret, t.declaring('ada', internal('taxes'))), {
    ...{ type: 'propose-trade', player: 'ada', to: 'bo', give: [{ item: 'promise', text: 'x' }], take: [] },
  } as never);
  const { sheets, offers, offersMade, creation } = game.view(state, null);
  expect([sheets['ada']!.declarations, offers, offersMade, creation]).toEqual([[], [], [], null]);
  expect([game.view(state, 'bo').offers.length, game.view(state, 'ada').offersMade]).toEqual([1, ['bo']]);
  expect([seen(state, 'bo'), seen(state, null)]).toEqual([
    [null, null, 'a2'],
    [null, null, 'a1'],
  ]);
  expect(game.view(state, 'stranger')).toEqual({ ...game.view(state, null), viewer: 'stranger' });
});

clause('GM-VIS-12', 'who is out sees what a spectator sees', () => {
  const out = edit(t.after(secret, t.declaring('bo', internal('taxes'))), (draft) => {
    draft.countries['bo']!.eliminated = { turn: 1, index: 0 };
    draft.offersMade['bo'] = ['ada'];
    t.person(draft, 'bo', 'A1', 'b4');
  });
  expect(game.view(out, 'bo')).toEqual({ ...game.view(out, null), viewer: 'bo' });
});

const road = t.play(t.resolving(secret, 'ada', {}), { type: 'travel', player: 'ada', character: 'person-1', path: ['a3', 'b7', 'b1'] });
const witnessed = (events: readonly Event[], viewer: string | null) =>
  events.map((event) => game.witness(event, viewer)).filter((event) => event !== null);

clause('GM-VIS-09', 'all see whom an open window waits for and what it is', () => {
  for (const viewer of viewers) {
    expect(game.view(road.state, viewer).window).toEqual({ type: 'travel-reaction', player: 'bo' });
    expect(t.only(witnessed(road.events, viewer), 'window-opened')).toMatchObject({ player: 'bo', window: 'travel-reaction' });
  }
});

clause('GM-VIS-09', 'who travels and where is for the two alone, until an attempt is made', () => {
  const about = (viewer: string | null) => {
    const { character, territory } = t.only(witnessed(road.events, viewer), 'window-opened');
    return [character, territory];
  };
  expect(viewers.map(about)).toEqual([
    ['person-1', 'b7'],
    ['person-1', 'b7'],
    [null, null],
    [null, null],
  ]);
  const way = (viewer: string | null) => {
    const { affair } = game.view(road.state, viewer);
    return affair?.type === 'journey' ? affair.path : null;
  };
  expect(viewers.map(way)).toEqual([['a3', 'b7', 'b1'], ['b7'], null, null]);
  const spared = t.play(road.state, { type: 'react', player: 'bo', mode: 'decline' }).events;
  const struck = t.play(road.state, { type: 'react', player: 'bo', mode: 'assassinate' }, [5, 5]).events;
  for (const viewer of ['cy', null]) {
    expect(JSON.stringify(witnessed(spared, viewer))).not.toContain('person-1');
    expect(t.only(witnessed(struck, viewer), 'character-sighted')).toMatchObject({ character: 'person-1', territory: 'b7' });
  }
});

clause('GM-VIS-11', 'what is listed for a player depends on what that player sees', () => {
  const elsewhere = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
  });
  const agents = (state: State) =>
    edit(state, (draft) => {
      t.person(draft, 'bo', 'D1 M1 A1', 'b4');
      t.person(draft, 'bo', 'D1 M1 A1', 'a4');
    });
  for (const kind of ['assassinate', 'capture', 'convince'] as const)
    for (const order of [internal(kind, { character: 'person-1' }), external(kind, { character: 'person-1' })]) {
      const [here, there] = [secret, elsewhere].map((state) => t.resolving(agents(state), 'bo', { bo: [order] }));
      expect(game.view(here!, 'bo')).toEqual(game.view(there!, 'bo'));
      expect(game.legalActions(here!, 'bo')).toEqual(game.legalActions(there!, 'bo'));
    }
  const written = t.after(secret, t.declaring('ada', internal('taxes')));
  expect(game.legalActions(written, 'bo')).toEqual(game.legalActions(secret, 'bo'));
});

clause('GM-VIS-02', 'an order that is read does not tell how many stand beside it', () => {
  const taxes = internal('taxes');
  const develop = internal('develop', { characteristic: 'diplomacy' });
  const read = (orders: Parameters<typeof t.resolving>[2], declaration: string) =>
    t.play(t.resolving(secret, 'ada', orders), { type: 'execute', player: 'ada', declaration }, []);
  const alone = read({ ada: [develop] }, '1');
  const third = read({ ada: [taxes, taxes, develop] }, '3');
  for (const viewer of ['bo', null]) {
    expect(third.events.map((event) => game.witness(event, viewer))).toEqual(alone.events.map((event) => game.witness(event, viewer)));
    expect(game.view(third.state, viewer).sheets).toEqual(game.view(alone.state, viewer).sheets);
  }
});

clause('GM-VIS-02', 'an owner keeps the numbers and the order of its sheet, and others count what they have heard', () => {
  const develop = internal('develop', { characteristic: 'diplomacy' });
  const orders = ['militarism', 'technology', 'authority'].map((characteristic) => internal('develop', { characteristic }));
  const ready = t.resolving(secret, 'ada', { ada: [...orders, develop] });
  const turn = (state: State, declaration: string) =>
    t.play(
      edit(state, (draft) => {
        draft.slot = { round: 2, player: 'ada', isOver: false };
      }),
      { type: 'execute', player: 'ada', declaration },
    );
  const first = turn(ready, '4');
  const second = turn(first.state, '2');
  const sheet = (viewer: string | null) =>
    game.view(second.state, viewer).sheets['ada']!.declarations.map(({ id, order, state: fate }) => [id, order, fate]);
  expect(sheet('ada')).toEqual([
    ['1', orders[0], 'pending'],
    ['2', orders[1], 'done'],
    ['3', orders[2], 'pending'],
    ['4', develop, 'done'],
  ]);
  const heard = (viewer: string | null) =>
    [first, second].map(({ events }) => (game.witness(t.only(events, 'action-read'), viewer) as EventOf<'action-read'>).declaration.id);
  expect(heard('ada')).toEqual(['4', '2']);
  for (const viewer of ['bo', null]) {
    expect(heard(viewer)).toEqual(['1', '2']);
    expect(sheet(viewer)).toEqual([
      ['1', develop, 'done'],
      ['2', orders[1], 'done'],
    ]);
  }
});

clause('GM-VIS-02', 'support of a rebellion stays a secret until it is called for', () => {
  const both = war(torn(), {}, ['bo', 'cy']);
  const asked = (viewer: string | null) => {
    const { affair } = game.view(both.state, viewer);
    const told = game.witness(t.only(both.events, 'window-opened'), viewer);
    return [affair, told?.type === 'window-opened' ? told.affair : null].map((seen) => (seen?.type === 'civil-war' ? seen.toAsk : seen));
  };
  for (const viewer of ['ada', 'bo', null]) expect(asked(viewer)).toEqual([['bo'], ['bo']]);
  expect(asked('cy')).toEqual([
    ['bo', 'cy'],
    ['bo', 'cy'],
  ]);
});

clause('GM-VIS-09', 'whom an answered question was between stays between the two', () => {
  const answered: Event = { type: 'window-answered', player: 'bo', window: 'travel-reaction', answer: 'decline', parties: ['bo', 'ada'] };
  for (const party of ['ada', 'bo']) expect(game.witness(answered, party)).toEqual(answered);
  for (const viewer of ['cy', null]) expect(game.witness(answered, viewer)).toEqual({ ...answered, parties: null });
});
