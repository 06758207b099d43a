import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { isSolo, lastTurn, right } from '../queries/state.js';
import { interventionBy, taxes } from '../queries/taxation.js';
import type { Event, State } from '../types/index.js';
import { beginCitizenAction } from './movement.js';
import { endGame, oweAll } from './verbs.js';

/** The next turn begins with its taxes. [SD-FLOW-03] [SD-FLOW-04] */
export const beginTurn = (state: Draft<State>, table: Table<Event>): void => {
  state.turn += 1;
  const now = peek<State>(state as State);
  table.emit({ type: 'turn-started', turn: now.turn, holder: now.holder });
  const dues = taxes(now);
  const intervention = interventionBy(now, dues);
  if (intervention !== null) {
    endGame(state, intervention, table);
    return;
  }
  oweAll(state, dues);
  table.emit({ type: 'dues-queued', dues });
};

/** The turn ends and the marker passes. [SD-FLOW-12] [SD-VOT-11] [SD-VOT-12] */
export const endTurn = (state: Draft<State>, table: Table<Event>): void => {
  const nextHolder = state.nextHolder ?? right(state as State, state.holder);
  table.emit({ type: 'turn-ended', nextHolder });
  if (state.turn === lastTurn(state as State)) {
    endGame(state, { ending: 'timeout' }, table); // [SD-FLOW-17]
    return;
  }
  state.holder = nextHolder;
  state.nextHolder = null;
  state.die = null;
  state.used = { prescription: false, inheritance: false };
  state.moved = false;
  state.trail = [];
  state.queue = [];
  state.spainCell = null;
  beginTurn(state, table);
};

/** After the start tile has its place, the degree is decided, or the first turn begins. [SD-SET-11] [SD-SET-12] */
export const afterConcentration = (state: Draft<State>, table: Table<Event>): void => {
  if (state.config.centralism === 'choose') state.step = 'chooseCentralism';
  else beginTurn(state, table);
};

/** The degree is decided and the first turn begins. */
export const fixDegree = (
  state: Draft<State>,
  degree: NonNullable<State['centralism']>,
  how: 'holder' | 'die' | 'consensus',
  table: Table<Event>,
): void => {
  state.centralism = degree;
  table.emit({ type: 'centralism-chosen', degree, how });
  beginTurn(state, table);
};

/** Everybody has answered: one rejection brings the question back to the holder. [SD-CEN-07] [SD-CEN-08] */
export const settleProposal = (state: Draft<State>, table: Table<Event>): void => {
  const { degree, answers } = peek<State>(state as State).proposal!;
  state.proposal = null;
  if (Object.values(answers).every((accepts) => accepts)) fixDegree(state, degree, 'consensus', table);
  else state.step = 'chooseCentralism';
};

/** All dues are paid: what they were owed for goes on. [SD-FLOW-06] */
export const afterPayment = (state: Draft<State>): void => {
  if (state.vote !== null) state.step = 'declareLists';
  else state.step = state.queue.length > 0 ? 'movement' : 'transferRoll';
};

/** The treasury has paid: a walk goes on, or the transfer is over. [SD-ECO-04] [SD-FLOW-02] [SD-FLOW-08] */
export const afterPayout = (state: Draft<State>, table: Table<Event>): void => {
  if (state.queue.length > 0) state.step = 'movement';
  else if (isSolo(state as State)) beginCitizenAction(state, table);
  else state.step = 'cohesion';
};
