import { describeValue, isList, shortened } from '../data/describe.js';
import type { GameTypes } from '../game/game-types.js';
import type { Labels, Told } from '../game/labels.js';
import type { Violation } from '../refusals/violation.js';

/** What is said in the first of some ways in which it can be said without failing. */
export const said = (...ways: readonly (() => string | undefined)[]): string | undefined => {
  for (const way of ways)
    try {
      const text: unknown = way();
      if (typeof text === 'string') return text;
    } catch {}
  return undefined;
};

/** What something calls itself: its type, if it has one that is a text. */
export const ownName = (thing: unknown): string => said(() => shortened((thing as { readonly type: string }).type)) ?? describeValue(thing);

/** `terms.0.planet` as `terms 1, planet`. */
const questionFromNames = (field: unknown, name: (id: string) => string): string =>
  typeof field !== 'string'
    ? describeValue(field)
    : shortened(field)
        .split('.')
        .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : name(part)))
        .join(', ')
        .replace(/, (\d+)(?=,|$)/g, ' $1');

/** So deep and so many things of an answer are told; the rest is described. */
const deepest = 3;
const mostTold = 20;

/** An answer by the names of what is in it; French has a space before its marks. */
const answerFromNames = (value: unknown, name: (id: string) => string, language: string | undefined, depth = 0): string => {
  if (value === null) return name('none');
  if (typeof value === 'boolean') return name(value ? 'yes' : 'no');
  if (typeof value === 'string') return value === '' ? name('none') : name(value);
  if (typeof value !== 'object' || depth >= deepest) return describeValue(value);
  return (
    said(() => {
      if (isList(value))
        return (
          value
            .slice(0, mostTold)
            .map((entry) => answerFromNames(entry, name, language, depth + 1))
            .join(', ') || name('none')
        );
      const space = language === 'fr' ? ' ' : '';
      return Object.entries(value)
        .slice(0, mostTold)
        .map(([field, entry]) => `${name(field)}${space}: ${answerFromNames(entry, name, language, depth + 1)}`)
        .join(`${space}; `);
    }) ?? describeValue(value)
  );
};

/** What a game knows beside its words: whether something is an action or an event of it, and what its clauses say where no book does. */
export interface Known<G extends GameTypes> {
  isAction(thing: unknown): thing is G['Action'];
  isEvent(thing: unknown): thing is G['Event'];
  clause(id: string): string | undefined;
}

/**
 * Labels that nothing makes fail: an action or an event that nobody knows is called by its type, an id by itself, anything else in a few words. Beside
 * what is no view they speak as without one.
 */
export const politely = <G extends GameTypes>(labels: Labels<G>, known?: Known<G>): Told<G> => {
  type Seen = G['View'] | undefined;
  /** What the words say beside a view, or without one where it does not help. */
  const beside = (view: Seen, say: (view: Seen) => string | undefined): string | undefined =>
    view
      ? said(
          () => say(view),
          () => say(undefined),
        )
      : said(() => say(undefined));
  const name: Labels<G>['name'] = (id, language, view, among) =>
    typeof id !== 'string' ? describeValue(id) : (beside(view, (seen) => labels.name(id, language, seen, among)) ?? id);
  const is = (test: ((thing: unknown) => boolean) | undefined, thing: unknown): boolean => {
    try {
      return test?.(thing) ?? true;
    } catch {}
    return false;
  };
  return {
    languages: labels.languages,
    name,
    question: (type, field, language, view) =>
      beside(view, (seen) => labels.question?.(type, field, language, seen)) ?? questionFromNames(field, (id) => name(id, language, view)),
    answer: (type, field, value, language, view) =>
      beside(view, (seen) => labels.answer?.(type, field, value, language, seen)) ??
      answerFromNames(value, (id) => name(id, language, view), language ?? labels.languages[0]),
    refusal: (violation, language, view) =>
      beside(view, (seen) => labels.refusal?.(violation, language, seen)) ??
      said(() => (violation as Violation).message) ??
      describeValue(violation),
    clause: (id, language) =>
      said(
        () => labels.clause?.(id, language),
        () => known?.clause(id),
      ) ?? (typeof id === 'string' ? shortened(id) : describeValue(id)),
    action: (action, language, view) =>
      (is(known?.isAction, action) ? beside(view, (seen) => labels.action(action, language, seen)) : undefined) ?? ownName(action),
    event: (event, language, view) =>
      (is(known?.isEvent, event) ? beside(view, (seen) => labels.event(event, language, seen)) : undefined) ?? ownName(event),
    ...(labels.draw === undefined ? {} : { draw: (view: G['View'], language?: string) => said(() => labels.draw!(view, language)) ?? '' }),
  };
};
