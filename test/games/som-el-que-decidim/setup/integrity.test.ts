import { E } from 'ludoteca';
import { atlasOf, catalonia, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect, test } from 'vitest';
import { answeredInFull } from '../../refusals-in-full.js';
import { clause } from '../helpers/clauses.js';
import { play } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, players, scene, tax, tile } from '../helpers/scenes.js';

const refuses = (state: object): boolean => E.isLeft(answeredInFull(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state)))));

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
  const read = answeredInFull(somElQueDecidim.decodeState(JSON.parse(JSON.stringify(state))));
  return E.isRight(read) ? null : (read.left[0].path ?? '');
};

const walking = scene({ config: { mode: 'ABC' }, step: 'movement', change: { queue: players(4) } });

const paying = scene({ step: 'payment', change: { dues: [tax(bo, 1), tax(ada, 2)] } });

const taking = scene({ step: 'takeMoney', change: { payout: { receiver: ada, amount: 4, cause: 'transfer' } } });

const earning = scene({
  step: 'takeMoney',
  cells: { bo: 4 },
  change: { queue: [bo], payout: { receiver: bo, amount: 3, cause: 'economic' } },
});

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

const declaring = scene({
  config: { mode: 'ABC' },
  step: 'declareLists',
  cells: { ada: 18 },
  change: { queue: [ada], moved: true, vote: { type: 'election', convener: ada, declarations: [], lists: null, commits: {} } },
});

/** ada has called elections, and pays for them before anybody declares a list. */
const charged = play(
  scene({
    config: { mode: 'AC' },
    step: 'suffrage',
    cells: { ada: 18 },
    discs: { ada: ['health-1', 'justice-1', 'roads-1'], bo: ['roads-2'], cai: ['forests-1'], dot: ['forests-2'] },
    change: { queue: [ada], moved: true, trail: [18] },
  }),
  [{ type: 'call-elections', player: ada }],
).state;

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
  discs: { ada: ['health-1', 'justice-1'], bo: ['education-1', 'roads-1'] },
  change: {
    dues: [{ payer: bo, payee: ada, amount: 1, reason: 'prescription' }],
    queue: [ada],
    moved: true,
    used: { prescription: true, inheritance: false },
  },
});

const lonely = scene({ config: { centralism: 'choose' }, count: 1, centralism: 'high', step: 'movement', change: { queue: [ada] } });

const two = scene({ count: 2, step: 'cohesion' });

const strolling = scene({
  config: { mode: 'AB' },
  step: 'movement',
  cells: { ada: 5 },
  faceUp: [1, 4, 17, 18],
  change: { queue: players(4), moved: true, trail: [0, 1, 5] },
});

const shared = play(scene({ step: 'cohesion', discs: { ada: ['health-1'], bo: ['roads-1', 'roads-2'] } }), [
  { type: 'break-coin', player: ada, disc: 'health-1' },
  1,
  1,
]).state;

/** A walking scene in which bo has won a vote and cai and dot are still to move. */
const succeeding = scene({ config: { mode: 'AC' }, step: 'movement', change: { queue: [cai, dot], nextHolder: bo } });

const aligned = (centralism: 'medium' | 'high' | 'intense', ...faceUp: number[]) => ({
  centralism,
  config: { ...strolling.config, centralism },
  board: strolling.board.map((square, cell) => (faceUp.includes(cell) ? { ...square!, faceUp: true } : square)),
});

const over = { ...walking, step: 'gameOver', end: { ending: 'timeout', cause: null, insolvent: [], provoker: null } } as const;

test('what play leads to is accepted', () => {
  for (const state of [walking, paying, taking, voting, censuring, acting, asking, electing, collecting, lonely, two, over, begun()])
    expect(faultOf(state)).toBeNull();
  expect(charged).toMatchObject({ step: 'payment', dues: [{ reason: 'electionFee' }], vote: { type: 'election' } });
  for (const state of [strolling, shared, succeeding, declaring, charged]) expect(faultOf(state)).toBeNull();
  expect(faultOf({ ...strolling, ...aligned('high', 33, 36) })).toBeNull();
  expect(faultOf({ ...strolling, ...aligned('medium', 33, 34, 35, 36) })).toBeNull();
  expect(
    faultOf({ ...acting, ...aligned('intense', 33), board: acting.board, config: { ...acting.config, centralism: 'intense' } }),
  ).toBeNull();
});

const discOrder = atlasOf(catalonia).order.discs;
const byOrder = (a: string, b: string): number => discOrder.get(a)! - discOrder.get(b)!;

const lonelyHolder = () => scene({ step: 'movement', change: { queue: [ada] } });

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
  ['a degree proposed before there was a time for it', begun(), { proposedDegrees: ['high'] }, 'proposedDegrees'],
  ['a degree proposed where it is fixed', walking, { proposedDegrees: ['high'] }, 'proposedDegrees'],
  [
    'a tile that was entered in the setup',
    begun(),
    { board: begun().board.map((square, cell) => (cell === 5 ? { ...square, faceUp: true } : square)) },
    'board.5',
  ],
  [
    'a part of the urn that was found in the setup',
    begun(),
    {
      board: begun().board.map((square, cell) => (cell === 30 ? null : square)),
      urnAside: [{ tile: tile(30), fromCell: 30 }],
    },
    'board.30',
  ],
  ['a tile that paid in the setup', begun(), { economicPaid: [tile(4)] }, 'economicPaid'],
  ['a tile that there is not has paid', walking, { economicPaid: ['nothing'] }, 'economicPaid.0'],
  ['a tile has paid that does not pay', walking, { economicPaid: [tile(4), tile(1)] }, 'economicPaid.1'],
  ['a tile has paid twice', walking, { economicPaid: [tile(4), tile(4)] }, 'economicPaid.1'],
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
  ['a tax to somebody who does not govern', paying, { dues: [tax(bo, 1, cai)] }, 'dues.0'],
  ['a tax to the holder without the agency', paying, { dues: [tax(bo, 1, ada)] }, 'dues.0'],
  ['nothing is owed to oneself', paying, { dues: [tax(bo, 1, bo)] }, 'dues.0'],
  [
    'one euro is paid out, of which nothing is to be chosen',
    taking,
    { payout: { receiver: ada, amount: 1, cause: 'transfer' } },
    'payout.amount',
  ],
  ['less than nothing is paid out', taking, { payout: { receiver: ada, amount: -4, cause: 'transfer' } }, 'payout.amount'],
  ['less is paid than the die shows', taking, { payout: { receiver: ada, amount: 2, cause: 'transfer' } }, 'payout.amount'],
  ['more is paid than an economic tile pays', earning, { payout: { receiver: bo, amount: 4, cause: 'economic' } }, 'payout.amount'],
  [
    'a payout on a tile that does not pay',
    earning,
    { players: { ...earning.players, bo: { ...earning.players[bo]!, cell: 0 } }, trail: [0] },
    'players.bo.cell',
  ],
  ['support is declared in an election', declaring, { step: 'declareSupport' }, 'vote'],
  ['an election that nobody pays for is no longer called', charged, { vote: null }, 'dues.0'],
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
  [
    'the holder censures',
    censuring,
    {
      die: 1,
      queue: [ada],
      players: { ...censuring.players, ada: { ...censuring.players[ada]!, cell: 18 } },
      vote: { ...censuring.vote, convener: ada },
    },
    'vote',
  ],
  ['support out of turn', censuring, { vote: { ...censuring.vote, supports: [{ player: dot, side: 'neutral' }] } }, 'vote.supports'],
  ['nothing acts', acting, { spainCell: null }, 'spainCell'],
  ['a tile of the State that is none', acting, { spainCell: 0 }, 'spainCell'],
  [
    'somebody stays away while the State acts',
    acting,
    { players: { ...acting.players, bo: { ...acting.players[bo]!, cell: 33 } } },
    'players.bo.cell',
  ],
  ['a vote called far from the tile', electing, { players: { ...electing.players, bo: { ...electing.players[bo]!, cell: 0 } } }, 'trail'],
  [
    'a vote called on the start tile',
    electing,
    { trail: [0], players: { ...electing.players, bo: { ...electing.players[bo]!, cell: 0 } } },
    'players.bo.cell',
  ],
  [
    'a walk that goes on from a world tile',
    strolling,
    { trail: [18], players: { ...strolling.players, ada: { ...strolling.players[ada]!, cell: 18 } } },
    'players.ada.cell',
  ],
  [
    'a walk across a world tile',
    strolling,
    { trail: [18, 17], ...aligned('medium', 17), players: { ...strolling.players, ada: { ...strolling.players[ada]!, cell: 17 } } },
    'trail',
  ],
  ['a trail over tiles lying face down', strolling, { trail: [1, 6, 5] }, 'trail'],
  ['a trail with a leap', strolling, { trail: [17, 5] }, 'trail'],
  ['a trail that crosses itself', strolling, { trail: [5, 1, 5] }, 'trail'],
  ['a trail that ends elsewhere', strolling, { trail: [0, 1] }, 'trail'],
  ['a walk without a trail', strolling, { trail: [] }, 'trail'],
  ['a trail of nobody', two, { moved: true, trail: [0] }, 'moved'],
  ['a tile of the State left face up under intense', strolling, aligned('intense', 33), 'board.33'],
  ['two aligned tiles of the State left face up under high', strolling, aligned('high', 34, 36), 'board.36'],
  ['everybody moves where the die shows the holder', strolling, { die: 1 }, 'queue'],
  ['the holder moves where the die shows another', lonelyHolder(), { die: 3 }, 'queue'],
  ['the next moves before the first', strolling, { queue: [bo, ada] }, 'queue'],
  ['two of four are left who are not the last', strolling, { queue: [ada, bo] }, 'queue'],
  ['an elected successor where there are no votes', succeeding, { config: { ...succeeding.config, mode: 'A' } }, 'nextHolder'],
  ['an elected successor before anybody could vote', walking, { nextHolder: bo }, 'nextHolder'],
  ['an elected successor in cohesion', { ...two, config: { ...two.config, mode: 'AC' } }, { nextHolder: bo }, 'nextHolder'],
  [
    'a levy used where discs have no powers',
    strolling,
    { config: { ...strolling.config, mode: 'A' }, used: { prescription: true, inheritance: false } },
    'used',
  ],
  ['a levy used before the first step', walking, { used: { prescription: false, inheritance: true } }, 'used'],
  ['a levy owed that nobody collected', collecting, { used: { prescription: false, inheritance: false } }, 'used'],
  ['a levy of 2 € where 1 € is collected', collecting, { dues: [{ ...collecting.dues[0]!, amount: 2 }] }, 'dues'],
  ['change to share in mid-walk', walking, { mustShare: true }, 'mustShare'],
  ['change to share where all is free', shared, { config: { ...shared.config, changePolicy: 'free' } }, 'mustShare'],
  [
    'change to share with one euro',
    shared,
    {
      players: { ...shared.players, ada: { ...shared.players[ada]!, discs: shared.players[ada]!.discs.slice(1) } },
      treasury: [...shared.treasury, shared.players[ada]!.discs[0]!].sort(byOrder),
    },
    'mustShare',
  ],
  ['cohesion alone', lonely, { step: 'cohesion', queue: [] }, 'step'],
  ['more refills than turns', walking, { refills: 1 }, 'refills'],
  ['refills without end', { ...walking, turn: 3 }, { refills: Number.MAX_SAFE_INTEGER }, 'refills'],
  ['turns without end', walking, { turn: Number.MAX_SAFE_INTEGER }, 'turn'],
  [
    'more participation discs than a die has sides',
    walking,
    { pool: 2 ** 31, config: { ...walking.config, content: { ...walking.config.content, participation: 2 ** 31 } } },
    'config.content.participation',
  ],
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

clause('SD-CHG-14', 'a state saved before change had to be shared has none to share', () => {
  const { mustShare, ...old } = walking;
  expect(mustShare).toBe(false);
  const read = somElQueDecidim.decodeState(JSON.parse(JSON.stringify(old)));
  expect(E.isRight(read) && read.right).toEqual(walking);
  expect(refuses({ ...old, mustShare: 1 })).toBe(true);
});

clause('SD-FLOW-17', 'what can be read at the last turn of all can be read after it', () => {
  const last = { ...lonelyHolder(), turn: 1_000_000_000, moved: true, trail: [0] };
  expect(refuses(last)).toBe(false);
  const { state } = play(last, [{ type: 'stop', player: ada }]);
  expect([state.end?.ending, refuses(state)]).toEqual(['timeout', false]);
});

clause('SD-STATE-07', 'whoever spoke first, the state is the same to the letter', () => {
  const proposed = play(begun({ concentration: 'keep' }), [{ type: 'propose-centralism', player: ada, degree: 'high' }]).state;
  const answers = [bo, dot].map((player) => [{ type: 'answer-proposal', player, accept: true }] as const);
  const answered = [answers, answers.toReversed()].map((lines) => JSON.stringify(play(proposed, ...lines).state));
  expect(answered[0]).toBe(answered[1]);
  const commits = [ada, bo, cai].map((player) => [{ type: 'commit-votes', player, count: 0 }] as const);
  const texts = [commits, commits.toReversed()].map((lines) => JSON.stringify(play(voting, ...lines).state));
  expect(texts[0]).toBe(texts[1]);
});
