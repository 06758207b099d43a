import type { Game, Viewer } from '../core/game/game.js';
import {
  changesBetween,
  type Farewell,
  markOf,
  mostMoments,
  type Picture,
  type ToClient,
  type Told,
  type Welcome,
  type You,
} from '../protocol/index.js';
import { commonStep, isNews, type Moment, momentsBetween, pictureOf } from './pictures.js';
import type { Table } from './position.js';
import type { States } from './states.js';

/** Somebody at a table, as the table knows him. */
export interface Connected {
  readonly viewer: Viewer;
  send(message: ToClient): void;
  farewell(why: Farewell): void;
  /** The table has changed: is he still who he was? */
  reconsider(): void;
}

/** All who see one picture: it is made once for them, and told in the same messages. */
export class Audience {
  readonly viewer: Viewer;
  readonly #game: Game;
  readonly #states: States;
  /** The messages told so far, in this process. */
  #no = 0;
  #table: Table;
  #picture: Picture;
  #moments: readonly Moment[];

  constructor(game: Game, states: States, table: Table, state: object, viewer: Viewer) {
    this.#game = game;
    this.#states = states;
    this.viewer = viewer;
    this.#table = table;
    this.#picture = pictureOf(game, state, table, viewer);
    this.#moments = momentsBetween(game, null, table.play, viewer);
  }

  /** How many moments there are to look back at. */
  get length(): number {
    return this.#moments.length;
  }

  /** What is to be told of the table as it stands now; null if nothing has changed for these viewers. */
  told(table: Table): Told | null {
    const state = this.#states.after(table.play);
    if (state === null || table === this.#table) return null;
    const common = commonStep(this.#table.play, table.play);
    const kept = this.#moments.filter(({ step }) => step <= common.step);
    const more = momentsBetween(this.#game, common, table.play, this.viewer);
    const before = this.#picture;
    const picture = pictureOf(this.#game, state, table, this.viewer);
    const isSilent = kept.length === this.#moments.length && more.length === 0 && !isNews(before, picture, this.viewer);
    this.#table = table;
    if (isSilent) return null;
    this.#moments = [...kept, ...more];
    this.#picture = picture;
    const patch = changesBetween(before, picture);
    const isShort = JSON.stringify(patch).length <= JSON.stringify(picture).length / 2;
    return {
      kind: 'told',
      no: ++this.#no,
      ...(isShort ? { patch } : { picture }),
      kept: kept.length,
      moments: more.map(({ told }) => told),
    };
  }

  /** The picture as it was last told, with the moments somebody has missed. */
  welcome(you: You, seen: { readonly moments: number; readonly mark: string } | undefined): Welcome {
    const all = this.#moments.map(({ told }) => told);
    const fits = seen !== undefined && seen.moments >= 0 && seen.moments <= all.length && markOf(all.slice(0, seen.moments)) === seen.mark;
    const from = Math.max(fits ? seen.moments : 0, all.length - mostMoments);
    return { kind: 'welcome', no: this.#no, you, picture: this.#picture, from, moments: all.slice(from) };
  }

  /** Moments before one of them. */
  past(before: number): { readonly from: number; readonly moments: readonly object[] } {
    const end = Math.min(before, this.#moments.length);
    const from = Math.max(0, end - mostMoments);
    return { from, moments: this.#moments.slice(from, end).map(({ told }) => told) };
  }
}
