import type { List, Total } from '../types/index.js';

/** What a vote came to. */
export interface Result {
  readonly totals: readonly Total[];
  readonly winner: List | 'candidate' | 'holder' | 'rotation';
  /** Who is to govern by this vote; null where nobody wins it. */
  readonly elected: string | null;
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
  // Of those who cast alike, whoever owned most has kept most.
  const before = ({ members }: List): number => sum(members, owned);
  const totals = lists.map((list) => ({ members: [...list.members], total: cast(list) }));
  const wonBy = (list: List): Result => ({ totals, winner: list, elected: list.beneficiary }); // [SD-ELE-17]
  const leaders = best(lists, cast); // [SD-ELE-13]
  if (leaders.length === 1) return wonBy(leaders[0]!); // [SD-ELE-19]
  const governing = leaders.find(({ members }) => members.includes(holder));
  if (governing !== undefined) return { totals, winner: governing, elected: holder }; // [SD-ELE-14]
  const [first, second] = best(leaders, before); // [SD-ELE-15]
  return second === undefined ? wonBy(first!) : { totals, winner: 'rotation', elected: null }; // [SD-ELE-16]
};

/** Who wins a motion of censure: the candidate's side, or the holder's, each with whom it stands for. [SD-MOT-07] */
export const countMotion = (candidate: List, governing: List, fists: Discs): Result => {
  const [forIt, against] = [sum(candidate.members, fists), sum(governing.members, fists)];
  const totals = [
    { members: [...candidate.members], total: forIt },
    { members: [...governing.members], total: against },
  ];
  if (forIt > against) return { totals, winner: 'candidate', elected: candidate.beneficiary }; // [SD-MOT-08]
  if (against > forIt) return { totals, winner: 'holder', elected: governing.beneficiary }; // [SD-MOT-09]
  return { totals, winner: 'rotation', elected: null }; // [SD-MOT-10]
};
