import type { Contest } from './contest.js';
import { contest as counter } from './counter.js';
import { drafted, hosted } from './eye-of-terror.js';
import { contest as fiftyObjects } from './fifty-objects.js';
import { contest as ticTacToe } from './tic-tac-toe.js';

/** Every race, from the smallest state to the largest. */
export const contests: Readonly<Record<string, Contest>> = {
  counter,
  'tic-tac-toe': ticTacToe,
  'fifty-objects': fiftyObjects,
  'ojo-del-terror': hosted,
  'ojo-del-terror-on-its-draft': drafted,
} as unknown as Readonly<Record<string, Contest>>;
