import { sameData } from '../core/data/copies.js';
import type { Game } from '../core/game/game.js';
import type { Viewer } from '../core/game/game-types.js';
import type { Refusal } from '../core/refusals/violation.js';
import {
  changesBetween,
  type Farewell,
  markAfter,
  mostMoments,
  type Picture,
  type ToClient,
  type Told,
  type Welcome,
  type You,
} from '../protocol/index.js';
import { commonStep, playAt } from './chain.js';
import { countAt, isNews, type Moment, markAt, momentsBetween, pictureOf } from './pictures.js';
import type { Play, Table } from './position.js';
import type { States } from './states.js';

/** Somebody at a table, as the table knows him. */
export interface Connected {
  readonly viewer: Viewer;
  send(message: ToClient): void;
  farewell(why: Farewell): void;
  /** The table has changed: is he still who he was? */
  reconsider(): void;
  /** Whoever has come by this token since was refused a command: it is not done for him any more. */
  overrule(hash: string, id: string, why: Refusal): void;
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
  /** The moments that are in memory, and how many came before them. */
  readonly #moments: Moment[];
  #from: number;

  constructor(game: Game, states: States, table: Table, state: object, viewer: Viewer) {
    this.#game = game;
    this.#states = states;
    this.viewer = viewer;
    this.#table = table;
    this.#picture = pictureOf(game, state, table, viewer);
    this.#moments = [...momentsBetween(game, null, table.play, viewer)];
    this.#from = this.length - this.#moments.length;
  }

  /** How many moments there are to look back at. */
  get length(): number {
    return countAt(this.#game, this.#table.play, this.viewer);
  }

  /** The mark of the last moments alone, so many of them; null where there are not as many in memory, or it is more than are sent at once. */
  markOfLast(moments: number): string | null {
    const first = this.#moments.length - moments;
    return first < 0 || moments > mostMoments
      ? null
      : markAfter(
          '',
          this.#moments.slice(first).map(({ told }) => told),
        );
  }

  /** Is a moment of this number not in memory? */
  isBefore(moment: number): boolean {
    return moment < this.#from;
  }

  /** What is to be told of the table as it stands now; null if nothing has changed for these viewers. */
  told(table: Table): Told | null {
    const state = this.#states.after(table.play);
    if (state === null || table === this.#table) return null;
    const [before, picture] = [this.#picture, pictureOf(this.#game, state, table, this.viewer)];
    // Clocks of others that stand while leave is asked betray no decision; to whoever is not asked they would seem to run.
    const isHalt = (this.#table.request === null) !== (table.request === null) && !sameData(before.clocks, picture.clocks);
    const { length } = this;
    const common = commonStep(this.#table.play, table.play);
    const more = momentsBetween(this.#game, common, table.play, this.viewer);
    this.#table = table;
    // However long the table has been played, only what has changed is looked at.
    const stood = common === null ? 0 : this.#moments.findLastIndex(({ step }) => step <= common.step) + 1;
    const gone = this.#moments.splice(stood);
    for (const moment of more) this.#moments.push(moment);
    const from = this.length - this.#moments.length;
    // Steps may have changed places unseen: what counts is what was seen of them.
    const first = this.#from + stood;
    let kept = Math.min(first, this.length);
    while (kept < Math.min(length, this.length) && sameData(gone[kept - first]!.told, this.#moments[kept - from]!.told)) kept++;
    this.#from = from;
    if (kept === length && kept === this.length && !isHalt && !isNews(before, picture, this.viewer)) return null;
    this.#picture = picture;
    const patch = changesBetween(before, picture);
    const isShort = JSON.stringify(patch).length <= JSON.stringify(picture).length / 2;
    const moments = this.#moments.slice(kept - from).map(({ told }) => told);
    return { kind: 'told', no: ++this.#no, ...(isShort ? { patch } : { picture }), kept, moments };
  }

  /** The picture as it was last told, with the moments somebody has missed. */
  welcome(you: You, seen: { readonly moments: number; readonly mark: string } | undefined): Welcome {
    const { length } = this;
    const fits = seen !== undefined && seen.moments <= length && seen.moments >= this.#from && this.#markAt(seen.moments) === seen.mark;
    const from = Math.max(fits ? seen.moments : this.#from, length - mostMoments);
    const moments = this.#moments.slice(from - this.#from).map(({ told }) => told);
    return { kind: 'welcome', no: this.#no, you, picture: this.#picture, from, mark: this.#markAt(from), moments };
  }

  /** Moments before one of them. */
  past(before: number): { readonly from: number; readonly moments: readonly object[] } {
    const end = Math.max(this.#from, Math.min(before, this.length));
    const from = Math.max(this.#from, end - mostMoments);
    return { from, moments: this.#moments.slice(from - this.#from, end - this.#from).map(({ told }) => told) };
  }

  /** The view as it was when so many moments stood: right after the last of them. Null if there is none that can still be shown. */
  look(moments: number): object | null {
    const play = this.#playAt(moments);
    const state = play === null ? null : this.#states.after(play);
    return state === null ? null : this.#game.view(state, this.viewer);
  }

  /** The mark of so many moments. */
  #markAt(moments: number): string {
    return markAt(this.#game, this.#playAt(moments), this.viewer);
  }

  /** The first step after which so many moments stood; null if it is not in memory. */
  #playAt(moments: number): Play | null {
    const last = this.#moments[moments - this.#from - 1];
    if (last !== undefined) return playAt(this.#table.play, last.step); // found at once, however many came after it
    const seen = (play: Play): number => countAt(this.#game, play, this.viewer);
    let play = this.#table.play;
    while (play.before !== null && seen(play.before) >= moments) play = play.before;
    return seen(play) === moments ? play : null;
  }
}
