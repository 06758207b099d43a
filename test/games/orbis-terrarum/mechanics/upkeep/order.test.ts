import { orbis500 } from 'ludoteca/orbis-terrarum';
import { expect } from 'vitest';
import { pact, voted, voting } from '../../helpers/conference.js';
import { ascending, is, order } from '../../helpers/event-order.js';
import { change, conflict, modified, nationWith, organized, rebellion } from '../../helpers/positions.js';
import { start } from '../../helpers/start.js';
import { act, clause, type State } from '../../helpers/table.js';
import { resolve } from '../../helpers/turns.js';

clause('OT-FLOW-13', 'the upkeep goes through its steps in order', () => {
  const base = start({ epochThreshold: 95 });
  const wearied = (state: State, id: string, patch: object) =>
    rebellion(nationWith(state, id, patch), id, { firstTurn: 1, deadlineTurn: 30 });
  const breaking = wearied(base, 'thuringia', { attributes: { MIL: 1, ADM: 1, ECN: 1, CLT: 1, AUX: 1 }, viaDamage: 1, legDamage: 2 });
  const falling = wearied(nationWith(breaking, 'gepidia', { patron: 'saxonia' }), 'saxonia', {
    attributes: { MIL: 20, ADM: 20, ECN: 20 },
    viaDamage: 53,
  });
  const rising = rebellion(falling, 'romania', { firstTurn: 1, deadlineTurn: 5, lastFailure: 1 });
  const expiring = modified(nationWith(rising, 'francia', { attributes: { MIL: 90 } }), {
    nation: 'francia',
    target: 'AUX',
    value: 4,
    lastTurn: 5,
  });
  const rotation = { ...orbis500.statutes[0]!.statute, leaderElection: 'rotation' as const, term: 3 };
  const led = organized(expiring, ['francia', 'gothia'], { statute: rotation, termEnds: 5 });
  const met = pact();
  const { conferences, treaties } = voted(voting(), 'yes', 'yes', 'yes');
  const state = change(led, (draft) => {
    draft.conferences = conferences;
    draft.treaties = treaties;
    draft.counters = { ...led.counters, conference: 1, treaty: met.counters['treaty']! };
    draft.conflicts = [conflict('gothia', 'saxonia', 'hostilities')];
    draft.turn = 5;
  });
  const { events, state: after } = resolve(state);
  const places = order(
    ...([
      events,
      is('index-changed', { why: 'rebellion' }),
      is('rebellion-escalated'),
      is('conflict-changed', { a: 'gothia' }),
      is('nation-extinct'),
    ] as const),
    ...[
      is('vassal-freed', { vassal: 'gepidia' }),
      is('modifier-expired'),
      is('resolution-adopted'),
      is('leader-elected'),
      is('cycle-ended'),
    ],
    is('decision-raised', { kind: 'epoch-mode' }),
  );
  expect(places).toEqual(ascending(places));
  expect([after.phase, after.turn, events.some(is('turn-ended'))]).toEqual(['decisions', 5, false]);
  const next = act(after, { type: 'decide', player: 'referee', decision: after.decisions[0]!.id, answer: 'partial' });
  expect([next.phase, next.turn]).toEqual(['happenings', 6]);
  // The limit comes after the epoch.
  const limited = change(state, (draft) => {
    draft.config = { ...draft.config, turnLimit: 5 };
  });
  const stopped = resolve(limited).state;
  expect(stopped.phase).toBe('decisions');
  expect(act(stopped, { type: 'decide', player: 'referee', decision: stopped.decisions[0]!.id, answer: 'partial' })).toMatchObject({
    phase: 'closed',
    turn: 5,
  });
});
clause('OT-FLOW-13', 'streaks are kept before what has had its time goes, and risings wear a Nation down in the order of their ids', () => {
  const two = rebellion(rebellion(start(), 'romania', { firstTurn: 1 }), 'francia', { firstTurn: 1 });
  const { events } = resolve(two);
  expect(events.flatMap((event) => (event.type === 'index-changed' ? [`${event.nation} ${event.index}`] : []))).toEqual([
    'romania via',
    'romania leg',
    'francia via',
    'francia leg',
  ]);
  const passed = resolve(start({ yearsPerTurn: 3 })).state;
  expect([passed.turn, passed.phase]).toEqual([2, 'happenings']);
});
