import { expect, test } from 'vitest';
import { participationOf, worthOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, begun, bo, cai, dot, players, scene } from '../helpers/scenes.js';

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

test('example 32: a tied alliance', () => {
  const alliance = [[ada, cai], cai] as const;
  const stand = (fists: readonly number[]) => elect({ ada: 1 }, { ada: alliance, cai: alliance }, fists);
  expect(stand([0, 0, 0, 0]).state.holder).toBe(ada);
  expect(stand([1, 0, 0, 0]).state.holder).toBe(cai);
});
