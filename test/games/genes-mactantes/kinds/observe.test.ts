import { expect } from 'vitest';
import { spies } from '../scenes/internal.js';
import * as t from '../table.js';

const { clause, started } = t;

clause(['GM-OBSE-01', 'GM-OBSE-02', 'GM-OBSE-03'], 'one pending Investigation is annulled: the soonest, the earliest', () => {
  const state = t.resolving(started(['ada', 'bo', 'cy']), 'ada', spies, ['ada', 'cy', 'bo']);
  const look = { type: 'execute', player: 'ada', declaration: '1' } as const;
  const seen = t.play(state, look, [10]);
  expect(t.only(seen.events, 'action-annulled')).toMatchObject({ player: 'cy', declaration: { id: '1', state: 'annulled' } });
  const round = t.play(t.resolving(started(['ada', 'bo', 'cy']), 'ada', spies, ['ada', 'bo', 'cy']), look, [10]);
  expect([round.state.sheets['bo']!.map((d) => d.state), round.state.sheets['cy']![0]!.state]).toEqual([
    ['annulled', 'pending'],
    'pending',
  ]);
  expect(t.eventsOf(t.play(state, look, [2]).events, 'action-annulled')).toEqual([]);
  const nothing = t.play(t.resolving(started(['ada', 'bo', 'cy']), 'ada', { ada: spies.ada }), look, [10]);
  expect(t.eventsOf(nothing.events, 'action-annulled')).toEqual([]);
});
