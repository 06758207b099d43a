import { scripted } from 'ludoteca';
import { accepted, clauseTests, playWith, refusalOf, walk } from 'ludoteca/testing';
import { expect, test } from 'vitest';
import { type SealedBids, sealedBids } from './helpers/sealed-bids.js';

const clause = clauseTests(sealedBids.clauses, test);
type State = SealedBids['State'];
type Action = SealedBids['Action'];

// Cards 1 2 3 are the favours of ada, bo and cy; lot 4 is on show, 5 is next.
const begin = (lots = 2): State =>
  accepted(sealedBids.setup({ players: ['ada', 'bo', 'cy'], lots }, scripted([Array.from({ length: lots + 3 }, (_, i) => i)]))).state;
const bid = (player: string, coins: number, ...against: string[]): Action => ({ type: 'bid', player, coins, against });
const commit = (player: string): Action => ({ type: 'commit', player });
const play = (state: State, actions: readonly Action[], script: readonly number[] = []) =>
  actions.reduce(({ state: before }, action, i) => playWith(sealedBids, before, action, i === actions.length - 1 ? script : []), {
    state,
    events: [],
    rolls: [],
  } as ReturnType<typeof playWith<SealedBids>>);
const everybody = ['ada', 'bo', 'cy'].map(commit);

clause('SB-BID-01', 'all coins can be bid, and no more', () => {
  expect(playWith(sealedBids, begin(), bid('ada', 5)).state.sheets['ada']).toEqual({ bid: { coins: 5, against: [] }, committed: false });
  expect(refusalOf(sealedBids, begin(), bid('ada', 6))).toEqual(['too-poor', 'SB-BID-01']);
});

clause('SB-BID-02', 'rivals are others, in seating order', () => {
  expect(playWith(sealedBids, begin(), bid('bo', 1, 'ada', 'cy')).state.sheets['bo']?.bid?.against).toEqual(['ada', 'cy']);
  expect(refusalOf(sealedBids, begin(), bid('bo', 1, 'cy', 'ada'))).toEqual(['bad-rivals', 'SB-BID-02']);
  expect(refusalOf(sealedBids, begin(), bid('bo', 1, 'bo'))).toEqual(['bad-rivals', 'SB-BID-02']);
});

clause('SB-BID-03', 'only what was written can be withdrawn', () => {
  const written = playWith(sealedBids, begin(), bid('ada', 2)).state;
  expect(playWith(sealedBids, written, { type: 'withdraw', player: 'ada' }).state).toEqual(begin());
  expect(refusalOf(sealedBids, begin(), { type: 'withdraw', player: 'ada' })).toEqual(['no-bid', 'SB-BID-03']);
});

clause('SB-PEEK-01', 'a look costs a coin, once each turn', () => {
  const seen = playWith(sealedBids, begin(), { type: 'peek', player: 'bo' });
  expect(seen.state.coins).toEqual({ ada: 5, bo: 4, cy: 5 });
  expect(seen.events).toEqual([{ type: 'peeked', player: 'bo', lot: 5 }]);
  expect(refusalOf(sealedBids, seen.state, { type: 'peek', player: 'bo' })).toEqual(['seen', 'SB-PEEK-01']);
});

clause(['SB-OPEN-01', 'SB-OPEN-02'], 'the highest bid buys the lot, whoever committed first', () => {
  const { state, events } = play(begin(), [bid('cy', 3), bid('bo', 2), commit('cy'), commit('bo'), commit('ada')]);
  expect(state.points).toEqual({ ada: 0, bo: 0, cy: 4 });
  expect(state.coins).toEqual({ ada: 5, bo: 5, cy: 2 });
  expect(events.map(({ type }) => type)).toEqual(['committed', 'bid-opened', 'bid-opened', 'lot-sold', 'lot-shown']);
});

clause('SB-OPEN-02', 'a die decides between equals, in seating order', () => {
  const equal = [bid('ada', 1), bid('bo', 2), bid('cy', 2), ...everybody];
  expect(play(begin(), equal, [1]).state.points).toEqual({ ada: 0, bo: 4, cy: 0 });
  expect(play(begin(), equal, [2]).state.points).toEqual({ ada: 0, bo: 0, cy: 4 });
});

clause('SB-OPEN-03', 'the rivals of the winner lose a coin, those of the others do not', () => {
  const { state } = play(begin(), [bid('ada', 2, 'bo'), bid('cy', 1, 'ada'), ...everybody]);
  expect(state.coins).toEqual({ ada: 3, bo: 4, cy: 5 });
});

clause('SB-END-01', 'favours are added after the last lot', () => {
  const { state } = play(begin(1), [bid('ada', 1), ...everybody]);
  expect(state.points).toEqual({ ada: 5, bo: 2, cy: 3 });
  expect(sealedBids.outcome(state)).toMatchObject({ value: { winners: ['ada'], clause: 'SB-END-01' } });
});

test('a walk is the same for the same seed, and is cut when it grows too long', () => {
  const config = { players: ['ada', 'bo'], lots: 3 };
  const one = walk(sealedBids, config, { name: 'one', seed: 7, maxSteps: 500 });
  expect(one.stopped).toBe('over');
  expect(walk(sealedBids, config, { name: 'one', seed: 7, maxSteps: 500 })).toEqual(one);
  expect(walk(sealedBids, config, { name: 'two', seed: 7, maxSteps: 2 })).toMatchObject({ stopped: 'cut', moves: one.moves.slice(0, 2) });
});
