import type { List, Total } from '../types/index.js';

/** What a vote came to. */
export interface Result {
  readonly totals: readonly Total[];
  readonly winner: List | 'candidate' | 'holder' | 'rotation';
}

type Discs = Readonly<Record<string, number>>;

const sum = (members: readonly string[], discs: Discs): number => members.reduce((total, member) => total + (discs[member] ?? 0), 0);

/** The entries with the highest score. */
const best = <T>(entries: readonly T[], score: (entry: T) => number): T[] => {
  const most = Math.max(...entries.map(score));
  return entries.filter((entry) => score(entry) === most);
};

/** Who wins an election, from the fists and from what everybody owned before they were opened. [SD-VOT-06] */
export const countElection = (lists: readonly List[], fists: Discs, owned: Discs, holder: string): Result => {
  const cast = ({ members }: List): number => sum(members, fists);
  const kept = ({ members }: List): number => sum(members, owned) - sum(members, fists);
  const totals = lists.map((list) => ({ members: [...list.members], total: cast(list) }));
  const leaders = best(lists, cast); // [SD-ELE-13]
  const governing = leaders.find(({ members }) => members.includes(holder));
  if (governing !== undefined) return { totals, winner: governing }; // [SD-ELE-14]
  const [first, second] = best(leaders, kept); // [SD-ELE-15]
  return { totals, winner: second === undefined ? first! : 'rotation' }; // [SD-ELE-16]
};

/** Who wins a motion of censure. [SD-MOT-07] */
export const countMotion = (candidates: readonly string[], governing: readonly string[], fists: Discs): Result => {
  const [candidate, holder] = [sum(candidates, fists), sum(governing, fists)];
  return {
    totals: [
      { members: [...candidates], total: candidate },
      { members: [...governing], total: holder },
    ],
    winner: candidate > holder ? 'candidate' : holder > candidate ? 'holder' : 'rotation', // [SD-MOT-08] [SD-MOT-09] [SD-MOT-10]
  };
};
