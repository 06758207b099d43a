import { expect } from 'vitest';
import { change, pay } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { worthOf, worths } from '../helpers/looking.js';
import { play, told, types } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, type Scene, scene, tax } from '../helpers/scenes.js';

/** dot ends the last walk of a turn, so that ada's turn begins. */
const next = (rest: Partial<Scene> = {}) => {
  const count = rest.count ?? 4;
  const last = [ada, bo, cai, dot][count - 1]!;
  return play(scene({ step: 'movement', holder: last, ...rest, change: { queue: [last], moved: true, ...rest.change } }), [
    { type: 'stop', player: last },
  ]);
};

const agency = { faceUp: [1] };

clause(['SD-TAX-01', 'SD-TAX-02', 'SD-TAX-03'], 'citizens owe 1 €, the holder 2 €, in turn order with the holder last', () => {
  expect(next().state.dues).toEqual([tax(bo, 1), tax(cai, 1), tax(dot, 1), tax(ada, 2)]);
  expect(next({ count: 2 }).state.dues).toEqual([tax(bo, 1), tax(ada, 2)]);
});

clause('SD-TAX-04', 'with the agency the citizens pay the holder, who owes the treasury 1 €', () => {
  expect(next(agency).state.dues).toEqual([tax(bo, 1, ada), tax(cai, 1, ada), tax(dot, 1, ada), tax(ada, 1)]);
  const { state } = play(
    next(agency).state,
    [{ type: 'pay', player: bo, discs: ['railways-1'] }],
    [{ type: 'pay', player: cai, discs: ['forests-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-3'] }],
    [{ type: 'pay', player: ada, discs: ['roads-1'] }],
  );
  expect([worths(state), worthOf(state, 'treasury')]).toEqual([[8, 5, 5, 5], 13]);
});

clause('SD-TAX-05', 'alone 3 €, or 2 € with the agency', () => {
  expect(next({ count: 1 }).state.dues).toEqual([tax(ada, 3)]);
  expect(next({ count: 1, ...agency }).state.dues).toEqual([tax(ada, 2)]);
});

const rich = { bo: ['justice-1', 'roads-1'], cai: ['justice-2', 'roads-2'], dot: ['health-1', 'forests-1'] };

clause(
  ['SD-TAX-06', 'SD-FLOW-03'],
  'everybody must be able to pay before anybody pays; with the agency the holder counts on the others',
  () => {
    const broke = next({ discs: { ...rich, ada: ['roads-1'], bo: ['justice-1'] } });
    expect([types(broke.events).slice(-2), broke.state.dues]).toEqual([['turn-started', 'game-ended'], []]);
    expect(next({ discs: { ...rich, ada: [] }, ...agency }).state.end).toBeNull();
    expect(next({ discs: { ...rich, ada: ['mossos-1'] } }).state.end).toBeNull();
  },
);

clause('SD-TAX-07', 'whoever cannot pay is named, in seating order', () => {
  const { state, events } = next({ discs: { ada: ['housing-1'], bo: ['justice-1'], cai: [], dot: [] } });
  expect(state.end).toMatchObject({ ending: 'intervention', insolvent: [ada, cai, dot] });
  expect(told(events, 'game-ended')[0]!.outcome.insolvent).toEqual([ada, cai, dot]);
});

clause('SD-TAX-08', 'a fracture if somebody has nothing at all, otherwise bankruptcy', () => {
  const cases = [
    [{ discs: { ...rich, ada: ['housing-1'] } }, 'bankruptcy'],
    [{ discs: { ...rich, ada: [] } }, 'socialFracture'],
    [{ discs: { ...rich, ada: ['health-2'], cai: [] } }, 'socialFracture'],
    [{ count: 1, discs: { ada: ['health-2'] } }, 'bankruptcy'],
    [{ count: 1, discs: { ada: [] } }, 'socialFracture'],
  ] as const;
  for (const [rest, cause] of cases) expect(next(rest).state.end).toMatchObject({ ending: 'intervention', cause });
});

clause('SD-TAX-09', 'with the agency a holder without money breaks nothing', () => {
  expect(next({ ...agency, discs: { ...rich, ada: [] } }).state.step).toBe('payment');
  expect(next({ ...agency, discs: { ...rich, ada: [], cai: [] } }).state.end).toMatchObject({ cause: 'socialFracture', insolvent: [cai] });
});

clause('SD-TAX-10', 'in every mode, from the first turn that begins with it', () => {
  for (const mode of ['A', 'AB', 'ABC', 'AC'] as const) expect(next({ ...agency, config: { mode } }).state.dues[0]!.payee).toBe(ada);
  const found = play(scene({ step: 'movement', change: { queue: [ada] } }), [{ type: 'move', player: ada, to: 1 }]);
  expect([told(found.events, 'tax-agency-active').length, found.state.dues]).toEqual([1, []]);
  expect(play(found.state, [{ type: 'stop', player: ada }]).state.dues[0]!.payee).toBe(bo);
});

clause('SD-TAX-11', 'face down again, it is as before', () => {
  const before = scene({ step: 'movement', cells: { ada: 27 }, faceUp: [1], change: { queue: [ada] } });
  const { state } = play(before, [{ type: 'move', player: ada, to: 33 }]);
  expect(state.dues).toEqual([tax(cai, 1), tax(dot, 1), tax(ada, 1), tax(bo, 2)]);
});

clause(['SD-TAX-12', 'SD-END-11'], 'having nothing is no defeat, and nobody drops out', () => {
  const { state } = play(next({ discs: { ...rich, ada: ['mossos-1'], bo: ['roads-1'] } }).state, [
    { type: 'pay', player: bo, discs: ['roads-1'] },
  ]);
  expect([worthOf(state, bo), state.end]).toEqual([0, null]);
  const moving = scene({ step: 'movement', discs: { ada: ['justice-1'] }, change: { queue: [bo] } });
  expect(play(moving, [{ type: 'move', player: bo, to: 3 }]).state.players[bo]!.cell).toBe(3);
});

clause('SD-FLOW-04', 'then the dues are queued and paid', () => {
  const { state, events } = next();
  expect(types(events).slice(-2)).toEqual(['turn-started', 'dues-queued']);
  expect([state.step, told(events, 'dues-queued')[0]!.dues]).toEqual(['payment', state.dues]);
});

clause(['SD-TAX-04', 'SD-TAX-06', 'SD-CHG-07'], "a holder without a euro pays with the citizens' euros, even after change", () => {
  expect(begun({ concentration: 'keep', centralism: 'high' }).dues.map(({ payer }) => payer)).toEqual([bo, cai, dot, ada]);
  const taxed = scene({
    step: 'payment',
    faceUp: [1],
    discs: { [bo]: ['justice-1'], [cai]: ['roads-1'] },
    change: { dues: [bo, cai, ada].map((payer) => ({ payer, payee: payer === ada ? 'treasury' : ada, amount: 1, reason: 'tax' })) },
  });
  const { state } = play(taxed, [change(bo, 'justice-1'), 1, 1], [pay(bo, 'roads-2')], [pay(cai, 'roads-1')], [pay(ada, 'roads-1')]);
  expect([worths(state), state.step]).toEqual([[1, 1, 0, 0], 'transferRoll']);
});
