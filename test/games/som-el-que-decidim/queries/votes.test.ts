import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { settledLists } from '../../../../src/games/som-el-que-decidim/queries/votes.js';
import { commit, support } from '../helpers/actions.js';
import { clause } from '../helpers/clauses.js';
import { participationOf } from '../helpers/looking.js';
import { play, refusal, told } from '../helpers/playing.js';
import { ada, bo, cai, dot, players } from '../helpers/scenes.js';
import { censure, committing, decided, election, result } from '../helpers/votes.js';

clause('SD-ELE-11', 'an alliance stands only if all its members declared it', () => {
  const { events } = election({ ada: [[ada, bo], bo], bo: [[ada, bo], bo], cai: [[cai, dot], dot] }, [0, 0, 0, 0]);
  expect(told(events, 'lists-settled')[0]!.lists).toEqual([
    { members: [ada, bo], beneficiary: bo },
    { members: [cai], beneficiary: cai },
    { members: [dot], beneficiary: dot },
  ]);
});

clause('SD-ELE-11', 'who declares a list with some of the members, for the same beneficiary, has declared another', () => {
  const said = (player: string, ...members: readonly string[]) => ({ player, members: [...members], beneficiary: ada });
  const alone = { members: [cai], beneficiary: cai };
  expect(settledLists([said(cai, ada, cai), said(ada, ada, bo)])).toEqual([alone, { members: [ada], beneficiary: ada }]);
  expect(settledLists([said(cai, ada, cai), said(ada, ada, bo), said(bo, ada, bo)])).toEqual([
    alone,
    { members: [ada, bo], beneficiary: ada },
  ]);
});

clause('SD-ELE-11', 'lists of as many members for the same beneficiary are the same only if every member is', () => {
  const said = (player: string, ...members: readonly string[]) => ({ player, members: [...members], beneficiary: ada });
  const declared = [said(ada, ada, bo, cai), said(bo, ada, bo, dot), said(cai, ada, bo, cai), said(dot, ada, bo, dot)];
  expect(settledLists(declared).map(({ members }) => members)).toEqual([[ada], [bo], [cai], [dot]]);
});

clause(['SD-ELE-12', 'SD-ELE-19'], 'all may stand on one list, which wins even without votes', () => {
  const all = [players(4), dot] as const;
  const { events } = election({ ada: all, bo: all, cai: all, dot: all }, [0, 0, 0, 0]);
  expect(result(events)).toMatchObject({ winner: { members: players(4), beneficiary: dot }, nextHolder: dot });
});

clause('SD-MOT-06', 'who is neutral takes no part and keeps everything', () => {
  const waiting = play(censure(cai).state, [support(bo, 'neutral')], [support(dot, 'holder')]).state;
  expect(somElQueDecidim.actors(waiting)).toEqual([ada, cai, dot]);
  expect(refusal(waiting, commit(bo, 1))).toEqual(['not-your-turn', 'SD-ACT-03']);
  expect(participationOf(decided(['neutral', 'holder'], { ada: 3, cai: 2, dot: 1 }).state)[1]).toBe(4);
});

clause('SD-VOT-01', 'everybody votes in an election, the two sides in a motion', () => {
  expect(somElQueDecidim.actors(committing())).toEqual(players(4));
  expect(somElQueDecidim.actors(play(censure(cai).state, [support(bo, 'neutral')], [support(dot, 'neutral')]).state)).toEqual([ada, cai]);
});
