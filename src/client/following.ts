import { freeze } from '../core/data/copies.js';
import { isPicture, type MomentTold, markAfter, type Picture, type Told, type Welcome, withChanges, type You } from '../protocol/index.js';

/** What a host has told of a table, followed from message to message. */
export class Following {
  you: You | null = null;
  picture: Picture | null = null;
  /** How many moments there are before those that are here. */
  from = 0;
  moments: readonly MomentTold[] = [];
  /** The marks of the moments before each of those that are here, and of all of them. */
  #marks: readonly string[] = [''];
  #no = 0;

  /** What the host need not tell again. */
  get seen(): { readonly moments: number; readonly mark: string } | null {
    const moments = this.from + this.moments.length;
    return moments === 0 ? null : { moments, mark: this.#marks.at(-1)! };
  }

  welcomed({ no, you, picture, from, mark, moments }: Welcome): void {
    const at = from - this.from;
    const fits = this.#marks[at] === mark;
    this.#follow(fits ? this.from : from, fits ? at : 0, fits ? this.#marks.slice(0, at + 1) : [mark], moments);
    this.#no = no;
    this.you = you;
    this.picture = picture;
  }

  /** False if it does not follow what was told before. */
  told({ no, patch, picture, kept, moments }: Told): boolean {
    if (this.picture === null || no !== this.#no + 1) return false;
    const next = picture ?? (patch === undefined ? null : withChanges(this.picture, patch));
    const at = kept - this.from;
    if (!isPicture(next) || at < 0 || at > this.moments.length) return false;
    this.#no = no;
    this.picture = freeze(next);
    if (at !== this.moments.length || moments.length > 0) this.#follow(this.from, at, this.#marks.slice(0, at + 1), moments);
    return true;
  }

  #follow(from: number, kept: number, marks: readonly string[], more: readonly MomentTold[]): void {
    const all = [...marks];
    for (const moment of more) all.push(markAfter(all.at(-1)!, [moment]));
    this.from = from;
    this.moments = [...this.moments.slice(0, kept), ...more];
    this.#marks = all;
  }
}
