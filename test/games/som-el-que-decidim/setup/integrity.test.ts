import { E } from 'ludoteca';
import { type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { clause } from '../helpers/clauses.js';
import { play } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, players, scene, tax, tile } from '../helpers/scenes.js';

const refuses = (state: object): boolean => E.isLeft(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))));

clause('SD-STATE-01', 'each disc is in exactly one place', () => {
  const state = scene({ step: 'cohesion' });
  expect(refuses(state)).toBe(false);
  expect(refuses({ ...state, treasury: state.treasury.slice(1) })).toBe(true);
  expect(refuses({ ...state, treasury: ['justice-1', ...state.treasury] })).toBe(true);
});

clause('SD-STATE-03', 'each tile is in exactly one place, and gaps come from urn tiles', () => {
  const state = scene({ step: 'cohesion', aside: [30] });
  expect([refuses(state), state.board.filter((square) => square === null).length]).toEqual([false, 1]);
  expect(refuses({ ...state, urnAside: [] })).toBe(true);
  expect(refuses({ ...state, board: state.board.map((square, cell) => (cell === 30 ? state.board[29] : square)) })).toBe(true);
});

clause('SD-STATE-04', 'citizens stand on tiles lying face up, as many as like', () => {
  const state = scene({ step: 'cohesion' });
  expect(new Set(players(4).map((id) => state.players[id]!.cell)).size).toBe(1);
  expect(refuses({ ...state, players: { ...state.players, bo: { ...state.players[bo]!, cell: 5 } } })).toBe(true);
});

clause('SD-STATE-07', 'discs are kept in content order, however they came', () => {
  const { state } = play(
    scene({ step: 'cohesion' }),
    [{ type: 'give-disc', player: ada, to: dot, disc: 'roads-1' }],
    [{ type: 'give-disc', player: ada, to: dot, disc: 'justice-1' }],
  );
  expect(state.players[dot]!.discs).toEqual(['justice-1', 'education-2', 'education-3', 'roads-1', 'forests-3', 'energies-1']);
  expect(refuses({ ...state, treasury: [...state.treasury].reverse() })).toBe(true);
});

/** The path of the first fault of a state, or null if it has none. */
const faultOf = (state: object): string | null => {
  const read = somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state)));
  return E.isRight(read) ? null : (read.left[0].path ?? '');
};

const walking = scene({ config: { mode: 'ABC' }, step: 'movement', change: { queue: [ada, bo] } });

const paying = scene({ step: 'payment', change: { dues: [tax(bo, 1), tax(ada, 2)] } });

const taking = scene({ step: 'takeMoney', change: { payout: { receiver: ada, amount: 4, cause: 'transfer' } } });

const alone = (player: string) => ({ members: [player], beneficiary: player });

const voting = scene({
  config: { mode: 'ABC' },
  step: 'commitVotes',
  cells: { ada: 18 },
  participation: { ada: 2 },
  change: {
    queue: [ada],
    moved: true,
    vote: {
      type: 'election',
      convener: ada,
      declarations: players(4).map((player) => ({ player, ...alone(player) })),
      lists: players(4).map(alone),
      commits: {},
    },
  },
});

const censuring = scene({
  config: { mode: 'AC' },
  step: 'declareSupport',
  cells: { cai: 18 },
  change: { queue: [cai], moved: true, vote: { type: 'motion', convener: cai, beneficiary: cai, supports: [], commits: {} } },
});

const acting = scene({
  config: { mode: 'AB' },
  step: 'mobilise',
  discs: { ada: ['mossos-1', 'roads-1'], bo: ['roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
  faceUp: [33],
  aside: [30],
  change: { spainCell: 33 },
});

const asking = {
  ...begun({ concentration: 'keep' }),
  step: 'centralismConsent',
  proposedDegrees: ['high'],
  proposal: { degree: 'high', answers: { bo: true } },
} as const;

const electing = scene({ config: { mode: 'AC' }, step: 'suffrage', cells: { bo: 18 }, change: { queue: [bo], moved: true } });

const collecting = scene({
  config: { mode: 'AB' },
  step: 'payment',
  cells: { ada: 2 },
  change: { dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }], queue: [ada], moved: true },
});

const lonely = scene({ config: { centralism: 'choose' }, count: 1, centralism: 'high', step: 'movement', change: { queue: [ada] } });

const two = scene({ count: 2, step: 'cohesion' });

const over = { ...walking, step: 'gameOver', end: { ending: 'timeout', cause: null, insolvent: [], provoker: null } } as const;

test('what play leads to is accepted', () => {
  for (const state of [walking, paying, taking, voting, censuring, acting, asking, electing, collecting, lonely, two, over, begun()])
    expect(faultOf(state)).toBeNull();
});

/** What no play leads to: the state, what is wrong about it, and where that is noticed. */
const impossible: readonly (readonly [what: string, state: State, change: object, path: string])[] = [
  ['a stranger governs', walking, { holder: 'nobody' }, 'holder'],
  ['a stranger is elected', walking, { nextHolder: 'constructor' }, 'nextHolder'],
  ['somebody is missing', walking, { players: { ada: walking.players[ada] } }, 'players'],
  ['a square is missing', walking, { board: walking.board.slice(1) }, 'board'],
  ['a tile lies twice', walking, { board: walking.board.map((square, cell) => (cell === 5 ? walking.board[6] : square)) }, 'board.6'],
  [
    'an unknown tile',
    walking,
    { board: walking.board.map((square, cell) => (cell === 5 ? { ...square, tile: 'moon' } : square)) },
    'board.5',
  ],
  ['a gap from nothing', walking, { board: walking.board.map((square, cell) => (cell === 30 ? null : square)) }, 'board'],
  [
    'an urn tile face up',
    walking,
    { board: walking.board.map((square, cell) => (cell === 30 ? { ...square, faceUp: true } : square)) },
    'board.30',
  ],
  [
    'the start tile face down',
    walking,
    { board: walking.board.map((square, cell) => (cell === 0 ? { ...square, faceUp: false } : square)) },
    'board.0',
  ],
  [
    'a laying that never was',
    walking,
    { board: walking.board.map((square, cell) => (cell === 5 ? { ...square, laying: 1 } : square)) },
    'board.5',
  ],
  ['a disc out of order', walking, { treasury: [...walking.treasury].reverse() }, 'treasury'],
  ['too many participation discs', walking, { pool: 13 }, 'pool'],
  [
    'participation discs that are owed',
    walking,
    { pool: 14, players: { ...walking.players, ada: { ...walking.players[ada]!, participation: -2 } } },
    'pool',
  ],
  [
    'a citizen on a tile that lies face down',
    walking,
    { players: { ...walking.players, bo: { ...walking.players[bo]!, cell: 5 } } },
    'players.bo.cell',
  ],
  ['a step the options leave out', begun(), { config: { ...begun().config, concentration: 'keep' } }, 'step'],
  ['medium centralism alone', lonely, { centralism: 'medium' }, 'centralism'],
  ['a vote where there are none', electing, { config: { ...electing.config, mode: 'A' } }, 'step'],
  ['a levy where discs have no powers', collecting, { config: { ...collecting.config, mode: 'A' } }, 'dues.0'],
  ['a die that shows nobody', two, { die: 4 }, 'die'],
  ['turn 0 in play', walking, { turn: 0 }, 'turn'],
  ['no degree in play', { ...walking, config: { ...walking.config, centralism: 'choose' } }, { centralism: null }, 'centralism'],
  ['another degree than the fixed one', walking, { centralism: 'high' }, 'centralism'],
  ['a degree proposed twice', begun(), { proposedDegrees: ['high', 'high'] }, 'proposedDegrees'],
  [
    'everybody has answered',
    asking as unknown as State,
    { proposal: { degree: 'high', answers: { bo: true, cai: true, dot: true } } },
    'proposal',
  ],
  ['an answer from nowhere', asking as unknown as State, { proposal: { degree: 'high', answers: { ada: true } } }, 'proposal'],
  ['a stranger moves', walking, { queue: ['toString'] }, 'queue'],
  ['nobody moves', walking, { queue: [] }, 'queue'],
  ['somebody moves twice', walking, { queue: [ada, ada] }, 'queue'],
  ['a trail off the board', walking, { moved: true, trail: [99] }, 'trail'],
  ['a trail before the first step', walking, { trail: [0] }, 'moved'],
  ['no die after the roll', walking, { die: null }, 'die'],
  ['a seventh face', walking, { die: 7 }, 'die'],
  ['nothing is due', paying, { dues: [], die: 1 }, 'dues'],
  ['more is due than there is', paying, { dues: [tax(bo, 7)] }, 'dues'],
  ['a stranger owes', paying, { dues: [tax('nobody', 1)] }, 'dues.0'],
  ['nothing is owed to oneself', paying, { dues: [tax(bo, 1, bo)] }, 'dues.0'],
  ['nothing is paid out', taking, { payout: null }, 'payout'],
  ['a stranger takes money', taking, { payout: { receiver: bo, amount: 4, cause: 'transfer' } }, 'payout.receiver'],
  ['more is paid than there is', taking, { payout: { receiver: ada, amount: 40, cause: 'transfer' } }, 'payout.amount'],
  ['a vote that is no vote', voting, { vote: null }, 'vote'],
  ['lists nobody declared', voting, { vote: { ...voting.vote, lists: [] } }, 'vote.lists'],
  ['a declaration is missing', voting, { vote: { ...voting.vote, declarations: [] } }, 'vote.declarations'],
  [
    'a list out of seating order',
    voting,
    {
      vote: {
        ...voting.vote,
        declarations: players(4).map((player) => ({ player, ...alone(player), ...(player === ada && { members: [bo, ada] }) })),
      },
    },
    'vote',
  ],
  ['a fist too full', voting, { vote: { ...voting.vote, commits: { ada: 3 } } }, 'vote.commits'],
  ['all fists are closed', voting, { vote: { ...voting.vote, commits: { ada: 0, bo: 0, cai: 0, dot: 0 } } }, 'vote.commits'],
  ['somebody else calls elections', voting, { vote: { ...voting.vote, convener: bo } }, 'vote.convener'],
  ['the holder censures', censuring, { queue: [ada], vote: { ...censuring.vote, convener: ada } }, 'vote'],
  ['support out of turn', censuring, { vote: { ...censuring.vote, supports: [{ player: dot, side: 'neutral' }] } }, 'vote.supports'],
  ['nothing acts', acting, { spainCell: null }, 'spainCell'],
  ['a tile of the State that is none', acting, { spainCell: 0 }, 'spainCell'],
  ['an end without an end', over as unknown as State, { end: null }, 'end'],
  ['a consultation without the urn', over as unknown as State, { end: { ...over.end, ending: 'consultation' } }, 'end'],
  ['an intervention without a cause', over as unknown as State, { end: { ...over.end, ending: 'intervention' } }, 'end'],
  ['a DUI without a provoker', over as unknown as State, { end: { ...over.end, ending: 'dui' } }, 'end.provoker'],
  [
    'an urn tile set aside that is none',
    scene({ step: 'cohesion', aside: [30] }),
    { urnAside: [{ tile: tile(29), fromCell: 30 }] },
    'urnAside.0',
  ],
];

for (const [what, state, change, path] of impossible)
  test(`${what}: refused`, () => {
    expect(faultOf({ ...state, ...change })).toBe(path);
  });
