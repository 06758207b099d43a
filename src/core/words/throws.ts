import { own } from '../data/own.js';

/**
 * What a language calls the reasons for which the rules throw dice, by what the rules say. What stands in braces is an id, among the list that is named
 * there, and `$1`, `$2` are these by name, in whatever order: `who takes {planets}` may be `à qui va $1`. A `{player}` and a `{number}` go by no other name.
 */
export type ThrowWords<Reason extends string = string> = Readonly<Record<Reason, string>>;

/** How anything with an id is named beside a view; `among` is the list of which somebody says that it stands in it. */
type Name<View> = (id: string, view?: View, among?: string) => string;

/** A reason with ids in it: how it is recognised, among what each id stands, and what is said. */
interface Shape {
  readonly form: RegExp;
  readonly lists: readonly string[];
  readonly said: string;
}

const gap = /\{(\w+)\}/;

/** Reasons that rules give are shorter: three ids and some words. In longer ones nothing is looked for, which might take as long as somebody likes. */
const longest = 1000;

/** How much of a reason is said in so many words. */
const wordingOf = (reason: string): number =>
  reason
    .split(gap)
    .filter((_, i) => i % 2 === 0)
    .join('').length;

/** Of two that fit, the one with more words of its own says more: it comes first. */
const shapesOf = (throws: ThrowWords): readonly Shape[] =>
  Object.entries(throws)
    .sort(([one], [other]) => wordingOf(other) - wordingOf(one))
    .flatMap(([reason, said]) => {
      const parts = reason.split(gap);
      if (parts.length === 1) return [];
      const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
      const form = parts.map((part, i) => (i % 2 === 0 ? literal(part) : '(.+?)')).join('');
      return [{ form: new RegExp(`^${form}$`, 's'), lists: parts.filter((_, i) => i % 2 === 1), said }];
    });

/** What goes by no other name. */
const plain: readonly string[] = ['player', 'number'];

/** The same names, and among `'throws'` the reasons of throws; a reason that has no words here is named like anything else. */
export const namingThrows = <View>(throws: ThrowWords, name: Name<View>): Name<View> => {
  let known: readonly Shape[] | undefined;
  return (id, view, among) => {
    if (among !== 'throws') return name(id, view, among);
    const whole = own<string>(throws, id);
    if (whole !== undefined) return whole;
    if (id.length > longest) return name(id, view);
    known ??= shapesOf(throws);
    for (const { form, lists, said } of known) {
      const ids = form.exec(id)?.slice(1);
      if (ids === undefined) continue;
      const names = ids.map((one, i) => (plain.includes(lists[i]!) ? one : name(one, view, lists[i])));
      return said.replace(/\$(\d)/g, (_, place: string) => names[Number(place) - 1] ?? '');
    }
    return name(id, view);
  };
};
