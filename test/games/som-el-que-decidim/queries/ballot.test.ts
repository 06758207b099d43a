import { expect } from 'vitest';
import { commit, list } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { play, types } from '../helpers/playing.js';
import { ada, bo, cai, dot, scene } from '../helpers/scenes.js';
import { decided, election, result } from '../helpers/votes.js';

clause('SD-ELE-13', 'the highest sum of fists wins', () => {
  const pair = [[cai, dot], cai] as const;
  const { events } = election({ cai: pair, dot: pair }, [2, 2, 2, 1]);
  expect(result(events)).toMatchObject({ totals: [{ total: 2 }, { total: 2 }, { members: [cai, dot], total: 3 }], nextHolder: cai });
});

clause('SD-ELE-14', 'a tie goes to the holder, whomever the alliance has named', () => {
  expect(result(election({}, [2, 2, 2, 0]).events)).toMatchObject({ winner: { members: [ada] }, nextHolder: ada });
  const alliance = [[ada, cai], cai] as const;
  const tied = election({ ada: alliance, cai: alliance }, [0, 0, 0, 0]);
  expect([result(tied.events).winner, result(tied.events).nextHolder]).toEqual([{ members: [ada, cai], beneficiary: cai }, ada]);
  expect(result(election({ ada: alliance, cai: alliance }, [1, 0, 0, 0]).events).nextHolder).toBe(cai);
});

clause('SD-ELE-19', 'one list of all wins without a vote, and who it named governs', () => {
  const all = [[ada, bo, cai, dot], dot] as const;
  expect(result(election({ ada: all, bo: all, cai: all, dot: all }, [0, 0, 0, 0]).events)).toMatchObject({
    winner: { beneficiary: dot },
    nextHolder: dot,
  });
});

clause('SD-ELE-15', 'between others, to those who kept most', () => {
  expect(result(election({}, [1, 2, 2, 0]).events)).toMatchObject({ winner: { members: [bo] }, nextHolder: bo });
});

clause('SD-ELE-16', 'and if that is tied too, to the next in turn order', () => {
  const tied = election({}, [0, 0, 1, 1], { participation: { ada: 3, cai: 2, dot: 2 } });
  expect(result(tied.events)).toMatchObject({ winner: 'rotation', nextHolder: bo });
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

clause('SD-VOT-06', 'what was kept counts before the discs are taken away', () => {
  // bo keeps 2 of 4, cai none of 2: counted after the discs are gone, bo would keep nothing either.
  expect(result(election({}, [0, 2, 2, 0]).events).nextHolder).toBe(bo);
});

const everyone: readonly string[] = [ada, bo, cai, dot];

interface Standing {
  readonly members: readonly string[];
  readonly beneficiary: string;
}

/** Who governs next by the letter of the clauses. */
const elected = (lists: readonly Standing[], owned: Record<string, number>, fists: Record<string, number>, holder: string): string => {
  const sum = (list: Standing, of: (member: string) => number) => list.members.reduce((total, member) => total + of(member), 0);
  const cast = (list: Standing) => sum(list, (member) => fists[member]!);
  const kept = (list: Standing) => sum(list, (member) => owned[member]! - fists[member]!);
  const top = lists.filter((list) => lists.every((other) => cast(other) <= cast(list)));
  const governing = top.find(({ members }) => members.includes(holder));
  if (top.length === 1) return top[0]!.beneficiary;
  if (governing !== undefined) return holder;
  const thrifty = top.filter((list) => top.every((other) => kept(other) <= kept(list)));
  return thrifty.length === 1 ? thrifty[0]!.beneficiary : everyone[(everyone.indexOf(holder) + 1) % 4]!;
};

clause(['SD-ELE-13', 'SD-ELE-14', 'SD-ELE-15', 'SD-ELE-16', 'SD-ELE-17', 'SD-VOT-07'], 'every way the fists can fall is counted so', () => {
  const owned = { [ada]: 2, [bo]: 2, [cai]: 1, [dot]: 2 };
  const groupings: Standing[][] = [
    everyone.map((one) => ({ members: [one], beneficiary: one })),
    [{ members: [ada, dot], beneficiary: dot }, ...[bo, cai].map((one) => ({ members: [one], beneficiary: one }))],
    [
      { members: [bo, dot], beneficiary: bo },
      { members: [ada], beneficiary: ada },
      { members: [cai], beneficiary: cai },
    ],
  ];
  for (const holder of [ada, cai])
    for (const lists of groupings) {
      const vote = { type: 'election', convener: holder, declarations: [], lists: null, commits: {} } as const;
      const called = scene({
        config: { mode: 'AC' },
        step: 'declareLists',
        holder,
        cells: { [holder]: 18 },
        participation: owned,
        change: { queue: [holder], moved: true, vote },
      });
      const order = [...everyone.slice(everyone.indexOf(holder)), ...everyone.slice(0, everyone.indexOf(holder))];
      const listOf = (player: string) => lists.find(({ members }) => members.includes(player))!;
      const { state } = play(
        called,
        ...order.map((player) => [list(player, [...listOf(player).members].reverse(), listOf(player).beneficiary)] as const),
      );
      for (let fall = 0; fall < 54; fall++) {
        const fists: Record<string, number> = {
          [ada]: fall % 3,
          [bo]: Math.floor(fall / 3) % 3,
          [cai]: Math.floor(fall / 9) % 2,
          [dot]: Math.floor(fall / 18),
        };
        const committed = play(state, ...[dot, bo, ada, cai].map((player) => [commit(player, fists[player]!)] as const)).state;
        const { state: after, events } = play(committed, [{ type: 'open-fists', player: holder }]);
        expect([lists, fists, after.holder]).toEqual([lists, fists, elected(lists, owned, fists, holder)]);
        expect(after.pool).toBe(5 + everyone.reduce((sum, player) => sum + fists[player]!, 0));
        expect(types(events).slice(0, 4)).toEqual(['fists-opened', 'vote-resolved', 'movement-ended', 'turn-ended']);
      }
    }
});
