import { characterOf, isLiving } from '../../queries/state.js';
import { type AffairOf, isIndependentOwner } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { ask, begin, finish, top } from './stack.js';

/** Characters of an action that failed are exposed to the opponent, if there is one to act. [GM-REPR-01] [GM-REPR-03] */
export const exposeTo = (state: Board, opponent: string, exposed: readonly string[]): void => {
  if (exposed.length === 0 || isIndependentOwner(opponent) || !isLiving(now(state), opponent)) return;
  begin(state, { type: 'reprisals', window: null, player: opponent, exposed: [...exposed] });
};

/** One window for each exposed character that is still there to be struck at. [GM-REPR-04] [GM-REPR-05] */
export const goOnWithReprisals = (state: Board, { player, exposed }: AffairOf<'reprisals'>, table: Table): void => {
  const board = now(state);
  const isOpen = (id: string): boolean => {
    const character = characterOf(board, id);
    return character !== undefined && character.captor === null && character.owner !== player;
  };
  const next = isLiving(board, player) ? exposed.find(isOpen) : undefined;
  if (next === undefined) {
    finish(state);
    return;
  }
  top<'reprisals'>(state).exposed = exposed.slice(exposed.indexOf(next));
  ask(state, 'reprisal', player, { character: next, territory: characterOf(board, next)!.location }, table);
};
