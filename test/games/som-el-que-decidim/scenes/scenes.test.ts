import fc from 'fast-check';
import { E, O, seeded } from 'ludoteca';
import { catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { decodeScene, type Scene, scene, sceneFrom } from 'ludoteca/som-el-que-decidim/testing';
import { accepted } from 'ludoteca/testing';
import { describe, expect, test } from 'vitest';
import { often } from '../../../long.js';
import { playedOn } from '../../played-on.js';
import { faultyPlaces } from '../../refusals-in-full.js';

const duo = { players: ['ada', 'bo'] } as const;
const four = { players: ['ada', 'bo', 'cai', 'dot'], mode: 'ABC' } as const;
const solo = { players: ['ada'] } as const;
const tile = (number: number): string => catalonia.tiles[number]!.id;
const urns = catalonia.tiles.flatMap(({ flag }, cell) => (flag === 'urn' ? [cell] : []));
const suffrage = catalonia.tiles.findIndex(({ symbol }) => symbol === 'suffrage');

const wrong = (said: unknown, config: unknown = four): readonly (string | undefined)[] => faultyPlaces(decodeScene(config, said));

describe('a position in a few words', () => {
  const state = scene(four, {
    turn: 3,
    holder: 'bo',
    centralism: 'high',
    players: {
      ada: { discs: ['mossos-1', 'health-2', 'health-1'], participation: 2, cell: 2 },
      bo: { discs: ['roads-1'], participation: 1 },
    },
    faceUp: [4],
    urnAside: [urns[1]!],
    queue: ['bo', 'cai', 'dot', 'ada'],
  });

  test('what is said stands so, in content order', () => {
    expect(state).toMatchObject({ turn: 3, holder: 'bo', centralism: 'high', step: 'movement', moved: false, trail: [] });
    expect(state.players['ada']).toEqual({ discs: ['health-1', 'health-2', 'mossos-1'], participation: 2, cell: 2 });
    expect(state.board.flatMap((square, cell) => (square?.faceUp ? [cell] : []))).toEqual([0, 2, 4]);
    expect([state.urnAside, state.board[urns[1]!]]).toEqual([[{ tile: tile(urns[1]!), fromCell: urns[1] }], null]);
  });

  test('the treasury, the start tile and the die follow', () => {
    const held = Object.values(state.players).flatMap(({ discs }) => discs);
    expect([...state.treasury, ...held].sort()).toEqual(catalonia.discs.map(({ id }) => id).sort());
    expect(state.pool).toBe(catalonia.participation - 3);
    expect(catalonia.die[state.die! - 1]).toMatchObject({ icon: 'everybody' });
  });

  test('it is read again, and play goes on from it', () => {
    expect(accepted(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))))).toEqual(state);
    expect(O.isSome(somElQueDecidim.outcome(playedOn(somElQueDecidim, state, 1, 5000)))).toBe(true);
  });
});

test('without anything said the first turn begins with its taxes, whoever holds', () => {
  for (const config of [duo, { ...duo, concentration: 'keep', centralism: 'medium' } as const])
    expect(scene(config)).toMatchObject({ turn: 1, step: 'payment', centralism: 'medium', dues: [{ payer: 'bo' }, { payer: 'ada' }] });
  expect(scene(duo, { holder: 'bo' }).dues.map(({ payer, amount }) => [payer, amount])).toEqual([
    ['ada', 1],
    ['bo', 2],
  ]);
  expect(scene(solo)).toMatchObject({ centralism: 'high', dues: [{ amount: 3 }] });
});

test('the setup', () => {
  expect(scene(duo, { turn: 0 })).toMatchObject({ turn: 0, step: 'placeConcentration', centralism: null });
  const asked = scene(four, { proposal: { degree: 'high', answers: { bo: true } } });
  expect(asked).toMatchObject({ step: 'centralismConsent', proposedDegrees: ['high'] });
  expect(somElQueDecidim.actors(asked)).toEqual(['cai', 'dot']);
  expect(sceneFrom(asked, {})).toEqual(asked);
  expect(sceneFrom(asked, { queue: ['ada'] })).toMatchObject({ turn: 1, step: 'movement', centralism: 'medium', proposal: null });
});

test('money is owed, or taken', () => {
  const taxed = scene(duo, { dues: [{ payer: 'bo', payee: 'treasury', amount: 1, reason: 'tax' }] });
  expect(somElQueDecidim.actors(taxed)).toEqual(['bo']);
  const taking = scene(duo, { payout: { receiver: 'ada', amount: 4, cause: 'transfer' } });
  expect(taking.step).toBe('takeMoney');
  expect(somElQueDecidim.actors(taking)).toEqual(['ada']);
});

test('a transfer comes with a face that pays it', () => {
  const shown = (amount: number) => {
    const { config, die } = scene(duo, { payout: { receiver: 'ada', amount, cause: 'transfer' } });
    return config.content.die[die! - 1]!.money;
  };
  expect([2, 4].map(shown)).toEqual([2, 4]);
});

test('tiles change places, and what stands on the start tile goes with it', () => {
  const state = scene(duo, { step: 'transferRoll', board: { 0: { tile: tile(5) }, 7: { faceUp: true } } });
  expect([state.board[0]!.tile, state.board[5]!.tile, state.board[7]!.faceUp]).toEqual([tile(5), tile(0), true]);
  expect(Object.values(state.players).map(({ cell }) => cell)).toEqual([5, 5]);
});

test('a tile is found beyond the gaps that parts of the urn have left', () => {
  const found = scene(duo, { step: 'transferRoll', urnAside: urns.slice(0, 1) });
  const [gap, last] = [urns[0]!, urns.at(-1)!];
  const state = sceneFrom(found, { board: { 7: { tile: tile(last) } } });
  expect([state.board[gap], state.board[7]!.tile, state.board[last]!.tile]).toEqual([null, tile(last), tile(7)]);
});

test('parts of the urn go back to where they were found', () => {
  const found = scene(duo, { step: 'transferRoll', urnAside: urns.slice(0, 2) });
  const [first, second] = urns as [number, number];
  const back = sceneFrom(found, { urnAside: [second] });
  expect(back.board[first]).toEqual({ tile: tile(first), faceUp: false, laying: 0 });
  expect(back.urnAside).toEqual([{ tile: tile(second), fromCell: second }]);
});

describe('a vote', () => {
  const players = { ada: { cell: suffrage, participation: 3, discs: ['mossos-1'] }, bo: { participation: 2 } };
  const alone = (...ids: readonly string[]) => ids.map((player) => ({ player, members: [player], beneficiary: player }));

  test('may be called by whoever stands there', () => {
    const state = scene(four, { step: 'suffrage', players });
    expect(state).toMatchObject({ queue: ['ada'], moved: true, trail: [suffrage] });
    expect(somElQueDecidim.open(state, 'ada')).toContain('call-elections');
  });

  test('an election, step by step', () => {
    const election = (said: object) => scene(four, { players, vote: { type: 'election', ...said } });
    expect(election({})).toMatchObject({ step: 'declareLists', vote: { convener: 'ada', lists: null } });
    const full = election({ declarations: alone('ada', 'bo', 'cai', 'dot'), commits: { ada: 3 } });
    expect(full).toMatchObject({ step: 'commitVotes', vote: { lists: [{ beneficiary: 'ada' }, {}, {}, {}] } });
    expect(sceneFrom(full, { vote: { ...full.vote!, commits: { ada: 3, bo: 2, cai: 0, dot: 0 } } as never }).step).toBe('openFists');
    playedOn(somElQueDecidim, full, 1, 400);
  });

  test('whoever calls it has walked to where votes are called, unless the scene says otherwise', () => {
    const called = scene(four, { holder: 'bo', players: { bo: { discs: ['mossos-1', 'roads-1'] } }, vote: { type: 'election' } });
    expect([called.players['bo']!.cell, called.board[suffrage]!.faceUp, called.step]).toEqual([suffrage, true, 'declareLists']);
    const censured = scene(four, { vote: { type: 'motion', convener: 'cai', beneficiary: 'dot' } });
    expect([censured.players['cai']!.cell, censured.step]).toEqual([suffrage, 'declareSupport']);
    const asked = scene(four, { step: 'suffrage', queue: ['dot'] });
    expect([asked.players['dot']!.cell, somElQueDecidim.actors(asked)]).toEqual([suffrage, ['dot']]);
    for (const state of [called, censured, asked]) playedOn(somElQueDecidim, state, 2, 200);
  });

  test('a motion, step by step', () => {
    const motion = (said: object) =>
      scene(four, { players: { cai: { cell: suffrage } }, vote: { type: 'motion', convener: 'cai', beneficiary: 'cai', ...said } });
    expect(motion({})).toMatchObject({ step: 'declareSupport', queue: ['cai'] });
    const supports = [
      { player: 'bo', side: 'holder' },
      { player: 'dot', side: 'neutral' },
    ];
    expect(motion({ supports }).step).toBe('commitVotes');
    expect(motion({ supports, commits: { ada: 0, bo: 0, cai: 0 } }).step).toBe('openFists');
  });
});

test('the end', () => {
  const state = scene(four, { end: { ending: 'dui', provoker: 'bo' } });
  expect(O.toUndefined(somElQueDecidim.outcome(state))).toMatchObject({ ending: 'dui', provoker: 'bo', insolvent: [] });
  expect(scene(four, { end: { ending: 'consultation' }, urnAside: urns }).step).toBe('gameOver');
});

test('a position changes in what is named alone', () => {
  const before = scene(four, { queue: ['ada'], players: { ada: { cell: 2 } }, moved: true });
  const after = sceneFrom(before, { players: { bo: { participation: 1 } }, turn: 5 });
  expect({ ...after, turn: 1, pool: before.pool, players: before.players }).toEqual(before);
  expect(after.players).toEqual({ ...before.players, bo: { ...before.players['bo'], participation: 1 } });
  expect(sceneFrom(before, { used: { prescription: true } }).used).toEqual({ prescription: true, inheritance: false });
});

describe('refused', () => {
  const refusals: Readonly<Record<string, readonly [said: unknown, path: string | undefined, config?: unknown]>> = {
    'a misspelt field': [{ trun: 3 }, 'trun'],
    'a misspelt field of a player': [{ players: { ada: { disks: [] } } }, 'players.ada.disks'],
    'a number that is none': [{ turn: '3' }, 'turn'],
    'a step nobody knows': [{ step: 'dance' }, 'step'],
    'a player nobody knows': [{ players: { eva: {} } }, 'players.eva'],
    'a holder nobody knows': [{ holder: 'eva' }, 'holder'],
    'a mover nobody knows': [{ queue: ['eva'] }, 'queue.0'],
    'a disc nobody knows': [{ players: { ada: { discs: ['gold-1'] } } }, 'players.ada.discs.0'],
    'a disc of two': [{ players: { ada: { discs: ['roads-1'] }, bo: { discs: ['roads-1'] } } }, 'players.bo.discs.0'],
    'more participation than there is': [{ step: 'transferRoll', players: { ada: { participation: 1000 } } }, undefined],
    'a citizen beside the board': [{ players: { ada: { cell: 37 } } }, 'players.ada.cell'],
    'a citizen in a gap': [{ urnAside: [urns[0]], players: { ada: { cell: urns[0] } } }, 'players.ada.cell'],
    'a citizen on the urn': [{ step: 'transferRoll', players: { ada: { cell: urns[0] } } }, undefined],
    'a cell beside the board': [{ board: { 99: {} } }, 'board.99'],
    'an inherited name': [{ board: { constructor: {} } }, 'board.constructor'],
    'a gap that is filled': [{ urnAside: [] as number[], board: { [urns[0]!]: { tile: 'nothing' } } }, `board.${urns[0]}.tile`],
    'a tile from nowhere': [{ board: { 3: { tile: 'nothing' } } }, 'board.3.tile'],
    'a part of the urn that is none': [{ urnAside: [1] }, 'urnAside.0'],
    'a part of the urn taken twice': [{ urnAside: [urns[0], urns[0]] }, 'urnAside.1'],
    'something face up beside the board': [{ faceUp: [40] }, 'faceUp.0'],
    'a laying that was not': [{ step: 'transferRoll', board: { 3: { laying: 2 } } }, 'board.3'],
    'more refills than turns': [{ step: 'transferRoll', refills: 1 }, 'refills'],
    'a turn after the last': [{ step: 'transferRoll', turn: 4 }, 'turn', { ...duo, turnLimit: 3 }],
    'a degree other than the fixed one': [{ centralism: 'high' }, 'centralism', { ...duo, centralism: 'medium' }],
    'taxes nobody can pay': [{ players: { bo: { discs: [] } } }, undefined],
    'a debt to oneself': [{ dues: [{ payer: 'bo', payee: 'bo', amount: 1, reason: 'tax' }] }, 'dues.0'],
    'a queue that no face brings': [{ queue: ['cai', 'bo'] }, 'queue'],
    'a face that brings others': [{ queue: ['ada'], die: 3 }, 'queue'],
    'a face that the die has not': [{ queue: ['ada'], die: 7 }, 'die'],
    'a walk that jumps': [{ queue: ['ada'], players: { ada: { cell: 9 } }, trail: [2, 9], faceUp: [2] }, 'trail'],
    'a vote where there are none': [{ players: { ada: { cell: suffrage } }, vote: { type: 'election' } }, 'vote', { ...duo, mode: 'A' }],
    'a vote far from the ballot': [{ players: { ada: { cell: 2 } }, vote: { type: 'election' } }, 'players.ada.cell'],
    'a step of a vote that is not named': [{ step: 'openFists' }, 'step'],
    'a payment of a tile that there is not': [{ economicPaid: ['nothing'] }, 'economicPaid.0'],
    'a fist that holds too much': [{ vote: { type: 'motion', convener: 'bo', beneficiary: 'bo', commits: { ada: 50 } } }, 'vote.commits'],
    'a fist of nobody': [{ vote: { type: 'election', commits: { eva: 1 } } }, 'vote.commits.eva'],
    'a misspelt field of a vote': [{ vote: { type: 'election', lsits: [] } }, 'vote.lsits'],
    'a table of nobody': [{}, 'config.players', { players: [] }],
  };
  for (const [what, [said, path, config]] of Object.entries(refusals)) test(what, () => expect(wrong(said, config)[0]).toBe(path));

  test('a thrown scene says everything that is wrong', () => {
    expect(() => scene(duo, { players: { ada: { discs: ['gold-1'] } }, faceUp: [99] })).toThrow(
      'Refused: bad-scene (CORE-STATE) players.ada.discs.0: There is no disc gold-1.; bad-scene (CORE-STATE) faceUp.0: No tile lies on cell 99.',
    );
    // @ts-expect-error there is no such player
    expect(() => scene(duo, { holder: 'eva' })).toThrow('holder: eva does not play.');
    expect(() => scene({ players: [{ id: 'ada', colour: 'lilac' }, 'bo'] }, { holder: 'bo' })).not.toThrow();
  });
});

/** What a scene says of a state that was reached by play. */
const described = (state: State): Scene => {
  const { config: _, treasury, pool, board, urnAside, proposal, payout, spainCell, vote, end, centralism, ...rest } = state;
  return {
    ...rest,
    board: Object.fromEntries(board.flatMap((square, cell) => (square === null ? [] : [[cell, { ...square }]]))),
    urnAside: urnAside.map(({ fromCell }) => fromCell),
    ...(centralism === null ? {} : { centralism }),
    ...(proposal === null ? {} : { proposal }),
    ...(payout === null ? {} : { payout }),
    ...(spainCell === null ? {} : { spainCell }),
    ...(vote === null ? {} : { vote }),
    ...(end === null ? {} : { end }),
  };
};

test('what was reached by play and said again is the same position, and play goes on from it', () => {
  let said = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<typeof duo | typeof four | typeof solo>(duo, four, solo), fc.nat(150), (seed, config, most) => {
      const state = playedOn(somElQueDecidim, accepted(somElQueDecidim.setup(config, seeded(seed))).state, seed, most);
      expect(sceneFrom(state, {})).toEqual(state);
      // A scene knows the content's order of tiles alone: where parts of the urn were found, they are said from a board that has them.
      if (state.urnAside.length > 0) return;
      const again = decodeScene(config, described(state));
      if (E.isLeft(again)) throw new Error(again.left[0].message);
      expect(again.right).toEqual(state);
      playedOn(somElQueDecidim, again.right, seed, 300);
      said++;
    }),
    { seed: 2026, numRuns: often(25, 60) },
  );
  expect(said).toBeGreaterThan(often(10, 30));
});
