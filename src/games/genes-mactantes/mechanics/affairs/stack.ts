import type { Draft } from 'immer';
import { clone } from '../../../../core/data/copies.js';
import { affairOf } from '../../queries/state.js';
import type { Affair, AffairOf, WindowType } from '../../types/index.js';
import { type Board, now, type Table } from '../countries/board.js';

/** Something begins that must be finished before anything else goes on. [GM-FLOW-03] */
export const begin = (state: Board, affair: Affair): void => {
  state.affairs.push(affair as Draft<Affair>);
};

/** The affair on top is finished. */
export const finish = (state: Board): void => {
  state.affairs.pop();
};

/** The affair on top, to write to. */
export const top = <T extends Affair['type']>(state: Board): Draft<AffairOf<T>> =>
  state.affairs[state.affairs.length - 1] as Draft<AffairOf<T>>;

/** What a window is about. */
export interface About {
  readonly character?: string;
  readonly territory?: string;
  /** Who alone may know. [GM-VIS-09] */
  readonly parties?: readonly string[];
}

/** A question is put to a player. */
export const ask = (state: Board, type: WindowType, player: string, about: About, table: Table): void => {
  state.affairs[state.affairs.length - 1]!.window = { type, player };
  const affair = affairOf(now(state))!;
  table.emit({
    type: 'window-opened',
    player,
    window: type,
    character: about.character ?? null,
    territory: about.territory ?? null,
    parties: about.parties === undefined ? null : [...about.parties],
    // Means are declared openly [GM-ACTV-02]; only the road of a traveller is a secret.
    affair: affair.type === 'journey' ? null : clone(affair),
  });
};

/** The question is answered. A neutral answer to a secret question stays between the parties. */
export const answer = (state: Board, said: string, parties: readonly string[] | null, table: Table): void => {
  const affair = state.affairs[state.affairs.length - 1]!;
  const { type, player } = affair.window!;
  affair.window = null;
  table.emit({ type: 'window-answered', player, window: type, answer: said, parties: parties === null ? null : [...parties] });
};
