import { type Answers, sameData } from 'ludoteca';
import type { Form } from '../table/form.js';
import type { AnyAction } from '../tables/catalogue.js';
import { isAsked } from './course.js';
import type { Deed } from './lesson.js';

/** What a lesson asks for, and the answers that lead to it, once they are known. */
export interface Asked {
  readonly deed: Deed;
  readonly answers: Answers | null;
}

const isFree = ({ free = [] }: Deed, field: string): boolean => free.some((one) => field === one || field.startsWith(`${one}.`));

/** Does this answer lead to what is asked? As long as that is not known, it does. */
const leadsOn = ({ deed, answers }: Asked, field: string, value: unknown): boolean =>
  answers === null || isFree(deed, field) || !Object.hasOwn(answers, field) || sameData(answers[field], value);

/** A form in which only what the lesson asks for is done; whatever else is tried changes nothing, and is told. */
export const guarded = (form: Form, asked: Asked, strayed: () => void): Form => {
  const isWanted = (action: AnyAction | null): boolean => action !== null && isAsked(asked.deed, action);
  const field = form.filling?.ask?.field ?? null;
  const enough = form.filling?.ask?.enough ?? null;
  return {
    ...form,
    begin(type, byItself = false) {
      if (type === asked.deed.action.type) form.begin(type, byItself);
      else if (!byItself) strayed();
    },
    take: (action) => (isWanted(action) ? form.take(action) : strayed()),
    answer: (value, things) => (field === null || leadsOn(asked, field, value) ? form.answer(value, things) : strayed()),
    enough: () => (enough === null || leadsOn(asked, enough.field, enough.answer) ? form.enough() : strayed()),
    order: () => (isWanted(form.filling?.ready ?? null) ? form.order() : strayed()),
  };
};
