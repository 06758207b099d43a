import { type Answers, aboutOf, type FormAfar, onlyAnswer, type Question, type Refusal, type Thing } from 'ludoteca';
import { useEffect, useRef, useState } from 'react';
import type { AnyAction } from '../tables/catalogue.js';
import type { Sitting } from '../tables/sitting.js';

/** An answer as it was given, and what it is on the board; what left no choice was answered by itself. */
export interface Told {
  readonly field: string;
  readonly value: unknown;
  readonly things: readonly Thing[];
  readonly byItself: boolean;
}

/** The form of one action, filled in step by step; nothing in it knows any game. */
export interface Form {
  /** The type of action being filled in; null while none is. */
  readonly type: string | null;
  readonly told: readonly Told[];
  /** How far it is filled in; null while there is none. */
  readonly filling: Pick<FormAfar<AnyAction, Refusal>, 'answers' | 'ask' | 'ready' | 'misfit'> | null;
  /** So many orders were given here that the table took. */
  readonly done: number;
  /** Is something being asked of the table, or has the order been given and not been answered yet? */
  readonly isBusy: boolean;
  /** Has the order been given for a while without being answered? */
  readonly isLate: boolean;
  /** Is a question being fetched, for longer than a moment? */
  readonly isSlow: boolean;
  /** Answers the match moved away from under: they are asked for again. */
  readonly dropped: readonly string[];
  /** Why the rules refused the order once it was given, or the whole form after the match moved on. */
  readonly refusal: Refusal | null;
  /** Opens a form; by itself only where it asks something. */
  begin(type: string, byItself?: boolean): void;
  /** An action that is ready as it stands: the form that leads to it, filled in. */
  take(action: AnyAction): void;
  answer(value: unknown, things: readonly Thing[]): void;
  /** The action an answer would lead to if nothing else had to be chosen; null where something has. Nothing is answered by it. */
  leadsTo(value: unknown): Promise<AnyAction | null>;
  /** The list that is asked for has entries enough. */
  enough(): void;
  /** Back to a question that was answered. */
  reopen(field: string): void;
  cancel(): void;
  /** Gives the order. */
  order(): void;
}

/** What an answer is on the board: one thing, several, or the parts that were given anything. */
export const thingsOf = (question: Question, value: unknown): readonly Thing[] => {
  const answers =
    question.kind === 'some'
      ? (value as readonly unknown[])
      : question.kind === 'allot'
        ? question.parts.flatMap(({ part }) => ((value as Readonly<Record<string, number>>)[part] ? [part] : []))
        : [value];
  return answers.flatMap((one) => aboutOf(question, one) ?? []);
};

interface Filled {
  /** The revision of the table it was asked of. */
  readonly at: number;
  readonly type: string;
  readonly form: FormAfar<AnyAction, Refusal>;
  readonly told: readonly Told[];
  readonly dropped: readonly string[];
  readonly refusal: Refusal | null;
}

/** The question now asked is answered; what does not fit changes nothing but what is said of it. */
const answered = async (filled: Filled, value: unknown, things?: readonly Thing[]): Promise<Filled> => {
  const { ask } = filled.form;
  if (ask === null) return filled;
  const form = await filled.form.answer(value);
  if (form.misfit !== null) return { ...filled, form, refusal: null };
  const told = { field: ask.field, value, things: things ?? thingsOf(ask.question, value), byItself: onlyAnswer(ask) !== null };
  return { ...filled, form, told: [...filled.told, told], dropped: [], refusal: null };
};

const ended = async (filled: Filled): Promise<Filled> => {
  const enough = filled.form.ask?.enough ?? null;
  const form = await filled.form.enough();
  if (enough === null || form.misfit !== null) return { ...filled, form, refusal: null };
  const told = { field: enough.field, value: enough.answer, things: [], byItself: false };
  return { ...filled, form, told: [...filled.told, told], dropped: [], refusal: null };
};

/** Questions that leave no choice answer themselves. */
const settled = async (filled: Filled): Promise<Filled> => {
  let now = filled;
  for (;;) {
    const only = now.form.ask === null ? null : onlyAnswer(now.form.ask);
    if (only === null) return now;
    const next = { ...(await answered(now, only.answer)), dropped: now.dropped };
    if (next.form.misfit !== null) return now;
    now = next;
  }
};

const begun = async (sitting: Sitting, at: number, type: string): Promise<Filled> => ({
  at,
  type,
  form: await sitting.questions.form(type),
  told: [],
  dropped: [],
  refusal: null,
});

/** A form filled in with these answers, as far as they lead. */
const filledWith = async (filled: Filled, answers: Answers): Promise<Filled> => {
  let now = filled;
  for (;;) {
    const { ask } = now.form;
    if (ask === null) return now;
    const isGiven = Object.hasOwn(answers, ask.field);
    if (!isGiven && ask.enough === null) return now;
    const next = await (isGiven ? answered(now, answers[ask.field]) : ended(now));
    if (next.form.misfit !== null) return now;
    now = next;
  }
};

/** The same form asked of the table as it is now; null where nobody had answered anything and there is nothing left to ask. */
const askedAnew = async (at: number, filled: Filled): Promise<Filled | null> => {
  const form = await filled.form.reask();
  if (form.refused !== null && filled.told.every(({ byItself }) => byItself)) return null;
  const told = filled.told.filter(({ field }) => Object.hasOwn(form.answers, field));
  const dropped = filled.told.filter(({ field, byItself }) => !byItself && !Object.hasOwn(form.answers, field)).map(({ field }) => field);
  return settled({ ...filled, at, form, told, dropped, refusal: form.refused });
};

/** What is answered within so many milliseconds seems to be so at once. */
const soon = 400;

/** Has it been so for longer than a moment? */
const useLate = (isSo: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLate(true), soon);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isSo]);
  return isLate;
};

/** A form for whoever sits at the device. When the table moves on it is asked anew, and keeps what still fits. */
export const useForm = (sitting: Sitting, revision: number): Form => {
  const [filled, setFilled] = useState<Filled | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const isLate = useLate(isGiven);
  const isSlow = useLate(isAsking && !isGiven);
  const [done, setDone] = useState(0);
  /** What was asked last counts: answers to what was asked before come too late. */
  const asked = useRef(0);
  const become = async (next: Promise<Filled | null>): Promise<void> => {
    const mine = ++asked.current;
    setAsking(true);
    const found = await next;
    if (mine !== asked.current) return;
    setAsking(false);
    setFilled(found);
  };

  const isOpen = filled !== null;
  useEffect(() => {
    if (!isOpen) return;
    sitting.hold(true);
    return () => sitting.hold(false);
  }, [sitting, isOpen]);

  const isBehind = filled !== null && filled.at !== revision && !isGiven;
  const askAnew = useRef(become);
  askAnew.current = become;
  useEffect(() => {
    if (isBehind) void askAnew.current(askedAnew(revision, filled));
  }, [isBehind, filled, revision]);

  const go = (next: (filled: Filled) => Promise<Filled>): void => {
    if (filled !== null && !isGiven) void become(next(filled).then(settled));
  };
  return {
    type: filled?.type ?? null,
    told: filled?.told ?? [],
    filling: filled?.form ?? null,
    done,
    isBusy: isAsking || isGiven,
    isLate,
    isSlow,
    dropped: filled?.dropped ?? [],
    refusal: filled?.refusal ?? null,
    begin: (type, byItself = false) =>
      void become(begun(sitting, revision, type).then((now) => (byItself && now.form.ask === null ? null : settled(now)))),
    take: (action) =>
      void become(
        Promise.all([begun(sitting, revision, action.type), sitting.questions.answersFor(action)])
          .then(([form, answers]) => filledWith(form, answers ?? {}))
          .then(settled),
      ),
    answer: (value, things) => go((now) => answered(now, value, things)),
    leadsTo: async (value) => (filled === null ? null : (await settled(await answered(filled, value))).form.ready),
    enough: () => go(ended),
    reopen: (field) =>
      go(async (now) => {
        const form = await now.form.takeBack(field);
        return { ...now, form, told: now.told.filter((told) => Object.hasOwn(form.answers, told.field)), dropped: [], refusal: null };
      }),
    cancel: () => {
      if (!isGiven) void become(Promise.resolve(null)); // what has been given is not called back by leaving its form
    },
    async order() {
      const action = filled?.form.ready ?? null;
      if (filled === null || action === null || isGiven) return;
      setGiven(true);
      const refusal = await sitting.play(action);
      asked.current++;
      setAsking(false);
      setGiven(false);
      if (refusal === null) setDone(done + 1);
      setFilled(refusal === null ? null : { ...filled, refusal });
    },
  };
};
