import type { Ask, OneOfThese, Page, Part, Question, SomeOfThese, Thing } from 'ludoteca';
import { useEffect, useState } from 'react';
import type { Language } from '../../../shared/languages.js';
import type { Sitting } from '../tables/sitting.js';
import { type Form, thingsOf } from './form.js';

/** An answer that is being thought of: nothing of it is decided. */
interface Thought {
  /** Which question it belongs to. */
  readonly of: string;
  /** What has been ticked, of several things. */
  readonly ticked: readonly unknown[];
  /** What each part has been given. */
  readonly amounts: Readonly<Record<string, number>>;
  /** The few answers that somebody pointed at together; null for all. */
  readonly narrowed: readonly unknown[] | null;
  /** What was looked for among the answers. */
  readonly search: string;
  /** The answers seen so far, where the first page was not all of them. */
  readonly seen: OneOfThese | null;
}

/** The question now asked, with what is being thought of as its answer, in the picture or beside it. */
export interface Draft extends Omit<Thought, 'of' | 'seen'> {
  readonly type: string;
  readonly field: string;
  /** The question, with all answers seen so far. */
  readonly question: Question;
  /** The same with the answers of further pages as well: a picture shows what no page has come to yet. */
  readonly pointable: Question;
  /** Are there answers that the question itself does not list? */
  readonly isPaged: boolean;
  tick(value: unknown): void;
  give(part: Part, amount: number): void;
  fill(amounts: Readonly<Record<string, number>>): void;
  narrow(values: readonly unknown[] | null): void;
  lookFor(text: string): void;
  showMore(): void;
  answer(value: unknown): void;
}

const nothing: Omit<Thought, 'of'> = { ticked: [], amounts: {}, narrowed: null, search: '', seen: null };

const together = (before: OneOfThese, next: OneOfThese): OneOfThese => {
  const { more: _, ...rest } = next;
  const about: readonly (Thing | null)[] = [...(before.about ?? before.from.map(() => null)), ...(next.about ?? next.from.map(() => null))];
  return { ...rest, from: [...before.from, ...next.from], about, ...(next.more === undefined ? {} : { more: next.more }) };
};

type Wanted = Pick<Page, 'after' | 'search'>;

/** So many pages are looked through for what can be pointed at. */
const mostPages = 10;

/** A question with the answers of its further pages. */
const withPages = async (question: Question, page: (wanted: Wanted) => Promise<OneOfThese | null>): Promise<Question> => {
  let all = question;
  for (let pages = 1; pages < mostPages && all.kind === 'one' && all.more !== undefined; pages++) {
    const next = await page({ after: all.more });
    if (next === null) break;
    all = together(all, next);
  }
  return all;
};

/** What each part of a total has: as given, or its least. */
export const givenTo = ({ part, min }: Part, amounts: Readonly<Record<string, number>>): number => amounts[part] ?? min;

/** What of several things chosen so far comes to, where they have a worth; else null. */
export const worthOf = ({ from, sum }: SomeOfThese, ticked: readonly unknown[]): number | null =>
  sum === undefined ? null : from.reduce<number>((total, value, place) => total + (ticked.includes(value) ? sum.worth[place]! : 0), 0);

/** The answer being thought of to whatever a form asks now; null while it asks nothing. A question asked anew begins anew. */
export const useDraft = (sitting: Sitting, form: Form, language: Language, revision: number): Draft | null => {
  const [thought, setThought] = useState<Thought>({ of: '', ...nothing });
  const { type, filling } = form;
  const ask: Ask | null = filling?.ask ?? null;
  const [looked, setLooked] = useState<{ readonly at: Ask | null; readonly question: Question | null }>({ at: null, question: null });
  const answers = filling?.answers;
  useEffect(() => {
    if (type === null || ask === null || ask.question.kind !== 'one' || ask.question.more === undefined) return;
    let isWanted = true;
    void withPages(ask.question, (wanted) => sitting.questions.page(type, answers ?? {}, { ...wanted, language })).then((question) => {
      if (isWanted) setLooked({ at: ask, question });
    });
    return () => {
      isWanted = false;
    };
  }, [sitting, type, ask, answers, language]);
  if (type === null || ask === null) return null;
  const pointable = looked.at === ask && looked.question !== null ? looked.question : ask.question;
  const { field } = ask;
  const of = `${type} ${field} ${form.told.length} ${revision}`;
  const now: Thought = thought.of === of ? thought : { of, ...nothing };
  const isPaged = ask.question.kind === 'one' && ask.question.more !== undefined;
  const question = ask.question.kind === 'one' && now.seen !== null ? now.seen : ask.question;
  const page = (wanted: Wanted): Promise<OneOfThese | null> => sitting.questions.page(type, answers ?? {}, { ...wanted, language });
  const think = (more: Partial<Thought>): void => setThought({ ...now, ...more });
  /** Answers that come later count for the search they were looked for in. */
  const thinkLater = (search: string, more: (before: Thought) => Partial<Thought>): void =>
    setThought((before) => (before.of === of && before.search === search ? { ...before, ...more(before) } : before));
  return {
    type,
    field,
    question,
    pointable,
    isPaged,
    ticked: now.ticked,
    amounts: now.amounts,
    narrowed: now.narrowed,
    search: now.search,
    tick: (value) => think({ ticked: now.ticked.includes(value) ? now.ticked.filter((other) => other !== value) : [...now.ticked, value] }),
    give: ({ part, min, max }, amount) => think({ amounts: { ...now.amounts, [part]: Math.min(max, Math.max(min, amount)) } }),
    fill: (amounts) => think({ amounts }),
    narrow: (narrowed) => think({ narrowed, seen: narrowed !== null && pointable.kind === 'one' ? pointable : now.seen }),
    lookFor(search) {
      const wanted = search.trim();
      // What was found before stays until something else is found.
      think({ search, narrowed: null, ...(wanted === '' ? { seen: null } : {}) });
      if (isPaged && wanted !== '') void page({ search: wanted }).then((seen) => thinkLater(search, () => ({ seen })));
    },
    showMore() {
      if (question.kind !== 'one' || question.more === undefined) return;
      const wanted = now.search.trim();
      void page({ after: question.more, ...(wanted === '' ? {} : { search: wanted }) }).then((next) => {
        if (next !== null) setThought({ ...now, seen: together(question, next) });
      });
    },
    answer(value) {
      setThought({ of: '', ...nothing });
      form.answer(value, thingsOf(pointable, value));
    },
  };
};
