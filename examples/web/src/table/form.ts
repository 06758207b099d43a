import { type Answers, aboutOf, type Form as CoreForm, onlyAnswer, type Question, type Refusal, type Thing } from 'ludoteca';
import { useEffect, useState } from 'react';
import type { AnyAction } from '../host/catalogue.js';
import type { Host } from '../host/host.js';

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
  readonly filling: Pick<CoreForm<AnyAction>, 'answers' | 'ask' | 'ready' | 'misfit'> | null;
  /** Answers the match moved away from under: they are asked for again. */
  readonly dropped: readonly string[];
  /** Why the rules refused the order once it was given, or the whole form after the match moved on. */
  readonly refusal: Refusal | null;
  begin(type: string): void;
  /** An action that is ready as it stands: the form that leads to it, filled in. */
  take(action: AnyAction): void;
  answer(value: unknown, things: readonly Thing[]): void;
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
  /** The revision of the match it was asked of. */
  readonly at: number;
  readonly type: string;
  readonly form: CoreForm<AnyAction>;
  readonly told: readonly Told[];
  readonly dropped: readonly string[];
  readonly refusal: Refusal | null;
}

/** The question now asked is answered; what does not fit changes nothing but what is said of it. */
const answered = (filled: Filled, value: unknown, things?: readonly Thing[]): Filled => {
  const { ask } = filled.form;
  if (ask === null) return filled;
  const form = filled.form.answer(value);
  if (form.misfit !== null) return { ...filled, form, refusal: null };
  const told = { field: ask.field, value, things: things ?? thingsOf(ask.question, value), byItself: onlyAnswer(ask) !== null };
  return { ...filled, form, told: [...filled.told, told], dropped: [], refusal: null };
};

const ended = (filled: Filled): Filled => {
  const enough = filled.form.ask?.enough ?? null;
  const form = filled.form.enough();
  if (enough === null || form.misfit !== null) return { ...filled, form, refusal: null };
  const told = { field: enough.field, value: enough.answer, things: [], byItself: false };
  return { ...filled, form, told: [...filled.told, told], dropped: [], refusal: null };
};

/** Questions that leave no choice answer themselves. */
const settled = (filled: Filled): Filled => {
  let now = filled;
  for (;;) {
    const only = now.form.ask === null ? null : onlyAnswer(now.form.ask);
    if (only === null) return now;
    const next = { ...answered(now, only.answer), dropped: now.dropped };
    if (next.form.misfit !== null) return now;
    now = next;
  }
};

const begun = (host: Host, at: number, type: string): Filled => ({
  at,
  type,
  form: host.openForm(type),
  told: [],
  dropped: [],
  refusal: null,
});

/** A form filled in with these answers, as far as they lead. */
const filledWith = (filled: Filled, answers: Answers): Filled => {
  let now = filled;
  for (;;) {
    const { ask } = now.form;
    if (ask === null) return now;
    const isGiven = Object.hasOwn(answers, ask.field);
    if (!isGiven && ask.enough === null) return now;
    const next = isGiven ? answered(now, answers[ask.field]) : ended(now);
    if (next.form.misfit !== null) return now;
    now = next;
  }
};

/** The same form asked of the match as it is now; null where nobody had answered anything and there is nothing left to ask. */
const askedAnew = (host: Host, at: number, filled: Filled): Filled | null => {
  const form = host.reask(filled.form);
  if (form.refused !== null && filled.told.every(({ byItself }) => byItself)) return null;
  const told = filled.told.filter(({ field }) => Object.hasOwn(form.answers, field));
  const dropped = filled.told.filter(({ field, byItself }) => !byItself && !Object.hasOwn(form.answers, field)).map(({ field }) => field);
  return settled({ ...filled, at, form, told, dropped, refusal: form.refused });
};

/** A form for whoever sits at the device. When the match moves on it is asked anew, and keeps what still fits. */
export const useForm = (host: Host, revision: number): Form => {
  const [kept, setFilled] = useState<Filled | null>(null);
  const filled = kept === null || kept.at === revision ? kept : askedAnew(host, revision, kept);
  if (filled !== kept) setFilled(filled);

  const isOpen = filled !== null;
  useEffect(() => {
    if (!isOpen) return;
    host.hold(true);
    return () => host.hold(false);
  }, [host, isOpen]);

  const go = (next: (filled: Filled) => Filled): void => {
    if (filled !== null) setFilled(settled(next(filled)));
  };
  return {
    type: filled?.type ?? null,
    told: filled?.told ?? [],
    filling: filled?.form ?? null,
    dropped: filled?.dropped ?? [],
    refusal: filled?.refusal ?? null,
    begin: (type) => setFilled(settled(begun(host, revision, type))),
    take: (action) => setFilled(settled(filledWith(begun(host, revision, action.type), host.answersFor(action) ?? {}))),
    answer: (value, things) => go((now) => answered(now, value, things)),
    enough: () => go(ended),
    reopen: (field) =>
      go((now) => {
        const form = now.form.takeBack(field);
        return { ...now, form, told: now.told.filter((told) => Object.hasOwn(form.answers, told.field)), dropped: [], refusal: null };
      }),
    cancel: () => setFilled(null),
    order() {
      const action = filled?.form.ready ?? null;
      if (filled === null || action === null) return;
      const refusal = host.play(action);
      setFilled(refusal === null ? null : { ...filled, refusal });
    },
  };
};
