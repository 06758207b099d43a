import { type FormAfar, formAfar, type NextChoice } from '../core/choices/form.js';
import type { E } from '../core/data/fp.js';
import type { Refusal } from '../core/refusals/violation.js';
import type { Query } from '../protocol/index.js';

/** The form of an action at a table far away: `openForm` of the core, with promises. `reask` asks the table as it stands now. */
export const formAt = <Action>(
  ask: (query: Query) => Promise<E.Either<Refusal, unknown>>,
  type: string,
): Promise<FormAfar<Action, Refusal>> =>
  formAfar<Action, Refusal>(async (answers) => (await ask({ kind: 'form', type, answers })) as E.Either<Refusal, NextChoice<Action>>);
