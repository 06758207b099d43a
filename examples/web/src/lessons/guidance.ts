import { type Answers, aboutOf } from 'ludoteca';
import { useEffect, useMemo, useState } from 'react';
import { spotOf } from '../motion/spots.js';
import type { Form } from '../table/form.js';
import type { Telling } from '../table/telling.js';
import type { AnyAction } from '../tables/catalogue.js';
import type { Seated } from '../tables/seen.js';
import type { Sitting } from '../tables/sitting.js';
import type { Course } from './course.js';
import { type Asked, guarded } from './guarding.js';
import type { Step } from './lesson.js';
import { keepStep, keptStep } from './progress.js';
import type { Mark } from './rings.js';

/** A lesson at a table, as it stands: what is told, what is asked, and how to go on. */
export interface Guidance {
  readonly course: Course;
  readonly place: number;
  readonly step: Step;
  /** The ordinary form of the table, in which only what is asked for is done. */
  readonly form: Form;
  /** What is asked for; null where there is only something to read. */
  readonly asks: AnyAction | null;
  /** Are the others answering, or is what happened still being shown? */
  readonly isWaiting: boolean;
  /** Was something else tried? */
  readonly hasStrayed: boolean;
  /** What is marked on the page. */
  readonly marks: readonly Mark[];
  /** Is what is to be done now being shown? In words: the question, and the answer to it. */
  readonly hint: { readonly question: string; readonly answer: string } | null;
  readonly mayGoBack: boolean;
  readOn(): void;
  goBack(): void;
  showMe(): void;
  doItForMe(): void;
}

/** Where somebody points next, and what that is called. */
const nextOf = (
  { deed, answers }: Asked,
  form: Form,
  telling: Telling,
): { readonly marks: readonly Mark[]; readonly hint: Guidance['hint'] } => {
  const { type } = deed.action;
  if (form.type === null || form.filling === null)
    return { marks: [{ on: 'page', selector: `.offer[data-type="${type}"]` }], hint: { question: '', answer: telling.word(type) } };
  const { ask } = form.filling;
  if (ask === null) return { marks: [{ on: 'page', selector: '.do-it' }], hint: null };
  if (answers === null) return { marks: [], hint: null };
  const question = telling.question(type, ask.field);
  if (!Object.hasOwn(answers, ask.field)) return { marks: [{ on: 'page', selector: '.stage .enough' }], hint: null };
  const value = answers[ask.field];
  // Of several things each is marked.
  const parts: readonly unknown[] = ask.question.kind === 'some' && Array.isArray(value) ? value : [value];
  const things = parts.flatMap((one) => aboutOf(ask.question, one) ?? []);
  const called = parts.map((one) => telling.answer(type, ask.field, one)).filter((text) => text !== '');
  const isListed = ask.question.kind === 'one' || ask.question.kind === 'some';
  return {
    marks: [
      ...things.map((thing): Mark => ({ on: 'board', at: [spotOf(thing)] })),
      ...(isListed ? called.map((option): Mark => ({ on: 'page', option })) : [{ on: 'page', selector: '.stage .primary' } as const]),
    ],
    hint: { question, answer: called.length === 0 ? '…' : called.join(', ') },
  };
};

/** The answers that lead to what is asked of the table as it stands; null until they are known. */
const useAnswers = (sitting: Sitting, asks: AnyAction | null, revision: number): Answers | null => {
  const [known, setKnown] = useState<{ readonly of: AnyAction | null; readonly at: number; readonly answers: Answers | null }>(unasked);
  useEffect(() => {
    if (asks === null) return;
    let isWanted = true;
    void sitting.questions.answersFor(asks).then((answers) => {
      if (isWanted) setKnown({ of: asks, at: revision, answers });
    });
    return () => {
      isWanted = false;
    };
  }, [sitting, asks, revision]);
  return known.of === asks && known.at === revision ? known.answers : null;
};
const unasked = { of: null, at: -1, answers: null } as const;

/** What whoever learns has tried at a step. */
interface Tried {
  readonly place: number;
  readonly hasStrayed: boolean;
  readonly isShown: boolean;
}

interface AtTable {
  /** Null where no lesson is given. */
  readonly course: Course | null;
  readonly sitting: Sitting;
  readonly seen: Seated;
  readonly form: Form;
  readonly telling: Telling;
  /** Is what happened still being shown? The lesson goes on when it has been seen. */
  readonly isShowing: boolean;
}

/** How a lesson stands at a table; null where none is given. */
export const useGuidance = ({ course, sitting, seen, form, telling, isShowing }: AtTable): Guidance | null => {
  const { id } = sitting;
  const [kept, setKept] = useState(() => (course === null ? 0 : keptStep(id, course.last)));
  const [tried, setTried] = useState<Tried>({ place: 0, hasStrayed: false, isShown: false });
  // By what is shown, not by what is written: the card would turn to a step whose board is still to come.
  const standing = seen.standing ?? 0;
  const place = course === null || isShowing ? kept : course.stepAt(standing, kept);
  const isWaiting = course !== null && (isShowing || course.waitsForOthers(place, standing));
  const deed = course === null || isWaiting ? undefined : course.step(place).deed;
  const asks = useMemo(() => (course === null || deed === undefined ? null : course.move(course.before(place))), [course, deed, place]);
  const answers = useAnswers(sitting, asks, seen.revision);
  useEffect(() => {
    if (course === null) return;
    setKept(place);
    keepStep(id, place);
  }, [course, id, place]);
  if (course === null) return null;

  const now: Tried = tried.place === place ? tried : { place, hasStrayed: false, isShown: false };
  const asked: Asked | null = deed === undefined ? null : { deed, answers };
  const stray = (): void => setTried({ ...now, hasStrayed: true });
  const step = course.step(place);
  const look: readonly Mark[] = step.look === undefined ? [] : [{ on: 'board', at: step.look }];
  const next = asked !== null && now.isShown ? nextOf(asked, form, telling) : null;
  const go = (to: number): void => {
    setKept(to);
    keepStep(id, to);
  };
  return {
    course,
    place,
    step,
    form: asked === null ? form : guarded(form, asked, stray),
    asks,
    isWaiting,
    hasStrayed: now.hasStrayed,
    marks: isWaiting ? [] : [...(next?.marks ?? []), ...look],
    hint: next?.hint ?? null,
    mayGoBack: !isWaiting && place > 0 && course.before(place - 1) === standing,
    readOn: () => go(Math.min(course.last, place + 1)),
    goBack: () => go(place - 1),
    showMe: () => setTried({ ...now, hasStrayed: false, isShown: true }),
    doItForMe() {
      if (asks === null) return;
      form.cancel();
      void sitting.play(asks);
    },
  };
};
