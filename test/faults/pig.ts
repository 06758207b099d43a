import { faultsOf } from './fault.js';

/** The example of a whole game, broken in ways its conformance test must notice. */
export const pigFaults = faultsOf('examples/your-own-game/pig.ts', ['test/testing/pig.conformance.test.ts'], {
  'a check writes into the state': ['if (state.pot === 0)', '(state as { pot: number }).pot += 0;\n    if (state.pot === 0)'],
  'a counter outside the state': [
    'state.pot = die === 1 ? 0 : Math.min(1_000_000, state.pot + die);',
    'const hidden = globalThis as { count?: number };\n    hidden.count = (hidden.count ?? 0) + 1;\n    state.pot = die === 1 ? 0 : Math.min(1_000_000, state.pot + die + (hidden.count % 40 === 0 ? 1 : 0));',
  ],
  'chance beside the dice': ['state.pot + die);', 'state.pot + die + (Math.random() < 0.001 ? 1 : 0));'],
  'a clock': ['state.pot + die);', 'state.pot + die + (Date.now() % 1000 === 7 ? 1 : 0));'],
  'turn order from the keys of an object': [
    'seatAfter(state.config.players, player);\n    table.emit',
    'seatAfter(Object.keys(state.points), player);\n    table.emit',
  ],
  'turn order by name': [
    'else state.active = seatAfter(state.config.players, player);',
    'else state.active = seatAfter([...state.config.players].sort(), player);',
  ],
  'an event is forgotten': ["table.emit({ type: 'held', player, points });", ''],
  'the codec of the state is too narrow': ['pot: intBetween(0, 1_000_000),', 'pot: oneOf([0, 2, 3, 4, 5, 6, 8]),'],
  'a pot grows without end': ['Math.min(1_000_000, state.pot + die)', '(state.pot + die)'],
  'a saved game may be won and go on': ['if (Object.values(points).some((number) => number > most))', 'if (most < 0)'],
  'the codec of an event is too narrow': ['rolled: { player: id, die: int }', 'rolled: { player: id, die: oneOf([1, 2, 3, 4, 5]) }'],
  'a view that is no plain data': ['view: (s) => s,', 'view: (s) => ({ ...s, note: undefined }) as never,'],
  'a sentence with a hole': ['{e.die}`', '{(e as unknown as { face: number }).face}`'],
  'the game never ends': ['if (points >= state.config.goal)', 'if (points < 0)'],
  'the game ends, but has no outcome': ["if (s.phase !== 'over') return null;", "if (s.phase !== 'over' || s.pot === 0) return null;"],
  'the ranking is upside down': ['return { ranking, winners', 'ranking.reverse();\n    return { ranking, winners'],
  'a refusal names a clause nobody knows': ["refuse('empty-pot', 'PIG-HOLD-01',", "refuse('empty-pot', 'PIG-HOLD-99' as 'PIG-HOLD-01',"],
  'nobody is left to act': ['play: { actors: (s) => [s.active],', 'play: { actors: (s) => (s.pot > 9 ? [] : [s.active]),'],
});
