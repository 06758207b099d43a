import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import {
  ada,
  begun,
  bo,
  cai,
  discsOf,
  dot,
  faceUpCells,
  options,
  participationOf,
  play,
  players,
  refusal,
  scene,
  tax,
  tile,
  tilesOn,
  told,
  worthOf,
  worths,
} from '../table.js';

const dealt = (config = {}) => begun({ concentration: 'keep', centralism: 'medium', ...config });

test('example 1: the deal', () => {
  const state = begun();
  expect(discsOf(state, ada)).toEqual(['justice-1', 'justice-2', 'roads-1', 'roads-2']);
  expect(discsOf(state, bo)).toEqual(['health-1', 'health-2', 'railways-1', 'railways-2']);
  expect(discsOf(state, cai)).toEqual(['health-3', 'education-1', 'forests-1', 'forests-2']);
  expect(discsOf(state, dot)).toEqual(['education-2', 'education-3', 'forests-3', 'energies-1']);
  expect(discsOf(state, 'treasury')).toEqual([
    ...['mossos-1', 'mossos-2', 'firefighters-1', 'firefighters-2'],
    ...['energies-2', 'housing-1', 'housing-2', 'housing-3'],
  ]);
  expect(worthOf(state, 'treasury')).toBe(12);
  expect([...worths(state), 12].reduce((sum, worth) => sum + worth)).toBe(36);
});

const taxed = () => {
  const state = dealt();
  expect(state.dues).toEqual([tax(bo, 1), tax(cai, 1), tax(dot, 1), tax(ada, 2)]);
  return play(
    state,
    [{ type: 'pay', player: bo, discs: ['railways-1'] }],
    [{ type: 'pay', player: cai, discs: ['forests-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-3'] }],
    [{ type: 'pay', player: ada, discs: ['justice-1'] }],
  ).state;
};

test('example 2: normal taxation', () => {
  const state = taxed();
  expect(worths(state)).toEqual([4, 5, 5, 5]);
  expect(worthOf(state, 'treasury')).toBe(17);
  expect(state.step).toBe('transferRoll');
});

test('example 3: the transfer', () => {
  const rolled = play(taxed(), [{ type: 'roll-die', player: ada }, 4]).state;
  expect(rolled.step).toBe('takeMoney');
  expect(somElQueDecidim.legalActions(rolled, ada).map((action) => action.type === 'take-money' && action.twos)).toEqual([0, 1, 2]);
  const { state, events } = play(rolled, [{ type: 'take-money', player: ada, twos: 2 }, 2, 1]);
  expect(told(events, 'money-taken')[0]!.discs).toEqual(['mossos-1', 'justice-1']);
  expect(worths(state)).toEqual([8, 5, 5, 5]);
  expect(worthOf(state, 'treasury')).toBe(13);
});

test('example 4: social cohesion', () => {
  const before = scene({
    step: 'cohesion',
    discs: { ada: ['mossos-1', 'roads-1', 'roads-2'] },
    participation: { bo: 1 },
  });
  expect(before.pool).toBe(11);
  const first = play(before, [{ type: 'give-disc', player: ada, to: bo, disc: 'mossos-1' }]).state;
  expect([participationOf(first), first.pool]).toEqual([[2, 0, 0, 0], 10]);
  const second = play(first, [{ type: 'give-disc', player: ada, to: bo, disc: 'roads-1' }]).state;
  expect([participationOf(second), second.pool]).toEqual([[3, 0, 0, 0], 9]);
  const empty = scene({ step: 'cohesion', participation: { cai: 12 } });
  expect(participationOf(play(empty, [{ type: 'give-disc', player: ada, to: bo, disc: 'roads-1' }]).state)).toEqual([0, 0, 12, 0]);
});

test('example 5: keep one', () => {
  const last = scene({ step: 'cohesion', discs: { ada: ['housing-1'] } });
  expect(refusal(last, { type: 'give-disc', player: ada, to: bo, disc: 'housing-1' })[0]).toBe('holder-must-keep-a-disc');
  const others = ['railways-2', 'forests-2', 'forests-3', 'energies-1', 'energies-2', 'housing-1', 'housing-2', 'housing-3', 'roads-2'];
  const coin = scene({ step: 'cohesion', discs: { ada: ['health-1'], bo: others } });
  const { state } = play(coin, [{ type: 'break-coin', player: ada, disc: 'health-1' }, 3, 1]);
  expect(discsOf(state, ada)).toEqual(['roads-1', 'forests-1']);
  expect(options(state, ada)).toContain('give-disc');
});

test('example 6: change for tax', () => {
  const elsewhere = ['roads-1', 'roads-2', 'railways-2', 'forests-3', 'energies-1', 'energies-2', 'housing-2', 'housing-3'];
  const owing = scene({
    step: 'payment',
    discs: { ada: [...elsewhere, 'forests-2'], cai: ['education-1'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(refusal(owing, { type: 'pay', player: cai, discs: ['education-1'] })[0]).toBe('wrong-amount');
  const { state } = play(
    owing,
    [{ type: 'break-coin', player: cai, disc: 'education-1' }, 3, 1],
    [{ type: 'pay', player: cai, discs: ['housing-1'] }],
  );
  expect(discsOf(state, cai)).toEqual(['railways-1']);
  const poor = scene({
    step: 'payment',
    discs: { ada: [...elsewhere, 'forests-1', 'forests-2', 'railways-1'], cai: ['education-1'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(told(play(poor, [{ type: 'break-coin', player: cai, disc: 'education-1' }, 1, 1]).events, 'coin-broken')[0]!.partner).toBe(ada);
  const exact = scene({
    step: 'payment',
    discs: { ada: elsewhere, cai: ['education-1', 'forests-2'] },
    change: { dues: [tax(cai, 1)] },
  });
  expect(refusal(exact, { type: 'break-coin', player: cai, disc: 'education-1' })[0]).toBe('change-not-needed');
});

/** The last walk of a turn is about to stop; the next turn then begins with taxation. */
const aboutToEnd = (discs: Readonly<Record<string, readonly string[]>>, faceUp: readonly number[] = []) =>
  scene({ step: 'movement', holder: dot, discs, faceUp, change: { queue: [dot], moved: true } });

test('example 7: the agency is active', () => {
  const before = aboutToEnd({ bo: ['roads-1', 'justice-1'], cai: ['justice-2'], dot: ['roads-2'] }, [1]);
  const begin = play(before, [{ type: 'stop', player: dot }]).state;
  expect(begin.dues).toEqual([tax(bo, 1, ada), tax(cai, 1, ada), tax(dot, 1, ada), tax(ada, 1)]);
  const { state } = play(
    begin,
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'break-coin', player: cai, disc: 'justice-2' }, 1, 1],
    [{ type: 'pay', player: cai, discs: ['railways-1'] }],
    [{ type: 'pay', player: dot, discs: ['roads-2'] }],
    [{ type: 'pay', player: ada, discs: ['roads-1'] }],
  );
  expect(worths(state)).toEqual([2, 2, 1, 0]);
  expect(worthOf(state, 'treasury')).toBe(worthOf(begin, 'treasury') + 1);
});

test('example 8: insolvency', () => {
  const rich = {
    bo: ['justice-1', 'health-1', 'roads-2'],
    cai: ['justice-2', 'health-2', 'railways-1'],
    dot: ['health-3', 'roads-1', 'forests-1', 'forests-2'],
  };
  const bankrupt = play(aboutToEnd({ ...rich, ada: ['housing-1'] }), [{ type: 'stop', player: dot }]).state;
  expect(bankrupt.end).toEqual({ ending: 'intervention', cause: 'bankruptcy', insolvent: [ada], provoker: null });
  const broken = play(aboutToEnd({ ...rich, cai: [], ada: ['education-1', 'education-2'] }), [{ type: 'stop', player: dot }]).state;
  expect(broken.end).toEqual({ ending: 'intervention', cause: 'socialFracture', insolvent: [cai], provoker: null });
  for (const state of [bankrupt, broken]) expect(somElQueDecidim.definition.outcome(state)!.winners).toEqual([]);
});

/** A transfer with so much in the treasury. */
const rolling = (treasury: number, participation: Readonly<Record<string, number>> = {}) => {
  const all = begun().config.content.discs.map(({ id }) => id);
  const kept = ['housing-3', 'housing-2', 'housing-1', 'energies-2'].slice(0, treasury);
  return scene({ step: 'transferRoll', holder: dot, discs: { ada: all.filter((disc) => !kept.includes(disc)) }, participation });
};

test('example 9: a DUI by the die', () => {
  const roll = [{ type: 'roll-die', player: dot }, 4] as const;
  const tied = play(rolling(3, { ada: 1, bo: 4, cai: 4 }), roll).state;
  expect(somElQueDecidim.definition.outcome(tied)).toMatchObject({
    ending: 'dui',
    provoker: dot,
    winners: [dot],
    participation: { dot: 0 },
  });
  const alone = play(rolling(3, { ada: 1, bo: 5, cai: 4 }), roll).state;
  expect(somElQueDecidim.definition.outcome(alone)!.winners).toEqual([bo]);
  const enough = play(rolling(4), [{ type: 'roll-die', player: dot }, 4, 1, 1, 1]).state;
  expect([enough.end, worthOf(enough, 'treasury'), enough.step]).toEqual([null, 0, 'cohesion']);
});

const every = () => begun().config.content.discs.map(({ id }) => id);

test('example 10: an economic bonus without 1 € discs', () => {
  const hands = { ada: ['roads-1', 'roads-2', 'forests-1'] };
  const rest = every().filter((disc) => ![...hands.ada, 'health-1', 'mossos-1'].includes(disc));
  const before = scene({ step: 'movement', discs: { ...hands, cai: rest }, change: { queue: [bo] } });
  expect(discsOf(before, 'treasury')).toEqual(['health-1', 'mossos-1']);
  const { state, events } = play(before, [{ type: 'move', player: bo, to: 4 }, 1, 2, 2, 1]);
  expect(told(events, 'treasury-coin-broken')).toEqual([
    { type: 'treasury-coin-broken', partner: ada, given: 'health-1', received: ['roads-2', 'forests-1'] },
  ]);
  expect(told(events, 'money-taken')[0]!.discs).toEqual(['mossos-1', 'roads-2']);
  expect([worthOf(state, ada), worthOf(state, bo), worthOf(state, 'treasury')]).toEqual([3, 3, 1]);
  expect(state.step).toBe('movement');
});

test('example 11: an economic DUI', () => {
  const before = scene({ step: 'movement', discs: { bo: every().filter((disc) => disc !== 'health-1') }, change: { queue: [cai] } });
  const { state } = play(before, [{ type: 'move', player: cai, to: 4 }]);
  expect(state.end).toMatchObject({ ending: 'dui', provoker: cai });
  expect(worthOf(state, 'treasury')).toBe(2);
});

test('example 12: a walk', () => {
  const before = scene({ step: 'movement', change: { queue: [ada, bo] } });
  expect(refusal(before, { type: 'stop', player: ada })[0]).toBe('must-move-first');
  const { state, events } = play(
    before,
    [{ type: 'move', player: ada, to: 4 }],
    [{ type: 'take-money', player: ada, twos: 1 }, 1, 1],
    [{ type: 'move', player: ada, to: 10 }],
    [{ type: 'move', player: ada, to: 17 }],
    [{ type: 'move', player: ada, to: 18 }],
  );
  expect(told(events, 'tile-discovered').map((event) => event.tile)).toEqual([tile(4), tile(10), tile(17), tile(18)]);
  expect(told(events, 'movement-ended')).toEqual([{ type: 'movement-ended', player: ada, reason: 'world' }]);
  expect(state.players[ada]!.cell).toBe(18);
  expect(state.queue).toEqual([bo]);
  expect(worthOf(state, ada)).toBe(worthOf(before, ada) + 3);
});

test('example 13: the trail', () => {
  const before = scene({ step: 'movement', faceUp: [1, 3], change: { queue: [ada, bo] } });
  const { state } = play(before, [{ type: 'move', player: ada, to: 1 }], [{ type: 'move', player: ada, to: 0 }]);
  expect(state.trail).toEqual([1, 0]);
  expect(refusal(state, { type: 'move', player: ada, to: 1 })[0]).toBe('already-visited');
  expect(play(state, [{ type: 'move', player: ada, to: 3 }]).state.players[ada]!.cell).toBe(3);
  expect(play(state, [{ type: 'stop', player: ada }]).state.queue).toEqual([bo]);
});

test('example 14: an urn tile', () => {
  const before = scene({ step: 'movement', cells: { ada: 24 }, change: { queue: [ada, bo] } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 30 }]);
  expect(state.urnAside).toEqual([{ tile: tile(30), fromCell: 30 }]);
  expect(state.board[30]).toBeNull();
  expect(state.players[ada]!.cell).toBe(24);
  expect(told(events, 'movement-ended')[0]!.reason).toBe('urn');
  const later = scene({ step: 'movement', cells: { ada: 24 }, aside: [30], change: { queue: [ada, bo] } });
  expect(refusal(later, { type: 'move', player: ada, to: 30 })[0]).toBe('no-tile-there');
});

test('example 15: the State acts, medium', () => {
  const before = scene({ step: 'movement', cells: { ada: 27, bo: 18 }, faceUp: [1, 4], aside: [30], change: { queue: [ada] } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 33 }, [2, 0, 1]]);
  for (const player of players(4)) expect(state.players[player]!.cell).toBe(0);
  expect(told(events, 'tiles-collected')).toEqual([{ type: 'tiles-collected', cells: [1, 4, 30], tiles: [tile(1), tile(4), tile(30)] }]);
  expect(tilesOn(state, 1, 4, 30)).toEqual([tile(30), tile(1), tile(4)]);
  expect(faceUpCells(state)).toEqual([0, 18, 27, 33]);
  expect(state.board.includes(null)).toBe(false);
  expect([state.turn, state.dues.every(({ payee }) => payee === 'treasury')]).toEqual([2, true]);
  const again = scene({ step: 'movement', cells: { ada: 27 }, faceUp: [33], change: { queue: [ada, bo] } });
  expect(play(again, [{ type: 'move', player: ada, to: 33 }]).events.map(({ type }) => type)).toEqual(['citizen-moved', 'movement-ended']);
});

test('example 16: the State acts, high', () => {
  const config = { centralism: 'high' } as const;
  const alone = scene({ config, step: 'movement', cells: { ada: 33 }, change: { queue: [ada] } });
  const stays = play(alone, [{ type: 'move', player: ada, to: 36 }]).state;
  expect(faceUpCells(stays)).toContain(36);
  const before = scene({ config, step: 'movement', cells: { ada: 36 }, faceUp: [33], aside: [31], change: { queue: [ada] } });
  const { state, events } = play(before, [{ type: 'move', player: ada, to: 35 }, [2, 0, 1]]);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(31), tile(35), tile(36)]);
  expect(tilesOn(state, 31, 35, 36)).toEqual([tile(36), tile(31), tile(35)]);
  expect(faceUpCells(state)).toContain(33);
});

test('example 17: two alignments', () => {
  const before = scene({ config: { centralism: 'high' }, step: 'movement', cells: { ada: 12 }, change: { queue: [ada] } });
  // The tiles of the State on 16, 19 and 36: 16 and 19 change places with 33 and 34.
  const swapped = { 16: 33, 33: 16, 19: 34, 34: 19 } as Readonly<Record<number, number>>;
  const board = before.board.map((square, cell) => {
    const tileId = before.board[swapped[cell] ?? cell]!.tile;
    return { ...square!, tile: tileId, faceUp: square!.faceUp || cell === 16 || cell === 36 };
  });
  const { events } = play({ ...before, board }, [{ type: 'move', player: ada, to: 19 }, [0, 1, 2, 3]]);
  expect(told(events, 'tiles-collected')[0]!.cells).toEqual([12, 16, 19, 36]);
});

test('example 18: the State acts, intense, and an urn tile is protected', () => {
  const before = scene({
    config: { mode: 'AB', centralism: 'intense' },
    step: 'movement',
    cells: { ada: 27 },
    discs: { ada: ['justice-1', 'health-1'], bo: ['health-2', 'roads-2'], cai: ['firefighters-1', 'roads-1'], dot: ['housing-1'] },
    faceUp: [7, 12],
    aside: [29, 31],
    change: { queue: [ada] },
  });
  const asked = play(before, [{ type: 'move', player: ada, to: 33 }]).state;
  expect(asked.step).toBe('mobilise');
  const { state, events } = play(asked, [
    { type: 'mobilise', player: ada, assignments: [{ tile: tile(29), player: cai, kind: 'firefighters' }] },
    [3, 2, 1, 0],
  ]);
  expect(worthOf(state, cai)).toBe(worthOf(before, cai) - 2);
  expect(worthOf(state, 'treasury')).toBe(worthOf(before, 'treasury') + 2);
  expect(told(events, 'tiles-collected')[0]!.tiles).toEqual([tile(7), tile(12), tile(31), tile(33)]);
  expect(tilesOn(state, 7, 12, 31, 33)).toEqual([tile(33), tile(31), tile(12), tile(7)]);
  expect(state.board.flatMap((square, cell) => (square === null ? [cell] : []))).toEqual([29]);
  expect(state.urnAside).toEqual([{ tile: tile(29), fromCell: 29 }]);
});

/** The holder on a levy tile, having moved there. */
const levying = (cell: number, discs: Readonly<Record<string, readonly string[]>>, holderDiscs: readonly string[]) =>
  scene({
    config: { mode: 'AB' },
    step: 'movement',
    cells: { ada: cell },
    discs: { ada: holderDiscs, ...discs },
    change: { queue: [ada], moved: true, trail: [cell] },
  });

test('example 19: inheritance', () => {
  const table: readonly (readonly [discs: readonly string[], most: number])[] = [
    [['health-1', 'health-2', 'health-3', 'education-1'], 2],
    [['health-1', 'health-2', 'health-3', 'education-1', 'education-2', 'roads-1'], 3],
    [['health-1', 'roads-1'], 1],
    [['health-1'], 0],
  ];
  for (const [discs, most] of table) {
    const state = levying(3, { bo: discs }, ['justice-1']);
    const amounts = somElQueDecidim.legalActions(state, ada, { types: ['collect-inheritance'] });
    expect(amounts.length).toBe(most);
    expect(refusal(state, { type: 'collect-inheritance', player: ada, target: bo, amount: most + 1 })[0]).toBe('bad-amount');
  }
  const owing = levying(3, { bo: ['health-1', 'mossos-1', 'roads-1'] }, ['justice-1']);
  const { state } = play(
    owing,
    [{ type: 'collect-inheritance', player: ada, target: bo, amount: 1 }],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
  );
  expect(discsOf(state, bo)).toEqual(['health-1', 'mossos-1']);
});

test('example 20: prescription', () => {
  const state = levying(2, { bo: ['justice-1', 'roads-1', 'roads-2'], dot: ['justice-2', 'education-1', 'forests-1', 'forests-2'] }, [
    'health-1',
    'health-2',
  ]);
  expect(worths(state)).toEqual([4, 4, 0, 6]);
  const targets = somElQueDecidim.legalActions(state, ada, { types: ['collect-prescription'] });
  expect(targets.map((action) => action.type === 'collect-prescription' && action.targets)).toEqual([[bo], [dot], [bo, dot]]);
  expect(refusal(state, { type: 'collect-prescription', player: ada, targets: [cai] })[0]).toBe('target-has-nothing');
  expect(refusal(state, { type: 'collect-prescription', player: ada, targets: [bo, cai, dot] })[0]).toBe('too-many-targets');
  const paid = play(
    state,
    [{ type: 'collect-prescription', player: ada, targets: [dot, bo] }],
    [{ type: 'pay', player: bo, discs: ['roads-1'] }],
    [{ type: 'pay', player: dot, discs: ['forests-1'] }],
  ).state;
  expect(worths(paid)).toEqual([6, 3, 0, 5]);
});

test('example 21: exchanges', () => {
  const before = scene({
    config: { mode: 'AB' },
    step: 'cohesion',
    discs: { ada: ['railways-1', 'railways-2', 'education-1', 'education-2'], bo: ['mossos-1'], cai: ['justice-1'] },
  });
  const first = play(before, [{ type: 'exchange-service', player: ada, payKind: 'railways', target: bo, takeKind: 'mossos' }]).state;
  expect(discsOf(first, bo)).toEqual(['railways-1']);
  expect([worthOf(first, ada) - worthOf(before, ada), worthOf(first, bo) - worthOf(before, bo)]).toEqual([0, -1]);
  expect(worthOf(first, 'treasury') - worthOf(before, 'treasury')).toBe(1);
  expect(discsOf(first, 'treasury')).toContain('railways-2');
  const second = play(before, [{ type: 'exchange-service', player: ada, payKind: 'education', target: cai, takeKind: 'justice' }]).state;
  expect([worthOf(second, ada) - worthOf(before, ada), worthOf(second, cai) - worthOf(before, cai)]).toEqual([-2, 0]);
  expect(worthOf(second, 'treasury') - worthOf(before, 'treasury')).toBe(2);
});

type Lists = Readonly<Record<string, readonly [members: readonly string[], beneficiary: string]>>;

/** An election from the holder's call to the open fists; the queue is the holder's alone. */
const elect = (participation: Readonly<Record<string, number>>, lists: Lists, fists: readonly number[]) => {
  const before = scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    cells: { ada: 18 },
    discs: { ada: ['mossos-1', 'justice-1', 'roads-1'], bo: ['roads-2'], cai: ['housing-1'], dot: ['housing-2'] },
    participation,
    change: { queue: [ada], moved: true, trail: [18] },
  });
  return play(
    before,
    [{ type: 'call-elections', player: ada }],
    ...players(4).map((player) => {
      const [members, beneficiary] = lists[player] ?? [[player], player];
      return [{ type: 'declare-list' as const, player, members, beneficiary }] as const;
    }),
    ...players(4).map((player, i) => [{ type: 'commit-votes' as const, player, count: fists[i]! }] as const),
    [{ type: 'open-fists', player: ada }],
  );
};

test('example 22: an election tied with the holder', () => {
  const alliance = [[cai, dot], dot] as const;
  const { state, events } = elect({ ada: 3, bo: 4, cai: 2, dot: 1 }, { cai: alliance, dot: alliance }, [3, 1, 2, 1]);
  expect(told(events, 'vote-resolved')[0]).toMatchObject({ winner: { members: [ada], beneficiary: ada }, nextHolder: ada });
  expect(told(events, 'vote-resolved')[0]!.totals.map(({ total }) => total)).toEqual([3, 1, 3]);
  expect([participationOf(state), state.pool, state.holder]).toEqual([[0, 3, 0, 0], 9, ada]);
});

test('example 23: an election tied without the holder', () => {
  const alliance = [[cai, dot], dot] as const;
  const { state, events } = elect({ ada: 3, bo: 4, cai: 2, dot: 1 }, { cai: alliance, dot: alliance }, [0, 2, 1, 1]);
  expect(told(events, 'vote-resolved')[0]).toMatchObject({ winner: { members: [bo] }, nextHolder: bo });
  expect([participationOf(state), state.pool]).toEqual([[3, 2, 1, 0], 6]);
  const still = elect({ ada: 3, cai: 2, dot: 2 }, {}, [0, 0, 1, 1]);
  expect(told(still.events, 'vote-resolved')[0]).toMatchObject({ winner: 'rotation', nextHolder: bo });
});

/** A motion of cai's for dot, in which bo is neutral. */
const censure = (side: 'candidate' | 'holder', fists: Readonly<Record<string, number>>) => {
  const before = scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    cells: { cai: 18 },
    participation: { ada: 4, bo: 1, cai: 2, dot: 3 },
    change: { queue: [cai], moved: true, trail: [18] },
  });
  return play(
    before,
    [{ type: 'present-motion', player: cai, beneficiary: dot }],
    [{ type: 'declare-support', player: bo, side: 'neutral' }],
    [{ type: 'declare-support', player: dot, side }],
    ...Object.entries(fists).map(([player, count]) => [{ type: 'commit-votes' as const, player, count }] as const),
    [{ type: 'open-fists', player: ada }],
  );
};

test('example 24: a motion of censure', () => {
  const won = censure('candidate', { ada: 4, cai: 2, dot: 3 });
  expect(told(won.events, 'vote-resolved')[0]).toMatchObject({ winner: 'candidate', nextHolder: dot });
  expect([won.state.pool, won.state.players[bo]!.participation, won.state.holder]).toEqual([11, 1, dot]);
  const tied = censure('candidate', { ada: 4, cai: 2, dot: 2 });
  expect(told(tied.events, 'vote-resolved')[0]).toMatchObject({ winner: 'rotation', nextHolder: bo });
  const alone = censure('holder', { ada: 0, cai: 2, dot: 0 });
  expect(told(alone.events, 'sides-settled')[0]!.beneficiary).toBe(cai);
  const term = scene({ config: { mode: 'ABC' }, step: 'movement', holder: dot, change: { queue: [dot], moved: true } });
  expect(play(term, [{ type: 'stop', player: dot }]).state.holder).toBe(ada);
});

test('example 25: playing alone', () => {
  const first = begun({ concentration: 'keep', centralism: 'high' }, 1);
  expect([worthOf(first, ada), worthOf(first, 'treasury')]).toEqual([8, 28]);
  const one = play(first, [{ type: 'pay', player: ada, discs: ['justice-1', 'roads-1'] }], [{ type: 'roll-die', player: ada }, 6]).state;
  expect([worthOf(one, ada), worthOf(one, 'treasury'), one.step]).toEqual([5, 31, 'movement']);
  const two = play(
    one,
    [{ type: 'move', player: ada, to: 5 }],
    [{ type: 'take-money', player: ada, twos: 1 }, 1, 1],
    [{ type: 'stop', player: ada }],
  ).state;
  expect([worthOf(two, ada), two.dues]).toEqual([8, [tax(ada, 3)]]);
  const poor = scene({ count: 1, step: 'payment', discs: { ada: ['justice-1', 'health-1', 'roads-1'] }, change: { dues: [tax(ada, 3)] } });
  const rolled = play(
    poor,
    [{ type: 'pay', player: ada, discs: ['justice-1', 'roads-1'] }],
    [{ type: 'roll-die', player: ada }, 4],
    [{ type: 'take-money', player: ada, twos: 2 }, 1, 1],
  ).state;
  expect([worthOf(rolled, ada), worthOf(rolled, 'treasury'), rolled.queue]).toEqual([6, 30, [ada]]);
  const agency = scene({
    count: 1,
    step: 'movement',
    discs: { ada: ['justice-1', 'health-1', 'health-2'] },
    faceUp: [1],
    change: { queue: [ada], moved: true },
  });
  const cheap = play(agency, [{ type: 'stop', player: ada }], [{ type: 'pay', player: ada, discs: ['justice-1'] }]).state;
  expect([worthOf(cheap, ada), worthOf(cheap, 'treasury')]).toEqual([4, 32]);
  const broke = scene({ count: 1, step: 'movement', discs: { ada: ['justice-1'] }, change: { queue: [ada], moved: true } });
  expect(play(broke, [{ type: 'stop', player: ada }]).state.end).toMatchObject({ ending: 'intervention', cause: 'bankruptcy' });
});

test('example 26: re-rolls', () => {
  const three = scene({ count: 3, step: 'transferRoll' });
  const { state, events } = play(three, [{ type: 'roll-die', player: ada }, 5, 1]);
  expect(events.slice(0, 2)).toEqual([
    { type: 'die-rerolled', face: 5, money: 0, icon: 'blue' },
    { type: 'die-rolled', face: 1, money: 4, icon: 'holder' },
  ]);
  expect(state.payout?.amount).toBe(4);
  const rolls = (count: number, ...script: number[]) =>
    play(begun({ concentration: 'keep' }, count), [{ type: 'roll-centralism', player: ada }, ...script]).state.centralism;
  expect(rolls(3, 5)).toBe('medium');
  expect(rolls(1, 5, 2)).toBe('high');
});

test('example 27: the consultation', () => {
  const before = scene({
    step: 'movement',
    holder: bo,
    cells: { cai: 24 },
    aside: [30, 31, 32],
    participation: { ada: 4, bo: 4, cai: 1 },
    change: { queue: [cai, dot, ada], die: 6 },
  });
  // The fourth urn tile lies on cell 29, which touches 24.
  const { state } = play(before, [{ type: 'move', player: cai, to: 29 }]);
  expect(state.end?.ending).toBe('consultation');
  expect(state.queue).toEqual([cai, dot, ada]);
  expect(somElQueDecidim.definition.outcome(state)!.winners).toEqual([ada, bo]);
});

test('example 28: the State acts while everybody moves', () => {
  const before = scene({ step: 'movement', holder: bo, cells: { cai: 27 }, change: { queue: [cai, dot, ada], die: 6 } });
  const { state, events } = play(before, [{ type: 'move', player: cai, to: 33 }]);
  expect(told(events, 'turn-ended')).toEqual([{ type: 'turn-ended', nextHolder: cai }]);
  expect(state.holder).toBe(cai);
});

test('example 29: the fee of an election without B', () => {
  const entering = (discs: readonly string[]) =>
    scene({
      config: { mode: 'AC' },
      step: 'movement',
      cells: { ada: 17 },
      discs: { ada: discs, bo: ['roads-2'], cai: ['housing-1'], dot: ['housing-2'] },
      faceUp: [18],
      change: { queue: [ada] },
    });
  const before = entering(['health-1', 'roads-1']);
  const { state } = play(
    before,
    [{ type: 'move', player: ada, to: 18 }],
    [{ type: 'call-elections', player: ada }],
    [{ type: 'pay', player: ada, discs: ['health-1', 'roads-1'] }],
  );
  expect([worthOf(state, ada), worthOf(state, 'treasury') - worthOf(before, 'treasury'), state.step]).toEqual([0, 3, 'declareLists']);
  const poor = play(entering(['health-1']), [{ type: 'move', player: ada, to: 18 }]);
  expect(told(poor.events, 'movement-ended')[0]!.reason).toBe('world');
});

test('example 30: consent declined', () => {
  const { state } = play(
    begun({ concentration: 'keep' }, 3),
    [{ type: 'propose-centralism', player: ada, degree: 'intense' }],
    [{ type: 'answer-proposal', player: bo, accept: true }],
    [{ type: 'answer-proposal', player: cai, accept: false }],
  );
  expect(state.step).toBe('chooseCentralism');
  expect(refusal(state, { type: 'propose-centralism', player: ada, degree: 'intense' })[0]).toBe('already-proposed');
  expect(play(state, [{ type: 'choose-centralism', player: ada, degree: 'intense' }]).state.centralism).toBe('intense');
});
