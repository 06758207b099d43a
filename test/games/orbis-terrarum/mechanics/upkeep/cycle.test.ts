import { expect } from 'vitest';
import { ascending, is, order } from '../../helpers/event-order.js';
import { change, given, nationWith, organized, treaty } from '../../helpers/positions.js';
import { start, startAuto } from '../../helpers/start.js';
import { type Action, act, clause, game, type State, told } from '../../helpers/table.js';
import { damage, measure, resolve, turn } from '../../helpers/turns.js';

clause('OT-FLOW-14', 'a cycle ends in its parts, in order', () => {
  const base = startAuto({ attributeAwardCycles: 1, turnsPerCycle: 5 });
  const paying = treaty(base, ['francia', 'gothia'], [{ kind: 'subsidy', by: 'francia', to: 'gothia', wealth: 1 }]);
  const hurt = nationWith(nationWith(paying, 'romania', { viaDamage: 9 }), 'vandalia', {
    kind: 'movement',
    capital: null,
    position: 'numidia',
  });
  const state = change(organized(hurt, ['francia', 'gothia'], { enough: false, termEnds: 20 }), (draft) => {
    draft.turn = 5;
    draft.regions = { ...draft.regions, armorica: { ...draft.regions['armorica']!, owner: 'francia' } };
  });
  const readied = ['ada', 'bo'].reduce<State>((now, player) => act(now, { type: 'ready', player }), state);
  const last: Action = { type: 'ready', player: 'cy' };
  const events = told(readied, last, 1);
  const places = order(
    ...([
      events,
      is('wealth-changed', { why: 'production' }),
      is('progress-changed', { why: 'production' }),
      is('wealth-changed', { why: 'subsidy' }),
    ] as const),
    ...[
      is('tribute-resolved', { outcome: 'unattempted' }),
      is('index-changed', { why: 'cycle' }),
      is('organization-changed', { what: 'dissolved' }),
    ],
    ...[is('nation-transformed'), is('modifier-added', { source: 'milestone' }), is('map-updated'), is('cycle-ended'), is('turn-ended')],
  );
  expect(places).toEqual(ascending(places));
  expect(events.findLastIndex(is('progress-changed', { why: 'production' }))).toBeLessThan(places[2]!);
  const after = act(readied, last, 1);
  expect([after.nations['armenia']!.tribute, after.publishedMap['armorica'], after.nations['vandalia']!.kind]).toEqual([
    'pending',
    'francia',
    'state',
  ]);
  // A vassal that has paid owes again once the cycle is over.
  const paid = nationWith(readied, 'armenia', { tribute: 'attempted' });
  const due = told(paid, last, 1);
  expect(order(due, is('map-updated'), is('tribute-resolved', { outcome: 'due' }), is('cycle-ended'))).toEqual(
    ascending(order(due, is('map-updated'), is('tribute-resolved', { outcome: 'due' }), is('cycle-ended'))),
  );
  expect(damage(after, 'romania')).toEqual([4, 0]);
});
clause(['OT-FLOW-13', 'OT-FLOW-14', 'OT-FLOW-17', 'OT-ACT-07'], 'the cycle ends in order, and only then is the map published', () => {
  const taken = turn(
    change(start(), (draft) => {
      draft.turn = 4;
    }),
    [measure('francia', 'expansion', 'occupy', { target: { kind: 'region', id: 'armorica' } })],
    10,
  );
  expect([taken.regions['armorica']!.owner, taken.publishedMap['armorica']]).toEqual(['francia', null]);
  const { state, events } = resolve(act(taken, { type: 'open-orders', player: 'referee' }));
  expect([state.publishedMap['armorica'], game.view(state, null).cycle]).toEqual(['francia', 2]);
  const kinds = events.map(({ type }) => type);
  expect(kinds.indexOf('wealth-changed')).toBeLessThan(kinds.indexOf('map-updated'));
  expect(kinds.slice(-2)).toEqual(['cycle-ended', 'turn-ended']);
});
clause('OT-FLOW-17', 'land changes hands at once, and the published map at the end of the cycle', () => {
  const taken = (turnNumber: number, turnsPerCycle = 5) => {
    const state = change(given(start({ turnsPerCycle }), 'armorica', 'francia'), (draft) => {
      draft.turn = turnNumber;
    });
    const after = turn(state, []);
    return [after.regions['armorica']!.owner, after.publishedMap['armorica']];
  };
  expect([taken(1), taken(4), taken(5), taken(6), taken(2, 2)]).toEqual([
    ...[
      ['francia', null],
      ['francia', null],
      ['francia', 'francia'],
      ['francia', null],
      ['francia', 'francia'],
    ],
  ]);
  const seen = game.view(given(start(), 'armorica', 'francia'), 'bo');
  expect([seen.regions['armorica']!.owner, seen.publishedMap['armorica']]).toEqual(['francia', null]);
});
