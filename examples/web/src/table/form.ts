import { E, type Question, type Refusal } from 'ludoteca';
import { useEffect, useMemo, useState } from 'react';
import type { AnyAction } from '../host/catalogue.js';
import type { Host } from '../host/host.js';

/** An answer as it was given; what left no choice was answered by itself. */
export interface Told {
  readonly field: string;
  readonly value: unknown;
  readonly byItself: boolean;
}

/** How far a form has come. */
export type Stage =
  | { readonly kind: 'ask'; readonly field: string; readonly question: Question }
  | { readonly kind: 'ready'; readonly action: AnyAction }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

interface Progress {
  readonly told: readonly Told[];
  readonly stage: Stage;
}

interface Given {
  readonly type: string;
  readonly answers: ReadonlyMap<string, unknown>;
}

/** Asks the game question after question, as long as there is an answer; what no longer fits is asked anew. */
const progressOf = (host: Host, { type, answers }: Given): Progress => {
  const told: Told[] = [];
  for (;;) {
    const step = host.ask(type, Object.fromEntries(told.map(({ field, value }) => [field, value])));
    const last = told.at(-1);
    if (E.isLeft(step)) {
      const misfit = last !== undefined && !last.byItself && step.left[0].path === last.field;
      if (!misfit) return { told, stage: { kind: 'refused', refusal: step.left } };
      told.pop();
      return progressOf(host, {
        type,
        answers: new Map(told.filter(({ byItself }) => !byItself).map(({ field, value }) => [field, value])),
      });
    }
    if (step.right.kind === 'done') return { told, stage: { kind: 'ready', action: step.right.action } };
    const { field, question } = step.right;
    if (answers.has(field)) told.push({ field, value: answers.get(field), byItself: false });
    else if (question.kind === 'one' && question.from.length === 1) told.push({ field, value: question.from[0], byItself: true });
    else return { told, stage: { kind: 'ask', field, question } };
  }
};

/** The form of one action, filled step by step; nothing in it knows any game. */
export interface Form {
  /** The type of action being filled in; null while none is. */
  readonly type: string | null;
  readonly told: readonly Told[];
  readonly stage: Stage | null;
  /** Why the rules refused the order, once it was given. */
  readonly refusal: Refusal | null;
  begin(type: string): void;
  /** An action that is ready as it stands. */
  take(action: AnyAction): void;
  answer(value: unknown): void;
  /** Back to a question that was answered. */
  reopen(field: string): void;
  cancel(): void;
  /** Gives the order. */
  order(): void;
}

type Filling = { readonly kind: 'form'; readonly given: Given } | { readonly kind: 'whole'; readonly action: AnyAction };

/** A form for whoever sits at the device. It closes when the match moves on. */
export const useForm = (host: Host, revision: number): Form => {
  const [filling, setFilling] = useState<{ readonly at: number; readonly what: Filling } | null>(null);
  const [refused, setRefused] = useState<{ readonly at: number; readonly refusal: Refusal } | null>(null);
  const what = filling?.at === revision ? filling.what : null;
  const progress = useMemo((): Progress | null => {
    if (what === null) return null;
    return what.kind === 'form' ? progressOf(host, what.given) : { told: [], stage: { kind: 'ready', action: what.action } };
  }, [host, what]);

  const isOpen = what !== null;
  useEffect(() => {
    if (!isOpen) return;
    host.hold(true);
    return () => host.hold(false);
  }, [host, isOpen]);

  const go = (next: Filling | null): void => {
    setRefused(null);
    setFilling(next === null ? null : { at: revision, what: next });
  };
  const given = what?.kind === 'form' ? what.given : null;
  return {
    type: what === null ? null : what.kind === 'form' ? what.given.type : what.action.type,
    told: progress?.told ?? [],
    stage: progress?.stage ?? null,
    refusal: refused?.at === revision ? refused.refusal : null,
    begin: (type) => go({ kind: 'form', given: { type, answers: new Map() } }),
    take: (action) => go({ kind: 'whole', action }),
    answer(value) {
      if (given === null || progress?.stage.kind !== 'ask') return;
      go({ kind: 'form', given: { ...given, answers: new Map([...given.answers, [progress.stage.field, value]]) } });
    },
    reopen(field) {
      if (given === null || progress === null) return;
      const before = progress.told.slice(
        0,
        progress.told.findIndex((answer) => answer.field === field),
      );
      const kept = before.filter(({ byItself }) => !byItself).map(({ field, value }) => [field, value] as const);
      go({ kind: 'form', given: { ...given, answers: new Map(kept) } });
    },
    cancel: () => go(null),
    order() {
      if (progress?.stage.kind !== 'ready') return;
      const refusal = host.play(progress.stage.action);
      if (refusal !== null) setRefused({ at: revision, refusal });
      else go(null);
    },
  };
};
