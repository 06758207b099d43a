import { allowanceNow } from '../../queries/allowances.js';
import { living, livingInOrder, standingOf } from '../../queries/state.js';
import { type Characteristic, characteristics, type Scope } from '../../types/index.js';
import { crisisAt } from '../affairs/crisis.js';
import { beginDisaster } from '../affairs/disaster.js';
import { type Board, now, type Table } from '../countries/board.js';
import { modifyActions } from '../countries/country.js';

/** The next turn opens. [GM-FLOW-01] */
export const beginTurn = (state: Board, table: Table): void => {
  state.turn += 1;
  table.emit({ type: 'turn-began', turn: state.turn });
  if (state.config.events) state.step = 'events';
  else enterCrises(state); // [GM-CFG-05]
};

/** [GM-EVNT-01] One die: mostly nothing, sometimes a disaster or a discovery. */
export const rollEvent = (state: Board, table: Table): void => {
  const die = table.roll(10, 'event');
  if (die !== 1 && die !== 10) {
    table.emit({ type: 'event-rolled', die, selectionDice: [], affected: null });
    enterCrises(state);
    return;
  }
  const players = living(now(state));
  const width = Math.floor(10 / players.length); // [GM-EVNT-02]
  const selectionDice: number[] = [];
  let selection: number;
  do {
    selection = table.roll(10, 'who is affected');
    selectionDice.push(selection);
  } while (selection > width * players.length);
  const affected = players[Math.ceil(selection / width) - 1]!;
  table.emit({ type: 'event-rolled', die, selectionDice, affected });
  if (die === 10) {
    beginDisaster(state, affected);
    return;
  }
  table.emit({ type: 'resources-discovered', player: affected });
  modifyActions(state, affected, 'this', 1, 'discovery', table); // [GM-EVNT-03]
  enterCrises(state);
};

/** The list of crises is fixed. [GM-CRIS-01] [GM-CRIS-02] */
export const enterCrises = (state: Board): void => {
  const board = now(state);
  const inCrisis = (player: string): Characteristic[] =>
    characteristics.filter((characteristic) => standingOf(board.countries[player]!, characteristic) <= crisisAt);
  state.step = 'crisis';
  state.crises =
    board.turn === 1
      ? []
      : livingInOrder(board).flatMap((player) => inCrisis(player).map((characteristic) => ({ player, characteristic })));
};

/** Those without an action are committed at once; everybody else commits. [GM-FLOW-06] */
const openBatch = (state: Board, scope: Scope, table: Table): void => {
  for (const player of state.config.players) {
    const country = now(state).countries[player]!;
    const hasNone = country.eliminated === null && country.allowance - country.thisTurn.crisisSpent <= 0;
    state.committed[player] = hasNone;
    if (hasNone) table.emit({ type: 'committed', player, scope });
  }
};

/** Allowances are frozen, and the internal orders written. [GM-FLOW-05] */
export const enterInternal = (state: Board, table: Table): void => {
  state.step = 'declare-internal';
  for (const player of living(now(state)))
    state.countries[player]!.allowance = allowanceNow(now(state).config, now(state).countries[player]!);
  openBatch(state, 'internal', table);
};

/** The external orders are written. [GM-FLOW-07] */
export const enterExternal = (state: Board, table: Table): void => {
  state.step = 'declare-external';
  openBatch(state, 'external', table);
};
