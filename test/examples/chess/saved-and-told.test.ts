import { clone, E, scripted } from 'ludoteca';
import { expect, test } from 'vitest';
import { chess } from '../../../examples/chess/chess.js';
import type { State } from '../../../examples/chess/types.js';
import { actionIn, begun, played } from './helpers/playing.js';

test('a saved game that no play could have led to is refused', () => {
  const good = played(begun(), 'g1f3', 'g8f6', 'f3g1', 'f6g8', 'e2e4');
  const faulty: Readonly<Record<string, object>> = {
    'a square too few': { board: good.board.slice(1) },
    'a king that stands elsewhere': { whiteKing: 5 },
    'a check that is none': { inCheck: true },
    'a pawn in passing that has not passed': { enPassant: 20 },
    'rights without a rook': { board: good.board.with(0, 0) },
    'more moves than were counted': { quiet: [390] },
    'moves that cannot be taken back': { clock: 4, quiet: [1] },
    'a mate that is none': { result: { end: 'checkmate', winner: 'ada' } },
    'a draw that somebody has won': { result: { end: 'agreement', winner: 'ada' } },
    'a winner nobody knows': { result: { end: 'resignation', winner: 'cy' } },
    'an offer of a stranger': { offer: 'cy' },
    'an offer after the end': { offer: 'ada', result: { end: 'agreement', winner: null } },
  };
  expect(E.isRight(chess.decodeState(clone(good)))).toBe(true);
  for (const [what, change] of Object.entries(faulty)) {
    const read = chess.decodeState({ ...good, ...change });
    expect([what, E.isLeft(read) ? read.left[0].code : 'read']).toEqual([what, 'bad-state']);
  }
  const mated = played(begun(), 'f2f3', 'e7e5', 'g2g4', 'd8h4');
  for (const result of [null, { end: 'stalemate', winner: null }, { end: 'checkmate', winner: 'ada' }, { end: 'checkmate', winner: null }])
    expect(E.isLeft(chess.decodeState({ ...mated, result }))).toBe(true);
});

test('the words of a game', () => {
  const told = (state: State, written: string): string => {
    const step = chess.reduce(state, actionIn(state, written), scripted([]));
    return E.isLeft(step) ? 'refused' : step.right.events.map((event) => chess.labels.event(event)).join('; ');
  };
  expect(told(begun(), 'g1f3')).toBe('Ng1-f3');
  expect(told(begun('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1'), 'e8c8')).toBe('O-O-O');
  expect(told(begun('3r3k/4P3/8/8/8/8/8/K7 w - - 0 1'), 'e7d8q')).toBe('e7xd8=Q+');
  expect(told(begun(), 'bo offers')).toBe('bo offers a draw');
  expect(told(begun(), 'bo resigns')).toBe('resignation: ada wins');
  const ordered = (written: string): string => chess.labels.action(actionIn(begun(), written));
  expect(['e2e4', 'e7e8q', 'claim', 'claim g1f3', 'ada resigns'].map(ordered)).toEqual([
    'e2-e4',
    'e7-e8=Q',
    'claim draw',
    'claim draw by g1-f3',
    'resign',
  ]);
  expect(chess.labels.draw!(begun())).toContain('8  r n b q k b n r\n7  p p p p p p p p\n6  · ·');
});
