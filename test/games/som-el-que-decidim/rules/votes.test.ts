import { E, scripted } from 'ludoteca';
import { type Config, type State, somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import {
  ada,
  bo,
  cai,
  clause,
  discsOf,
  dot,
  options,
  participationOf,
  play,
  players,
  refusal,
  type Scene,
  scene,
  told,
  types,
  worthOf,
} from '../table.js';

const hands = {
  ada: ['mossos-1', 'mossos-2', 'firefighters-1', 'roads-1'],
  bo: ['justice-1', 'roads-2'],
  cai: ['justice-2', 'forests-1'],
  dot: ['health-1', 'forests-2'],
};
const owned = { ada: 3, bo: 4, cai: 2, dot: 1 };

/** Somebody has just entered the suffrage tile. */
const entered = (player: string, rest: Partial<Scene> = {}) =>
  scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    cells: { [player]: 18 },
    discs: hands,
    participation: owned,
    ...rest,
    change: { queue: [player], moved: true, trail: [18], die: 6, ...rest.change },
  });
const call = { type: 'call-elections', player: ada } as const;
const list = (player: string, members: readonly string[] = [player], beneficiary: string = player) =>
  ({ type: 'declare-list', player, members, beneficiary }) as const;
const commit = (player: string, count: number) => ({ type: 'commit-votes', player, count }) as const;
const open = { type: 'open-fists', player: ada } as const;

clause('SD-SUF-05', 'declining ends the movement, and the turn if nobody is left', () => {
  const alone = play(entered(bo), [{ type: 'decline-vote', player: bo }]);
  expect(types(alone.events).slice(0, 3)).toEqual(['vote-declined', 'movement-ended', 'turn-ended']);
  expect(told(alone.events, 'movement-ended')[0]!.reason).toBe('vote');
  const more = play(entered(bo, { change: { queue: [bo, cai] } }), [{ type: 'decline-vote', player: bo }]);
  expect([more.state.queue, more.state.turn]).toEqual([[cai], 1]);
});

clause('SD-ELE-01', 'only the holder calls elections', () => {
  expect(refusal(entered(bo), { ...call, player: bo })).toEqual(['not-the-holder', 'SD-ELE-01']);
  expect(play(entered(ada), [call]).state.step).toBe('declareLists');
});

clause('SD-ELE-02', 'with a mossos disc; firefighters will not do', () => {
  const before = entered(ada);
  const fire = {
    ...before,
    players: { ...before.players, ada: { ...before.players[ada]!, discs: ['firefighters-1'] } },
    treasury: [...before.treasury],
  };
  expect(refusal(fire, call)).toEqual(['no-mossos-disc', 'SD-ELE-02']);
  const step = scene({
    config: { mode: 'ABC' },
    step: 'movement',
    cells: { ada: 17 },
    discs: { ...hands, ada: ['firefighters-1', 'roads-1'] },
    faceUp: [18],
    change: { queue: [ada, bo] },
  });
  expect(told(play(step, [{ type: 'move', player: ada, to: 18 }]).events, 'movement-ended')[0]!.reason).toBe('world');
});

clause('SD-ELE-03', 'one mossos disc goes to the treasury at once', () => {
  const { state, events } = play(entered(ada), [call]);
  expect(told(events, 'disc-spent')).toEqual([{ type: 'disc-spent', player: ada, disc: 'mossos-1' }]);
  expect([discsOf(state, 'treasury').includes('mossos-1'), discsOf(state, ada).includes('mossos-2')]).toEqual([true, true]);
});

clause('SD-ELE-04', 'without B with 3 €', () => {
  const before = entered(ada, { config: { mode: 'AC' } });
  const poor = { ...before, players: { ...before.players, ada: { ...before.players[ada]!, discs: ['mossos-1'] } } };
  expect(refusal(poor, call)).toEqual(['cannot-afford-election', 'SD-ELE-04']);
  expect(options(before, ada)).toContain('call-elections');
});

clause(['SD-ELE-05', 'SD-FLOW-06'], 'which are due to the treasury before lists are declared', () => {
  const { state } = play(entered(ada, { config: { mode: 'AC' } }), [call]);
  expect(state).toMatchObject({ step: 'payment', dues: [{ payer: ada, payee: 'treasury', amount: 3, reason: 'electionFee' }] });
  expect(play(state, [{ type: 'pay', player: ada, discs: ['mossos-1', 'roads-1'] }]).state.step).toBe('declareLists');
});

/** An election with these lists and fists, opened. */
const election = (
  lists: Readonly<Record<string, readonly [readonly string[], string]>>,
  fists: readonly number[],
  rest: Partial<Scene> = {},
) =>
  play(
    entered(ada, rest),
    [call],
    ...players(4).map((player) => [list(player, lists[player]?.[0], lists[player]?.[1])] as const),
    ...players(4).map((player, i) => [commit(player, fists[i]!)] as const),
    [open],
  );
const result = (events: Parameters<typeof told>[0]) => told(events, 'vote-resolved')[0]!;

clause('SD-ELE-06', 'the fee is lost whatever comes of it', () => {
  for (const fists of [
    [0, 4, 0, 0],
    [3, 0, 0, 0],
  ])
    expect(discsOf(election({}, fists).state, 'treasury')).toContain('mossos-1');
});

const declaring = () => play(entered(ada), [call]).state;

clause('SD-ELE-07', 'all declare one after another, the holder first', () => {
  let state = declaring();
  for (const player of players(4)) {
    expect(somElQueDecidim.actors(state)).toEqual([player]);
    state = play(state, [list(player)]).state;
  }
  expect(state.step).toBe('commitVotes');
  const other = scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    holder: cai,
    cells: { cai: 18 },
    discs: { ...hands, cai: ['mossos-1'], ada: ['roads-1'] },
    change: { queue: [cai], moved: true, trail: [18] },
  });
  expect(somElQueDecidim.actors(play(other, [{ ...call, player: cai }], [list(cai)]).state)).toEqual([dot]);
});

clause('SD-ELE-08', 'a list has its declarer on it; one is enough', () => {
  expect(refusal(declaring(), list(ada, [bo], bo))).toEqual(['bad-parameter', 'SD-ELE-08']);
  expect(refusal(declaring(), list(ada, [ada, ada]))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(refusal(declaring(), list(ada, [ada, 'nobody']))).toEqual(['bad-parameter', 'SD-ACT-04']);
  expect(told(play(declaring(), [list(ada)]).events, 'list-declared')[0]!.members).toEqual([ada]);
});

clause('SD-ELE-09', 'the beneficiary stands on it', () => {
  expect(refusal(declaring(), list(ada, [ada, bo], cai))).toEqual(['bad-beneficiary', 'SD-ELE-09']);
  expect(play(declaring(), [list(ada, [bo, ada], bo)]).state.vote).toMatchObject({
    declarations: [{ player: ada, members: [ada, bo], beneficiary: bo }],
  });
});

clause('SD-ELE-10', 'it must agree with what its members have declared', () => {
  const { state } = play(declaring(), [list(ada, [ada, bo], bo)]);
  for (const wrong of [list(bo, [ada, bo], ada), list(bo, [ada, bo, cai], bo)])
    expect(refusal(state, wrong)).toEqual(['list-conflict', 'SD-ELE-10']);
  expect(play(state, [list(bo, [bo, ada], bo)]).state.vote).toMatchObject({ declarations: [{}, { members: [ada, bo] }] });
  expect(play(state, [list(bo)]).events).toHaveLength(1);
});

clause('SD-ELE-11', 'an alliance stands only if all its members declared it', () => {
  const { events } = election({ ada: [[ada, bo], bo], bo: [[ada, bo], bo], cai: [[cai, dot], dot] }, [0, 0, 0, 0]);
  expect(told(events, 'lists-settled')[0]!.lists).toEqual([
    { members: [ada, bo], beneficiary: bo },
    { members: [cai], beneficiary: cai },
    { members: [dot], beneficiary: dot },
  ]);
});

clause(['SD-ELE-12', 'SD-ELE-19'], 'all may stand on one list, which wins even without votes', () => {
  const all = [players(4), dot] as const;
  const { events } = election({ ada: all, bo: all, cai: all, dot: all }, [0, 0, 0, 0]);
  expect(result(events)).toMatchObject({ winner: { members: players(4), beneficiary: dot }, nextHolder: dot });
});

clause('SD-ELE-13', 'the highest sum of fists wins', () => {
  const pair = [[cai, dot], cai] as const;
  const { events } = election({ cai: pair, dot: pair }, [2, 2, 2, 1]);
  expect(result(events)).toMatchObject({ totals: [{ total: 2 }, { total: 2 }, { members: [cai, dot], total: 3 }], nextHolder: cai });
});

clause('SD-ELE-14', 'a tie goes to the holder\u2019s list', () => {
  expect(result(election({}, [2, 2, 2, 0]).events)).toMatchObject({ winner: { members: [ada] }, nextHolder: ada });
});

clause('SD-ELE-15', 'between others, to those who kept most', () => {
  expect(result(election({}, [1, 2, 2, 0]).events)).toMatchObject({ winner: { members: [bo] }, nextHolder: bo });
});

clause('SD-ELE-16', 'and if that is tied too, to the next in turn order', () => {
  const tied = election({}, [0, 0, 1, 1], { participation: { ada: 3, cai: 2, dot: 2 } });
  expect(result(tied.events)).toMatchObject({ winner: 'rotation', nextHolder: bo });
});

clause('SD-ELE-17', 'the winning list\u2019s beneficiary governs, even in place of the holder', () => {
  const both = [[ada, bo], bo] as const;
  expect(result(election({ ada: both, bo: both }, [3, 0, 0, 0]).events).nextHolder).toBe(bo);
});

clause('SD-ELE-18', 'a holder who is elected keeps the government for a turn', () => {
  const { state } = election({}, [3, 0, 0, 0]);
  expect([state.holder, state.turn, state.nextHolder]).toEqual([ada, 2, null]);
});

clause('SD-MOT-01', 'the holder cannot censure', () => {
  expect(refusal(entered(ada), { type: 'present-motion', player: ada, beneficiary: bo })).toEqual(['holder-cannot-censure', 'SD-MOT-01']);
  expect(options(entered(bo), bo)).toContain('present-motion');
});

const censure = (beneficiary: string, rest: Partial<Scene> = {}) =>
  play(entered(cai, rest), [{ type: 'present-motion', player: cai, beneficiary }]);

clause('SD-MOT-02', 'a motion costs nothing', () => {
  for (const mode of ['ABC', 'AC'] as const) {
    const { state } = censure(cai, { config: { mode } });
    expect([worthOf(state, cai), state.dues, state.step]).toEqual([3, [], 'declareSupport']);
  }
});

clause('SD-MOT-03', 'for the candidate or any other, but not the holder', () => {
  expect(refusal(entered(cai), { type: 'present-motion', player: cai, beneficiary: ada })).toEqual(['bad-beneficiary', 'SD-MOT-03']);
  expect(refusal(entered(cai), { type: 'present-motion', player: cai, beneficiary: 'nobody' })).toEqual(['bad-parameter', 'SD-ACT-04']);
  for (const beneficiary of [bo, cai, dot])
    expect(told(censure(beneficiary).events, 'motion-presented')[0]).toMatchObject({ candidate: cai, beneficiary });
});

const support = (player: string, side: 'candidate' | 'holder' | 'neutral') => ({ type: 'declare-support', player, side }) as const;

clause('SD-MOT-04', 'the others declare in turn order; with two players nobody does', () => {
  const { state } = censure(cai);
  expect(somElQueDecidim.actors(state)).toEqual([bo]);
  expect(somElQueDecidim.actors(play(state, [support(bo, 'neutral')]).state)).toEqual([dot]);
  const late = play(entered(ada, { holder: cai }), [{ type: 'present-motion', player: ada, beneficiary: ada }]).state;
  expect(somElQueDecidim.actors(late)).toEqual([dot]);
  expect(somElQueDecidim.actors(play(late, [support(dot, 'neutral')]).state)).toEqual([bo]);
  const two = scene({
    config: { mode: 'AC' },
    count: 2,
    step: 'suffrage',
    cells: { bo: 18 },
    change: { queue: [bo], moved: true, trail: [18] },
  });
  const after = play(two, [{ type: 'present-motion', player: bo, beneficiary: bo }]);
  expect([types(after.events), after.state.step]).toEqual([['motion-presented', 'sides-settled'], 'commitVotes']);
});

clause('SD-MOT-05', 'a beneficiary who does not stand with the candidate is replaced by him', () => {
  for (const side of ['holder', 'neutral'] as const)
    expect(told(play(censure(dot).state, [support(bo, 'candidate')], [support(dot, side)]).events, 'sides-settled')[0]!.beneficiary).toBe(
      cai,
    );
  expect(told(play(censure(dot).state, [support(bo, 'holder')], [support(dot, 'candidate')]).events, 'sides-settled')[0]!.beneficiary).toBe(
    dot,
  );
});

const decided = (
  sides: readonly ['candidate' | 'holder' | 'neutral', 'candidate' | 'holder' | 'neutral'],
  fists: Readonly<Record<string, number>>,
  rest: Partial<Scene> = {},
) =>
  play(
    censure(cai, rest).state,
    [support(bo, sides[0])],
    [support(dot, sides[1])],
    ...Object.entries(fists).map(([player, count]) => [commit(player, count)] as const),
    [open],
  );

clause('SD-MOT-06', 'who is neutral takes no part and keeps everything', () => {
  const waiting = play(censure(cai).state, [support(bo, 'neutral')], [support(dot, 'holder')]).state;
  expect(somElQueDecidim.actors(waiting)).toEqual([ada, cai, dot]);
  expect(refusal(waiting, commit(bo, 1))).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(participationOf(decided(['neutral', 'holder'], { ada: 3, cai: 2, dot: 1 }).state)[1]).toBe(4);
});

clause('SD-MOT-07', 'each side adds up its fists', () => {
  const { events } = decided(['candidate', 'holder'], { ada: 2, bo: 3, cai: 1, dot: 1 });
  expect(result(events).totals).toEqual([
    { members: [bo, cai], total: 4 },
    { members: [ada, dot], total: 3 },
  ]);
});
clause('SD-MOT-08', 'the candidate\u2019s side wins', () =>
  expect(result(decided(['candidate', 'neutral'], { ada: 3, bo: 4, cai: 0 }).events)).toMatchObject({
    winner: 'candidate',
    nextHolder: cai,
  }),
);
clause('SD-MOT-09', 'the holder\u2019s side wins and plays again', () =>
  expect(result(decided(['neutral', 'holder'], { ada: 3, cai: 2, dot: 0 }).events)).toMatchObject({ winner: 'holder', nextHolder: ada }),
);
clause('SD-MOT-10', 'any tie leaves it to the turn order', () => {
  for (const fists of [
    { ada: 0, cai: 0 },
    { ada: 2, cai: 2 },
  ])
    expect(result(decided(['neutral', 'neutral'], fists).events)).toMatchObject({ winner: 'rotation', nextHolder: bo });
});

const committing = () => play(declaring(), ...players(4).map((player) => [list(player)] as const)).state;

clause('SD-VOT-01', 'everybody votes in an election, the two sides in a motion', () => {
  expect(somElQueDecidim.actors(committing())).toEqual(players(4));
  expect(somElQueDecidim.actors(play(censure(cai).state, [support(bo, 'neutral')], [support(dot, 'neutral')]).state)).toEqual([ada, cai]);
});

clause('SD-VOT-02', 'from nothing to all one has', () => {
  for (const count of [-1, 4]) expect(refusal(committing(), commit(ada, count))).toEqual(['bad-vote-count', 'SD-VOT-02']);
  expect(somElQueDecidim.legalActions(committing(), ada)).toEqual([0, 1, 2, 3].map((count) => commit(ada, count)));
  expect(refusal(committing(), commit(ada, 0.5))[0]).toBe('bad-parameter');
});

clause('SD-VOT-03', 'once, in any order', () => {
  const { state } = play(committing(), [commit(dot, 1)], [commit(ada, 0)]);
  expect(refusal(state, commit(dot, 0))).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(somElQueDecidim.actors(state)).toEqual([bo, cai]);
});

const closed = () => play(committing(), [commit(dot, 1)], [commit(cai, 2)], [commit(bo, 0)], [commit(ada, 3)]).state;

clause('SD-VOT-04', 'when all have, the fists are to be opened', () => {
  expect([closed().step, somElQueDecidim.actors(closed())]).toEqual(['openFists', [ada]]);
  expect(refusal(closed(), { ...open, player: bo })[0]).toBe('not-your-turn');
});

clause(['SD-VOT-05', 'SD-VOT-10'], 'the holder gives the sign; all is shown at once, and the walk is over', () => {
  const { events } = play(closed(), [open]);
  expect(told(events, 'fists-opened')).toEqual([{ type: 'fists-opened', commits: { ada: 3, bo: 0, cai: 2, dot: 1 } }]);
  expect(types(events).slice(0, 3)).toEqual(['fists-opened', 'vote-resolved', 'movement-ended']);
});

clause('SD-VOT-06', 'what was kept counts before the discs are taken away', () => {
  // bo keeps 2 of 4, cai none of 2: counted after the discs are gone, bo would keep nothing either.
  expect(result(election({}, [0, 2, 2, 0]).events).nextHolder).toBe(bo);
});

clause('SD-VOT-07', 'all fists go to the pool', () => {
  const { state } = play(closed(), [open]);
  expect([participationOf(state), state.pool]).toEqual([[0, 4, 0, 0], 8]);
});

/** bo's vote while cai is still to move. */
const twice = (config: Partial<Config> = {}): State =>
  entered(bo, { config: { mode: 'ABC', ...config }, cells: { bo: 18, cai: 17 }, change: { queue: [bo, cai] } });
const motion = (candidate: string, fists: Readonly<Record<string, number>>) =>
  [
    [{ type: 'present-motion', player: candidate, beneficiary: candidate }],
    ...players(4)
      .filter((player) => player !== candidate && player !== ada)
      .map((player) => [support(player, 'neutral')] as const),
    ...Object.entries(fists).map(([player, count]) => [commit(player, count)] as const),
    [open],
  ] as const;

clause(['SD-VOT-08', 'SD-VOT-09'], 'the marker stays until the turn ends, others still move, and a later vote counts instead', () => {
  const first = play(twice(), ...motion(bo, { ada: 0, bo: 1 })).state;
  expect(first).toMatchObject({ holder: ada, nextHolder: bo, queue: [cai], vote: null });
  const { state } = play(first, [{ type: 'move', player: cai, to: 18 }], ...motion(cai, { ada: 0, cai: 1 }));
  expect([state.holder, state.turn]).toEqual([cai, 2]);
});

clause(['SD-VOT-11', 'SD-VOT-12'], 'the new holder plays an ordinary turn, and the marker goes on from there', () => {
  const { state } = play(entered(cai), ...motion(cai, { ada: 0, cai: 1 }));
  expect(state).toMatchObject({ holder: cai, step: 'payment', nextHolder: null });
  const end = scene({ step: 'movement', holder: cai, change: { queue: [cai], moved: true } });
  expect(play(end, [{ type: 'stop', player: cai }]).state.holder).toBe(dot);
});

clause('SD-VOT-13', 'a vote outlives a tile of the State', () => {
  const before = scene({ config: { mode: 'AC' }, step: 'movement', cells: { cai: 27 }, change: { queue: [cai], nextHolder: dot } });
  expect(play(before, [{ type: 'move', player: cai, to: 33 }]).state.holder).toBe(dot);
});

clause('SD-STATE-02', 'discs in a fist are still their owner\u2019s', () => {
  const { state } = play(committing(), [commit(ada, 3)]);
  expect([participationOf(state), state.pool]).toEqual([[3, 4, 2, 1], 2]);
  const stolen = { ...state, pool: 5 };
  const read = somElQueDecidim.decodeState(JSON.parse(JSON.stringify(stolen)));
  expect(E.isLeft(read)).toBe(true);
});

clause('SD-VIEW-05', 'and their totals do not change in anybody\u2019s view', () => {
  const { state } = play(committing(), [commit(ada, 3)]);
  for (const viewer of [bo, null]) expect(somElQueDecidim.view(state, viewer).players[ada]!.participation).toBe(3);
});

clause('SD-DICE-04', 'votes, payments and walks over plain tiles throw no dice', () => {
  const dice = scripted([]);
  expect(E.isRight(somElQueDecidim.reduce(closed(), open, dice))).toBe(true);
  expect(
    E.isRight(
      somElQueDecidim.reduce(scene({ step: 'movement', change: { queue: [ada, bo] } }), { type: 'move', player: ada, to: 3 }, dice),
    ),
  ).toBe(true);
});
