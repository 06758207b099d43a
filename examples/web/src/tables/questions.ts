import { type Answers, E, type Forecast, type FormAfar, type OneOfThese, type Page, type Refusal } from 'ludoteca';
import type { AnyAction } from './catalogue.js';
import type { Chair } from './chair.js';

/** What whoever sits at the device asks of the table. Nothing changes by it. */
export class Questions {
  readonly #mine: () => Chair;
  #foreseen: { readonly of: AnyAction; readonly answer: Promise<Forecast | null> } | null = null;

  constructor(mine: () => Chair) {
    this.#mine = mine;
  }

  /** The form of an action. */
  form(type: string): Promise<FormAfar<AnyAction, Refusal>> {
    return this.#mine().store.form(type);
  }

  /** Other answers to the question that is asked after these: the next ones, or those in whose words something occurs. */
  async page(type: string, answers: Answers, page: Pick<Page, 'after' | 'search' | 'language'>): Promise<OneOfThese | null> {
    const step = await this.#mine().store.choices(type, answers, page);
    return E.isRight(step) && step.right.kind === 'ask' && step.right.question.kind === 'one' ? step.right.question : null;
  }

  /** The answers that lead to an action on offer. */
  async answersFor(action: AnyAction): Promise<Answers | null> {
    const answer = await this.#mine().store.answersFor(action);
    return E.isRight(answer) ? answer.right : null;
  }

  /** What may come of an action, as far as its player may know; null if that cannot be said. */
  foresee(action: AnyAction): Promise<Forecast | null> {
    // Hosts foresee one thing at a time: the same is asked for once.
    if (this.#foreseen?.of !== action) {
      const answer = this.#mine()
        .store.foresee(action)
        .then((foreseen) => (E.isRight(foreseen) ? foreseen.right : null));
      this.#foreseen = { of: action, answer };
    }
    return this.#foreseen.answer;
  }
}
