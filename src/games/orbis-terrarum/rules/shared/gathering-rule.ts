import type { Draft } from 'immer';
import { one } from '../../../../core/choices/choices.js';
import type { ActionBase, Choices } from '../../../../core/game/rule.js';
import type { Violations } from '../../../../core/refusals/violation.js';
import type { ClauseId } from '../../clauses.js';
import type { Open, Tell } from '../../queries/state.js';
import type { State } from '../../types/index.js';
import { mine, mineThat, type Order, order } from './order.js';

/** What Nations gather in, such as conferences. */
interface Gathering<Field extends string, One extends { readonly id: string }> {
  /** The parameter that names it. */
  readonly field: Field;
  all(state: State): readonly One[];
  isKnown(state: State, id: string): boolean;
}

/** An action of a Nation in something of this kind. */
export type Within<Field extends string> = ActionBase & { readonly nation: string } & Readonly<Record<Field, string>>;

/** What an author of such an action writes; what it happens in has been found. */
export interface OrderWithin<A extends ActionBase, One> extends Pick<Order<A>, 'type' | 'cites' | 'codec' | 'weight' | 'canonical'> {
  /** Is the action worth listing for this Nation here? */
  fits(where: One, nation: string, state: State): boolean;
  /** Might it be done by this Nation here, where more may be done than is worth listing? */
  might?(where: One, nation: string, state: State): boolean;
  /** How the other parameters may be chosen. */
  readonly choices?: Choices<State, A>;
  /** What of it is worth listing, for the parameters of which that is less. */
  readonly listed?: Choices<State, A>;
  check(state: State, action: A, where: One): Violations<ClauseId>;
  apply(state: Open, action: A, where: Draft<One>, table: Tell): void;
}

/** Orders of a Nation in something that must be known. */
export const ordersWithin =
  <Field extends string, One extends { readonly id: string }>({ field, all, isKnown }: Gathering<Field, One>) =>
  <A extends Within<Field>>({ fits, might = fits, choices, listed, check, apply, ...spec }: OrderWithin<A, One>) => {
    const placeOf = (state: State, action: A): One => all(state).find(({ id }) => id === action[field])!;
    const places =
      (test: typeof fits) =>
      (state: State, _player: string, { nation }: Pick<A, 'nation'>) =>
        one(
          all(state).flatMap((where) => (test(where, nation, state) ? [where.id] : [])),
          field,
        );
    return order<A>({
      ...spec,
      acting: 'nation',
      known: (state, action) => [[field, action[field], isKnown(state, action[field])]],
      choices: {
        nation: mineThat((state, nation) => all(state).some((where) => might(where, nation, state))),
        [field]: places(might),
        ...choices,
      } as unknown as Choices<State, A>,
      listed: { nation: mine, [field]: places(fits), ...listed } as unknown as Choices<State, A>,
      check: (state, action) => check(state, action, placeOf(state, action)),
      apply: (state, action, table) => apply(state, action, placeOf(state as State, action) as Draft<One>, table),
    });
  };
