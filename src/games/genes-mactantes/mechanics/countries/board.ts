import type { Draft } from 'immer';
import { peek } from '../../../../core/data/copies.js';
import type { Table as CoreTable } from '../../../../core/game/rule.js';
import type { Character, Event, State } from '../../types/index.js';

/** The state as mechanics write it. */
export type Board = Draft<State>;

/** The table of this game. */
export type Table = CoreTable<Event>;

/** The state as it stands, for reading: quick where the board is a draft. */
export const now = (state: Board): State => peek<State>(state as State);

/** A character to write to. */
export const characterToWrite = (state: Board, id: string): Draft<Character> =>
  state.characters[now(state).characters.findIndex((character) => character.id === id)]!;
