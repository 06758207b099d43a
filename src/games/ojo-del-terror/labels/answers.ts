import { own } from '../../../core/data/own.js';
import type { View } from '../types/index.js';
import type { Answering, PackList } from './language.js';

/** Something of a list of the pack. */
export const oneOf =
  (list: PackList): Answering =>
  (value, { called }) =>
    typeof value === 'string' ? called(list, value) : undefined;

/** A word of the rules, whatever the pack calls by the same id. */
export const wordOf =
  (words: Readonly<Record<string, string>>): Answering =>
  (value) =>
    typeof value === 'string' ? own<string>(words, value) : undefined;

/** Players, who are called as they call themselves; or nobody. */
export const whoever =
  (nobody: string): Answering =>
  (value, { list }) => {
    if (value === null) return nobody;
    if (typeof value === 'string') return value;
    if (!Array.isArray(value)) return undefined;
    return value.length === 0 ? nobody : list(value);
  };

/** That there are so many, and no more. */
export const countOf =
  (said: (count: number) => string): Answering =>
  (value) =>
    typeof value === 'number' ? said(value) : undefined;

/** The way over the Boundary or the cheapest; where passing a gate counts as crossing, the way over may be one through a gate, and costs single. [ET-REACH-09] */
export const wayOver =
  (cheapest: string, across: string, acrossOrThroughGate: string): Answering =>
  (value, _narrator, view) =>
    value !== true ? cheapest : view?.config.gateCountsAsCrossing ? acrossOrThroughGate : across;

/** What stands at a place on the viewer's sheet, counted from 1; without a view the place alone. */
export const orderAt =
  (said: (place: number, order: string | undefined) => string): Answering =>
  (value, { written }, view) => {
    if (typeof value !== 'number') return undefined;
    const author = view?.viewer ?? '';
    const order = own<View['sheets'][string]>(view?.sheets ?? {}, author)?.orders?.[value];
    return said(value + 1, order && written(order, author));
  };
