import { cityOf, siegesOf, strengthOf } from '../../queries/state.js';
import { type City, type EventOf, independent } from '../../types/index.js';
import { type Board, now, type Table } from './board.js';
import { handOverCaptives } from './characters.js';
import { penalise } from './country.js';

/** A city appears. */
export const foundCity = (state: Board, player: string, territory: string, name: string, table: Table): void => {
  const city: City = { name, walled: false, capitalOf: null, siege: null, disasterTurn: null };
  state.cities[territory] = city;
  table.emit({ type: 'city-founded', player, territory, name });
};

/** A city gets walls, for ever. [GM-FORT-02] */
export const fortify = (state: Board, player: string, territory: string, table: Table): void => {
  state.cities[territory]!.walled = true;
  table.emit({ type: 'city-fortified', player, territory });
};

/** A city is under siege from a base. [GM-SIEG-03] */
export const besiege = (state: Board, territory: string, by: string, base: string, table: Table): void => {
  state.cities[territory]!.siege = { by, base };
  table.emit({ type: 'siege-began', territory, by, base });
};

/** A siege costs the country an action of the next turn, but no city costs two in a turn. [GM-SIEG-04] */
export const chargeForSiege = (state: Board, territory: string, player: string, table: Table): void => {
  const city = state.cities[territory]!;
  if (player === independent || city.siegePenaltyTurn === state.turn) return;
  city.siegePenaltyTurn = state.turn;
  penalise(state, player, 'siege', table);
};

/** A siege is over, if there is one. */
export const endSiege = (state: Board, territory: string, reason: EventOf<'siege-ended'>['reason'], table: Table): void => {
  const siege = state.cities[territory]!.siege;
  if (siege === null) return;
  const { by } = siege;
  state.cities[territory]!.siege = null;
  table.emit({ type: 'siege-ended', territory, by, reason });
};

/** Sieges without an army at their base are over. [GM-SIEG-09] */
export const endEmptySieges = (state: Board, table: Table): void => {
  const board = now(state);
  for (const { territory, siege } of siegesOf(board))
    if (strengthOf(board, siege.by, siege.base, 'army') === 0) endSiege(state, territory, 'no-army', table);
};

/** Sieges whose besieger lost a battle at the base or for the city are over. [GM-SIEG-09] */
export const breakSieges = (
  state: Board,
  losers: readonly string[],
  battle: { readonly territory: string; readonly objective: 'field' | 'assault' },
  table: Table,
): void => {
  for (const { territory, siege } of siegesOf(now(state))) {
    if (!losers.includes(siege.by)) continue;
    if (siege.base === battle.territory || (battle.objective === 'assault' && territory === battle.territory))
      endSiege(state, territory, 'battle-lost', table);
  }
};

/** Land gets a new master; its captives follow, and a siege of its city ends. [GM-CAPT-05] [GM-SIEG-09] */
export const takeControl = (state: Board, territory: string, to: string, table: Table): void => {
  if (cityOf(now(state), territory) !== undefined) endSiege(state, territory, 'controller-changed', table);
  state.controllers[territory] = to;
  handOverCaptives(state, territory, to === independent ? null : to, table);
};

/** Land passes to somebody else without a fight. */
export const passLand = (state: Board, territory: string, to: string, table: Table): void => {
  const from = state.controllers[territory]!;
  table.emit({ type: 'land-passed', territory, from, to });
  takeControl(state, territory, to, table);
};

/** A besieged city falls. [GM-CONQ-02] */
export const conquer = (state: Board, territory: string, to: string, table: Table): void => {
  const from = state.controllers[territory]!;
  endSiege(state, territory, 'conquered', table);
  table.emit({ type: 'city-conquered', territory, from, to });
  takeControl(state, territory, to, table);
};
