import { createMatch, scripted, seeded, type Viewer } from 'ludoteca';
import { type Event, ojoDelTerror, type State } from 'ludoteca/ojo-del-terror';
import { accepted, clauseTests, playWith } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { commit, referee, write } from '../helpers/actions.js';
import { cede, claim, invade, trade } from '../helpers/orders.js';
import { holding, playAll, resolve, start, withActions, withOrders } from '../helpers/positions.js';
import { ofGames, someOf } from '../helpers/properties.js';

const clause = clauseTests(ojoDelTerror.clauses, test);

const view = (state: State, viewer: Viewer) => ojoDelTerror.view(state, viewer);

const plain = withActions(start(['a', 'b', 'constructor']), 9);
const refereed = withActions(start(['a', 'b', 'constructor'], undefined, { referee: 'present' }), 9);
const orders = { a: [invade('quebrada', 3), claim('no-mercy')], b: [invade('escarcha')] };
const written = withOrders(plain, orders);
const review = playAll(withOrders(refereed, orders), { type: 'close-orders', player: referee });
const ruled = playAll(review, { type: 'overrule-deed', player: referee, claimant: 'a', deed: 'no-mercy', verdict: 'grant' });

clause('ET-VIEW-01', 'of another’s sheet a player sees only whether it is committed', () => {
  for (const state of [written, playAll(written, commit('a')), withOrders(refereed, orders), review]) {
    const { committed } = state.sheets['a']!;
    for (const viewer of ['b', 'constructor']) expect(view(state, viewer).sheets['a']).toEqual({ orders: null, committed });
  }
  // Not even the number of orders or the actions spent: the views of two sheets are the same to the letter.
  const other = withOrders(plain, { a: [cede('coralis', 'b')], b: orders.b });
  for (const viewer of ['b', 'constructor', null, referee, 'stranger'])
    expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(written, viewer)));
  for (const player of ['b', 'constructor'])
    expect(ojoDelTerror.legalActions(other, player)).toEqual(ojoDelTerror.legalActions(written, player));
});

clause('ET-VIEW-02', 'one’s own sheet is visible at all times', () => {
  expect(view(written, 'a').sheets['a']).toEqual({ orders: orders.a, committed: false });
  expect(view(playAll(written, commit('a')), 'a').sheets['a']).toEqual({ orders: orders.a, committed: true });
  expect(view(review, 'b').sheets['b']).toEqual({ orders: orders.b, committed: false });
  expect(view(resolve(written).state, 'a').sheets['a']).toEqual({ orders: [], committed: false });
});

clause('ET-VIEW-03', 'a spectator, or whoever the game does not know, sees no sheet', () => {
  for (const state of [written, review])
    for (const viewer of [null, 'stranger', 'toString', ''])
      expect(view(state, viewer).sheets).toEqual({
        a: { orders: null, committed: false },
        b: { orders: null, committed: false },
        constructor: { orders: null, committed: false },
      });
});

clause('ET-VIEW-04', 'the referee sees all sheets; without one, that id is a spectator’s', () => {
  for (const state of [withOrders(refereed, orders), review])
    expect(view(state, referee).sheets).toMatchObject({ a: { orders: orders.a }, b: { orders: orders.b }, constructor: { orders: [] } });
  const asReferee = view(written, referee);
  expect({ ...asReferee, viewer: null }).toEqual(view(written, null));
});

clause('ET-VIEW-04', 'in a game without a referee that id hears of no sheet either', () => {
  const match = accepted(
    createMatch(
      ojoDelTerror,
      { players: ['a', 'b'], warbandSelection: 'fixed', fixedWarbands: ['blackLegion', 'nightLords'] },
      { dice: scripted([]) },
    ),
  );
  accepted(match.play('a', write('a', invade('quebrada'))));
  accepted(match.play('a', { type: 'remove-order', index: 0 }));
  expect(match.seenBy('a').map(({ type }) => type)).toContain('order-added');
  expect(match.seenBy(referee)).toEqual(match.seenBy(null));
  expect(match.seenBy(null).map(({ type }) => type)).not.toContain('order-added');
});

clause('ET-VIEW-05', 'a published turn shows all its sheets to all, whatever became of the orders', () => {
  const state = holding(plain, { a: ['ferrod'], b: ['coralis'], constructor: ['obsidar'] });
  const sheets = {
    a: [invade('quebrada', 2), trade('b', ['ferrod'], ['coralis']), claim('no-mercy')],
    b: [
      { ...invade('dulcamara'), alliance: { members: ['a', 'b'], beneficiary: 'b', killer: 'a' }, warlord: 'a' },
      cede('coralis', 'constructor'),
    ],
  };
  const { state: after } = resolve(withOrders(state, sheets));
  for (const viewer of ['a', 'b', 'constructor', null])
    expect(view(after, viewer).history[0]!.sheets).toEqual({ ...sheets, constructor: [] });
  const { alliances, trades, claims } = view(after, null).history[0]!;
  expect(alliances).toMatchObject([{ formed: false }]);
  expect(trades).toMatchObject([{ result: 'not-mirrored' }]);
  expect(claims).toMatchObject([{ achieved: false }]);
});

clause('ET-VIEW-06', 'verdicts are the referee’s alone until the turn is published', () => {
  expect(view(ruled, referee).verdicts).toEqual([{ player: 'a', deed: 'no-mercy', verdict: 'grant' }]);
  for (const viewer of ['a', 'b', null, 'stranger']) {
    expect(view(ruled, viewer).verdicts).toBeNull();
    expect(JSON.stringify(view(ruled, viewer))).toBe(JSON.stringify(view(review, viewer)));
  }
  const recorded: Event = { type: 'verdict-recorded', player: 'a', deed: 'no-mercy', verdict: 'grant' };
  expect(ojoDelTerror.witness(recorded, referee)).toEqual(recorded);
  for (const viewer of ['a', 'b', null, 'stranger']) expect(ojoDelTerror.witness(recorded, viewer)).toBeNull();
  const { state, events } = playWith(ojoDelTerror, ruled, { type: 'publish-turn', player: referee });
  const revealed = events.find(({ type }) => type === 'orders-revealed')!;
  for (const viewer of ['a', null]) {
    expect(view(state, viewer).history[0]!.verdicts).toEqual([{ player: 'a', deed: 'no-mercy', verdict: 'grant' }]);
    expect(ojoDelTerror.witness(revealed, viewer)).toMatchObject({ verdicts: [{ player: 'a', deed: 'no-mercy', verdict: 'grant' }] });
  }
});

clause('ET-VIEW-07', 'no view holds anything of the dice to come', () => {
  const config = {
    players: ['a', 'b'],
    warbandSelection: 'fixed',
    fixedWarbands: ['blackLegion', 'nightLords'],
    referee: 'present',
  } as const;
  const games = ['one seed', 'another'].map((seed) => accepted(ojoDelTerror.setup(config, seeded(seed))).state);
  for (const viewer of ['a', referee, null]) expect(view(games[0]!, viewer)).toEqual(view(games[1]!, viewer));
  const keys = Object.keys(view(games[0]!, referee)).sort();
  expect(keys).toEqual(
    [
      'allowances',
      'config',
      'deeds',
      'history',
      'lieutenants',
      'phase',
      'planets',
      'players',
      'sheets',
      'turn',
      'verdicts',
      'viewer',
    ].sort(),
  );
});

clause('ET-VIEW-08', 'everything else is public, and the same for all', () => {
  const after = resolve(withOrders(written, { constructor: [claim('no-mercy')] })).state;
  for (const state of [written, after, review]) {
    const { sheets: _sheets, verdicts: _verdicts, ...rest } = state;
    for (const viewer of ['a', 'b', 'constructor', null, 'stranger', referee]) {
      const { sheets, verdicts, viewer: seen, allowances, ...shown } = view(state, viewer);
      expect(seen).toBe(viewer);
      expect(shown).toEqual(rest);
      expect(allowances).toEqual(view(state, null).allowances);
      expect(Object.keys(allowances)).toHaveLength(3);
      expect([sheets, verdicts]).toBeDefined();
    }
  }
  expect(view(plain, null).allowances).toEqual({ a: 11, b: 11, constructor: 11 });
});

clause('ET-VIEW-09', 'edits of a sheet reach its owner and the referee; commitments reach all and tell no more than who', () => {
  const added = playWith(ojoDelTerror, refereed, write('a', invade('quebrada')));
  const removed = playWith(ojoDelTerror, added.state, { type: 'remove-order', player: 'a', index: 0 });
  for (const event of [...added.events, ...removed.events]) {
    for (const viewer of ['a', referee]) expect(ojoDelTerror.witness(event, viewer)).toEqual(event);
    for (const viewer of ['b', 'constructor', 'toString', null]) expect(ojoDelTerror.witness(event, viewer)).toBeNull();
  }
  const closed = playWith(ojoDelTerror, added.state, commit('a'));
  const reopened = playWith(ojoDelTerror, closed.state, { type: 'reopen-orders', player: 'a' });
  const submitted = playWith(ojoDelTerror, reopened.state, { type: 'submit-orders', player: 'a', orders: [invade('dulcamara')] });
  expect([closed, reopened, submitted].flatMap(({ events }) => events)).toEqual([
    { type: 'orders-committed', player: 'a' },
    { type: 'orders-reopened', player: 'a' },
    { type: 'orders-committed', player: 'a' },
  ]);
  for (const viewer of ['a', 'b', null]) expect(ojoDelTerror.witness(closed.events[0]!, viewer)).toEqual(closed.events[0]);
});

test('a view is what its codec says, for every viewer and phase', () => {
  const bands = accepted(ojoDelTerror.setup({ players: ['a', 'b'] }, scripted([]))).state;
  for (const state of [bands, written, review, ruled, resolve(written).state])
    for (const viewer of ['a', 'b', referee, null]) expect(ojoDelTerror.codecs.view.is(view(state, viewer))).toBe(true);
});

test('a redealt state looks the same to the viewer, keeps who has committed, and hides other orders', () => {
  const state = playAll(withOrders(start(['a', 'b', 'constructor']), { a: [invade('quebrada', 2)], b: orders.b }), commit('b'));
  const dealt = Array.from({ length: 20 }, (_, seed) => ojoDelTerror.redeal(state, 'b', seeded(seed)));
  for (const other of dealt) {
    expect(view(other, 'b')).toEqual(view(state, 'b'));
    expect(other.sheets['a']!.committed).toBe(false);
    expect(accepted(ojoDelTerror.decodeState(JSON.parse(JSON.stringify(other)))).turn).toBe(1);
  }
  expect(new Set(dealt.map(({ sheets }) => JSON.stringify(sheets['a']))).size).toBeGreaterThan(5);
  expect(ojoDelTerror.redeal(review, referee, seeded(1))).toEqual(review);
  expect(ojoDelTerror.redeal(ruled, 'a', seeded(1)).verdicts).toEqual([]);
});

ofGames(
  'invariant 18: no view and no enumeration depends on the unpublished orders of others',
  (game) => {
    for (const state of someOf(game, 3)) {
      if (state.phase !== 'orders' && state.phase !== 'review') continue;
      const { players } = state.config;
      const without = (viewer: string | null): State => ({
        ...state,
        verdicts: [],
        sheets: Object.fromEntries(
          players.map((player) => [player, player === viewer ? state.sheets[player]! : { ...state.sheets[player]!, orders: [] }]),
        ),
      });
      for (const viewer of [players[0]!, players.at(-1)!]) {
        expect(ojoDelTerror.view(without(viewer), viewer)).toEqual(ojoDelTerror.view(state, viewer));
        expect(ojoDelTerror.legalActions(without(viewer), viewer)).toEqual(ojoDelTerror.legalActions(state, viewer));
      }
      expect(ojoDelTerror.view(without(null), null)).toEqual(ojoDelTerror.view(state, null));
    }
  },
  20,
);
