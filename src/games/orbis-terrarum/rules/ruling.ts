import type { Codec } from '../../../core/codec.js';
import { type ActionBase, type Choices, type Rule, rule } from '../../../core/rule.js';
import { refuse, type Violations } from '../../../core/violation.js';
import type { ClauseId } from '../clauses.js';
import type { Open, Tell } from '../queries.js';
import type { Event, State } from '../types.js';
import { refereeOnly } from './order.js';

/** What an author of a referee's ruling writes. */
export interface Ruling<A extends ActionBase> {
  readonly type: A['type'];
  readonly codec: Codec<A>;
  readonly known?: (state: State, action: A) => readonly (readonly [field: string, id: string, known: boolean])[];
  readonly note?: (action: A) => string | undefined;
  readonly choices?: Choices<State, A>;
  /** The instances worth listing; none unless given. [OT-REF-15] */
  readonly list?: (state: State, player: string) => Iterable<A>;
  check?(state: State, action: A): Violations<ClauseId>;
  apply(state: Open, action: A, table: Tell): void;
}

/** A ruling of the referee: open to nobody else. */
export const ruling = <A extends ActionBase>({
  type,
  codec,
  known,
  note,
  choices,
  list,
  check,
  apply,
}: Ruling<A>): Rule<State, A, Event, ClauseId> =>
  rule<State, A, Event, ClauseId>({
    type,
    codec,
    actors: refereeOnly,
    ...(choices === undefined ? {} : { choices }),
    enumerate: (state, player) => list?.(state, player) ?? [],
    *check(state, action) {
      let clear = true;
      for (const [field, id, isKnown] of known?.(state, action) ?? []) {
        if (isKnown) continue;
        clear = false;
        yield refuse('unknown-id', 'OT-ACT-02', `There is no ${field} ${JSON.stringify(id)}.`, field);
      }
      const text = note?.(action);
      if (text !== undefined && text.length > state.config.noteMaxLength)
        yield refuse('note-too-long', 'OT-ACT-03', `A note has at most ${state.config.noteMaxLength} characters, not ${text.length}.`);
      if (clear && check !== undefined) yield* check(state, action);
    },
    apply,
  });
