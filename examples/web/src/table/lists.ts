import type { Ask } from 'ludoteca';
import type { Told } from './form.js';

const ending = '.length';

/** The list a question puts something into: `terms` of `terms.0.planet`, the innermost of several; null if it belongs to none. */
export const listAskedBy = ({ field, enough }: Ask): string | null => {
  if (enough !== null) return enough.field.slice(0, -ending.length);
  const parts = field.split('.');
  const place = parts.findLastIndex((part) => /^\d+$/.test(part));
  return place < 1 ? null : parts.slice(0, place).join('.');
};

/** Something that was answered: one question, or a list from its first entry to its end. */
export type Stretch =
  | { readonly kind: 'answer'; readonly told: Told }
  | { readonly kind: 'list'; readonly list: string; readonly end: Told | null };

/** What was answered, in order, with each list in one. */
export const stretchesOf = (told: readonly Told[]): readonly Stretch[] => {
  const lists = new Map<string, Told | null>();
  for (const answer of told) {
    const list = /^(.+?)\.(?:\d+(?:\.|$)|length$)/.exec(answer.field)?.[1];
    if (list !== undefined) lists.set(list, answer.field === `${list}${ending}` ? answer : (lists.get(list) ?? null));
  }
  const begun = new Set<string>();
  return told.flatMap((answer): readonly Stretch[] => {
    const list = [...lists.keys()].find((one) => answer.field.startsWith(`${one}.`));
    if (list === undefined) return [{ kind: 'answer', told: answer }];
    if (begun.has(list)) return [];
    begun.add(list);
    return [{ kind: 'list', list, end: lists.get(list)! }];
  });
};

/** One entry of a list, with the answers it is made of. */
interface Entry {
  readonly place: number;
  readonly answers: readonly Told[];
}

/** What has been put into a list, entry by entry. */
export const entriesOf = (list: string, told: readonly Told[]): readonly Entry[] => {
  const entries: { readonly place: number; readonly answers: Told[] }[] = [];
  for (const answer of told) {
    if (!answer.field.startsWith(`${list}.`) || answer.field.endsWith(ending)) continue;
    const place = Number(answer.field.slice(list.length + 1).split('.')[0]);
    const last = entries.at(-1);
    if (last?.place === place) last.answers.push(answer);
    else entries.push({ place, answers: [answer] });
  }
  return entries;
};
