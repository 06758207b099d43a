import { own } from '../../../../core/data/own.js';
import { type Characteristic, type EventOf, independent, type Levels } from '../../types/index.js';
import type { Board, Table } from './board.js';

const clamp = (value: number): number => Math.min(10, Math.max(0, value));

/** The critical situation of a characteristic; Authority has none that is counted. */
export const situations: Readonly<Record<Characteristic, keyof Levels | null>> = {
  authority: null,
  diplomacy: 'blockade',
  militarism: 'anarchy',
  technology: 'autarchy',
};

/** A base characteristic rises or falls, within 0 to 10. [GM-STATE-04] A value of 4 lifts its critical situation. [GM-CRIS-13] */
export const changeCharacteristic = (
  state: Board,
  player: string,
  characteristic: Characteristic,
  delta: number,
  cause: string,
  table: Table,
): void => {
  const country = state.countries[player]!;
  const from = country.characteristics[characteristic];
  const to = clamp(from + delta);
  if (to === from) return;
  country.characteristics[characteristic] = to;
  table.emit({ type: 'characteristic-changed', player, characteristic, from, to, cause });
  const situation = situations[characteristic];
  if (situation === null || to < 4 || country.levels[situation] === 0) return;
  country.levels[situation] = 0;
  table.emit({ type: 'crisis-lifted', player, situation });
};

/** A critical situation grows worse by one. [GM-CRIS-12] */
export const worsen = (state: Board, player: string, characteristic: Exclude<Characteristic, 'authority'>, table: Table): void => {
  const situation = situations[characteristic]!;
  const level = ++state.countries[player]!.levels[situation];
  table.emit({ type: 'critical-situation', player, situation, level });
};

/** Dissidence grows or shrinks, within 0 to 10. [GM-STATE-04] */
export const changeCounterpower = (state: Board, player: string, delta: number, table: Table): void => {
  const country = state.countries[player]!;
  const from = country.counterpower;
  const to = clamp(from + delta);
  if (to === from) return;
  country.counterpower = to;
  table.emit({ type: 'counterpower-changed', player, from, to });
};

/** Actions gained (positive) or lost (negative) in this turn or the next. [GM-ALLO-05] */
export const modifyActions = (
  state: Board,
  player: string,
  turn: EventOf<'actions-modified'>['turn'],
  delta: number,
  cause: string,
  table: Table,
): void => {
  const country = state.countries[player]!;
  const modifiers = turn === 'this' ? country.thisTurn : country.nextTurn;
  if (delta > 0) modifiers.bonus += delta;
  else modifiers.penalty -= delta;
  table.emit({ type: 'actions-modified', player, turn, delta, cause, disorder: null });
};

/** A penalty for the next turn, if anybody is there to bear it. */
export const penalise = (state: Board, player: string, cause: string, table: Table): void => {
  if (player !== independent) modifyActions(state, player, 'next', -1, cause, table);
};

/** Disasters owed to the people. [GM-EVNT-07] [GM-REST-02] */
export const changeDisorder = (state: Board, player: string, delta: number, table: Table): void => {
  const disorder = state.countries[player]!.disorder + delta;
  state.countries[player]!.disorder = disorder;
  table.emit({ type: 'actions-modified', player, turn: 'this', delta: 0, cause: 'disorder', disorder });
};

/** Intel gained or spent. [GM-INTL-03] */
export const changeIntel = (state: Board, player: string, against: string, delta: number, table: Table): void => {
  const { intel } = state.countries[player]!;
  const to = (own(intel, against) ?? 0) + delta;
  if (to === 0) delete intel[against];
  else intel[against] = to;
  table.emit({ type: 'intel-changed', player, against, to });
};
