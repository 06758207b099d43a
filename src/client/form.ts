import { type FormAfar, formAfar } from '../core/choices/form.js';
import type { E } from '../core/data/fp.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Query } from '../protocol/index.js';
import { tellAll } from './listeners.js';
import { asNext } from './replies.js';

type Ask = (query: Query) => Promise<E.Either<Refusal, unknown>>;

/** The form of an action at a table far away: `openForm` of the core, with promises. `reask` asks the table as it stands now. */
export const formAt = <Action extends object>(ask: Ask, type: string): Promise<FormAfar<Action, Refusal>> =>
  formAfar<Action, Refusal>(async (answers) => asNext<Action>(await ask({ kind: 'form', type, answers })));

/** A form that stays open: what no longer fits after a change at the table is asked anew by itself. */
export interface OpenForm<Action> {
  /** Calls back whenever there is something new; what is given back stops it. */
  subscribe(listener: () => void): () => void;
  /** How far it is filled in: the same object until something changes; null until the first question is there. */
  getSnapshot(): FormAfar<Action, Refusal> | null;
  /** Answers the question that is asked; an answer that does not fit is told in `misfit`. */
  answer(value: unknown): Promise<void>;
  /** Ends a list with what has been put in so far. */
  enough(): Promise<void>;
  /** Takes back an answer, and all that came after it. */
  takeBack(field: string): Promise<void>;
  /** Is not needed any more: nothing is asked anew. */
  close(): void;
}

type Step<Action> = (form: FormAfar<Action, Refusal>) => Promise<FormAfar<Action, Refusal>>;

/** See {@link OpenForm}. What is done to it is done one after the other. */
export class StandingForm<Action extends object> implements OpenForm<Action> {
  readonly #listeners = new Set<() => void>();
  readonly #closed: (form: StandingForm<Action>) => void;
  #form: FormAfar<Action, Refusal> | null = null;
  #turn: Promise<void>;
  #isClosed = false;
  /** Is it to be asked anew already? */
  #isStale = false;

  constructor(ask: Ask, type: string, closed: (form: StandingForm<Action>) => void) {
    this.#closed = closed;
    this.#turn = formAt<Action>(ask, type).then((form) => this.#show(form));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): FormAfar<Action, Refusal> | null => this.#form;

  answer(value: unknown): Promise<void> {
    return this.#then((form) => form.answer(value));
  }

  enough(): Promise<void> {
    return this.#then((form) => form.enough());
  }

  takeBack(field: string): Promise<void> {
    return this.#then((form) => form.takeBack(field));
  }

  close(): void {
    this.#isClosed = true;
    this.#listeners.clear();
    this.#closed(this);
  }

  /** Something has changed at the table. */
  reask(): void {
    if (this.#isStale) return;
    this.#isStale = true;
    void this.#then((form) => {
      this.#isStale = false;
      return form.reask();
    });
  }

  #then(step: Step<Action>): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      if (!this.#isClosed) this.#show(await step(this.#form!)); // whatever is done to it waits for the first question
    });
    return this.#turn;
  }

  #show(form: FormAfar<Action, Refusal>): void {
    if (this.#isClosed) return;
    this.#form = form;
    tellAll(this.#listeners);
  }
}
