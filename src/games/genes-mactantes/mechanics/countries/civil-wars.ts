import { type EventOf, independent } from '../../types/index.js';
import type { Board, Table } from './board.js';
import { eliminate } from './elimination.js';

/** A country rises against its government. [GM-CIVW-01] */
export const beginCivilWar = (state: Board, player: string, table: Table): void => {
  state.countries[player]!.civilWar = { since: state.turn, rebelArmy: 5, rebelPrincipal: null };
  table.emit({ type: 'civil-war-began', player });
};

/** Rebels lose points. */
export const weakenRebels = (state: Board, player: string, loss: number): void => {
  state.countries[player]!.civilWar!.rebelArmy -= loss;
};

/** The rebels name their principal. [GM-CIVW-05] */
export const nameRebelPrincipal = (state: Board, player: string, character: string, table: Table): void => {
  state.countries[player]!.civilWar!.rebelPrincipal = character;
  table.emit({ type: 'rebel-principal-named', player, character });
};

/** A civil war ends; nothing else changes, unless the government lost it. [GM-CIVW-15] [GM-ELIM-02] */
export const endCivilWar = (state: Board, player: string, ending: EventOf<'civil-war-ended'>['ending'], table: Table): void => {
  table.emit({ type: 'civil-war-ended', player, ending });
  if (ending === 'loyal-defeated' || ending === 'principal-dead') eliminate(state, player, 'civil-war', independent, table);
  else state.countries[player]!.civilWar = null;
};
