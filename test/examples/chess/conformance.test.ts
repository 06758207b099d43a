import { type Dice, pick } from 'ludoteca';
import { conformance } from 'ludoteca/testing';
import { test } from 'vitest';
import { kinds } from '../../../examples/chess/board.js';
import { chess } from '../../../examples/chess/chess.js';
import type { Chess, State } from '../../../examples/chess/types.js';

const players = ['ada', 'bo'];
const configs = [
  { players },
  { players, fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' },
  { players, fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8' },
  { players, fen: '4k3/2p1p1p1/8/1P1P1P1P/1p1p1p1p/8/2P1P1P1/4K3 w - - 0 1' },
  { players, fen: '8/8/8/8/8/4k3/8/R3K2n w Q - 90 80' },
];

/** What seldom comes about by chance. */
const isSpecial = ({ board, enPassant }: State, action: Chess['Action']): boolean =>
  action.type === 'move' &&
  ((Math.abs(board[action.from]!) === kinds.pawn && action.to === enPassant) ||
    (Math.abs(board[action.from]!) === kinds.king && Math.abs(action.to - action.from) === 2));

/** Moves, mostly; draws are offered and taken now and then. Of all kinds alike, most games would end before they have begun. */
const choose = (state: State, player: string, dice: Dice): Chess['Action'] | undefined => {
  const lot = dice.roll(40, 'something else?');
  if (lot === 1) return undefined;
  const draws = chess.legalActions(state, player, { types: lot === 2 ? ['offer-draw'] : ['accept-draw', 'claim-draw'] });
  if (draws.length > 0 && dice.roll(2, 'a draw?') === 1) return pick(dice, draws, 'which');
  const moves = chess.legalActions(state, player, { types: ['move'] });
  const special = moves.filter((move) => isSpecial(state, move));
  return pick(dice, special.length > 0 && dice.roll(2, 'a special move?') === 1 ? special : moves, 'which');
};

const promises = conformance(chess, {
  configs,
  games: 2,
  choose,
  complete: ['move', 'claim-draw', 'offer-draw', 'accept-draw', 'resign'],
  events: ['moved', 'draw-offered', 'ended'],
  reach: {
    'a king castles': ({ events: [event] }) =>
      event?.type === 'moved' && Math.abs(event.piece) === 6 && Math.abs(event.to - event.from) === 2,
    'a pawn is captured in passing': ({ before, events: [event] }) =>
      event?.type === 'moved' && event.captured !== 0 && before.board[event.to] === 0,
    'a pawn becomes something else': ({ events: [event] }) => event?.type === 'moved' && event.promotion !== 0,
  },
});
for (const { id, name, run } of promises) test(`${id}: ${name}`, run);
