import type { State } from 'ludoteca/genes-mactantes';
import { expect } from 'vitest';
import { secret } from './scenes/trade.js';
import { torn, war } from './scenes/war.js';
import * as t from './table.js';

const { clause, edit, game, internal, perform } = t;

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
  const active = perform(secret, 'ada', internal('taxes'), { characters: ['person-1'] }, [9]).state;
  expect(game.view(active, null).characters[0]!.sighting).toEqual({ territory: 'a4', turn: 1 });
  const target = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
  });
  const struck = perform(target, 'bo', internal('assassinate', { character: 'person-1' }), {}, [5, 5]).state;
  expect(game.view(struck, 'cy').characters[0]!.sighting!.territory).toBe('b4');
});

clause(['GM-VIS-09', 'GM-VIS-11'], 'an open window names its addressee; the traveller is for the two alone', () => {
  const { state, events } = t.play(t.resolving(secret, 'ada', {}), {
    type: 'travel',
    player: 'ada',
    character: 'person-1',
    path: ['b7', 'b1'],
  });
  const seen = (viewer: string | null) =>
    t.only(
      events.map((event) => game.witness(event, viewer)).filter((event) => event !== null),
      'window-opened',
    );
  expect([seen('bo').character, seen('ada').character, seen('cy').character, seen('cy').player]).toEqual([
    'person-1',
    'person-1',
    null,
    'bo',
  ]);
  expect([game.view(state, 'cy').affair, game.view(state, 'cy').window]).toEqual([null, { type: 'travel-reaction', player: 'bo' }]);
  expect(game.view(state, 'bo').affair).toMatchObject({ path: ['b7'] });
  const elsewhere = edit(secret, (draft) => {
    draft.characters[0]!.location = 'b4';
  });
  const orders = { bo: [internal('assassinate', { character: 'person-1' })] };
  expect(game.legalActions(t.resolving(secret, 'bo', orders), 'bo')).toEqual(game.legalActions(t.resolving(elsewhere, 'bo', orders), 'bo'));
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
  // The owner keeps its own numbers; what has been read stands before what has not.
  expect(game.view(third.state, 'ada').sheets['ada']!.declarations.map(({ id }) => id)).toEqual(['3', '1', '2']);
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
