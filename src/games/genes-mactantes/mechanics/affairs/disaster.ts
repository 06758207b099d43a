import { seatBefore } from '../../../../core/game/turns.js';
import { fitsTerrain } from '../../content/disasters.js';
import { citiesOf, disastersOf, isLiving, placeOf } from '../../queries/state.js';
import type { AffairOf, State } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';
import { changeDisorder } from '../countries/country.js';
import { ask, begin, finish } from './stack.js';

/** Cities of a player that a kind of disaster can strike. [GM-EVNT-06] */
export const citiesFor = (state: State, player: string, kind: string): readonly string[] => {
  const found = disastersOf(state).find(({ id }) => id === kind);
  if (found === undefined) return [];
  return citiesOf(state, player).filter((territory) => {
    const place = placeOf(state, territory)!;
    return fitsTerrain(found, place, place.isCoastal);
  });
};

/** Kinds that can strike at least one city of a player. [GM-EVNT-05] */
export const kindsFor = (state: State, player: string): readonly string[] =>
  disastersOf(state)
    .map(({ id }) => id)
    .filter((kind) => citiesFor(state, player, kind).length > 0);

/** The two who choose: the living to the right of the affected, one after the other. [GM-EVNT-04] */
const choosersFor = (state: State, player: string): readonly string[] => {
  const counts = (seat: string): boolean => isLiving(state, seat);
  const first = seatBefore(state.config.players, player, counts);
  return [first, seatBefore(state.config.players, first, counts)];
};

/** A disaster is on its way. */
export const beginDisaster = (state: Board, player: string): void =>
  begin(state, { type: 'disaster', window: null, player, choosers: choosersFor(now(state), player), kind: null });

/** First the kind is asked for, then the city. */
export const goOnWithDisaster = (state: Board, { choosers, kind }: AffairOf<'disaster'>, table: Table): void => {
  if (kind === null) ask(state, 'disaster-kind', choosers[0]!, {}, table);
  else ask(state, 'disaster-city', choosers[1]!, {}, table);
};

/** The disaster strikes. [GM-EVNT-07] [GM-EVNT-08] */
export const strike = (state: Board, { player, choosers, kind }: AffairOf<'disaster'>, territory: string, table: Table): void => {
  state.cities[territory]!.disasterTurn = state.turn;
  table.emit({ type: 'disaster-struck', player, kind: kind!, territory, choosers: [...choosers] });
  changeDisorder(state, player, 1, table);
  finish(state);
};
