import { current, Immer, isDraft } from 'immer';
import { clone, isFrozenThroughout, seeBehind } from './copies.js';

/** How `reduce` writes to a state that is too large to be looked at part by part after every step. */
export interface Drafts {
  /** The state to be written to: a copy of what is touched, and the state itself wherever nothing is. */
  begin<T extends object>(state: T): T;
  /** What has been written, frozen: what has stayed as it was is shared with the state before. */
  finish<T extends object>(draft: T): T;
}

// A copy of immer of our own, which freezes what it makes: its settings are not the consumer's.
const immer = /* @__PURE__ */ new Immer();

/** What has been finished here is frozen all the way down: nobody has to go through all of a large state again to see it. */
const finished = /* @__PURE__ */ new WeakSet<object>();

/** Drafts of immer, for the definition of a game whose states may come to more than 16,000 lists and objects. */
export const drafts: Drafts = {
  begin<T extends object>(state: T): T {
    seeBehind(<T>(value: T): T => (isDraft(value) ? (current(value as object) as T) : value));
    // Immer freezes what it shares with the old state, so a state that is still free is copied first.
    return immer.createDraft(finished.has(state) || isFrozenThroughout(state) ? state : clone(state)) as T;
  },
  finish<T extends object>(draft: T): T {
    const state = immer.finishDraft(draft) as T;
    finished.add(state);
    return state;
  },
};
