import { expect } from 'vitest';
import { spies } from '../../helpers/scenes/internal-orders.js';
import * as t from '../../helpers/table.js';

const { clause, edit, external, started } = t;

const three = edit(started(['ada', 'bo', 'cy']), (draft) => t.values(draft, 'ada', [6, 6, 5, 5]));
const look = { type: 'execute', player: 'ada', declaration: '1' } as const;
const seen = (sheets: Parameters<typeof t.resolving>[2], initiative: readonly string[], die: number, state = three) =>
  t.play(t.resolving(state, 'ada', sheets, initiative), look, [die]);

clause(
  'GM-OBSE-01',
  'at Diplomacy 12 one pending Investigation is annulled: the soonest after the actor, the earliest of that sheet',
  () => {
    const annulled = (initiative: readonly string[], die = 7, sheets: Parameters<typeof t.resolving>[2] = spies) =>
      t.eventsOf(seen(sheets, initiative, die).events, 'action-annulled').map((event) => event.player);
    expect(t.only(seen(spies, ['ada', 'bo', 'cy'], 2).events, 'test-rolled')).toMatchObject({
      characteristic: 'diplomacy',
      difficulty: 12,
    });
    expect([
      annulled(['ada', 'cy', 'bo']),
      annulled(['ada', 'bo', 'cy']),
      annulled(['cy', 'ada', 'bo']),
      annulled(['bo', 'cy', 'ada']),
    ]).toEqual([['cy'], ['bo'], ['bo'], ['bo']]);
    expect(annulled(['ada', 'bo', 'cy'], 6)).toEqual([]);
    const { state } = seen(spies, ['ada', 'bo', 'cy'], 7);
    expect([state.sheets['bo']!.map((order) => order.state), state.sheets['cy']![0]!.state]).toEqual([['annulled', 'pending'], 'pending']);
    const other = { ...spies, bo: [external('investigate', { target: 'cy' }), external('sabotage', { target: 'ada' })] };
    expect(annulled(['ada', 'bo', 'cy'], 7, other)).toEqual(['cy']);
  },
);

clause('GM-OBSE-02', 'it is read aloud and lost; what has been carried out keeps its benefit', () => {
  const { state, events } = seen(spies, ['ada', 'cy', 'bo'], 10);
  expect(t.only(events, 'action-annulled')).toMatchObject({
    player: 'cy',
    by: 'ada',
    declaration: { order: spies.cy[0], state: 'annulled' },
  });
  expect(t.game.view(state, null).sheets['cy']!.declarations).toMatchObject([{ order: spies.cy[0], state: 'annulled' }]);
  const cys = t.after(state, { type: 'execute', player: 'bo', declaration: '1' }, [10]);
  expect(cys.countries['bo']!.intel).toEqual({ ada: 1 });
  const slot = edit(state, (draft) => {
    draft.slot!.player = 'cy';
  });
  expect(t.refusal(slot, { type: 'execute', player: 'cy', declaration: '1' })[0]).toBe('unknown-declaration');
  const wise = edit(three, (draft) => void Object.assign(draft.countries['bo']!, { intel: { ada: 1 } }));
  const late = seen({ ada: spies.ada }, ['ada', 'bo', 'cy'], 10, wise);
  expect([late.state.countries['bo']!.intel, t.eventsOf(late.events, 'action-annulled')]).toEqual([{ ada: 1 }, []]);
});

clause('GM-OBSE-03', 'without one pending, or on failure, nothing happens, and the eye closes again', () => {
  for (const [sheets, die] of [
    [spies, 2],
    [{ ada: spies.ada }, 10],
  ] as const) {
    const { state, events } = seen(sheets, ['ada', 'bo', 'cy'], die);
    expect(t.eventsOf(events, 'action-annulled')).toEqual([]);
    expect(state.countries).toEqual(three.countries);
  }
  // One is annulled; the next of the same turn goes through.
  const after = t.after(seen(spies, ['ada', 'bo', 'cy'], 10).state, { type: 'execute', player: 'bo', declaration: '2' }, [10]);
  expect(after.countries['bo']!.intel).toEqual({ ada: 1 });
});
