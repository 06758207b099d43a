import { type Answers, E, type Forecast, type FormAfar, type OneOfThese, type Page, type Refusal } from 'ludoteca';
import type { AnyAction } from './catalogue.js';
import type { Chair } from './chair.js';
import { Foreseeing } from './foreseeing.js';

/** What whoever sits at the device asks of the table. Nothing changes by it. */
export class Questions {
  readonly #mine: () => Chair;
  readonly #foreseeing: Foreseeing;

  constructor(mine: () => Chair) {
    this.#mine = mine;
    const foresee = async (action: AnyAction): Promise<Forecast | null> => {
      const foreseen = await this.#mine().store.foresee(action);
      return E.isRight(foreseen) ? foreseen.right : null;
    };
    this.#foreseeing = new Foreseeing(foresee, () => this.#mine().picture);
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

  /** What may come of an action, as far as its player may know; null if that cannot be said. What is idly asked waits for what is not. */
  foresee(action: AnyAction, goesFirst = true): Promise<Forecast | null> {
    return this.#foreseeing.foresee(action, goesFirst);
  }
}
