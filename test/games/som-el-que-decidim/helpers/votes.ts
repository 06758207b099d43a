import type { State } from 'ludoteca/som-el-que-decidim';
import { call, commit, list, open, support } from './actions.js';
import { play, told } from './playing.js';
import { ada, bo, cai, dot, players, type Scene, scene } from './scenes.js';

/** What they have where votes are called. */
export const hands = {
  ada: ['mossos-1', 'mossos-2', 'firefighters-1', 'roads-1'],
  bo: ['justice-1', 'roads-2'],
  cai: ['justice-2', 'forests-1'],
  dot: ['health-1', 'forests-2'],
};

/** Their participation discs. */
const owned = { ada: 3, bo: 4, cai: 2, dot: 1 };

/** Somebody has just entered the suffrage tile. */
export const entered = (player: string, rest: Partial<Scene> = {}) =>
  scene({
    config: { mode: 'ABC' },
    step: 'suffrage',
    cells: { [player]: 18 },
    discs: hands,
    participation: owned,
    ...rest,
    change: { queue: [player], moved: true, trail: [18], ...rest.change },
  });

/** An election with these lists and fists, opened. */
export const election = (
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

/** What a vote came to. */
export const result = (events: Parameters<typeof told>[0]) => told(events, 'vote-resolved')[0]!;

/** ada has called elections, and all are to declare their lists. */
export const declaring = () => play(entered(ada), [call]).state;

/** cai has presented a motion. */
export const censure = (beneficiary: string, rest: Partial<Scene> = {}) =>
  play(entered(cai, rest), [{ type: 'present-motion', player: cai, beneficiary }]);

/** A motion of cai's for himself with these sides of bo and dot, opened. */
export const decided = (
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

/** Everybody stands alone, and the fists are to be filled. */
export const committing = () => play(declaring(), ...players(4).map((player) => [list(player)] as const)).state;

/** All fists are closed. */
export const closed = () => play(committing(), [commit(dot, 1)], [commit(cai, 2)], [commit(bo, 0)], [commit(ada, 3)]).state;

/** An election in which ada and bo have closed their fists. */
export const voting = (fists: readonly number[] = [2, 1]): State =>
  scene({
    config: { mode: 'ABC' },
    step: 'commitVotes',
    cells: { ada: 18 },
    participation: { ada: 3, bo: 2, cai: 1 },
    change: {
      ...{ queue: [ada], moved: true, trail: [18] },
      vote: {
        type: 'election',
        convener: ada,
        declarations: players(4).map((player) => ({ player, members: [player], beneficiary: player })),
        lists: players(4).map((player) => ({ members: [player], beneficiary: player })),
        commits: { ada: fists[0]!, bo: fists[1]! },
      },
    },
  });
