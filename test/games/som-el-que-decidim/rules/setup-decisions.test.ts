import { somElQueDecidim } from 'ludoteca/som-el-que-decidim';
import { expect } from 'vitest';
import { ada, begun, bo, cai, clause, faceUpCells, options, play, refusal, tile, tilesOn, told } from '../table.js';

clause('SD-CONC-01', 'the cell must exist', () => {
  for (const cell of [-1, 37, 1e9])
    expect(refusal(begun(), { type: 'place-concentration', player: ada, cell })).toEqual(['unknown-cell', 'SD-CONC-01']);
  expect(somElQueDecidim.legalActions(begun(), ada)).toHaveLength(37);
});

clause('SD-CONC-02', 'its own cell leaves the board as it is', () => {
  const { state, events } = play(begun(), [{ type: 'place-concentration', player: ada, cell: 0 }]);
  expect(state.board).toEqual(begun().board);
  expect(events).toEqual([{ type: 'concentration-placed', from: 0, to: 0 }]);
});

clause('SD-CONC-03', 'another cell changes places with it, unseen', () => {
  const { state } = play(begun(), [{ type: 'place-concentration', player: ada, cell: 30 }]);
  expect(tilesOn(state, 0, 30)).toEqual([tile(30), tile(0)]);
  expect(faceUpCells(state)).toEqual([30]);
});

const deciding = (count = 4) => begun({ concentration: 'keep' }, count);

clause('SD-CEN-01', 'the holder may decide alone', () => {
  for (const degree of ['medium', 'high', 'intense'] as const) {
    const { state, events } = play(deciding(), [{ type: 'choose-centralism', player: ada, degree }]);
    expect([state.centralism, state.turn]).toEqual([degree, 1]);
    expect(events[0]).toEqual({ type: 'centralism-chosen', degree, how: 'holder' });
  }
});

clause('SD-CEN-02', 'alone, medium is refused', () => {
  expect(refusal(deciding(1), { type: 'choose-centralism', player: ada, degree: 'medium' })).toEqual(['solo-centralism', 'SD-CEN-02']);
  expect(play(deciding(1), [{ type: 'choose-centralism', player: ada, degree: 'high' }]).state.centralism).toBe('high');
});

clause('SD-CEN-03', 'the money of one roll decides', () => {
  for (const [face, degree] of [
    [1, 'intense'],
    [2, 'high'],
    [3, 'high'],
    [4, 'intense'],
    [5, 'medium'],
    [6, 'medium'],
  ] as const)
    expect(play(deciding(2), [{ type: 'roll-centralism', player: ada }, face]).state.centralism).toBe(degree);
});

clause('SD-CEN-04', 'values that mean nothing are rolled again; absent colours are not', () => {
  const { state, events } = play(deciding(1), [{ type: 'roll-centralism', player: ada }, 5, 6, 4]);
  expect(state.centralism).toBe('intense');
  expect(told(events, 'centralism-rolled').map(({ money }) => money)).toEqual([0, 0, 4]);
  expect(told(events, 'centralism-chosen')[0]!.how).toBe('die');
});

clause('SD-CEN-05', 'proposing needs somebody to ask', () => {
  expect(refusal(deciding(1), { type: 'propose-centralism', player: ada, degree: 'high' })).toEqual(['nobody-to-ask', 'SD-CEN-05']);
  expect(options(deciding(1), ada)).toEqual(['choose-centralism', 'roll-centralism']);
  expect(options(deciding(2), ada)).toContain('propose-centralism');
});

const proposed = () => play(deciding(3), [{ type: 'propose-centralism', player: ada, degree: 'intense' }]).state;

clause('SD-CEN-06', 'each degree is proposed at most once', () => {
  const { state } = play(
    proposed(),
    [{ type: 'answer-proposal', player: bo, accept: false }],
    [{ type: 'answer-proposal', player: cai, accept: false }],
  );
  expect(refusal(state, { type: 'propose-centralism', player: ada, degree: 'intense' })).toEqual(['already-proposed', 'SD-CEN-06']);
  expect(play(state, [{ type: 'propose-centralism', player: ada, degree: 'high' }]).state.proposal?.degree).toBe('high');
});

clause('SD-CEN-07', 'all others answer once, in any order, and all must accept', () => {
  expect(somElQueDecidim.actors(proposed())).toEqual([bo, cai]);
  const once = play(proposed(), [{ type: 'answer-proposal', player: cai, accept: true }]).state;
  expect(refusal(once, { type: 'answer-proposal', player: cai, accept: true })[0]).toBe('not-your-turn');
  expect(refusal(once, { type: 'answer-proposal', player: ada, accept: true })[0]).toBe('not-your-turn');
  const { state, events } = play(once, [{ type: 'answer-proposal', player: bo, accept: true }]);
  expect([state.centralism, state.proposal, told(events, 'centralism-chosen')[0]!.how]).toEqual(['intense', null, 'consensus']);
});

clause('SD-CEN-08', 'one rejection brings it back to the holder', () => {
  const { state } = play(
    proposed(),
    [{ type: 'answer-proposal', player: bo, accept: false }],
    [{ type: 'answer-proposal', player: cai, accept: true }],
  );
  expect([state.step, state.centralism, state.proposal, somElQueDecidim.actors(state)]).toEqual(['chooseCentralism', null, null, [ada]]);
  expect(refusal(state, { type: 'choose-centralism', player: bo, degree: 'high' })[0]).toBe('not-your-turn');
});
