import type { Draft } from 'immer';
import { peek } from '../../../core/data/copies.js';
import type { Table } from '../../../core/game/rule.js';
import { atlas, canCallElections, hasC, moversOf, stepsFrom, tileAt } from '../queries/state.js';
import type { Event, State } from '../types/index.js';
import { payOut } from './payouts.js';
import { stateActs } from './state-acts.js';
import { endGame } from './verbs.js';

/** What an economic tile is worth when it is discovered. [SD-ECO-01] */
export const economicBonus = 3;

/** The next mover's walk begins; whoever has no tile to step to is passed over. [SD-FLOW-11] [SD-FLOW-12] */
const beginMovement = (state: Draft<State>, table: Table<Event>): void => {
  state.step = 'movement';
  state.moved = false;
  state.trail = [];
  for (let mover = state.queue[0]; mover !== undefined; mover = state.queue[0]) {
    if (stepsFrom(peek<State>(state as State), mover).length > 0) return;
    table.emit({ type: 'movement-blocked', player: mover });
    state.queue.shift();
  }
};

/** Citizen action begins. [SD-FLOW-09] */
export const beginCitizenAction = (state: Draft<State>, table: Table<Event>): void => {
  const queue = moversOf(peek<State>(state as State));
  state.queue = [...queue];
  table.emit({ type: 'movers-determined', queue });
  beginMovement(state, table);
};

/** A walk is over and the next one begins, if anybody is left; if not, the flow ends the turn. [SD-FLOW-10] */
export const endMovement = (state: Draft<State>, reason: 'stop' | 'world' | 'urn' | 'spain' | 'vote', table: Table<Event>): void => {
  table.emit({ type: 'movement-ended', player: state.queue[0]!, reason });
  state.queue.shift();
  beginMovement(state, table);
};

/** An urn tile goes aside and leaves a gap; its discoverer stays where he was. [SD-URN-01] [SD-URN-02] [SD-URN-03] */
const findUrn = (state: Draft<State>, cell: number, tile: string, table: Table<Event>): void => {
  state.board[cell] = null;
  state.urnAside.push({ tile, fromCell: cell });
  const count = state.urnAside.length;
  table.emit({ type: 'urn-tile-found', tile, cell, count });
  if (count === atlas(state).urns)
    endGame(state, { ending: 'consultation' }, table); // [SD-URN-04]
  else endMovement(state, 'urn', table);
};

/** The first discovery of an economic tile pays, and later ones if the options say so. [SD-ECO-01] [SD-ECO-03] */
const payBonus = (state: Draft<State>, player: string, tile: string, table: Table<Event>): void => {
  const paidBefore = state.economicPaid.includes(tile);
  if (paidBefore && !state.config.economicRediscovery) return;
  if (!paidBefore) state.economicPaid.push(tile);
  table.emit({ type: 'economic-bonus', player, tile, amount: economicBonus });
  payOut(state, { receiver: player, amount: economicBonus, cause: 'economic' }, table);
};

/** Whoever enters the suffrage tile may call a vote, if there is one to call. [SD-SUF-01] [SD-SUF-02] [SD-SUF-03] [SD-FLOW-15] */
const mayVote = (state: State, player: string, discovered: boolean): boolean =>
  hasC(state) && (!discovered || state.config.suffrageOnDiscovery) && (player !== state.holder || canCallElections(state));

/** One step: the tile is turned up, the citizen put on it, and the tile acts. [SD-MOV-09] */
export const enter = (state: Draft<State>, player: string, to: number, table: Table<Event>): void => {
  const now = peek<State>(state as State);
  const { id, flag, symbol } = tileAt(now, to)!;
  const discovered = !now.board[to]!.faceUp;
  const from = now.players[player]!.cell;
  state.moved = true;
  if (discovered) {
    state.board[to]!.faceUp = true;
    table.emit({ type: 'tile-discovered', cell: to, tile: id });
  }
  if (flag === 'urn') {
    findUrn(state, to, id, table);
    return;
  }
  state.players[player]!.cell = to;
  state.trail = discovered ? [to] : [...now.trail, to]; // [SD-MOV-08]
  table.emit({ type: 'citizen-moved', player, from, to });
  switch (flag) {
    case 'catalonia': // [SD-MOV-13]
      if (discovered && symbol === 'taxAgency') table.emit({ type: 'tax-agency-active', tile: id });
      if (discovered && symbol === 'economic') payBonus(state, player, id, table);
      return;
    case 'world': // [SD-MOV-16]
      if (symbol === 'suffrage' && mayVote(now, player, discovered)) state.step = 'suffrage';
      else endMovement(state, 'world', table);
      return;
    case 'spain':
      if (discovered) stateActs(state, player, to, table);
      else endMovement(state, 'spain', table); // [SD-MOV-17]
  }
};
